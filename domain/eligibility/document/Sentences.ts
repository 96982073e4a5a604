import { isDigit, isSpace } from "../text/Characters.ts"
import type { Document } from "./Document.ts"
import * as GluedItems from "./GluedItems.ts"

/** A sentence by its offsets. */
export interface Sentence {
  readonly start: number
  readonly end: number
}

const widest = 500

const isUpper = (text: string, at: number): boolean => {
  const character = text[at] ?? ""

  return character !== character.toLowerCase()
}

const abbreviations: ReadonlyArray<string> = [
  "e.g",
  "i.e",
  "vs",
  "approx",
  "no",
  "incl",
  "max",
  "excl",
  "esp",
  "cf",
  "ca",
  "st",
  "dr",
  "etc",
  "fig",
  "ver",
  "v",
  "p",
]

const abbreviated = (folded: string, stop: number): boolean =>
  abbreviations.some((short) => folded.endsWith(short, stop) && !/[a-z]/.test(folded[stop - short.length - 1] ?? " "))

const roman = /^[IVX]+[A-D]?\d?\b/

const [semicolon, dot, circle, hyphen, star, fullStop, exclamation, question, space] = [...";•●-*.!? "].map((mark) =>
  mark.charCodeAt(0),
)

/** Whether a sentence may end with the character at a place: none does with a letter, a digit or most of the marks, nor with a space before something small. */
const mayEnd = (text: string, folded: string, at: number): boolean => {
  const code = folded.charCodeAt(at)
  if (code === space) return GluedItems.mayBegin(text, at)

  return code === 46 || code === 59 || code === 45 || code === 42 || code === 33 || code === 63 || code > 127
}

/** Whether a hyphen or a star begins the next item of a list that stands in one line. */
const listsAt = (text: string, folded: string, at: number): boolean =>
  isSpace(folded.charCodeAt(at - 1)) &&
  isSpace(folded.charCodeAt(at + 1)) &&
  isUpper(text, at + 2) &&
  !roman.test(text.slice(at + 2, at + 8))

/** Whether a sentence ends with the character at `at`. */
const endsAt = ({ enclosed, folded, text }: Document, at: number): boolean => {
  const mark = folded.charCodeAt(at)
  if (mark === space) return GluedItems.begins(text, folded, at)
  if (mark === semicolon) return !enclosed().has(at)
  if (mark === dot || mark === circle) return true
  if (mark === hyphen || mark === star) return listsAt(text, folded, at)
  if (mark !== fullStop && mark !== exclamation && mark !== question) return false
  if (!isSpace(folded.charCodeAt(at + 1))) return false
  let next = at + 1
  while (isSpace(folded.charCodeAt(next)) && next < at + widest) next++
  const begins = isUpper(text, next) || isDigit(folded.charCodeAt(next)) || "(-*•“".includes(text[next] ?? "a")

  return begins && !abbreviated(folded, at)
}

/** The sentence around a place, within its segment. Very long ones are cut. */
export const around = (document: Document, segment: Sentence, from: number, to: number): Sentence => {
  const { folded, text } = document
  let start = from
  const earliest = Math.max(segment.start, from - widest)
  while (start > earliest && !(mayEnd(text, folded, start - 1) && endsAt(document, start - 1))) start--
  let end = to
  const latest = Math.min(segment.end, to + widest)
  while (end < latest && !(mayEnd(text, folded, end) && endsAt(document, end))) end++
  if (end < latest && folded[end] !== ";") end++
  while (start < from && isSpace(folded.charCodeAt(start))) start++
  while (end > to && isSpace(folded.charCodeAt(end - 1))) end--

  return { start, end }
}
