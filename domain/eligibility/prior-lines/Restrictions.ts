import { permissions } from "../classes/Participants.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { conditions, people } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const verbs: ReadonlySet<string> = new Set(["is", "are", "will", "be", "was", "were", ",", ...permissions])

const nearCondition = 5

/** "No more than two lines are allowed if …": a limit for those of whom something else is true. */
const isConditional = (words: Words, { exact, high, last, oneWay }: Claim): boolean => {
  if (!exact || (high === unbounded && !oneWay)) return false
  let at = last
  while (at < last + nearCondition && verbs.has(words[at] ?? "")) at++

  return conditions.has(words[at] ?? "")
}

const nearPermission = 10

/** "Is allowed for patients with resectable disease". */
const isAllowedToSome = (words: Words, { last }: Claim): boolean => {
  const permission = words.slice(last, last + nearPermission).findIndex((word) => permissions.has(word))
  const at = last + permission + 1

  return (
    permission >= 0 &&
    words[at] === "for" &&
    people.has(words[at + 1] ?? "") &&
    /^(?:with|who|undergoing)$/.test(words[at + 2] ?? "")
  )
}

const nearThose = 4

/** "Prior chemotherapy in patients requiring reconstruction". */
const isInSome = (words: Words, { last }: Claim): boolean => {
  const link = words.slice(last, last + nearThose).indexOf("in")
  const at = last + link + 1

  return link >= 0 && people.has(words[at] ?? "") && /^(?:requiring|who|with|undergoing)$/.test(words[at + 1] ?? "")
}

/** Words for a cancer that do not tell which. */
const anyCancer = /^(?:cancers?|tumou?rs?|malignan.*|metasta.*|neoplasms?|carcinomas?|oncolog.*|cancerous)$/

const nearDisease = 6

const farthestDisease = 5

/** The disease that a treatment was for, in one word, where that tells which it is: "therapies for myeloma". */
const diseaseOf = (words: Words, last: number): string | undefined => {
  const link = words.slice(last, last + nearDisease).indexOf("for")
  if (link < 0) return undefined

  return words
    .slice(last + link + 1, last + link + 1 + farthestDisease)
    .find((word) => DiseaseWords.isCancer(word) && !anyCancer.test(word))
}

/** Whether the study is about several diseases, and a treatment was for one of them. */
const isOfOneDisease = ({ document: { about }, tokens: { words } }: Span.Span, { exact, last }: Claim): boolean => {
  const disease = exact ? diseaseOf(words, last) : undefined
  if (disease === undefined) return false
  const own = about.map((each) => each.toLowerCase())

  return own.some((each) => each.includes(disease)) && own.some((each) => isOfOther(each, disease))
}

const isOfOther = (condition: string, disease: string): boolean =>
  !condition.includes(disease) && condition.split(/[^a-z]+/).some(DiseaseWords.isCancer)

/** "…; or endometrial cancer with no more than three prior lines": the last of several kinds. */
const isLastOfKinds = (words: Words, { exact, first }: Claim): boolean =>
  exact && words[0] === "or" && words.slice(0, first).some(DiseaseWords.isCancer)

/** Whether what a claim says is for some of the patients only. */
export const isForSome = (span: Span.Span, claim: Claim): boolean => {
  const { words } = span.tokens

  return (
    isConditional(words, claim) ||
    isAllowedToSome(words, claim) ||
    isInSome(words, claim) ||
    isLastOfKinds(words, claim) ||
    isOfOneDisease(span, claim)
  )
}

const conditional: ReadonlySet<string> = new Set(["if", "unless", "provided", "stable"])

const nearIf = 16

/** "Brain metastases, unless stable without progression after treatment": under what condition something else is let in. */
export const isCondition = (words: Words, { exact, first, low }: Claim): boolean =>
  !exact && low > 0 && Nearby.hasBefore(words, first, nearIf, conditional)
