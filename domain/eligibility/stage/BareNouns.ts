import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Nearby from "../treatment/Nearby.ts"

/** What may follow a noun that is all that its item names. */
const following = WordSet.of("confined limited beyond outside at . ; , ( or and")

/** "Metastasis to regional nodes or distant organs". */
const farthest = 8

const joints = WordSet.of("or and / ,")

const near = 5

const recurrence = /^(?:recurren|relaps)/

const count = /^(?:[1-9]|10|one|two|three|four|five|six|ten|several)$/

const counted = WordSet.of(
  "radiographic radiographically radiological measurable visible detectable evaluable documented confirmed separate untreated extracranial extra - cranial more or",
)

const nearCount = 5

/** "At least two measurable metastases", as who takes part must have them. */
const isCounted = ({ first, segment, tokens: { words } }: Span): boolean => {
  const at = Nearby.lastOther(words, first, nearCount, counted)

  return segment.side === "inclusion" && count.test(words[at] ?? "")
}

/** Whether a noun is not told of what or where: "Metastasis beyond the pelvis", "recurrence of cancer or metastasis". */
export const isOne = (span: Span): boolean => {
  const { first, last, tokens } = span
  const { words } = tokens
  if (isCounted(span)) return true
  const next = words[last] ?? "."
  if (first === 0)
    return following.has(next) || (next === "to" && words.slice(last, last + farthest).includes("distant"))

  return (
    joints.has(words[first - 1] ?? "") &&
    words.slice(Math.max(0, first - near), first).some((word) => recurrence.test(word))
  )
}

const glance = 60

const countedBefore = /\b(?:[1-9]|10|one|two|three|four|five|six|ten|several)(?: [a-z-]+){1,3}$/

const space = 32

/** Whether a character goes on with a clause: a letter, "," or "/". */
const goesOn = (code: number): boolean => (code >= 97 && code <= 122) || code === 44 || code === 47

/** Whether a glance at the letters before a place leaves it possible, so that its sentence is worth dividing into words. */
export const mayBeOne = (folded: string, start: number): boolean => {
  let at = start - 1
  while (folded.charCodeAt(at) === space) at--
  if (!goesOn(folded.charCodeAt(at))) return true
  const before = folded.slice(Math.max(0, at - glance), at + 1)

  return before.includes("recurren") || before.includes("relaps") || countedBefore.test(before)
}
