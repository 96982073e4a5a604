import * as Quantities from "../quantities/Quantities.ts"
import { clauseEnds, negators } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The words that tell of an end. */
export const beginnings: ReadonlyArray<string> = ["completed", "finished"]

const widestPurpose = 5

/** Behind "for testicular cancer", where that stands. */
const behindPurpose = (words: Words, from: number): number => {
  if (words[from] !== "for") return from
  const within = words.slice(from, from + widestPurpose).findIndex((word) => word === "within" || word === "in")

  return within < 0 ? from : from + within
}

const recently: ReadonlySet<string> = new Set(["the", "past", "last", "previous", "prior", "preceding"])

/** Spans after which somebody has long recovered from a treatment: shorter ones may be a wash-out. */
const long: ReadonlySet<string> = new Set(["month", "months", "year", "years"])

/** Behind "within the past two years", "within the past year", "no more than 6 months"; nothing where no such span stands. */
const behindSpan = (words: Words, from: number): number | undefined => {
  let at = words[from] === "within" || words[from] === "in" ? from + 1 : from
  while (recently.has(words[at] ?? "")) at++
  if (at > from && words[at] === "year") return at + 1
  const count = Quantities.at(words, at)
  if (count === undefined || count.high === Number.POSITIVE_INFINITY) return undefined
  const isTold = at > from || count.low === 0

  return isTold && long.has(words[count.last] ?? "") ? count.last + 1 : undefined
}

const nearNot = 5

const farOr = 4

const auxiliaries: ReadonlySet<string> = new Set(["have", "has", "recently"])

/** "(Currently receiving chemotherapy,) or have completed it", "…, or is to begin it": which is one of several ways in. */
const isOneWay = (words: Words, at: number, last: number): boolean => {
  let before = at - 1
  while (auxiliaries.has(words[before] ?? "")) before--

  return words[before] === "or" || words[before] === "," || words.slice(last, last + farOr).includes("or")
}

/** "Completed chemotherapy within the past two years", of a patient who had it and is not to have had it long ago. */
export const byEnd = (words: Words, at: number): Claim | undefined => {
  const treatment = TreatmentPhrase.at(words, at + 1)
  if (treatment?.kind !== "any" || !treatment.isSystemic) return undefined
  const { last } = treatment
  const isNot = Nearby.before(words, at, nearNot).some((word) => negators.has(word))
  if (isNot || TreatmentPurpose.at(words, last) !== undefined) return undefined
  const end = behindSpan(words, behindPurpose(words, last))
  if (end === undefined || words.slice(last, end).some((word) => clauseEnds.has(word))) return undefined
  const claim = failedWith(at, end)

  return isOneWay(words, at, end) ? { ...claim, beyond: "silent" } : claim
}
