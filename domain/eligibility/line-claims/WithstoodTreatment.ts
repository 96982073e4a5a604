import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { local, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

const resisting: ReadonlySet<string> = new Set(["refractory", "resistant"])

/** Where the word stands that a name is joined to: "treatment-refractory", "treatment refractory". */
const joinedTo = (words: Words, at: number): number => (words[at + 1] === "-" ? at + 2 : at + 1)

/** "Treatment-refractory disease"; not "therapy-resistant hypertension". */
const byResistance = (words: Words, at: number): Claim | undefined => {
  const next = joinedTo(words, at)
  if (!resisting.has(words[next] ?? "")) return undefined
  const isOfAilment = words.slice(next + 1, next + 3).some((word) => DiseaseWords.others.has(word))

  return isOfAilment ? undefined : failedWith(at, next + 1)
}

/** "Blasts despite previous therapy", which did not hold the disease. */
export const byDespite = (words: Words, at: number): Claim | undefined => {
  const from = words[at + 1] === "adequate" ? at + 2 : at + 1
  const treatment = words[at] === "despite" ? TreatmentPhrase.at(words, from) : undefined

  return treatment?.kind === "any" && treatment.isPrior ? failedWith(at, treatment.last) : undefined
}

/** Drugs by which a disease is called once they were tried: "platinum-resistant". */
export const tried: ReadonlyArray<string> = ["platinum", "cisplatin"]

const ofSetting: ReadonlySet<string> = new Set(["for", "in", "since"])

/** "Platinum-resistant cancer", "platinum-sensitive": how a disease did under a treatment that it had; not "one regimen for platinum-resistant disease". */
export const byTried = (words: Words, at: number): Claim | undefined => {
  if (ofSetting.has(words[at - 1] ?? "")) return undefined
  const next = joinedTo(words, at)
  const isTold = resisting.has(words[next] ?? "") || words[next] === "sensitive"

  return isTold ? failedWith(at, next + 1) : undefined
}

/** "Standard therapy has failed", "treatment failure", "treatment-refractory". */
export const byFailed = (words: Words, at: number): Claim | undefined => {
  if (!units.has(words[at] ?? "")) return undefined
  const resistant = byResistance(words, at)
  if (resistant !== undefined) return resistant
  let next = at + 1
  if (words[next] === "failure" || words[next] === "failures")
    return local.has(words[at - 1] ?? "") || TreatmentPhrase.at(words, at)?.kind === "other"
      ? undefined
      : failedWith(at, next + 1)
  while (next < at + 3 && (words[next] === "has" || words[next] === "have")) next++

  return next > at + 1 && words[next] === "failed" ? failedWith(at, next + 1) : undefined
}
