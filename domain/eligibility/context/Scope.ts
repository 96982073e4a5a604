import { remembering } from "../../Memo.ts"
import * as WordSet from "../text/WordSet.ts"
import * as CuesAhead from "./CuesAhead.ts"
import * as ScopeEnds from "./ScopeEnds.ts"

type Words = ReadonlyArray<string>

/** What a cue governs while a sentence is read: from `start` on, at its `depth` of brackets; `comma` is the first one in it. */
export interface Scope {
  readonly reach: CuesAhead.Reach
  /** The words of the cue. */
  readonly cue: Words
  readonly depth: number
  readonly start: number
  readonly comma: number
  /** Something ended it within brackets that are deeper than its own: until they close. 0 if nothing did. */
  readonly pausedAt: number
}

/** The scope that a mention stands in, if in any, and at which depth of brackets the mention stands. */
export interface Place {
  readonly scope: Scope | undefined
  readonly depth: number
}

export const opens = (word: string | undefined): boolean => word === "(" || word === "["

export const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** The depth of brackets behind a token. */
export const deeper = (depth: number, word: string): number => depth + (opens(word) ? 1 : closes(word) ? -1 : 0)

/** What follows "other than" without being what is excepted: "causes other than that of …", "other than related to …". */
const pronouns = WordSet.of("that those of with in from related due to caused by")

/** What may stand between a cue and what it governs, as if it were not there. */
const isTransparent = (word: string, { cue, reach }: Scope): boolean =>
  word === ":" || (cue[0] === "other" && pronouns.has(word)) || (reach.status === "negated" && word.endsWith("ly"))

/** Turns that nothing has ended yet may still hold where their scope is over: that is not for us to tell. */
export const lasts = ({ status }: CuesAhead.Reach): boolean => status === "negated" || status === "excepted"

/** "Unless contraindicated, …": what comes before the sentence it belongs to ends with a comma. */
const isAhead = ({ cue, depth, start }: Scope): boolean => cue[0] === "unless" && start === cue.length && depth === 0

const links = WordSet.of("by on via through using per")

/** What things are found by, and what is said of that. */
const tests = WordSet.of(
  "ct mri pet fdg psma ngs pcr rt fish ish ihc sequencing imaging scan scans x ray radiograph radiography ultrasound biopsy cytogenetics " +
    "karyotype karyotyping cytology histology pathology flow cytometry immunohistochemistry testing test tests assay assays blood tissue plasma " +
    "local central locally centrally standard conventional contrast enhanced bone whole body genetic molecular genomic next generation dna rna " +
    "examination exam screening baseline the a an / - ( ) ,",
)

const longestMeans = 9

/**
 * Whether the token at `at` begins what tells by which means something was looked for, with another item of the same list behind it:
 * "no EGFR mutation [by PCR] or ALK rearrangement".
 */
const isOfMeans = (words: Words, at: number): boolean => {
  if (!links.has(words[at] ?? "")) return false
  let next = at + 1
  while (next < at + longestMeans && tests.has(words[next] ?? "")) next++

  return next > at + 1 && (words[next] === "or" || words[next] === "nor")
}

/** Whether a token ends a scope. Before a line's colon the whole line is governed, but no more than the scope. */
const isEnded = (words: Words, at: number, { reach, start }: Scope, isLead: boolean): boolean => {
  if (at >= start + reach.scope && (isLead || !lasts(reach))) return true
  const isRightBehind = isLead || at === start

  return ScopeEnds.isEnd(words, at, isRightBehind ? reach.endedAtOnceBy : reach.endedBy) && !isOfMeans(words, at)
}

/** The scope behind the token at `at`, which stands at a `depth` of brackets; nothing where it is ended. */
const behind = (words: Words, at: number, depth: number, scope: Scope, isLead: boolean): Scope | undefined => {
  const word = words[at] ?? ""
  if (at === scope.start && isTransparent(word, scope)) return { ...scope, start: at + 1 }
  if (depth < scope.depth) return undefined
  const pausedAt = depth < scope.pausedAt ? 0 : scope.pausedAt
  if (word === "," && depth === 0 && isAhead(scope)) return undefined
  if (isEnded(words, at, scope, isLead)) return depth > scope.depth ? { ...scope, pausedAt: depth } : undefined
  const isFirstComma = word === "," && depth === scope.depth && scope.comma < 0

  return isFirstComma || pausedAt !== scope.pausedAt
    ? { ...scope, pausedAt, comma: isFirstComma ? at : scope.comma }
    : scope
}

const opened = (words: Words, { first, last }: CuesAhead.Cue, reach: CuesAhead.Reach, depth: number): Scope => ({
  reach,
  cue: words.slice(first, last),
  depth,
  start: last,
  comma: -1,
  pausedAt: 0,
})

/** What was read of a sentence up to a token. */
interface Reading {
  readonly words: Words
  readonly isLead: boolean
  depth: number
  scope: Scope | undefined
}

/** Reads a token, at which a cue may begin. Whether a cue begins there and counts: it does not where it belongs to the cue before it. */
const read = (reading: Reading, at: number, cue: CuesAhead.Cue | undefined): boolean => {
  const { isLead, scope, words } = reading
  const word = words[at] ?? ""
  const governing = closes(word) && reading.depth === 0 ? undefined : scope
  reading.depth = Math.max(0, deeper(reading.depth, word))
  reading.scope =
    governing === undefined || cue?.means === "goes on"
      ? governing
      : behind(words, at, reading.depth, governing, isLead)

  return cue !== undefined && (reading.scope === undefined || reading.scope.start === governing?.start)
}

/** By token, in which scope a mention stands that begins there, up to the one at `end`. Within a cue no mention begins. */
const placesIn = (
  words: Words,
  cues: ReadonlyArray<CuesAhead.Cue>,
  end: number,
  isLead: boolean,
): ReadonlyArray<Place | undefined> => {
  const places = new Array<Place | undefined>(end + 1)
  const reading: Reading = { words, isLead, depth: 0, scope: undefined }
  const begun = new Map(cues.map((cue) => [cue.first, cue]))
  const here = (): Place => ({ scope: reading.scope, depth: reading.depth })
  for (let at = 0; at < end; at++) {
    places[at] ??= here()
    const cue = begun.get(at)
    if (!read(reading, at, cue) || cue === undefined) continue
    const scope = cue.reach === undefined ? undefined : opened(words, cue, cue.reach, reading.depth)
    // What reaches no farther than the next token governs nothing else, and what was governed before stays so
    if (scope?.reach.scope === 0) places[cue.last] = { scope, depth: reading.depth }
    else if (scope !== undefined) reading.scope = scope
    at = cue.last - 1
  }
  places[end] ??= here()

  return places
}

const ofSentence = remembering((words: Words) => placesIn(words, CuesAhead.of(words), words.length, false))

const free: Place = { scope: undefined, depth: 0 }

/** In which scope a mention stands that begins at a token. */
export const of = (words: Words, mention: number): Place => {
  const cues = CuesAhead.before(words, mention)
  if (cues.length === 0) return free
  const places = cues === CuesAhead.of(words) ? ofSentence(words) : placesIn(words, cues, mention, false)

  return places[mention] ?? places.at(-1) ?? free
}

/** In which scope that stands which a line introduces. */
export const ofLead = (words: Words): Scope | undefined => {
  const cues = CuesAhead.of(words)

  return cues.length === 0 ? undefined : placesIn(words, cues, words.length, true).at(-1)?.scope
}
