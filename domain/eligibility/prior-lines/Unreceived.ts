import { type Claim, had } from "./Claim.ts"
import { receiving, times } from "./LineLexicon.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

/** What "no treatment" begins with. */
export const negations: ReadonlySet<string> = new Set(["no", "without"])

/** "No concurrent chemotherapy": none beside that of the study. */
const atOnce: ReadonlySet<string> = new Set(["concurrent", "concomitant", "simultaneous", "ongoing", "current"])

const everBefore: ReadonlySet<string> = new Set(["past", "date", "far", "before", "previously", "yet"])

const nearEver = 3

const giving: ReadonlySet<string> = new Set("was were has have had been given received administered".split(" "))

/** Behind "(has been) given". */
const behindGiven = (words: Words, from: number): number => {
  let at = from
  while (giving.has(words[at] ?? "")) at++

  return at
}

/** "For metastatic disease", "was given for metastatic disease", "in the advanced setting", "in the past": there was none for it, rather than none is needed. */
const isOfDisease = (words: Words, { isSystemic, last }: TreatmentPhrase.Treatment): boolean => {
  const given = behindGiven(words, last)
  const next = words[given] ?? ""
  if (words.slice(last, last + nearEver).some((word) => everBefore.has(word))) return true

  return isSystemic && (next === "for" || (next === "in" && words[given + 1] === "the"))
}

/** "No systemic therapy for metastatic disease", "received no systemic therapy", "no treatment in the past": what was not had begins behind the "no". */
export const byNone = (words: Words, at: number): Claim | undefined => {
  if (!negations.has(words[at] ?? "") || atOnce.has(words[at + 1] ?? "")) return undefined
  const from = words[at + 1] === "treatment" && words[at + 2] === "with" ? at + 3 : at + 1
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "any") return undefined
  const isReceived = treatment.isSystemic && receiving.has(words[at - 1] ?? "")

  return isReceived || isOfDisease(words, treatment) ? had(at + 1, treatment.last) : undefined
}

const telling: ReadonlySet<string> = new Set("must should had has have was is included includes contained".split(" "))

const nearTime = 8

/** "The last chemotherapy must have been within 30 days", "> 4 weeks ago". */
const isOfTime = (words: Words, last: number): boolean =>
  words.slice(last, last + nearTime).some((word) => times.has(word))

const isLast = (words: Words, at: number): boolean =>
  words[at] === "last" || (words[at] === "recent" && words[at - 1] === "most")

/** "The most recent systemic therapy must have included an antibody": of which something is asked, that there was. */
export const byLast = (words: Words, at: number): Claim | undefined => {
  if (!isLast(words, at)) return undefined
  const treatment = TreatmentPhrase.at(words, at + 1)
  if (treatment === undefined || isOfTime(words, treatment.last)) return undefined
  const isOfDrugs = treatment.kind === "any" || treatment.kind === "class"

  return isOfDrugs && (treatment.isSystemic || treatment.isGrouped) && telling.has(words[treatment.last] ?? "")
    ? { ...had(at, treatment.last), oneWay: true }
    : undefined
}
