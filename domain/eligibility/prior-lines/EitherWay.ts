import type { Claim } from "../line-claims/Claim.ts"
import * as Untreated from "../line-claims/Untreated.ts"
import { earlier, lacking, otherwise as notHad, sentenceEnds } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as NotHad from "./NotHad.ts"
import * as Unwilling from "./Unwilling.ts"
import * as WhereFit from "./WhereFit.ts"

type Words = ReadonlyArray<string>

const nearBehind = 16

/** The same with what stands in brackets. */
const farBehind = 36

/** So far before an "or" another way in is looked for. */
const farFitness = 14

const duties: ReadonlySet<string> = new Set(["be", "are", "must", "have", "has", "should"])

/** "And be refractory or ineligible": what is asked for besides it. */
const isBesides = (words: Words, at: number): boolean => words[at] === "and" && duties.has(words[at + 1] ?? "")

/** "…, are not candidates for it, or …": an item of a list that an "or" ends. */
const isListedRefusal = (words: Words, at: number): boolean =>
  words[at] === "," && (NotHad.isRefusal(words, at + 1) || NotHad.isMissing(words, at + 1)) && words.includes("or", at)

/** "Unless there was a contraindication", "unless not a candidate for it". */
const isUnlessUnfit = (words: Words, at: number): boolean => words[at] === "unless" && NotHad.isUnfit(words, at)

const farThose = 40

/** "Progressed on it …, or those who have refused it". */
const isOrThoseRefusing = (words: Words, last: number): boolean =>
  Nearby.hasOrBehind(words, last, farThose, NotHad.isOfThoseRefusing)

/** "Refractory to it, or the subject is ineligible": it is not they who may not take part. */
export const isOrIneligible = (words: Words, { last }: Claim): boolean => {
  for (let at = last; at < words.length && at < last + farThose; at++)
    if (words[at] === "or" && NotHad.isSubjectRefusing(words, at + 1)) return true

  return false
}

/** Behind an "or", and the comma that may follow it: "or, in the investigator's opinion, …". */
const behindOr = (words: Words, at: number): number => (words[at + 1] === "," ? at + 2 : at + 1)

const isAlternative = (words: Words, at: number): boolean =>
  (words[at] === "or" && words[at - 1] !== "with" && NotHad.isOtherwise(words, behindOr(words, at))) ||
  isListedRefusal(words, at) ||
  isUnlessUnfit(words, at)

/** Where another way in may be told behind a place, up to the end of the sentence; what stands in brackets is not counted. */
const placesBehind = (words: Words, last: number): ReadonlyArray<number> => {
  const places: Array<number> = []
  let depth = 0
  for (let at = last, seen = 0; at < words.length && at < last + farBehind && seen < nearBehind; at++) {
    if (words[at] === "(") depth++
    if (words[at] === ")") depth--
    if (depth <= 0) seen++
    if (depth <= 0 && sentenceEnds.has(words[at] ?? "")) break
    if (depth <= 0 || at < last + nearBehind) places.push(at)
  }

  return places
}

/** "Progressed, or for whom there is no standard therapy". */
const isOrOtherwise = (words: Words, last: number): boolean => {
  for (const at of placesBehind(words, last)) {
    if (isBesides(words, at)) return false
    if (isAlternative(words, at)) return true
  }

  return false
}

const nearBefore = 8

/** "No previous use of it or progression on it". */
const isNoneBefore = (words: Words, or: number): boolean => {
  const no = Nearby.lastBefore(words, or, nearBefore, (word) => word === "no")

  return no >= 0 && earlier.has(words[no + 1] ?? "")
}

/** "Inhibitor-naive, or progressed on an inhibitor"; "treatment-naive", which tells that there was nothing, is read for itself. */
const isNaiveBefore = (words: Words, or: number): boolean => {
  const naive = Nearby.lastBefore(words, or, nearBefore, (word) => word === "naive")

  return naive > 0 && !Untreated.isNaive(words, naive)
}

const helpful: ReadonlySet<string> = new Set(
  "standard effective established approved available curative alternative further satisfactory acceptable".split(" "),
)

const nearHelpful = 4

/** "There is no standard therapy, or it failed". */
const isMissingBefore = (words: Words, or: number): boolean => {
  const at = Nearby.lastBefore(words, or, farFitness, (word) => lacking.has(word))

  return at >= 0 && words.slice(at + 1, at + 1 + nearHelpful).some((word) => helpful.has(word))
}

/** "Ineligible for standard therapy or progressed". */
const isOtherwiseOr = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearBefore; at--) {
    const word = words[at] ?? ""
    if (sentenceEnds.has(word) || word === ")") return false
    if (word === "or")
      return (
        NotHad.isFitness(words, at - farFitness, at) ||
        isNoneBefore(words, at) ||
        isNaiveBefore(words, at) ||
        isMissingBefore(words, at) ||
        isUnwillingBefore(words, at)
      )
  }

  return false
}

/** "Unwilling to receive standard therapy, or progressed on it". */
const isUnwillingBefore = (words: Words, or: number): boolean => {
  for (let at = Math.max(0, or - farFitness); at < or; at++) if (Unwilling.isAt(words, at)) return true

  return false
}

/** "No standard therapy, or failure of it": what the "no" does not reach. */
export const isBehindMissing = (words: Words, { first, oneWay }: Claim): boolean => {
  const or = Nearby.lastBefore(words, first, nearBefore, (word) => word === "or")

  return oneWay && or >= 0 && (isMissingBefore(words, or) || isUnwillingBefore(words, or))
}

/** "Failed or refused standard therapies". */
const isWithin = (words: Words, first: number, last: number): boolean => {
  const told = words.slice(first, last)

  return told.includes("or") && told.some((word) => notHad.has(word))
}

/** Whether something else than treatment is enough as well. */
export const isAt = (words: Words, { first, last }: Claim): boolean =>
  isOrOtherwise(words, last) ||
  WhereFit.isBehind(words, last) ||
  isOrThoseRefusing(words, last) ||
  isOtherwiseOr(words, first) ||
  isWithin(words, first, last)
