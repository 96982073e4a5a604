import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, had } from "../line-claims/Claim.ts"
import { joints, sentenceEnds, systemic } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Asides from "./Asides.ts"

const widestLead = 200

/** The end of the line that introduces a place, folded; empty where none does. */
const leadOf = ({ folded, segments }: Document, { segment }: Span.Surroundings): string => {
  const lead = segments()[segment.lead]

  return lead === undefined ? "" : folded.slice(Math.max(lead.start, lead.end - widestLead), lead.end)
}

const treating = /\b(?:prior|previous|previously|received|treated|treatment)\b/

const elsewhere = /second primary|other cancer|brain metas|cns |infection|contracep/

/** Among those wanted it is their own disease, if nothing tells that it is one besides. */
const otherMalignancy =
  /\b(?:(?:an)?other|additional|second|prior|previous|past|active|concurrent|concomitant|history of)(?: [\w-]+){0,3} malignanc/

const lately =
  /\b(?:within|last|past|less than|during)\b[^.;:]{0,40}\b(?:days?|weeks?|months?|hal(?:f|ves))\b[^.;:]{0,60}:?\s*$/

/** Whether the line that introduces a place speaks of another disease, of an organ of metastasis or, where it bars, of a span of time. */
export const isElsewhere = (document: Document, surroundings: Span.Surroundings): boolean => {
  const lead = leadOf(document, surroundings)
  if (elsewhere.test(lead)) return true

  return surroundings.segment.side === "exclusion"
    ? lead.includes("malignanc") || lately.test(lead)
    : otherMalignancy.test(lead)
}

const mostItems = 4

const longestItem = 5

/** Behind a treatment for the disease at large that is one of those listed from a place on; nothing if none is. */
const listedFrom = (words: ReadonlyArray<string>, from: number): number | undefined => {
  let at = from
  for (let item = 0; item < mostItems; item++) {
    const treatment = TreatmentPhrase.at(words, at)
    if (treatment?.kind === "any" && treatment.isSystemic) return treatment.last
    at = treatment?.last ?? at
    const joint = words.slice(at, at + longestItem).findIndex((word) => joints.has(word))
    if (joint < 0) return undefined
    at = TreatmentPhrase.behindJoints(words, at + joint)
  }

  return undefined
}

const nearPurpose = 12

const nearUnit = 6

/** Behind "treatment with", "treatment (including"; nothing where no list follows. */
const behindTreatment = (words: ReadonlyArray<string>, from: number): number | undefined => {
  if (words[from] !== "treatment" && words[from] !== "therapy") return undefined
  const at = words[from + 1] === "," || words[from + 1] === "(" ? from + 2 : from + 1

  return words[at] === "with" || words[at] === "including" ? at + 1 : undefined
}

/** "Any treatment with radiation, chemotherapy or biotherapy for the disease", "treatment, including chemotherapy, for the disease". */
const barredWith = ({ tokens: { words } }: Span.Span, from: number): Claim | undefined => {
  const list = behindTreatment(words, from)
  const last = list === undefined ? undefined : listedFrom(words, list)
  if (last === undefined || !words.slice(last, last + nearPurpose).includes("for")) return undefined

  return had(from, last)
}

const farthestKind = 18

/** "Preoperative treatment, including radiotherapy and chemotherapy": whatever there was before the operation. */
const barredBefore = ({ tokens: { words } }: Span.Span, from: number): Claim | undefined => {
  if (words[from] !== "preoperative") return undefined
  const unit = words.slice(from, from + nearUnit).findIndex((word) => word === "treatment" || word === "therapy")
  const behind = words.slice(from, from + farthestKind)
  const including = behind.findIndex((word) => word === "including" || word === "such")
  if (unit < 0 || including < unit || !behind.slice(including).some((word) => systemic.has(word))) return undefined

  return had(from, from + unit + 1)
}

const farVerb = 10

const done = /^(?:performed|given|received|administered)$/

/** "Surgery, chemotherapy and radiotherapy have been performed". */
const barredPassive = ({ tokens: { words } }: Span.Span, from: number): Claim | undefined => {
  if (!words.includes("been")) return undefined
  const last = listedFrom(words, from) ?? words.length
  for (let at = last; at < last + farVerb && at < words.length && !sentenceEnds.has(words[at] ?? ""); at++)
    if (/^(?:have|has)$/.test(words[at] ?? "") && words[at + 1] === "been" && done.test(words[at + 2] ?? ""))
      return had(from, at + 3)

  return undefined
}

const shortestSentence = 12

/** "Chemotherapy for metastatic disease. Patients who …": a title of what the item goes on to say. */
const isTitle = ({ segment, sentence }: Span.Span): boolean => segment.end - sentence.end > shortestSentence

const study = /^(?:study|enrol+ment|inclusion|entry|randomi[sz]ation|surgery|screening)$/

/** "(Previously) given", "prior to enrolment". */
const isBefore = (words: ReadonlyArray<string>, at: number): boolean => {
  if (/^(?:previously|given|received|administered)$/.test(words[at] ?? "")) return true
  const next = words[at] === "before" ? at + 1 : words[at] === "prior" && words[at + 1] === "to" ? at + 2 : -1

  return next > 0 && words.slice(next, next + 3).some((word) => study.test(word))
}

/** "Prior treatment with any of the following: * chemotherapy", "any systemic therapy for the disease". */
const barredAlone = (document: Document, span: Span.Span, from: number): Claim | undefined => {
  const { words } = span.tokens
  if (!systemic.has(words[from] ?? "") || isTitle(span)) return undefined
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "any" || isElsewhere(document, span)) return undefined
  const isTold =
    words[treatment.last] === "for" || isBefore(words, treatment.last) || treating.test(leadOf(document, span))

  return isTold ? had(0, treatment.last) : undefined
}

/** What an item bars who had it, where it is named without a word of having had it. */
export const barred = (document: Document, span: Span.Span): Claim | undefined => {
  const { words } = span.tokens
  if (span.segment.side !== "exclusion") return undefined
  const begun = words[0] === "receiving" || words[0] === "received" ? 1 : 0
  const from = words[begun] === "any" ? begun + 1 : begun
  const claim =
    barredAlone(document, span, from) ?? barredWith(span, from) ?? barredBefore(span, from) ?? barredPassive(span, from)

  return claim === undefined || Asides.isAside(words, claim) ? undefined : claim
}
