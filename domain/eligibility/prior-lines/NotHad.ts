import { clauseEnds, otherwise as notHad, people } from "../treatment/LineLexicon.ts"
import * as Unwilling from "./Unwilling.ts"

type Words = ReadonlyArray<string>

const otherwise: ReadonlySet<string> = new Set(
  "for no not unfit unable who when without lack lacks whose cannot could standard observation surveillance".split(" "),
)

const fitness =
  /^(?:ineligible|eligible|unable|exists?|available|unsuitable|candidates?|declined?|unlikely|appropriate|inappropriate|planned|planning|plan)$/

const nearFitness = 14

/** Whether it is told in some words who is fit for a treatment, or for whom there is none. */
export const isFitness = (words: Words, from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some((word) => fitness.test(word))

const refusing = /^(?:ineligib|unsuitab|unavailab|contraindic|refus|declin)/

const auxiliaries: ReadonlySet<string> = new Set("is are was were have has had been be currently not".split(" "))

/** "Have declined it", "are not candidates", "ineligibility for it", "do not wish to have it": why it was not had. */
export const isRefusal = (words: Words, at: number): boolean => {
  let from = at
  while (from < at + 3 && auxiliaries.has(words[from] ?? "")) from++
  const word = words[from] ?? ""

  return notHad.has(word) || refusing.test(word) || Unwilling.isAt(words, from)
}

/** Words with which it begins who finds that it does not fit: "in the investigator's opinion", "the investigator has determined". */
const opining: ReadonlySet<string> = new Set(["in", "the", "per", "investigator"])

const finding = /^(?:opinion|judge?ment|view|assessment|discretion)$/

const nearFinding = 7

const whose = /^(?:of|the|treating|study|local|investigators?|physicians?|doctors?|clinicians?|oncologists?|,|')$/

/** "In the opinion of the investigator", with what it is behind it; not "by imaging or in the opinion of the investigator". */
const isInOpinion = (words: Words, at: number): boolean => {
  const found = words[at] === "in" ? words.slice(at, at + nearFinding).findIndex((word) => finding.test(word)) : -1
  if (found < 0) return false
  let behind = at + found + 1
  while (whose.test(words[behind] ?? "")) behind++

  return !clauseEnds.has(words[behind] ?? ".")
}

/** "Would not benefit from it", "would be unfit for it". */
const isUnlikely = (words: Words, at: number): boolean =>
  words[at] === "would" && (words[at + 1] === "not" || (words[at + 1] === "be" && isFitness(words, at + 2, at + 3)))

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
export const isMissing = (words: Words, from: number): boolean => {
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
export const isOfThoseRefusing = (words: Words, at: number): boolean => {
  if (!people.has(words[at] ?? "") && words[at] !== "those") return false
  const who = words.slice(at, at + widestThose).indexOf("who")

  return who > 0 && isRefusal(words, at + who + 1)
}

/** "(Or) the subject declines it", "is ineligible". */
export const isSubjectRefusing = (words: Words, at: number): boolean => {
  const subject = words[at] === "the" ? at + 1 : at

  return people.has(words[subject] ?? "") && isRefusal(words, subject + 1)
}

/** "(Unless) not a candidate for it", "there was a contraindication", "there is none". */
export const isUnfit = (words: Words, at: number): boolean =>
  isThereNone(words, at + 1) ||
  words.slice(at, at + nearFitness).some((word) => notHad.has(word) || refusing.test(word) || word === "unable")

const ofIt = /^(?:it|this|such|is|are|was|were|be|therapy|treatment|considered|deemed)$/

const widestIt = 5

/** "(Or) it is considered inappropriate", "such therapy is unsuitable". */
const isItUnfit = (words: Words, at: number): boolean => {
  if (!/^(?:it|this|such)$/.test(words[at] ?? "")) return false
  let from = at + 1
  while (from < at + widestIt && ofIt.test(words[from] ?? "")) from++

  return notHad.has(words[from] ?? "") || refusing.test(words[from] ?? "")
}

/** What may be joined by an "or" to a treatment that was had: "for whom there is none", "in the investigator's opinion is ineligible". */
export const isOtherwise = (words: Words, at: number): boolean =>
  otherwise.has(words[being.has(words[at] ?? "") ? at + 1 : at] ?? "") ||
  isRefusal(words, at) ||
  isItUnfit(words, at) ||
  isSubjectRefusing(words, at) ||
  haveNone(words, at) ||
  isOfMissing(words, at) ||
  isAbsent(words, at) ||
  isThereNone(words, at) ||
  isInOpinion(words, at) ||
  isUnlikely(words, at) ||
  (opining.has(words[at] ?? "") && isFitness(words, at, at + nearFitness))
