import * as Tokens from "./Tokens.ts"
import { shorts } from "./TreatmentAnchors.ts"
import { afterFailure, failures, ofFailed } from "./TreatmentWordings.ts"
import { between, earlier, notBetween, units } from "./vocabulary/TreatmentWords.ts"

/** Words that make a range by themselves, or with neighbours too many to look at here. */
const strong: ReadonlySet<string> = new Set(
  "line lines regimen regimens frontline 1l 2l 3l 4l naive chemonaive untreated pretreated".split(" "),
)

const widest = 20

const wordStart = (folded: string, from: number): number => {
  let at = from
  while (at > 0 && at > from - widest && Tokens.isWord(folded.charCodeAt(at - 1))) at--

  return at
}

const wordEnd = (folded: string, from: number): number => {
  let at = from
  while (at < folded.length && at < from + widest && Tokens.isWord(folded.charCodeAt(at))) at++

  return at
}

const isSpace = (code: number): boolean => code <= 32 || code === 0xa0

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

/** Words that hold none of the stems. */
const others: ReadonlyArray<string> = [...shorts, "earlier", "past"]

/** What "not" stands before: "have not received systemic therapy". */
const given: ReadonlyArray<string> = ["systemic", "chemotherapy", "cytotoxic"]

/** A word by its offsets. */
type Word = readonly [start: number, end: number]

const wordAt = (folded: string, at: number): Word => [wordStart(folded, at), wordEnd(folded, at)]

const everyOf = (folded: string, several: ReadonlyArray<string>): Array<number> => {
  const found: Array<number> = []
  for (const letters of several) {
    for (let at = folded.indexOf(letters); at >= 0; at = folded.indexOf(letters, at + letters.length)) found.push(at)
  }

  return found
}

/** Words that each range of earlier treatment in a text holds one of, in order. `stemmed`: where the stems of its words stand. */
export const of = (folded: string, stemmed: ReadonlyArray<number>): ReadonlyArray<Word> => {
  const found: Array<Word> = []
  for (const at of [...stemmed, ...everyOf(folded, others)]) {
    const word = wordAt(folded, at)
    if (may(folded, word[0], word[1])) found.push(word)
  }
  for (const at of everyOf(folded, given)) if (notBetween.has(before(folded, at))) found.push(wordAt(folded, at))

  return found.sort((one, other) => one[0] - other[0])
}
