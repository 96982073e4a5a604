import { participation, permissions, studies } from "../classes/Participants.ts"
import type { Claim } from "../line-claims/Claim.ts"
import { clauseEnds, conditions, earlier, obligations, people, sentenceEnds } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const may: ReadonlySet<string> = new Set(["may", "could", "can", "might"])

const ofSome: ReadonlySet<string> = new Set(["who", "if", "with"])

/** "Prior treatment with", with which a sentence begins. */
const isOfTreatment = (words: Words, at: number): boolean =>
  words[at] === "with" &&
  (words[at - 1] === "treatment" || words[at - 1] === "therapy") &&
  words.slice(0, at - 1).every((word) => earlier.has(word))

/** "Who had …", "patients treated …", and not "must have had …": the words before a claim say of whom something else is asked. */
const isCondition = (before: Words): boolean =>
  (before.some((word, at) => ofSome.has(word) && !isOfTreatment(before, at)) || people.has(before.at(-1) ?? "")) &&
  !before.some((word) => obligations.has(word))

/** "Patients who have received two lines are eligible": it is said of whom something holds, not what they may have had. */
export const isOfThose = (words: Words, { first }: Claim): boolean => isCondition(words.slice(0, first))

const study: ReadonlySet<string> = new Set([...studies, ...participation])

/** "Eligible for this trial". */
const isForStudy = (words: Words, from: number): boolean => words.slice(from, from + 2).some((word) => study.has(word))

/** "(Which must) include a taxane", "have included". */
const isHolding = (words: Words, at: number): boolean =>
  /^(?:includ|contain)/.test(words[words[at] === "have" ? at + 1 : at] ?? "")

const takenIn: ReadonlySet<string> = new Set(["enrolled", "included", "considered"])

/** "Is allowed", "may be enrolled", "as long as", "provided", "if applicable"; and "must be …", where the claim says of whom. */
const letsIn = (words: Words, at: number, first: number): boolean => {
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (may.has(word)) return next === "be" && takenIn.has(words[at + 2] ?? "")
  if (permissions.has(word))
    return (next !== "for" && next !== "to") || isForStudy(words, at + 2) || people.has(words[at + 2] ?? "")
  if (obligations.has(word))
    return !/^requ/.test(word) && !isHolding(words, at + 1) && isCondition(words.slice(0, first))

  return word === "provided" || (word === "as" && next === "long") || (word === "if" && next === "applicable")
}

const farthest = 24

/** Where the clause of a claim ends; of "untreated, hydroxyurea allowed" something else is allowed. */
const endsFor = ({ exact, high }: Claim): ReadonlySet<string> => (exact && high === 0 ? clauseEnds : sentenceEnds)

/** Whether the words behind a claim, but for those in brackets, let in what it tells. */
const isLetInBehind = (words: Words, claim: Claim): boolean => {
  const { first, last } = claim
  const ends = endsFor(claim)
  if (words[last] === "(" && letsIn(words, last + 1, first)) return true
  let depth = 0
  let seen = 0
  for (let at = last; at < words.length && seen < farthest; at++) {
    if (words[at] === "(") depth++
    if (words[at] === ")") depth--
    if (depth > 0) continue
    if (ends.has(words[at] ?? "")) return false
    if (letsIn(words, at, first)) return true
    seen++
  }

  return false
}

const near = 6

const nearIf = 12

const demanding: ReadonlySet<string> = new Set(["eligible", "only"])

const remaining: ReadonlySet<string> = new Set(["still", "also", "remain", "remains"])

/** "Still eligible if": those who have had more are let in as well. */
const isStillEligible = (words: Words, at: number): boolean =>
  words[at] === "eligible" && remaining.has(words[at - 1] ?? "")

/** "If they had chemotherapy, …", "still eligible if they had more"; not "eligible if they had chemotherapy", which asks for it. */
const isIf = (words: Words, first: number): boolean => {
  const from = Math.max(0, first - nearIf)
  const found = words.slice(from, first).findIndex((word) => conditions.has(word))

  const before = from + found - 1

  return found >= 0 && (isStillEligible(words, before) || !demanding.has(words[before] ?? ""))
}

