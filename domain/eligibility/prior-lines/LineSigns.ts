import { isSpace, isWord } from "../text/Characters.ts"
import { stems as anchorStems, short } from "./LineAnchors.ts"
import { between, earlier, notBetween, units } from "./LineLexicon.ts"
import { afterFailure, failures, ofFailed } from "./LineWordings.ts"

/** Words that make a range by themselves, or with neighbours too many to look at here. */
const strong: ReadonlySet<string> = new Set(
  "line lines regimen regimens frontline 1l 2l 3l 4l naive chemonaive untreated pretreated".split(" "),
)

const widest = 20

const wordStart = (folded: string, from: number): number => {
  let at = from
  while (at > 0 && at > from - widest && isWord(folded.charCodeAt(at - 1))) at--

  return at
}

const wordEnd = (folded: string, from: number): number => {
  let at = from
  while (at < folded.length && at < from + widest && isWord(folded.charCodeAt(at))) at++

  return at
}

/** The word or mark before a place. */
const before = (folded: string, from: number): string => {
  let at = from
  while (at > 0 && isSpace(folded.charCodeAt(at - 1))) at--
  const start = wordStart(folded, at)

  return folded.slice(start === at ? at - 1 : start, at)
}

/** Where the word or mark behind a place begins and ends. */
const behind = (folded: string, from: number): readonly [start: number, end: number] => {
  let at = from
  while (at < folded.length && isSpace(folded.charCodeAt(at))) at++
  const end = wordEnd(folded, at)

  return [at, end === at ? at + 1 : end]
}

const isCounted = (word: string): boolean => units.has(word) || between.has(word)

/** Whether the word that begins at a place may be part of a range, judged by the words beside it. */
const may = (folded: string, start: number, end: number): boolean => {
  const word = folded.slice(start, end)
  if (strong.has(word)) return true
  const next = behind(folded, end)
  const follows = folded.slice(...next)
  if (earlier.has(word)) return isCounted(follows) || isCounted(before(folded, start))
  if (word === "previously") return follows === "treated"
  if (word === "never") return notBetween.has(follows)
  if (!failures.has(word)) return false

  return ofFailed.has(afterFailure.has(follows) ? folded.slice(...behind(folded, next[1])) : follows)
}

/** What "not" stands before: "have not received systemic therapy". */
const given: ReadonlyArray<string> = ["systemic", "chemotherapy", "cytotoxic"]

/** Each of the words holds one of these, or is short ("1L"). */
export const stems: ReadonlyArray<string> = [...anchorStems, "earlier", "past", ...given]

/** A word by its offsets. */
type Word = readonly [start: number, end: number]

const isSign = (folded: string, at: number, [start, end]: Word): boolean =>
  may(folded, start, end) ||
  (given.some((letters) => folded.startsWith(letters, at)) && notBetween.has(before(folded, at)))

export interface TreatmentSigns {
  /** Where the stems stand, in order. */
  readonly stemmed: ReadonlyArray<number>
  /** Words that each range of earlier treatment in the text holds one of, in order. */
  readonly signs: ReadonlyArray<Word>
}

/** What shows in a text that it may speak of earlier treatment. `stemmed`: where the stems stand, in order. */
export const of = (folded: string, stemmed: ReadonlyArray<number>): TreatmentSigns => {
  const wordAt = (at: number): Word => [wordStart(folded, at), wordEnd(folded, at)]
  const shorts = Array.from(folded.matchAll(short), ({ index }) => wordAt(index))
  const signs = [
    ...stemmed.map((at) => [at, wordAt(at)] as const).flatMap(([at, word]) => (isSign(folded, at, word) ? [word] : [])),
    ...shorts.filter((word) => may(folded, ...word)),
  ]

  return { stemmed, signs: shorts.length === 0 ? signs : signs.sort((one, other) => one[0] - other[0]) }
}
