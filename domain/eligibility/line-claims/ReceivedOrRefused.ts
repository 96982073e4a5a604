import { otherwise, sentenceEnds, systemic } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith, unbounded } from "./Claim.ts"

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

/** Words that a treatment begins with that is told to be a systemic one. */
const ofSystemic: ReadonlySet<string> = new Set([...systemic, "induction", "prior", "previous"])

const before: ReadonlySet<string> = new Set(["for", "of", "to", "any", "receive"])

/** "(Ineligible) for", "(ineligible for),", "refused": behind which the treatment is called. */
const isLink = (words: Words, at: number): boolean => {
  const word = words[words[at] === "," ? at - 1 : at] ?? ""

  return before.has(word) || refusing.test(word)
}

/** The treatment that is called from a place on, where it is told which it is: standard, or a systemic one. */
const calledAt = (words: Words, at: number): TreatmentPhrase.Treatment | undefined => {
  const word = words[at] ?? ""
  if (standards.has(word)) return TreatmentPhrase.at(words, at)
  if (!ofSystemic.has(word) || !isLink(words, at - 1)) return undefined
  const treatment = TreatmentPhrase.at(words, at)

  return treatment?.isSystemic === true ? treatment : undefined
}

const widest = 30

const linking: ReadonlySet<string> = new Set(["with", "on", "after", "following"])

const being: ReadonlySet<string> = new Set(["be", "been", "is", "are", "was", "were"])

/** Behind "received,", "treated with,", "received or", where something else than a treatment follows. */
const behindComma = (words: Words, at: number): number | undefined => {
  const link = linking.has(words[at + 1] ?? "") ? at + 2 : at + 1
  const next = being.has(words[link + 1] ?? "") ? link + 2 : link + 1
  const isOr = words[link] === "or" && refusing.test(words[next] ?? "")

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
    const treatment = isRefused ? calledAt(words, next) : undefined
    if (treatment === undefined) continue
    const high = words.slice(next, treatment.last).includes("induction") ? 1 : unbounded

    return treatment.kind === "any" ? { ...failedWith(at, treatment.last), high, beyond: "silent" } : undefined
  }

  return undefined
}
