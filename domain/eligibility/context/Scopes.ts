import { remembering } from "../../Memo.ts"
import { people } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import { closes, deeper, opens, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./CuesAhead.ts"
import * as CuesAhead from "./CuesAhead.ts"
import * as ListedScope from "./ListedScope.ts"
import * as ScopeEnds from "./ScopeEnds.ts"

/** What a cue governs while a sentence is read: from `start` on, at its `depth` of brackets; `comma` is the first one in it. */
export interface Scope extends ListedScope.Scope {
  readonly depth: number
  readonly comma: number
  /** Something ended it within brackets that are deeper than its own: until they close. 0 if nothing did. */
  readonly pausedAt: number
}

/** The scope that a mention stands in, if in any, and at which depth of brackets the mention stands. */
interface Place {
  readonly scope: Scope | undefined
  readonly depth: number
}

/** What may stand between a cue and what it governs, as if it were not there. */
const isTransparent = (word: string, { reach }: Scope): boolean =>
  word === ":" || (reach.status === "negated" && word.endsWith("ly"))

/** Turns that nothing has ended yet may still hold where their scope is over: that is not for us to tell. */
const lasts = ({ status }: CuesAhead.Reach): boolean => status === "negated" || status === "excepted"

/** "Unless contraindicated, …": what comes before the sentence it belongs to ends with a comma. */
const isAhead = ({ cue: { first, means } }: Scope): boolean => means === "unless" && first === 0

/** Whether a token ends a scope. Before a line's colon the whole line is governed, but no more than the scope. */
const isEnded = (words: Words, at: number, { reach, start }: Scope, isLead: boolean): boolean => {
  if (at >= start + reach.scope && (isLead || !lasts(reach))) return true
  const isRightBehind = isLead || at === start

  return ScopeEnds.isEnd(words, at, isRightBehind ? reach.endedAtOnceBy : reach.endedBy)
}

/** The scope behind the token at `at`, which stands at a `depth` of brackets; nothing where it is ended. */
const behind = (words: Words, at: number, depth: number, scope: Scope, isLead: boolean): Scope | undefined => {
  const word = words[at] ?? ""
  if (at === scope.start && isTransparent(word, scope)) return { ...scope, start: at + 1 }
  if (depth < scope.depth) return undefined
  const pausedAt = depth < scope.pausedAt ? 0 : scope.pausedAt
  if (word === "," && depth === 0 && isAhead(scope)) return undefined
  if (isEnded(words, at, scope, isLead)) return depth > scope.depth ? { ...scope, pausedAt: depth } : undefined
  const comma = word === "," && depth === scope.depth && scope.comma < 0 ? at : scope.comma

  return pausedAt === scope.pausedAt && comma === scope.comma ? scope : { ...scope, pausedAt, comma }
}

/** In which scope what follows the token at `at` stands. `goesOn`: whether that only looks as if it ended one. */
const placeBehind = (words: Words, at: number, place: Place, isLead: boolean, goesOn: boolean): Place => {
  const word = words[at] ?? ""
  const governing = closes(word) && place.depth === 0 ? undefined : place.scope
  const depth = Math.max(0, deeper(place.depth, word))

  return { scope: governing === undefined || goesOn ? governing : behind(words, at, depth, governing, isLead), depth }
}

const free: Place = { scope: undefined, depth: 0 }

/** By token, in which scope a mention stands that begins there, up to the one at `end`. Within a cue no mention begins. */
const placesIn = (
  words: Words,
  cues: ReadonlyArray<CuesAhead.Cue>,
  end: number,
  isLead: boolean,
): ReadonlyArray<Place | undefined> => {
  const places = new Array<Place | undefined>(end + 1)
  const begun = new Map(cues.map((cue) => [cue.first, cue]))
  let here = free
  for (let at = 0; at < end; at++) {
    places[at] ??= here
    const cue = begun.get(at)
    here = placeBehind(words, at, here, isLead, cue?.means === "goes on")
    if (cue === undefined) continue
    const { last, reach } = cue
    at = last - 1
    if (reach === undefined) continue
    const { depth } = here
    const place: Place = { scope: { cue, reach, depth, start: last, comma: -1, pausedAt: 0 }, depth }
    // What reaches no farther than the next token governs nothing else, and what was governed before stays so
    if (reach.scope === 0) places[last] = place
    else here = place
  }
  places[end] ??= here

  return places
}

const ofSentence = remembering((words: Words) => placesIn(words, CuesAhead.of(words), words.length, false))

const placeOf = (words: Words, mention: number): Place => {
  const cues = CuesAhead.before(words, mention)
  if (cues.length === 0) return free
  const places = cues === CuesAhead.of(words) ? ofSentence(words) : placesIn(words, cues, mention, false)

  return places[mention] ?? places.at(-1) ?? free
}

export const of = (words: Words, mention: number): Scope | undefined => placeOf(words, mention).scope

/**
 * Verbs whose object may be there though somebody is unable to do it: "unable to stop anticoagulants", "unable to tolerate
 * chemotherapy"; and words behind which it is not clear what the inability goes on to.
 */
const doubtful = WordSet.of(
  "stop discontinue cease quit refrain abstain avoid limit withhold interrupt suspend forgo tolerate take receive swallow " +
    "correct control or /",
)

/** Whether a comma stands between a cue and a mention that does not belong to a list of both. */
const isCutOff = (words: Words, scope: Scope, mention: number): boolean =>
  scope.comma >= 0 &&
  (scope.reach.status === "negated" || words[scope.cue.first] === "other") &&
  !ListedScope.holds(words, scope, mention)

const denies = (words: Words, { cue, reach }: Scope): boolean =>
  reach.status === "negated" || words[cue.first] === "excluding"

/** An item that begins at the token `from`, behind what is denied, a list of the tokens from `first` to `denied`. */
export interface ItemOfItsOwn {
  readonly from: number
  readonly first: number
  readonly denied: number
}

/**
 * The item of a mention that a comma sets apart from what is denied before it, and that is none of its list: "no brain metastases,
 * [HER2-positive]". Whether it is denied all the same is told by what it says. "No other cancer, breast cancer within 5 years" is a list.
 */
export const itemOfItsOwn = (words: Words, mention: number): ItemOfItsOwn | undefined => {
  const { depth, scope } = placeOf(words, mention)
  if (scope === undefined || scope.comma < 0 || depth !== scope.depth) return undefined
  if (!denies(words, scope) || ListedScope.holds(words, scope, mention)) return undefined
  const from = words.lastIndexOf(",", mention - 1) + 1
  const end = words.indexOf(",", from)
  if (words.slice(from, end < 0 ? words.length : end).includes("within")) return undefined

  return { from, first: scope.start, denied: ListedScope.endOf(words, scope, from) }
}

/** Whether a mention begins right behind a comma that parts it from what is denied before it: "no heart failure, [at least two lines]". */
export const beginsItem = (words: Words, mention: number): boolean => {
  const comma = words[mention - 1] === "and" ? mention - 2 : mention - 1
  const scope = words[comma] === "," ? of(words, mention) : undefined

  return scope !== undefined && scope.comma >= 0 && denies(words, scope)
}

/** Whether a mention stands in brackets that go on with what stands before them: "no metastases (or findings suspicious for [metastases])". */
const isAlternative = (words: Words, mention: number): boolean => words[words.lastIndexOf("(", mention) + 1] === "or"

/** What the cues before a mention of the tokens from `first` to before `last` make of it. */
export const ahead = (words: Words, first: number, last: number): AssertionStatus => {
  const { depth, scope } = placeOf(words, first)
  if (scope === undefined) return "affirmed"
  if (scope.pausedAt > 0) return isAlternative(words, first) ? "uncertain" : "affirmed"
  const { reach, start } = scope
  if (first > start + reach.scope) return "uncertain"
  const isAbbreviation = opens(words[first - 1]) && closes(words[last])
  if (depth - (isAbbreviation ? 1 : 0) > scope.depth) return "uncertain"
  const isDoubtful = reach.status === "incapable" && words.slice(start, first).some((word) => doubtful.has(word))

  return isDoubtful || isCutOff(words, scope, first) ? "uncertain" : reach.status
}

/** For which treatment somebody is told to be unfit: "the following are not considered suitable for intensive chemotherapy" keeps nobody out. */
export const unfitTable = RuleTable.of<"unfit for a treatment">({
  name: "groups who are unfit for a treatment",
  classes: {
    unfit: "unfit unsuitable ineligible inappropriate",
    judging: "considered deemed regarded felt thought judged to be being as a an good appropriate suitable medically",
    fit: "suitable eligible fit appropriate amenable able candidate candidates",
    treatment:
      "chemo~ therap~ immunotherap~ radiotherap~ chemoradiotherap~ transplant~ induction~ surg~ resection~ radiation~ ~ectomy",
    study: "study trial protocol this enrol~ participat~ inclusion entry if who when after because due",
  },
  parts: { treatment: "( !{study}{0,7} {treatment} | !{study}|receive|start{1,7} treatment~ )" },
  rows: [
    telling("unfit for a treatment", [
      ["{unfit} for|to <treatment>", "patients [unfit for intensive chemotherapy]"],
      [
        "not {judging}{0,5} {fit} for|to <treatment>",
        "the following are [not considered suitable for intensive chemotherapy]",
        "not eligible for the study treatment",
        "not eligible to receive treatment",
      ],
    ]),
  ],
})

const introducing = WordSet.of("following criteria any one all either")

const open = WordSet.of("of with for to in by from or and is are was were be been has have had there they who")

/** Whether those who are wanted stand before a cue: "patients with AML, [excluding] APL". */
const narrows = (words: Words, first: number): boolean =>
  words[first] === "excluding" && words.slice(0, first).some((word) => people.has(word))

/**
 * "Relapsed after therapy, unless contraindicated:", "patients without mutations:", "patients with AML, excluding APL:" tell nothing of the
 * list below; "without history of:", "unless there is:" do.
 */
const isComplete = (words: Words, { cue: { first }, start }: Scope): boolean => {
  const clause = words.slice(start)
  const mayBe = words[first] === "unless" || words[first] === "without" || narrows(words, first)
  const last = clause.at(-1)

  return mayBe && last !== undefined && !open.has(last) && !clause.some((word) => introducing.has(word))
}

/** What introduces a list stands as its cue says: the words of a line before its colon. */
export const ofLead = (words: Words): AssertionStatus => {
  const cues = CuesAhead.of(words)
  const scope = cues.length === 0 ? undefined : placesIn(words, cues, words.length, true).at(-1)?.scope
  const isTold = scope !== undefined && unfitTable.find(Runs.ofWords(words)).length > 0

  return scope === undefined || isTold || isComplete(words, scope) ? "affirmed" : scope.reach.status
}
