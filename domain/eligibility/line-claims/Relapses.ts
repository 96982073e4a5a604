import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { spread } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

const relapsed: ReadonlySet<string> = new Set(["relapse", "relapsed", "relapsing"])

const returned: ReadonlySet<string> = new Set([...relapsed, "recurrent"])

/** The words that a relapsed or refractory disease is called by. */
export const beginnings: ReadonlySet<string> = new Set([...returned, "refractory", "r"])

const between: ReadonlySet<string> = new Set([
  "and",
  "or",
  "/",
  "-",
  "(",
  ")",
  ",",
  "disease",
  "intolerant",
  "progressive",
  "resistant",
  "recurrent",
  "primary",
])

const widestBetween = 5

const fresh: ReadonlySet<string> = new Set(["diagnosed", "untreated", "naive", "novo"])

const nearNew = 4

/** "Advanced, relapsed, or refractory": the last of a list of which each is enough; not "advanced, relapsed or refractory". */
const isListedLast = (words: Words, at: number): boolean => words[at - 1] === "," && words[at + 1] === ","

/** "Newly diagnosed, relapsed or refractory", "metastatic or relapsed or refractory": of those who may have had no treatment. */
const isBesideNew = (words: Words, at: number): boolean =>
  Nearby.hasBefore(words, at, nearNew, fresh) ||
  ((words[at - 1] === "or" || isListedLast(words, at)) && spread.has(words[at - 2] ?? ""))

/** "Relapsed or resistant". */
const isOrResistant = (words: Words, at: number): boolean => words[at] === "resistant" && words[at - 1] === "or"

const mayStandBetween = (words: Words, at: number): boolean => between.has(words[at] ?? "") && !isOrResistant(words, at)

/** Whether two words tell together of a disease that was treated: "relapsed or refractory", in either order. */
const arePaired = (one: string, other: string): boolean =>
  (returned.has(one) && other === "refractory") || (one === "refractory" && returned.has(other))

const nearBlood = 4

const ofBlood = /^(?:leuka?emias?|lymphomas?|myelomas?|aml)$/

const ofCourse: ReadonlySet<string> = new Set(["progressive", "recurrent", "resistant", "persistent"])

const joints: ReadonlySet<string> = new Set(["and", "or", "/"])

const widestCourse = 4

/** Behind "and/or progressive", where it stands. */
const behindCourse = (words: Words, at: number): number => {
  let next = at
  while (next < at + widestCourse && joints.has(words[next] ?? "")) next++

  return next > at && ofCourse.has(words[next] ?? "") ? next + 1 : at
}

/** "Primary or relapsed", whose other half may be new; not "progressive or relapsed". */
const isOrOther = (words: Words, at: number): boolean =>
  words[at - 1] === "or" && !ofCourse.has(words[at - 2] ?? "") && !Nearby.hasBefore(words, at, nearNew, fresh)

const isOfRisk = (words: Words, at: number): boolean =>
  words[at - 1] === "of" || (words[at - 1] === "or" && words[at - 3] === "of")

/** "Relapsed acute myeloid leukemia", "progressive or relapsed lymphoma", which has no operation to come back after; not "risk of relapsed leukemia". */
const byBlood = (words: Words, at: number): Claim | undefined => {
  if (words[at] !== "relapsed" || isOfRisk(words, at) || isOrOther(words, at)) return undefined
  const from = behindCourse(words, at + 1)
  const disease = words.slice(from, from + nearBlood)
  const found = disease.findIndex((word) => ofBlood.test(word))
  if (found < 0 || disease.slice(0, found).some((word) => !/^[a-z]/.test(word))) return undefined
  const claim = failedWith(at, from + 1 + found)

  return isBesideNew(words, at) ? { ...claim, beyond: "silent" } : claim
}

const beforeRefractory = /^(?:have|has|with|advanced|of|confirmed|primary)$/

const nearCancer = 3

/** "Advanced refractory solid tumours", "have refractory breast cancer": which treatment did not hold; not "hormone-refractory". */
const byRefractory = (words: Words, at: number): Claim | undefined => {
  if (words[at] !== "refractory" || (at > 0 && !beforeRefractory.test(words[at - 1] ?? ""))) return undefined
  const disease = words.slice(at + 1, at + 1 + nearCancer)
  const found = disease.findIndex(DiseaseWords.isCancer)
  if (found < 0 || disease.slice(0, found).some((word) => !/^[a-z]/.test(word) || DiseaseWords.others.has(word)))
    return undefined

  return failedWith(at, at + 2 + found)
}

/** "Relapsed or refractory disease", "refractory or recurrent", "R/R", which was treated. */
export const byRelapse = (words: Words, at: number): Claim | undefined => {
  const word = words[at] ?? ""
  if (!beginnings.has(word)) return undefined
  let next = at + 1
  while (next < at + widestBetween && mayStandBetween(words, next) && !arePaired(word, words[next] ?? "")) next++
  const isShort = words[at] === "r" && words[at + 1] === "/" && words[next] === "r"
  const isPaired = isShort || arePaired(word, words[next] ?? "") || (relapsed.has(word) && isOrResistant(words, next))
  if (next === at + 1 || !isPaired) return byBlood(words, at) ?? byRefractory(words, at)
  const isOfTreatment = words[next + 1] === "to" || words[next + 1] === "after"
  if (isOfTreatment) return undefined

  const claim = failedWith(at, next + 1)

  return isBesideNew(words, at) ? { ...claim, beyond: "silent" } : claim
}
