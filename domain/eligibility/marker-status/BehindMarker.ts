import { antibodyWords } from "../markers/Autoantibodies.ts"
import { gluedState, stateAt } from "../markers/StatusLexicon.ts"
import { allele, variant } from "../markers/VariantNotation.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as ChangesBehindMarker from "./ChangesBehindMarker.ts"
import type * as GeneChanges from "./GeneChanges.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { addKind, addState, denies, type Gathered } from "./MarkerStatus.ts"
import { answering, betweenWords, further, joints, leastStained, methods, plural, statusWords } from "./MarkerWords.ts"

/**
 * What words behind a marker tell of it besides its states and changes: what was found, that it is only looked for, that a state is denied, what the
 * result is of what a noun tells, what is passed over, and where what is said of this marker ends, be it only if its state is told before that or is not.
 */
export const table = RuleTable.of({
  name: "cues behind markers",
  over: MarkerParts.level,
  classes: {
    least: leastStained,
    bound: "cut cutoff threshold",
    status: statusWords,
    method: methods,
    by: "by via per through using",
    /** What behind a status only asks for it: "MSI-H status is known". */
    asking:
      "is are was must should will to known unknown available required confirmation test tests testing assessment determination evaluation " +
      "analysis result results and",
    barred: "excluded ineligible not no",
    being: "is are was were be has have been",
    negation: "not non no without",
    further,
    linking: ": - is was of must be",
    answering,
    modal: "will to shall can could must should",
    sought: "assessed tested evaluated determined measured analysed analyzed explored examined",
    joint: joints,
    joining: new Set([...joints, "-", "(", ")"]),
    ofAlteration: "activating inactivating pathogenic deleterious gene",
    digits: isNumber,
    known: "known available documented determined reported assessed provided recorded",
    antibody: antibodyWords,
    operand: (word) => /^(?!(?:and|or|but|plus)$)[a-z0-9]/.test(word),
    lesion: "metastasis metastases metastatic disease recurrence recurrent cancer lesion lesions",
    virus: "hiv hbv hcv plasma",
    /** What an adjective that begins the next item is said of, and is no marker. */
    thing:
      "pregnancy serum urine blood organ organs bone marrow liver hepatic renal kidney cardiac hematologic haematologic hematopoietic coagulation " +
      "margin margins node nodes lymph grade risk histology cognition cognitive performance hiv hbv hcv hepatitis covid",
    end: ", ; / ) .",
    disease: "breast metastatic advanced locally early disease tumor tumors tumour tumours mbc abc",
    circumstance: "with after prior progress progression progressed",
    aimed: "directed targeted targeting blocking",
    letters: (word) => /^[a-z]/.test(word),
    stop: "; . : ,",
  },
  rows: [
    telling("enough", [
      ["≥|>", "@marker of [≥] 50 %"],
      ["no|not be? ( less|lower|fewer than | below|under|< ) {least} %", "@marker must [not be below 10 %]"],
      [
        "copy number|numbers of? [ ( at least {digits} | {digits} or more|greater|higher ) ]",
        "@marker copy number of [5 or more]",
      ],
      ["[ above ] ...3 {bound}", "@marker [above] the cut-off"],
      ["@marker.depleted _{0,40} [ <|≤|below|under ]", "@marker.depleted [<] 600 pg/mL"],
    ]),
    telling("too little", [
      ["<|≤ {least} %", "@marker of [< 1 %]", "@marker < 50 %"],
      [
        "of|in? ( less|lower|fewer than | below|under ) {least} %",
        "@marker expression [of less than 1 %]",
        "@marker below 50 %",
      ],
    ]),
    telling("passed", [
      ["@change.named [ in|of|at @change.place ]", "@change.named [in @change.place]"],
      ["p .", "@marker [p.]@change"],
      ['"^"', "@marker[^]@change"],
      ["[ + ] {operand}|@name|@change|@state", "@marker [+] @name"],
      ["_ [ &+ ]", "@marker 2+)"],
      ["[ {being} ] not {being}? @state.adjective", "@state.noun [have] not been @state.adjective"],
      ["{joining} [ {ofAlteration}{1,3} ]", "@state.noun or [activating] @state.noun"],
      ["{joining} [ ihc ] @grade.faint", "@state.adjective or [IHC] @grade.faint"],
      ["{joining} [ {digits} ] @change", "@change or [21] @change"],
      [
        "[ level|levels ] of? ( ≥|>|≤|<|above|over | at least | more|greater|higher than ) {digits}",
        "@marker @state.noun [level] of at least 1 %",
      ],
      ["not [ {being} ] @state.adjective", "not [been] @state.adjective"],
    ]),
    telling("a letter or sign", [
      ["@marker - [ h|l|m ]", "@marker-[h]"],
      ["+", "@marker [+] or"],
      ['"(" [ + ]', "@marker ([+])"],
      ['@marker|@name|{antibody} ")"? [ &+ ]', "@marker/@name+ tumor"],
    ]),
    telling("a minus", [
      ["@marker [ &- ]", "@marker-"],
      ['@marker|@name ")"? [ &- ] {end}', "(@marker)-, @name"],
      ['@marker [ "(" &- &")" ]', "@marker [(-)]"],
      ['"+" ")"? ,|/? and? @marker [ &- ] &{disease}', "HR+, @marker-breast cancer", "@marker-breast cancer"],
    ]),
    telling("nothing", [
      ["@marker [ &- ] &_", "@marker-positive"],
      [
        "@marker [ &- ] or|and ( / or )? _ &_{0,4} &- &{letters}|@state|@name|@change",
        "@marker- or @name-@state.adjective",
      ],
      [
        "@marker [ &- ] ( , _ &- ){0,4} ,? or !{circumstance}|{stop} !{stop}{0,14} - {aimed}",
        "@marker-, PDL1- or CTLA-4-directed",
        "@marker- or after CD19-directed",
      ],
    ]),
    telling("result", [
      ["@state.noun [ {status} {linking}* @state.opposite ]", "@marker @state.noun [status: @state.opposite]"],
      [
        '@state.noun [ "("|{answering}? ( must|should|shall | has|have|need|needs|required to ) be @state.adjective ]',
        "@state.noun [(must be @state.adjective])",
      ],
      ["@state.noun [ {answering} @state.adjective ]", "@state.noun [were @state.adjective]"],
    ]),
    telling("negated", [["{negation}", "@marker [without] @state"]]),
    telling("only asked for", [
      ["@state.carrier {status}", "@marker [@state.carrier status]"],
      ["@state.noun [ {status} ]", "@marker @state.noun [status]"],
      ['@state.noun [ "(" ] _{1,3} ")" {status}', "@state.noun [(]@name) status"],
      ["@state.noun [ {modal} ] be _? {sought}", "@state.noun [will] be assessed"],
      [
        "@state.noun [ {joint} ] !.|:|;|{status}{0,6} {status} ...3 {known}",
        "@state.noun [and] the phenotype's status must be available",
      ],
    ]),
    telling("looked for", [
      ["{status}", "@marker gene [status]"],
      ["@change [ {method} ]", "@marker @change [immunohistochemistry]"],
      ["known @marker [ @state.noun.expression ]", "known @marker [@state.noun.expression]"],
    ]),
    telling("told by its name", [
      ["{joint} [ unknown ]", "@marker or [unknown]"],
      ["[ genotype ] ( !{asking} | $ )", "@marker [genotype]"],
      ["@marker [ status ] ( !{asking} | $ )", "@marker [status]", "@marker status is known"],
    ]),
    telling("of all", [
      ["[ @change.place ] @state.noun{0,4} @state.noun.plural", "@marker or @name [@change.place] @state.noun.plural"],
    ]),
    telling("passed before a state", [["that|which is|are|was|were", "a scan [that is] @state"]]),
    telling("the end", [
      ["@marker - @name [ &+ ]", "@marker-@name+ disease"],
      ['"(" @state.copies ...3 {barred}', "@state.carrier [(@state.copies are excluded])"],
      ["@marker.depleted _{0,40} [ >|≥|above|over ]", "@marker.depleted [>] 600 pg/mL"],
      [
        "[ @grade.faint ] ...13 fish|ish ...1 @state.adjective.present|+",
        "[@grade.faint] or 2+ with a positive FISH, @state.adjective.present",
      ],
      ["[ @state.adjective ] {virus}? viral|virus load|loads", "[@state.adjective] viral load"],
      ["[ @state.adjective ] for ...2 {lesion}", "[@state.adjective] for metastatic disease"],
      [
        "{joint} {being}? [ @state.adjective ] ( _? for @name|@change | ( @state.noun of )? @name )",
        "or be [@state.adjective] for @name",
      ],
      ["{joint} [ {negation} ] ( co -? @state.noun of )? @name", "@marker with or [without] co-@state.noun of @name"],
      ["[ {negation} ] any? {further}", "@marker [without] any other"],
    ]),
    telling("the end before a state", [
      ["@marker ..30 {by} _{0,5} [ {status} ]", "@marker by genomic [testing]"],
      ["!@state.noun {joint} {being}? [ @state.opposite ] @name", "@state.adjective or [@state.opposite] @name"],
    ]),
    telling("the end behind a state", [
      ['{joint}|"(" [ @state.adjective ] -? {thing}', "@state.noun, [@state.adjective] pregnancy test"],
      ['{joint}|"(" [ @state.stable ]', "@state.noun, [@state.stable] disease"],
      [
        "@state . ..4 @state.noun [ {modal} ] be _? {sought}",
        "@marker @state.noun. @name.again @state.noun [must] be determined",
      ],
    ]),
  ],
})

