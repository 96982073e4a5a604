import { otherwise, sentenceEnds } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The words that it begins with. */
export const beginnings: ReadonlyArray<string> = [
  "received",
  "treated",
  "had",
  "exhausted",
  "progressed",
  "progression",
]

const refusing = /^(?:ineligib|unsuitab|contraindic|refus|declin|intoleran)/

const standards: ReadonlySet<string> = new Set(["standard", "available", "approved", "established", "soc", "all"])

const widest = 30

const linking: ReadonlySet<string> = new Set(["with", "on", "after", "following"])

/** Behind "received,", "treated with,", "received or", where something else than a treatment follows. */
const behindComma = (words: Words, at: number): number | undefined => {
  const link = linking.has(words[at + 1] ?? "") ? at + 2 : at + 1
  const isOr = words[link] === "or" && refusing.test(words[link + 1] ?? "")

  return words[link] === "," || isOr ? link + 1 : undefined
}

/** "Must have received, be ineligible for, or decline the standard therapies": those who had them, and others. */
export const byReceipt = (words: Words, at: number): Claim | undefined => {
  const from = behindComma(words, at)
  if (from === undefined) return undefined
  let isRefused = false
  for (let next = from; next < from + widest && !sentenceEnds.has(words[next] ?? "."); next++) {
    const word = words[next] ?? ""
    isRefused ||= refusing.test(word) || otherwise.has(word)
    if (!isRefused || !standards.has(word)) continue
    const treatment = TreatmentPhrase.at(words, next)

    return treatment?.kind === "any" ? { ...failedWith(at, treatment.last), beyond: "silent" } : undefined
  }

  return undefined
}
