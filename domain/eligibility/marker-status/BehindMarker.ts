import * as GluedStates from "../markers/GluedStates.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { allele, variant } from "../markers/VariantNotation.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import { isNumber } from "../text/Tokens.ts"
import * as BehindCues from "./BehindCues.ts"
import * as ChangesBehindMarker from "./ChangesBehindMarker.ts"
import type * as GeneChanges from "./GeneChanges.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { addKind, addState, denies, type Gathered } from "./MarkerStatus.ts"
import { betweenWords, joints, plural, statusWords } from "./MarkerWords.ts"

/** The words behind a marker while they are read from one place to the next. */
interface Walk {
  readonly sentence: MarkerRun.Sentence
  readonly run: ChunkedRun.ChunkedRun<MarkerParts.Part>
  readonly cues: ReadonlyMap<number, { readonly last: number; readonly row: { readonly means: BehindCues.Meaning } }>
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

const does: Readonly<Partial<Record<BehindCues.Meaning, Does>>> = {
  enough: tells("present"),
  "too little": tells("absent"),
  "a letter or sign": (walk, at, last) => {
    const state = stateAt([ChunkedRun.wordAt(walk.run, at)], 0)

    return state === undefined ? undefined : stated(walk, { is: "state", state, isDenied: false }, last)
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

/** Reads what stands at a place, and tells where to go on. */
const step = (walk: Walk, at: number): number => {
  const { isPastAnother, isStated, run, sentence } = walk
  const part = run.chunks[at]?.value
  /** "KRAS mutation without G12C", "(G12C excluded)": a change that is not meant. */
  if (isStated && Introductions.isOfChange(sentence.run, run.tokens[at] ?? 0)) return end
  if (part?.is === "change") return change(walk, part, at)
  const cue = walk.cues.get(at)
  const next = cue === undefined ? undefined : does[cue.row.means]?.(walk, at, cue.last)
  if (next !== undefined) return next
  if (part?.is === "state") return stated(walk, part, at + 1)
  /** "EGFR mutation, which must be L858R": what the alteration is said to be, be the marker named again. */
  const changes = isStated && !isPastAnother ? ChangesBehindMarker.beginning(run, at) : undefined

  return changes ?? (isStated ? behindState(walk, at) : between(walk, at))
}

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

const endsWord = /^[-−](?:$|[\s,;/).\]\\])/

/** "HER2 (-)". */
const inBrackets = /^ ?[([][-−][)\]]/

const plus = /\+\)?[\s,/]{0,2}(?:and )?$/

const disease = /^[-−](?:breast|metastatic|advanced|locally|early|disease|tumou?rs?|mbc|abc)\b/i

/** What a hyphen at the end of the marker's name says: "KRAS-", and behind the sign of another "HR+, HER2-breast cancer". */
const sign = ({ first, last, text, tokens: { ends, starts } }: MarkerRun.Place, gathered: Gathered): void => {
  const nameEnd = ends[last - 1] ?? 0
  const rest = text.slice(nameEnd, nameEnd + 40)
  const start = starts[first] ?? 0
  const isBeforeDisease = disease.test(rest) && plus.test(text.slice(Math.max(0, start - 8), start))
  if ((endsWord.test(rest) && !suspended.test(rest)) || inBrackets.test(rest) || isBeforeDisease) {
    gathered.adjectives.add("absent")
    gathered.isDenied = true
  }
}

/** What is glued to the name of a marker: "BRAFV600E", "EGFRm". */
const glued = (rest: string, walk: Walk, at: number): void => {
  const change = variant(rest) ?? allele(rest)
  if (change !== undefined) walk.gathered.variants.push(change)
  const state = GluedStates.of(rest)
  if (state === undefined) return
  const isAskedFor = [at, at + 1].some((place) => statusWords.has(ChunkedRun.wordAt(walk.run, place)))
  if (isAskedFor) walk.gathered.status = true
  else stated(walk, { is: "state", state, isDenied: false }, at)
}

const farthest = 60

/**
 * Gathers what stands behind a marker, past the others of its list: "KRAS, NRAS or BRAF mutation". `rest`: what is glued to its name;
 * `isNamedByState`: that says what it is.
 */
export const gather = (place: MarkerRun.Place, gathered: Gathered, rest = "", isNamedByState = false): void => {
  sign(place, gathered)
  const run = MarkerParts.around(place)
  const marker = MarkerParts.markerIn(run)
  const to = Math.min(run.to, marker + farthest)
  const cues = new Map(
    BehindCues.table.find({ ...run, from: Math.max(0, marker - 1), to }).map((found) => [found.first, found]),
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
