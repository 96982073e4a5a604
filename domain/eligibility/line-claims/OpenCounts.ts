import { parts, permissions } from "../classes/Participants.ts"
import { earlier, grouping, sentenceEnds } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, having, unbounded } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The words that begin what sets no bound. */
export const beginnings: ReadonlyArray<string> = ["any", "all", "unlimited", "regardless", "irrespective", "no"]

const limits: ReadonlySet<string> = new Set([
  "limit",
  "minimum",
  "cap",
  "limits",
  "maximum",
  "limitation",
  "limitations",
  "restriction",
  "restrictions",
])

const nearLimit = 5

const nearPermission = 16

const nearMay = 4

/** "Any line of prior treatment is permitted", "all lines are allowed". */
const isAnyLine = (words: Words, at: number): boolean =>
  (words[at] === "any" || words[at] === "all") &&
  (words[at + 1] === "line" || words[at + 1] === "lines") &&
  (words.slice(at, at + nearPermission).some((word) => permissions.has(word)) ||
    Nearby.before(words, at, nearMay).includes("may"))

const farNumber = 14

const isRegardlessOf = (words: Words, at: number): boolean =>
  (words[at] === "regardless" || words[at] === "irrespective") && words[at + 1] === "of"

/** How far behind "regardless of" the number of something is told, which may be the last of several: "of histology, stage or number of lines". */
const behindRegardless = (words: Words, at: number): number => {
  if (!isRegardlessOf(words, at)) return -1
  const told = words.slice(at + 2, at + 2 + farNumber)
  const number = told.indexOf("number")
  const isTold = number >= 0 && !told.slice(0, number).some((word) => sentenceEnds.has(word))

  return isTold ? number + 2 : -1
}

/** "Regardless of the number of prior lines", "regardless of earlier lines". */
const isRegardless = (words: Words, at: number): boolean =>
  behindRegardless(words, at) > 0 || (isRegardlessOf(words, at) && earlier.has(words[at + 2] ?? ""))

/** Whether words begin there that set no bound: "any number of", "no limit on", "no upper limit for". */
const isOpening = (words: Words, at: number): boolean =>
  ((words[at] === "any" || words[at] === "all") && words[at + 1] === "number") ||
  isAnyLine(words, at) ||
  words[at] === "unlimited" ||
  isRegardless(words, at) ||
  (words[at] === "no" && words.slice(at + 1, at + nearLimit).some((word) => limits.has(word)))

/** "No minimum number", "any number, including none": none is meant as well. */
const tellsNone = (words: Words, at: number, last: number): boolean =>
  /^minim(?:um|al)$/.test(words[at + 1] ?? "") || /^(?:none|zero|0)$/.test(words[behindIncluding(words, last)] ?? "")

/** Behind ", including". */
const behindIncluding = (words: Words, last: number): number => {
  const at = words[last] === "," || words[last] === "(" ? last + 1 : last

  return words[at] === "including" ? at + 1 : -1
}

const nearCounted = 16

const linking: ReadonlySet<string> = new Set(["for", "in", "("])

/** Whether earlier lines were counted before a place. */
const isBehindCounted = (words: Words, at: number): boolean =>
  Nearby.hasBefore(words, at, nearCounted, earlier) && Nearby.hasBefore(words, at, nearCounted, grouping)

/** How many words "no limit" or "any number" has from a place on, which count nothing by themselves; 0 where something else stands. */
const lengthOfBare = (words: Words, at: number): number => {
  if (words[at] === "any") return words[at + 1] === "number" ? 2 : 0
  if (words[at] !== "no") return 0

  return words.slice(at + 1, at + nearLimit).findIndex((word) => limits.has(word)) + 2
}

/** "No limit for Part B", "any number (Cohort 2)": of what was counted for another part. */
export const ofPart = (words: Words, at: number): Claim | undefined => {
  const length = lengthOfBare(words, at)
  const link = at + length
  const isOfSome = length > 1 && linking.has(words[link] ?? "") && parts.has(words[link + 1] ?? "")

  return isOfSome ? { ...having(0, unbounded, at, link + 2), beyond: "silent" } : undefined
}

/** "(One prior line for Part A), no limit for Part B". */
const byLabel = (words: Words, at: number): Claim | undefined =>
  isBehindCounted(words, at) ? ofPart(words, at) : undefined

const nearTreatment = 8

/** "Any number of prior lines", "no limit on the number of prior lines", "one prior line for Part A, no limit for Part B". */
export const byOpening = (words: Words, at: number): Claim | undefined => {
  if (!isOpening(words, at)) return undefined
  const opening = Math.max(at, at + behindRegardless(words, at))
  for (let from = opening + 1; from < opening + nearTreatment; from++) {
    const treatment = TreatmentPhrase.at(words, from)
    if (treatment?.isPrior === true || treatment?.isGrouped === true)
      return {
        ...having(0, unbounded, at, treatment.last),
        exact: tellsNone(words, at, treatment.last),
        beyond: "silent",
      }
  }

  return byLabel(words, at)
}
