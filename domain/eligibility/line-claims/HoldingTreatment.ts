import { withRadiation } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** The words of progression, which are denied. */
export const progressing: ReadonlySet<string> = new Set(["progressed", "progression", "progressive"])

const negations: ReadonlySet<string> = new Set(["not", "no", "without"])

/** What stands between a negation and the progression that it is of: "no evidence of disease progression". */
const auxiliaries: ReadonlySet<string> = new Set(
  "have has had yet been evidence signs of any disease radiological radiographic subsequently".split(" "),
)

const nearNot = 6

/** Where a progression begins to be denied; nothing where it is told. */
const denied = (words: Words, at: number): number | undefined => {
  let from = at - 1
  while (from > at - nearNot && auxiliaries.has(words[from] ?? "")) from--

  return negations.has(words[from] ?? "") ? from : undefined
}

const afterwards: ReadonlySet<string> = new Set(["after", "following", "since"])

const nearBrain = 24

const brain: ReadonlySet<string> = new Set(["brain", "cns"])

/** "Brain metastases, if imaging shows no progression after chemotherapy": what is let in, and not what was had. */
const isOfBrain = (words: Words, first: number): boolean => Nearby.hasBefore(words, first, nearBrain, brain)

/** "Has not progressed after chemoradiation", "no progression following induction chemotherapy": which was given. */
export const byStability = (words: Words, at: number): Claim | undefined => {
  if (!progressing.has(words[at] ?? "") || !afterwards.has(words[at + 1] ?? "")) return undefined
  const first = denied(words, at)
  const treatment = first === undefined ? undefined : TreatmentPhrase.at(words, at + 2)
  if (first === undefined || treatment === undefined || isOfBrain(words, first)) return undefined
  if (!treatment.isSystemic && !withRadiation.has(words[treatment.last - 1] ?? "")) return undefined

  return treatment.kind === "any" || treatment.kind === "class" ? failedWith(first, treatment.last) : undefined
}

/** The words of a response. */
export const responding: ReadonlySet<string> = new Set(["response", "responded", "responding"])

const earlier: ReadonlySet<string> = new Set(["prior", "previous", "last", "recent"])

/** "In response to the most recent platinum", "responded to prior therapy"; not "response to treatment", which may come later. */
export const byResponse = (words: Words, at: number): Claim | undefined => {
  if (!responding.has(words[at] ?? "") || words[at + 1] !== "to") return undefined
  const treatment = TreatmentPhrase.at(words, at + 2)
  if (treatment?.kind !== "any" && !(treatment?.kind === "class" && treatment.isGrouped)) return undefined
  const isEarlier = words.slice(at + 2, treatment.last).some((word) => earlier.has(word))

  return isEarlier ? failedWith(at, treatment.last) : undefined
}
