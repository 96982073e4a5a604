import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { sentenceEnds, units } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** What did not help begins with a treatment, or with "measures". */
export const tried: ReadonlyArray<string> = [...units, "measures"]

const qualities: ReadonlySet<string> = new Set(
  "standard curative palliative effective available established".split(" "),
)

const nearQuality = 4

const farEffect = 14

/** Behind "has proven (to be) ineffective", "is no longer effective", which stands at a place; nothing where it does not. */
const behindEffect = (words: Words, at: number): number | undefined => {
  if (words[at] === "no" && words[at + 1] === "longer" && words[at + 2] === "effective") return at + 3
  if (words[at] !== "proven") return undefined
  const told = words[at + 1] === "to" && words[at + 2] === "be" ? at + 3 : at + 1

  return words[told] === "ineffective" ? told + 1 : undefined
}

const nearAilment = 14

/** "Hypertension for which standard therapy is no longer effective". */
const isOfAilment = (words: Words, at: number): boolean => Nearby.hasBefore(words, at, nearAilment, DiseaseWords.others)

/** "Standard therapy has proven ineffective", "curative measures do not exist or are no longer effective", of which those who have had none may be. */
export const byEffect = (words: Words, at: number): Claim | undefined => {
  if (!Nearby.hasBefore(words, at, nearQuality, qualities) || isOfAilment(words, at)) return undefined
  for (let told = at + 1; told < at + farEffect && !sentenceEnds.has(words[told] ?? "."); told++) {
    const end = behindEffect(words, told)
    if (end === undefined) continue
    const isOr = words.slice(at, told).includes("or")

    return { ...failedWith(at, end), beyond: isOr ? "silent" : "not meant" }
  }

  return undefined
}
