import type { Claim } from "./Claim.ts"
import { clauseEnds, earlier, otherwise as notHad, people, sentenceEnds } from "./LineLexicon.ts"
import * as Nearby from "./Nearby.ts"

type Words = ReadonlyArray<string>

const otherwise: ReadonlySet<string> = new Set(
  "for no not unfit unable who when without lack lacks whose cannot could standard observation surveillance".split(" "),
)

const nearBehind = 16

const fitness =
  /^(?:ineligible|eligible|unable|exists?|available|unsuitable|candidates?|declined?|unlikely|appropriate|inappropriate|planned|planning|plan)$/

const nearFitness = 14

const isFitness = (words: Words, from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some((word) => fitness.test(word))

const refusing = /^(?:ineligib|unsuitab|unavailab|contraindic|refus|declin)/

const auxiliaries: ReadonlySet<string> = new Set("is are was were have has had been be currently not".split(" "))

/** "Have declined it", "are not candidates", "ineligibility for it": why it was not had. */
const isRefusal = (words: Words, at: number): boolean => {
  let from = at
  while (from < at + 3 && auxiliaries.has(words[from] ?? "")) from++
  const word = words[from] ?? ""

  return notHad.has(word) || refusing.test(word)
}

/** Words with which it begins who finds that it does not fit: "in the investigator's opinion", "the investigator has determined". */
const opining: ReadonlySet<string> = new Set(["in", "the", "investigator"])

const being: ReadonlySet<string> = new Set(["is", "are"])

const having: ReadonlySet<string> = new Set(["have", "has", "had", "currently"])

/** "(Currently) have no standard therapy". */
const haveNone = (words: Words, at: number): boolean => {
  let from = at
  while (having.has(words[from] ?? "")) from++

  return from > at && words[from] === "no"
}

const existing: ReadonlySet<string> = new Set(["exist", "exists", "available"])

const nearAbsent = 5

/** "Does not exist", "such therapy is not available". */
const isAbsent = (words: Words, from: number): boolean => {
  for (let at = from; at < from + nearAbsent && !clauseEnds.has(words[at] ?? ".") && words[at] !== "and"; at++)
    if (/^(?:does|do|is|are)$/.test(words[at] ?? "") && words[at + 1] === "not" && existing.has(words[at + 2] ?? ""))
      return true

  return false
}

/** "There is no standard therapy", "in the absence of one". */
const isThereNone = (words: Words, at: number): boolean =>
  (words[at] === "there" && words[at + 2] === "no") || (words[at] === "in" && words[at + 2] === "absence")

const nearMissing = 8

/** "No standard therapy exists", "for which no therapy is available". */
const isMissing = (words: Words, from: number): boolean => {
  const at = words[from] === "for" ? from + 2 : from

  return words[at] === "no" && words.slice(at, at + nearMissing).some((word) => existing.has(word))
}

const widestName = 4

/** "(Or) advanced malignancy for which no standard therapy exists". */
const isOfMissing = (words: Words, at: number): boolean => {
  const link = words.slice(at, at + widestName).indexOf("for")

  return link > 0 && isMissing(words, at + link)
}

const widestThose = 12

/** "(Or) those with metastatic disease who have refused it". */
const isOfThoseRefusing = (words: Words, at: number): boolean => {
  if (!people.has(words[at] ?? "") && words[at] !== "those") return false
  const who = words.slice(at, at + widestThose).indexOf("who")

  return who > 0 && isRefusal(words, at + who + 1)
}

/** "(Or) the subject declines it", "is ineligible". */
const isSubjectRefusing = (words: Words, at: number): boolean => {
  const subject = words[at] === "the" ? at + 1 : at

  return people.has(words[subject] ?? "") && isRefusal(words, subject + 1)
}

/** What is joined to it by an "or": "for whom there is none", "in the investigator's opinion is ineligible". */
const isOtherwise = (words: Words, at: number): boolean =>
  otherwise.has(words[being.has(words[at] ?? "") ? at + 1 : at] ?? "") ||
  isRefusal(words, at) ||
  isSubjectRefusing(words, at) ||
  haveNone(words, at) ||
  isOfMissing(words, at) ||
  isAbsent(words, at) ||
  isThereNone(words, at) ||
  (opining.has(words[at] ?? "") && isFitness(words, at, at + nearFitness))

const duties: ReadonlySet<string> = new Set(["be", "are", "must", "have", "has", "should"])

/** "And be refractory or ineligible": what is asked for besides it. */
const isBesides = (words: Words, at: number): boolean => words[at] === "and" && duties.has(words[at + 1] ?? "")

/** "…, are not candidates for it, or …": an item of a list that an "or" ends. */
const isListedRefusal = (words: Words, at: number): boolean =>
  words[at] === "," && (isRefusal(words, at + 1) || isMissing(words, at + 1)) && words.includes("or", at)

/** "Unless there was a contraindication", "unless not a candidate for it". */
const isUnlessUnfit = (words: Words, at: number): boolean =>
  words[at] === "unless" &&
  words.slice(at, at + nearFitness).some((word) => notHad.has(word) || refusing.test(word) || word === "unable")

const farThose = 40

/** "Progressed on it …, or those who have refused it". */
const isOrThoseRefusing = (words: Words, last: number): boolean =>
  Nearby.hasOrBehind(words, last, farThose, isOfThoseRefusing)

/** "Refractory to it, or the subject is ineligible": it is not they who may not take part. */
export const isOrIneligible = (words: Words, { last }: Claim): boolean => {
  for (let at = last; at < words.length && at < last + farThose; at++)
    if (words[at] === "or" && isSubjectRefusing(words, at + 1)) return true

  return false
}

/** "Progressed, or for whom there is no standard therapy". */
const isOrOtherwise = (words: Words, last: number): boolean => {
  for (let at = last; at < words.length && at < last + nearBehind && !sentenceEnds.has(words[at] ?? ""); at++) {
    if (isBesides(words, at)) return false
    if (words[at] === "or" && words[at - 1] !== "with" && isOtherwise(words, at + 1)) return true
    if (isListedRefusal(words, at) || isUnlessUnfit(words, at)) return true
  }

  return false
}

const nearBefore = 8

/** "No previous use of it or progression on it". */
const isNoneBefore = (words: Words, or: number): boolean => {
  const no = Nearby.lastBefore(words, or, nearBefore, (word) => word === "no")

  return no >= 0 && earlier.has(words[no + 1] ?? "")
}

const missing: ReadonlySet<string> = new Set(["no", "without", "lack", "absence"])

const helpful: ReadonlySet<string> = new Set(
  "standard effective established approved available curative alternative further satisfactory acceptable".split(" "),
)

const nearHelpful = 4

/** "There is no standard therapy, or it failed". */
const isMissingBefore = (words: Words, or: number): boolean => {
  const at = Nearby.lastBefore(words, or, nearFitness, (word) => missing.has(word))

  return at >= 0 && words.slice(at + 1, at + 1 + nearHelpful).some((word) => helpful.has(word))
}

/** "Ineligible for standard therapy or progressed". */
const isOtherwiseOr = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearBefore; at--) {
    const word = words[at] ?? ""
    if (sentenceEnds.has(word) || word === ")") return false
    if (word === "or")
      return isFitness(words, at - nearFitness, at) || isNoneBefore(words, at) || isMissingBefore(words, at)
  }

  return false
}

/** "No standard therapy, or failure of it": what the "no" does not reach. */
export const isBehindMissing = (words: Words, { first, oneWay }: Claim): boolean => {
  const or = Nearby.lastBefore(words, first, nearBefore, (word) => word === "or")

  return oneWay && or >= 0 && isMissingBefore(words, or)
}

/** "Failed or refused standard therapies". */
const isWithin = (words: Words, first: number, last: number): boolean => {
  const told = words.slice(first, last)

  return told.includes("or") && told.some((word) => notHad.has(word))
}

/** Whether something else than treatment is enough as well. */
export const isAt = (words: Words, { first, last }: Claim): boolean =>
  isOrOtherwise(words, last) ||
  isOrThoseRefusing(words, last) ||
  isOtherwiseOr(words, first) ||
  isWithin(words, first, last)
