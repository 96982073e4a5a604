import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { breaks, earlier, receiving, times } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"
import { type Claim, had, having } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** What "no treatment" begins with. */
export const negations: ReadonlySet<string> = new Set(["no", "without"])

/** "No concurrent chemotherapy": none beside that of the study. */
const atOnce: ReadonlySet<string> = new Set([
  "concurrent",
  "concomitant",
  "simultaneous",
  "ongoing",
  "current",
  "additional",
])

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

  if (TreatmentPurpose.isForSpread(words, given)) return true

  return isSystemic && (next === "for" || (next === "in" && words[given + 1] === "the"))
}

/** Words between the "no" and the treatment: "no history of any anti-tumour treatment". */
const whichever: ReadonlySet<string> = new Set(
  "any specific form forms kind type history antecedent antecedents of".split(" "),
)

const widestWhichever = 5

/** Behind "treatment with", "any form of", "history of". */
const behindWhichever = (words: Words, from: number): number => {
  if (words[from] === "treatment" && words[from + 1] === "with") return from + 2
  let at = from
  while (at < from + widestWhichever && whichever.has(words[at] ?? "")) at++

  return at
}

const nearPlan = 16

/** Words by which it is told of a treatment to come. */
const ahead =
  /^(?:planned|plan|allowed|permitted|available|exists?|possible|needed|required|indicated|during|concurrent|while)$/

/** "Without any treatment", "no anti-tumour therapy except surgery", where none of what is to come is told. */
const isBare = (words: Words, at: number, from: number, { isSystemic, last }: TreatmentPhrase.Treatment): boolean => {
  const next = words[last] ?? "."
  const isExcept = next === "except" || (next === "other" && words[last + 1] === "than")
  const isTold = isSystemic || words[at + 1] === "any" || words[at + 1] === "specific" || words[from - 1] === "of"
  if (!isTold || words[at - 1] === "or" || words.slice(last, last + nearPlan).some((word) => ahead.test(word)))
    return false

  return isExcept || (breaks.has(next) && (words[at] === "without" || words[from - 1] === "of"))
}

const done: ReadonlySet<string> = new Set([
  "given",
  "received",
  "administered",
  "done",
  "performed",
  "started",
  "begun",
])

const nearTime = 8

/** "Within 30 days", "> 4 weeks ago": whether it is told when it was. */
const isOfTime = (words: Words, last: number): boolean =>
  words.slice(last, last + nearTime).some((word) => times.has(word))

const farthestVerb = 16

/** "Has been received": whether that, and not when, is said in the clause behind a treatment. */
const isSaidReceived = (words: Words, last: number): boolean => {
  for (let at = last; at < last + farthestVerb && words[at] !== ";" && words[at] !== "."; at++)
    if (/^(?:has|have)$/.test(words[at] ?? "") && words[at + 1] === "been" && done.has(words[at + 2] ?? ""))
      return !isOfTime(words, at + 3)

  return false
}

const holding: ReadonlySet<string> = new Set(["managed", "controlled", "stable", "maintained", "manageable"])

/** "(A skin disease that is) managed without systemic therapy": what does without it is another disease. */
const isManaged = (words: Words, at: number): boolean => words[at] === "without" && holding.has(words[at - 1] ?? "")

/** "No systemic therapy for metastatic disease", "received no systemic therapy", "no treatment in the past": what was not had begins behind the "no". */
export const byNone = (words: Words, at: number): Claim | undefined => {
  if (!negations.has(words[at] ?? "") || atOnce.has(words[at + 1] ?? "") || isManaged(words, at)) return undefined
  const from = behindWhichever(words, at + 1)
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "any") return undefined
  const isReceived =
    treatment.isSystemic && (receiving.has(words[at - 1] ?? "") || isSaidReceived(words, treatment.last))

  return isReceived || isOfDisease(words, treatment) || isBare(words, at, from, treatment)
    ? had(at + 1, treatment.last)
    : undefined
}

/** "(Has) not been given", "(must) not have been given". */
const isNotGiven = (words: Words, at: number): boolean => {
  const isOfDuty = /^(?:must|should|may)$/.test(words[at] ?? "") && words[at + 1] === "not" && words[at + 2] === "have"
  const isTold = /^(?:has|have|had)$/.test(words[at] ?? "") && words[at + 1] === "not"
  const been = isOfDuty ? at + 3 : at + 2

  return (isOfDuty || isTold) && words[been] === "been" && done.has(words[been + 1] ?? "")
}

const nearTitle = 3

/** "Chemotherapy: none". */
const isField = (words: Words, at: number, last: number): boolean =>
  words[last] === ":" &&
  words[last + 1] === "none" &&
  breaks.has(words[last + 2] ?? ".") &&
  !Nearby.hasBefore(words, at, nearTitle, atOnce)

const nearVerb = 4

/** "Chemotherapy and radiation have not been given before", "chemotherapy: none". */
export const byPassive = (words: Words, at: number): Claim | undefined => {
  const treatment = TreatmentPhrase.at(words, at)
  if (treatment?.kind !== "any" || !treatment.isSystemic) return undefined
  const { last } = treatment
  if (isField(words, at, last)) return { ...having(0, 0, at, last + 2), exact: true }
  for (let verb = last; verb < last + nearVerb; verb++)
    if (isNotGiven(words, verb)) return { ...having(0, 0, at, verb + 4), exact: true }

  return undefined
}

const telling: ReadonlySet<string> = new Set("must should had has have was is included includes contained".split(" "))

const isLast = (words: Words, at: number): boolean =>
  words[at] === "last" || (words[at] === "recent" && words[at - 1] === "most")

const nearSpan = 6

/** "The most recent systemic therapy must have included an antibody": of which something is asked, that there was; not "10 days after the last line". */
export const byLast = (words: Words, at: number): Claim | undefined => {
  if (!isLast(words, at) || Nearby.hasBefore(words, at, nearSpan, times)) return undefined
  const treatment = TreatmentPhrase.at(words, at + 1)
  if (treatment === undefined || isOfTime(words, treatment.last)) return undefined
  const isOfDrugs = treatment.kind === "any" || treatment.kind === "class"

  return isOfDrugs && (treatment.isSystemic || treatment.isGrouped) && telling.has(words[treatment.last] ?? "")
    ? { ...had(at, treatment.last), oneWay: true }
    : undefined
}

const nearNo = 12

const nearDisease = 4

/** "No prior biopsy, surgery, or treatment for prostate cancer": the last of what was not had; not "no prior treatment with an antibody or …". */
export const byListEnd = (words: Words, at: number): Claim | undefined => {
  const no = words[at] === "or" ? Nearby.lastBefore(words, at, nearNo, (word) => word === "no") : -1
  const treatment = no >= 0 && earlier.has(words[no + 1] ?? "") ? TreatmentPhrase.at(words, at + 1) : undefined
  if (treatment?.kind !== "any" || words[treatment.last] !== "for") return undefined
  if (TreatmentPhrase.at(words, no + 1)?.kind === "any") return undefined
  const isOfDisease = words
    .slice(treatment.last, treatment.last + nearDisease)
    .some((word) => DiseaseWords.isCancer(word))

  return isOfDisease ? had(at + 1, treatment.last) : undefined
}
