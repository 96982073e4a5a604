import { isAlphanumeric, isDigit, isLetter, isSpace } from "../text/Characters.ts"
import * as WordSet from "../text/WordSet.ts"
import { listed } from "../text/WordSet.ts"
import type { Document } from "./Document.ts"

/** The words that an item begins with, and their capital is not that of a name. */
const opening = listed`
  No, Not, None, Prior, Previous, Previously, Patient, Patients, Participant, Participants, Subject, Subjects, Must, At least, Greater than,
  More than, Less than, Fewer than, See, Recovered, Concurrent, Has, Have, Able, Willing, Adequate, Measurable, Histologically,
  Cytologically, Recurrence, Evidence, History, Known, Active, Any, Uncontrolled, Pregnant, Signed, Written, Life expectancy, Documented,
  Presence
`

const openers = new RegExp(`(?:${opening.join("|")}) [A-Za-z0-9(]`, "y")

/** "Endocrine therapy:", "Chemotherapy:", "Life expectancy:". */
const label = /[A-Z][a-z]{2,}(?: [a-z]{4,})?:/y

/** Words behind which a capital begins no item: "of Patients", "in Part:". */
const before =
  "a an all and any are as at between both by each for from in is no not of on or our per than that the these this those to under with without " +
  "phase cohort part group arm stage grade step schedule module"

const joining = new RegExp(`\\b(?:${before.replaceAll(" ", "|")}) ?[\\d-]*$`)

/** The mark of an item, which goes on behind it: "either 1) …, or 2) No prior treatment". */
const marking = /(?:^|[\s(])(?:\d{1,2}|[a-z])\)$/

/** So far before a capital the word before it is looked for, in characters. */
const reach = 14

const closing = ")".charCodeAt(0)

/** "T2-4; N0": behind the code of a tumor that of its nodes. */
const nodes = /; N[0-3X]/y

const matches = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at

  return pattern.test(text)
}

/** Whether an item may end with a character that is no mark. */
const mayClose = (code: number): boolean => isAlphanumeric(code) || code === closing

const isCapital = (code: number): boolean => code >= 65 && code <= 90

/** The item of the registry's old layout that points to another part. */
const pointing = "disease characteristics"

const longestWord = 40

/** Whether the word that ends before a place is written small, or is a number or a bracket. */
const isPlainBefore = (text: string, at: number): boolean => {
  let from = at - 1
  while (from > at - longestWord && isAlphanumeric(text.charCodeAt(from))) from--

  return !isCapital(text.charCodeAt(from + 1))
}

/** Whether an item begins behind the space at a place, glued to the one before it without a mark: "… for metastatic disease No prior …". */
const beginsItem = (text: string, folded: string, at: number): boolean => {
  if (!isCapital(text.charCodeAt(at + 1)) || !mayClose(text.charCodeAt(at - 1))) return false
  if (!isPlainBefore(text, at) && !folded.endsWith(pointing, at)) return false
  if (!matches(openers, text, at + 1) && !matches(label, text, at + 1)) return false

  const near = folded.slice(Math.max(0, at - reach), at)

  return !joining.test(near) && !marking.test(near)
}

export interface Sentence {
  readonly start: number
  readonly end: number
}

const widest = 500

const isUpper = (text: string, at: number): boolean => {
  const character = text[at] ?? ""

  return character !== character.toLowerCase()
}

const abbreviations = WordSet.of("vs approx no incl max excl esp cf ca st dr etc fig ver v p")

const longestAbbreviation = 6

/** "e.g", "i.e": of their last letters. */
const dotted: ReadonlyMap<string, string> = new Map([
  ["g", "e."],
  ["e", "i."],
])

/** Whether a full stop ends what is cut short, and no sentence. */
const abbreviated = (folded: string, stop: number): boolean => {
  let from = stop
  while (stop - from < longestAbbreviation && isLetter(folded.charCodeAt(from - 1))) from--
  const word = folded.slice(from, stop)
  const before = dotted.get(word)

  return before === undefined ? abbreviations.has(word) : folded.startsWith(before, from - 2)
}

const roman = /^[IVX]+[A-Ea-e]?\d?\b/

const [semicolon, dot, circle, hyphen, star, fullStop, exclamation, question, space] = [...";•●-*.!? "].map((mark) =>
  mark.charCodeAt(0),
)

/** Whether a hyphen or a star begins the next item of a list that stands in one line. */
const listsAt = (text: string, folded: string, at: number): boolean =>
  isSpace(folded.charCodeAt(at - 1)) &&
  isSpace(folded.charCodeAt(at + 1)) &&
  isUpper(text, at + 2) &&
  !roman.test(text.slice(at + 2, at + 8))

const endsAt = (text: string, folded: string, enclosed: Document["enclosed"], at: number): boolean => {
  const mark = folded.charCodeAt(at)
  if (mark === space) return beginsItem(text, folded, at)
  if (mark === semicolon) return !enclosed().has(at) && !matches(nodes, text, at)
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
  const { enclosed, folded, text } = document
  let start = from
  const earliest = Math.max(segment.start, from - widest)
  while (start > earliest && !endsAt(text, folded, enclosed, start - 1)) start--
  let end = to
  const latest = Math.min(segment.end, to + widest)
  while (end < latest && !endsAt(text, folded, enclosed, end)) end++
  if (end < latest && folded[end] !== ";") end++
  while (start < from && isSpace(folded.charCodeAt(start))) start++
  while (end > to && isSpace(folded.charCodeAt(end - 1))) end--

  return { start, end }
}

/** The sentences of a segment, in order; of very long ones, stretches that overlap. */
export function* within(document: Document, segment: Sentence): Generator<Sentence> {
  const { folded } = document
  for (let at = segment.start; at < segment.end; ) {
    const code = folded.charCodeAt(at)
    if (isSpace(code) || code === semicolon) at++
    else {
      const sentence = around(document, segment, at, at + 1)
      yield sentence
      at = Math.max(at + 1, sentence.end)
    }
  }
}