/** "Prior antibodies allowed provided there is progression": under what condition something is let in. */
const isProviso = (words: Words, first: number): boolean => {
  const before = Nearby.before(words, first, nearIf)
  const provided = before.lastIndexOf("provided")

  return provided > 0 && permissions.has(before[provided - 1] ?? "")
}

const subjects: ReadonlySet<string> = new Set([...people, "they", "individuals", ":"])

const denials: ReadonlySet<string> = new Set(["not", "no", "never", "none"])

/** "Patients may have received …", said of all of them; not "patients who may have received …". */
export const isGranted = (words: Words, { first }: Claim): boolean => {
  const at = Nearby.lastBefore(words, first + 1, near, (word) => may.has(word))
  const isOfAll = at === 0 || subjects.has(words[at - 1] ?? "")

  return isOfAll && words[at + 1] === "have" && !words.slice(at, first + 1).some((word) => denials.has(word))
}

/** Whether what a claim tells is let in and not asked for: "may have received …", "… is allowed", "who had … must be …". */
export const isPermitted = (words: Words, claim: Claim): boolean => {
  const { first } = claim
  const around = words.slice(Math.max(0, first - near), first + 2)
  if (around.some((word) => may.has(word))) return true
  if (around.some((word) => obligations.has(word))) return false

  return isLetInBehind(words, claim) || isIf(words, first) || isProviso(words, first)
}

/** "1 to 3 lines are allowed", of which the lower bound is meant as well; not "may have had 1-3 lines". */
export const isRange = (words: Words, { first, high, low }: Claim): boolean =>
  low < high && (words[first + 1] === "to" || words[first + 1] === "-") && !Nearby.hasBefore(words, first, near, may)

const auxiliary: ReadonlySet<string> = new Set(["is", "are", "was", "were", "will", "be", "also"])

const widestPurpose = 6

/** The words behind a place, but for those in brackets and "is", as far as a purpose goes. */
const saidBehind = (words: Words, from: number): Words => {
  const said: Array<string> = []
  let depth = 0
  for (let at = from; at < words.length && at < from + farthest && said.length <= widestPurpose; at++) {
    const word = words[at] ?? ""
    if (word === "(") depth++
    if (depth <= 0 && !auxiliary.has(word)) said.push(word)
    if (word === ")") depth--
  }

  return said
}

/** "Chemotherapy for localized disease (…) is permitted, as long as …": let in, whatever is asked of when it was. */
export const isLetInOutright = (words: Words, { last }: Claim): boolean => {
  const said = saidBehind(words, last)
  const permission = said.findIndex((word) => permissions.has(word))

  return permission >= 0 && !said.slice(0, permission).some((word) => clauseEnds.has(word) || word === "not")
}

const nearState = 6

/** "(Chemotherapy) for hormone-sensitive disease", "in the castration-sensitive setting", of a prostate cancer that may have come further since. */
const isForSensitive = (words: Words, last: number): boolean => {
  if (words[last] !== "for" && words[last] !== "in") return false
  const state = words.slice(last + 1, last + nearState)

  return state.some(
    (word, at) =>
      /^m?hspc$/.test(word) || (/^(?:hormone|castrat)/.test(word) && state.slice(at + 1, at + 3).includes("sensitive")),
  )
}

/** "Chemotherapy for hormone-sensitive disease is allowed": what an earlier state of the disease was treated with, which tells of no line for it as it is. */
export const isOfEarlierState = (words: Words, claim: Claim): boolean =>
  !claim.exact && isForSensitive(words, claim.last) && isPermitted(words, claim)

/** "May take part without prior treatment": none is needed. */
export const isWithout = (words: Words, { first }: Claim): boolean =>
  words[first - 1] === "without" && Nearby.hasBefore(words, first, near, may)

const nearMay = 10

/** "Those who have not received prior treatment may be included": who has had none is let in, beside those of whom more is asked. */
export const isOfUntreated = (words: Words, { first, last }: Claim): boolean => {
  const behind = words.slice(last, last + nearMay)
  const given = behind.findIndex((word) => may.has(word))

  return (
    given >= 0 && behind.slice(given, given + 4).some((word) => takenIn.has(word)) && isCondition(words.slice(0, first))
  )
}
