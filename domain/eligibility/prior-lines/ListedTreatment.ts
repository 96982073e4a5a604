import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import * as Asides from "./Asides.ts"
import { type Claim, had } from "./Claim.ts"
import { systemic } from "./LineLexicon.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

const widestLead = 200

/** The end of the line that introduces a place, folded; empty where none does. */
const leadOf = ({ folded, segments }: Document, { segment }: Span.Surroundings): string => {
  const lead = segments()[segment.lead]

  return lead === undefined ? "" : folded.slice(Math.max(lead.start, lead.end - widestLead), lead.end)
}

const treating = /\b(?:prior|previous|previously|received|treated|treatment)\b/

const elsewhere = /malignanc|second primary|other cancer|brain metas|cns |infection|contracep/

/** Whether the line that introduces a place speaks of another disease or of an organ of metastasis. */
export const isElsewhere = (document: Document, surroundings: Span.Surroundings): boolean =>
  elsewhere.test(leadOf(document, surroundings))

/** "Prior treatment with any of the following: * chemotherapy", "any systemic therapy for the disease": what bars who had it. */
export const barred = (document: Document, span: Span.Span): Claim | undefined => {
  const { words } = span.tokens
  if (span.segment.side !== "exclusion") return undefined
  const from = words[0] === "any" ? 1 : 0
  if (!systemic.has(words[from] ?? "")) return undefined
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "any") return undefined
  const claim = had(0, treatment.last)
  const isTold = words[treatment.last] === "for" || treating.test(leadOf(document, span))

  return isTold && !Asides.isAside(words, claim) ? claim : undefined
}
