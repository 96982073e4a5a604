import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { lacking, otherDisease } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The words with which it is denied that anything is left. */
export const beginnings: ReadonlyArray<string> = [...lacking]

/** Words by which it is told that there was something before. */
const further: ReadonlySet<string> = new Set(["further", "other", "remaining", "alternative", "additional", "more"])

const treating: ReadonlySet<string> = new Set(
  "therapy therapies treatment treatments therapeutic standard soc systemic medical anticancer".split(" "),
)

/** What may stand between: "of any further effective, approved"; not "curative", nor "surgical". */
const qualities: ReadonlySet<string> = new Set([
  ...treating,
  ..."of any - , and or care available approved effective established known proven satisfactory suitable acceptable appropriate reasonable viable".split(
    " ",
  ),
])

const options: ReadonlySet<string> = new Set(["option", "options", "alternatives"])

const units: ReadonlySet<string> = new Set(["therapy", "therapies", "treatment", "treatments"])

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were", "that", "currently"])

const there: ReadonlySet<string> = new Set(["available", "exist", "exists", "existed", "left"])

const widestBeing = 3

/** "(No further standard therapy) is available", "exists". */
const isThere = (words: Words, from: number): boolean => {
  let at = from
  while (at < from + widestBeing && being.has(words[at] ?? "")) at++

  return there.has(words[at] ?? "")
}

const nearDisease = 14

const isDisease = (word: string): boolean =>
  DiseaseWords.isCancer(word) || DiseaseWords.others.has(word) || otherDisease.test(word)

/** "Graft-versus-host disease with no other treatment options": the last that is told of is an ailment, and no cancer. */
const isOfAilment = (words: Words, at: number): boolean => {
  const disease = Nearby.lastBefore(words, at, nearDisease, isDisease)

  return disease >= 0 && !DiseaseWords.isCancer(words[disease] ?? "")
}

const widest = 10

/** Behind "no further standard treatment options", "no other therapy is available", which stands at a place; nothing where it does not. */
const behindOptions = (words: Words, at: number): number | undefined => {
  let isFurther = false
  let isOfTreatment = false
  for (let next = at + 1; next < at + widest; next++) {
    const word = words[next] ?? ""
    const isTold = isFurther && isOfTreatment
    if (options.has(word)) return isTold ? next + 1 : undefined
    isFurther ||= further.has(word)
    isOfTreatment ||= treating.has(word)
    if (isFurther && units.has(word) && isThere(words, next + 1)) return next + 1
    if (!further.has(word) && !qualities.has(word)) return undefined
  }

  return undefined
}

/** "No further standard treatment options": what there is was had, as far as there was any. */
export const byOptions = (words: Words, at: number): Claim | undefined => {
  const end = behindOptions(words, at)

  return end === undefined || isOfAilment(words, at) ? undefined : { ...failedWith(at, end), beyond: "silent" }
}