type Meaning = (typeof table.rows)[number]["means"]

/** The words behind a marker while they are read from one place to the next. */
interface Walk {
  readonly sentence: MarkerRun.Sentence
  readonly run: MarkerParts.Reading
  readonly cues: ReadonlyMap<number, { readonly last: number; readonly row: { readonly means: Meaning } }>
  readonly gathered: Gathered
  /** The marker's name holds its state: "MSI-H". What is said of another one behind it is not said of it. */
  readonly isNamedByState: boolean
  /** The next state is said not to be. */
  isNegated: boolean
  /** A state was found: what is not joined to it is no longer the marker's. */
  isStated: boolean
  /** Another marker stands between: its changes are its own. */
  isPastAnother: boolean
  /** So do changes of it: only a plural behind them speaks of both. */
  isPastChange: boolean
}

const end = Number.POSITIVE_INFINITY

/** Takes up the changes that are named at a place, but for those of another marker. A plural behind their place speaks of all markers before it: "EGFR or HER2 exon 20 insertions". */
const change = (walk: Walk, { changes, kind }: GeneChanges.Change, at: number): number => {
  if (walk.isPastAnother && walk.cues.get(at)?.row.means !== "of all") walk.isPastChange = true
  else {
    walk.gathered.variants.push(...changes)
    if (kind !== undefined) addKind(walk.gathered, { kind })
  }

  return at + 1
}

