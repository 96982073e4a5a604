import { castration } from "../treatment/Androgens.ts"
import { early, negators, obligations, withRadiation } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"
import { type Claim, failedWith, treatedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

const nearFailure = 6

const failed: ReadonlySet<string> = new Set("progressed progression progressing relapsed relapse failed".split(" "))

const joining: ReadonlySet<string> = new Set(["and", "with", "but", ","])

/** "… and progressed on it", "with disease progression": the treatment did not hold the disease. */
const isFailed = (words: Words, last: number): boolean => {
  if (!joining.has(words[last] ?? "")) return false
  const next = words.slice(last, last + nearFailure)
  const failure = next.findIndex((word) => failed.has(word))

  return failure > 0 && !next.slice(0, failure).some((word) => negators.has(word) || word === "or")
}

const farDemand = 8

const allowing: ReadonlySet<string> = new Set(["may", "can", "could", "if", "not", "no", "never", "without"])

const ofSome: ReadonlySet<string> = new Set(["with", "who", "whose", "for", "those"])

/** How a treatment is called, rather than its drug alone. */
const treating = /therap|treatment|inhibitor|antibod|platin/

const farSetting = 20

/** "(An aromatase inhibitor) in an adjuvant or metastatic setting", which may have been no line. */
const isEarlyAsWell = (words: Words, last: number): boolean =>
  words.slice(last, last + farSetting).some((word) => early.has(word))

/** "Must have received platinum"; not "patients with a mutation must have …". */
const isDemanded = (words: Words, at: number, last: number): boolean => {
  if (isEarlyAsWell(words, last)) return false
  const before = Nearby.before(words, at, farDemand)
  if (before.some((word) => allowing.has(word)) || words.slice(0, at).some((word) => ofSome.has(word))) return false
  const name = words.slice(at, last)
  if (!name.some((word) => treating.test(word)) || name.some((word) => castration.has(word))) return false

  return before.some((word) => obligations.has(word))
}

/** One drug tells of no line by itself; but who must have had it has had one, where it is told how many there may be. */
const demanded = (at: number, last: number): Claim => ({ ...failedWith(at, last), beyond: "not meant alone" })

const combined: ReadonlySet<string> = new Set(["immunochemotherapy", "chemoimmunotherapy"])

/** The treatment that is called from a place on, or what it was with: "treatment with a platinum-based chemotherapy". */
const calledAt = (words: Words, from: number): TreatmentPhrase.Treatment | undefined => {
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || words[treatment.last] !== "with") return treatment

  return TreatmentPhrase.at(words, words[treatment.last + 1] === "a" ? treatment.last + 2 : treatment.last + 1)
}

/** "Previous treatment with platinum-based chemotherapy for advanced disease", which is a line; from the word behind "previous" on. */
export const ofSpread = (words: Words, at: number, from: number): Claim | undefined => {
  const treatment = calledAt(words, from)
  const isLine = treatment?.kind === "class" && treatment.isSystemic

  return isLine && TreatmentPurpose.isForSpread(words, treatment.last) ? failedWith(at, treatment.last) : undefined
}

/** Behind "in combination with", "and", where they stand; nothing where something else does. */
const behindJoint = (words: Words, at: number): number | undefined => {
  if (words[at] === "and") return at + 1

  return words[at] === "in" && words[at + 1] === "combination" && words[at + 2] === "with" ? at + 3 : undefined
}

/** Behind "(a platinum) and an antibody", "in combination with endocrine therapy". */
const behindTogether = (words: Words, last: number): number => {
  const joint = behindJoint(words, last)
  if (joint === undefined) return last
  const from = words[joint] === "an" || words[joint] === "a" ? joint + 1 : joint

  return TreatmentPhrase.at(words, from)?.last ?? last
}

/**
 * What it tells of lines that a class of drugs was received: nothing, unless it was one for disease that has spread, or did not hold it.
 */
export const of = (words: Words, at: number, { last }: TreatmentPhrase.Treatment): Claim | undefined => {
  const isLine = TreatmentPurpose.isForSpread(words, behindTogether(words, last)) || combined.has(words[last - 1] ?? "")

  if (isLine || isFailed(words, last)) return failedWith(at, last)

  if (!isDemanded(words, at, last)) return undefined

  return withRadiation.has(words[last - 1] ?? "") ? treatedWith(at, last) : demanded(at, last)
}
