import type { Claim } from "./Claim.ts"
import { earlier, otherwise as notHad, obligations, people, permissions } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

const may: ReadonlySet<string> = new Set(["may", "could", "can", "might"])

const ends: ReadonlySet<string> = new Set([".", ";"])

const ofSome: ReadonlySet<string> = new Set(["who", "if", "with"])

/** "Who had …" and not "must have had …": the words before a claim say of whom something else is asked. */
const isCondition = (before: Words): boolean =>
  before.some((word) => ofSome.has(word)) && !before.some((word) => obligations.has(word))

const study: ReadonlySet<string> = new Set("study trial enrollment enrolment inclusion participation".split(" "))

/** "Eligible for this trial". */
const isForStudy = (words: Words, from: number): boolean => words.slice(from, from + 2).some((word) => study.has(word))

/** "(Which must) include a taxane", "have included". */
const isHolding = (words: Words, at: number): boolean =>
  /^(?:includ|contain)/.test(words[words[at] === "have" ? at + 1 : at] ?? "")

const takenIn: ReadonlySet<string> = new Set(["enrolled", "included", "considered"])

/** "Is allowed", "may be enrolled", "as long as", "provided"; and "must be …", where the claim says of whom. */
const letsIn = (words: Words, at: number, first: number): boolean => {
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (may.has(word)) return next === "be" && takenIn.has(words[at + 2] ?? "")
  if (permissions.has(word))
    return (next !== "for" && next !== "to") || isForStudy(words, at + 2) || people.has(words[at + 2] ?? "")
  if (obligations.has(word)) return !/^requ/.test(word) && !isHolding(words, at + 1) && isCondition(words.slice(0, first))

  return word === "provided" || (word === "as" && next === "long")
}

const farthest = 24

/** Whether the words behind a claim, but for those in brackets, let in what it tells. */
const isLetInBehind = (words: Words, { first, last }: Claim): boolean => {
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

const ifs: ReadonlySet<string> = new Set(["if", "where", "when"])

const demanding: ReadonlySet<string> = new Set(["eligible", "only"])

/** "If they had chemotherapy, …"; not "eligible if they had chemotherapy", which asks for it. */
const isIf = (words: Words, first: number): boolean => {
  const from = Math.max(0, first - nearIf)
  const found = words.slice(from, first).findIndex((word) => ifs.has(word))

  return found >= 0 && !demanding.has(words[from + found - 1] ?? "")
}

/** Whether what a claim tells is let in and not asked for: "may have received …", "… is allowed", "who had … must be …". */
export const isPermitted = (words: Words, claim: Claim): boolean => {
  const { first } = claim
  const around = words.slice(Math.max(0, first - near), first + 2)
  if (around.some((word) => may.has(word))) return true
  if (around.some((word) => obligations.has(word))) return false

  return isLetInBehind(words, claim) || isIf(words, first)
}

/** "May take part without prior treatment": none is needed. */
export const isWithout = (words: Words, { first }: Claim): boolean =>
  words[first - 1] === "without" && words.slice(Math.max(0, first - near), first).some((word) => may.has(word))

const otherwise: ReadonlySet<string> = new Set(
  "for no not ineligible unsuitable unfit inappropriate unable who when without lack whose cannot could decline standard".split(
    " ",
  ),
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

/** "Does not exist", "is not available". */
const isAbsent = (words: Words, at: number): boolean =>
  /^(?:does|do|is|are)$/.test(words[at] ?? "") && words[at + 1] === "not" && existing.has(words[at + 2] ?? "")

/** What is joined to it by an "or": "for whom there is none", "in the investigator's opinion is ineligible". */
const isOtherwise = (words: Words, at: number): boolean =>
  otherwise.has(words[being.has(words[at] ?? "") ? at + 1 : at] ?? "") ||
  isRefusal(words, at) ||
  haveNone(words, at) ||
  isAbsent(words, at) ||
  (opining.has(words[at] ?? "") && isFitness(words, at, at + nearFitness))

const duties: ReadonlySet<string> = new Set(["be", "are", "must", "have", "has", "should"])

/** "And be refractory or ineligible": what is asked for besides it. */
const isBesides = (words: Words, at: number): boolean => words[at] === "and" && duties.has(words[at + 1] ?? "")

const nearMissing = 8

/** "No standard therapy exists", "for which none is available". */
const isMissing = (words: Words, from: number): boolean => {
  const at = words[from] === "for" ? from + 2 : from

  return words[at] === "no" && words.slice(at, at + nearMissing).some((word) => existing.has(word))
}

/** "…, are not candidates for it, or …": an item of a list that an "or" ends. */
const isListedRefusal = (words: Words, at: number): boolean =>
  words[at] === "," && (isRefusal(words, at + 1) || isMissing(words, at + 1)) && words.includes("or", at)

/** "Unless there was a contraindication", "unless not a candidate for it". */
const isUnlessUnfit = (words: Words, at: number): boolean =>
  words[at] === "unless" &&
  words
    .slice(at, at + nearFitness)
    .some((word) => notHad.has(word) || refusing.test(word) || word === "unable" || word === "unavailable")

/** "Progressed, or for whom there is no standard therapy". */
const isOrOtherwise = (words: Words, last: number): boolean => {
  for (let at = last; at < words.length && at < last + nearBehind && !ends.has(words[at] ?? ""); at++) {
    if (isBesides(words, at)) return false
    if (words[at] === "or" && words[at - 1] !== "with" && isOtherwise(words, at + 1)) return true
    if (isListedRefusal(words, at) || isUnlessUnfit(words, at)) return true
  }

  return false
}

const nearBefore = 8

/** "No previous use of it or progression on it". */
const isNoneBefore = (words: Words, or: number): boolean => {
  const before = words.slice(Math.max(0, or - nearBefore), or)
  const no = before.lastIndexOf("no")

  return no >= 0 && earlier.has(before[no + 1] ?? "")
}

/** "Ineligible for standard therapy or progressed". */
const isOtherwiseOr = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearBefore; at--) {
    const word = words[at] ?? ""
    if (ends.has(word) || word === ")") return false
    if (word === "or") return isFitness(words, at - nearFitness, at) || isNoneBefore(words, at)
  }

  return false
}

/** "Failed or refused standard therapies". */
const isWithin = (words: Words, first: number, last: number): boolean => {
  const told = words.slice(first, last)

  return told.includes("or") && told.some((word) => notHad.has(word))
}

/** Whether something else than treatment is enough as well. */
export const isEitherWay = (words: Words, { first, last }: Claim): boolean =>
  isOrOtherwise(words, last) || isOtherwiseOr(words, first) || isWithin(words, first, last)