/** Takes up a state, and goes on behind it. "MSI-H, HER2 negative", "KRAS G12V or KRAS wild-type": the adjective of another marker, or of one without the change that is told, ends what is said. */
const stated = (walk: Walk, { isDenied, state }: MarkerParts.State, behind: number): number => {
  const { gathered, isNamedByState, isPastAnother, isPastChange } = walk
  const isWithout = gathered.variants.length > 0 && state.claim === "absent" && !denies(state)
  if (!state.noun && isPastAnother && (isNamedByState || isWithout)) return end
  /** Behind the noun of another's change only its list goes on: "ALK, MET exon 14 skipping [or BRAF alterations]". */
  if (isPastChange && !plural.test(state.words[0] ?? ""))
    return state.noun && joints.has(ChunkedRun.wordAt(walk.run, behind)) ? behind : end
  addState(gathered, state, walk.isNegated || isDenied)
  walk.isNegated = false
  walk.isStated = true

  return behind
}

/** What a cue at a place does, which ends before another: where to go on, or nothing where the place is to be read as if there were none. */
type Does = (walk: Walk, at: number, last: number) => number | undefined

const tells =
  (claim: "present" | "absent"): Does =>
  ({ gathered }) => {
    gathered.adjectives.add(claim)

    return end
  }

const looksFor: Does = (walk, _, last) => {
  if (walk.isStated) return undefined
  walk.gathered.status = true

  return last
}

/** A dash of another kind sets words apart. */
const hyphen = /^[([]?[-−]/

const does: Readonly<Partial<Record<Meaning, Does>>> = {
  enough: tells("present"),
  "too little": ({ gathered: { adjectives } }) => {
    // "ER-positive in < 10 %"
    adjectives.add(adjectives.delete("present") ? "low" : "absent")

    return end
  },
  "a letter or sign": (walk, at, last) => {
    const state = stateAt([ChunkedRun.wordAt(walk.run, at)], 0)

    return state === undefined ? undefined : stated(walk, { is: "state", state, isDenied: false }, last)
  },
  "a minus": (walk, at, last) => {
    const { gathered, run, sentence } = walk
    if (!hyphen.test(sentence.text.slice(sentence.tokens.starts[run.tokens[at] ?? 0]))) return undefined
    gathered.adjectives.add("absent")
    gathered.isDenied = true
    walk.isStated = true

    return last
  },
  result: ({ gathered, run }, _, last) => {
    const result = MarkerParts.stateIn(run, last - 1)
    if (result === undefined || result.words[0] === "absent") return undefined
    addState(gathered, result, false)

    return last
  },
  negated: (walk, _, last) => {
    walk.isNegated = true

    return last
  },
  "only asked for": ({ gathered, run }, at, last) => {
    gathered.status = true

    return run.chunks[at] === undefined ? undefined : last
  },
  "looked for": looksFor,
  "told by its name": (walk, at, last) => (walk.isNamedByState && !walk.isStated ? end : looksFor(walk, at, last)),
  passed: (_walk, _at, last) => last,
  "passed before a state": ({ isStated }, _, last) => (isStated ? undefined : last),
  "the end": () => end,
  "the end before a state": ({ isStated }) => (isStated ? undefined : end),
  "the end behind a state": ({ isStated }) => (isStated ? end : undefined),
}

/** Behind a state only what is joined to it goes on: "mutation, amplification or fusion". */
const behindState = ({ gathered, run }: Walk, at: number): number => {
  const word = ChunkedRun.wordAt(run, at)
  if (word === "unknown") gathered.status = true

  return word !== ";" && (joints.has(word) || /^[-()]$/.test(word)) ? at + 1 : end
}

/** What stands between a marker and its state: the others of its list, and words that tell nothing. */
const between = (walk: Walk, at: number): number => {
  const word = ChunkedRun.wordAt(walk.run, at)
  const isName = MarkerParts.isName(walk.run, at)
  if (isName) walk.isPastAnother = true
  const isPassed =
    isName || word === ")" || betweenWords.has(word) || isNumber(word) || (word !== ";" && joints.has(word))

  return isPassed ? at + 1 : end
}

const step = (walk: Walk, at: number): number => {
  const { isPastAnother, isStated, run, sentence } = walk
  const part = run.chunks[at]?.value
  /** "KRAS mutation without G12C", "(G12C excluded)": a change that is not meant. */
  const taken = Introductions.changeTakenAt(sentence.run, run.tokens[at] ?? 0)
  if (taken === "changes kept out" || (isStated && taken !== undefined)) return end
  if (part?.is === "change") return change(walk, part, at)
  const cue = walk.cues.get(at)
  const next = cue === undefined ? undefined : does[cue.row.means]?.(walk, at, cue.last)
  if (next !== undefined) return next
  if (part?.is === "state") return stated(walk, part, at + 1)
  /** "EGFR mutation, which must be L858R": what the alteration is said to be, be the marker named again. */
  const changes = isStated && !isPastAnother ? ChangesBehindMarker.beginning(run, at) : undefined

  return changes ?? (isStated ? behindState(walk, at) : between(walk, at))
}

/** What is glued to the name of a marker: "BRAFV600E", "EGFRm". */
const glued = (rest: string, walk: Walk, at: number): void => {
  const change = variant(rest) ?? allele(rest)
  if (change !== undefined) walk.gathered.variants.push(change)
  const state = gluedState(rest)
  if (state === undefined) return
  const isAskedFor = [at, at + 1].some((place) => statusWords.has(ChunkedRun.wordAt(walk.run, place)))
  if (isAskedFor) walk.gathered.status = true
  else stated(walk, { is: "state", state, isDenied: false }, at)
}

const farthest = 60

/** Before a marker the sign of another may stand, "HR+, HER2-breast cancer". */
const nearBefore = 5

/**
 * Gathers what stands behind a marker, past the others of its list: "KRAS, NRAS or BRAF mutation". `rest`: what is glued to its name;
 * `isNamedByState`: that says what it is.
 */
export const gather = (place: MarkerRun.Place, gathered: Gathered, rest = "", isNamedByState = false): void => {
  const run = MarkerParts.around(place)
  const marker = MarkerParts.markerIn(run)
  const to = Math.min(run.to, marker + farthest)
  const cues = new Map(
    table.find({ ...run, from: Math.max(0, marker - nearBefore), to }).map((found) => [found.first, found]),
  )
  const walk: Walk = {
    sentence: place,
    run,
    cues,
    gathered,
    isNamedByState,
    isNegated: false,
    isStated: false,
    isPastAnother: false,
    isPastChange: false,
  }
  glued(rest, walk, marker + 1)
  for (let at = marker + 1; at < to; ) at = step(walk, at)
}
