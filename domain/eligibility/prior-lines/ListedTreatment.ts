import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import * as Claim from "../line-claims/Claim.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { systemic } from "../treatment/LineLexicon.ts"
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

const excepting =
  /\b(?:except|unless(?! otherwise)|exceptions?|excluding|other than the following|following (?:are|is|will be) (?:also )?(?:allowed|permitted|acceptable))\b[^.;:]{0,60}:\s*$/

/** "No prior therapy, except: …": whether the line that introduces a place takes what is listed out of what it asks for. */
export const isException = (document: Document, surroundings: Span.Surroundings): boolean =>
  surroundings.segment.side !== "exclusion" && excepting.test(leadOf(document, surroundings))

/** How an item names a treatment: as one that was given, alone, as one of several, or as one before an operation. */
export const table = RuleTable.of({
  name: "treatments that are barred by their name",
  over: TreatmentPhrase.level,
  classes: {
    done: "performed given received administered",
    study: "study enrolment enrollment inclusion entry randomisation randomization surgery screening",
  },
  parts: { begin: "^ receiving|received? any?" },
  rows: [
    telling("given", [
      ["<begin> [ @treatment.any.systemic ] for", "[systemic therapy] for lung cancer"],
      ["<begin> [ @treatment.any.systemic ] previously|given|received|administered", "any [chemotherapy] given"],
      ["<begin> [ @treatment.any.systemic ] before|prior to? ..2 {study}", "[chemotherapy] prior to enrollment"],
    ]),
    telling("alone", [["<begin> [ @treatment.any.systemic ]", "receiving [chemotherapy]"]]),
    telling("listed", [
      [
        '<begin> [ @treatment.therapy ,|"("? with|including ..15 @treatment.any.systemic ] ..11 for',
        "[treatment, including chemotherapy], for the disease",
      ],
      [
        "<begin> [ !.|;{0,12} @treatment.any.systemic ..9 has|have been {done} ]",
        "[surgery and chemotherapy have been performed]",
      ],
    ]),
    telling("before an operation", [
      [
        "<begin> [ @treatment ] ..7 including|such ..12 @treatment",
        "any [preoperative treatment], including radiotherapy and chemotherapy",
      ],
    ]),
  ],
})

const shortestSentence = 12

/** "Chemotherapy for metastatic disease. Patients who …": a title of what the item goes on to say. */
const isTitle = ({ segment, sentence }: Span.Span): boolean => segment.end - sentence.end > shortestSentence

/** "Prior treatment with any of the following: * chemotherapy", "any systemic therapy for the disease". */
const isBarredAlone = (document: Document, span: Span.Span, first: number, isGiven: boolean): boolean =>
  systemic.has(span.tokens.words[first] ?? "") &&
  !isTitle(span) &&
  !isElsewhere(document, span) &&
  (isGiven || treating.test(leadOf(document, span)))

/** What an item bars who had it, where it is named without a word of having had it. */
export const barred = (document: Document, span: Span.Span): Claim.Claim | undefined => {
  const { words } = span.tokens
  if (span.segment.side !== "exclusion") return undefined
  const run = TreatmentPhrase.within(words)
  const [found] = table.find(run)
  if (found === undefined) return undefined
  const { means } = found.row
  const [first, last] = [run.tokens[found.first] ?? 0, run.tokens[found.last] ?? 0]
  if (means === "before an operation" && words[first] !== "preoperative") return undefined
  const isByName = means === "given" || means === "alone"
  if (isByName && !isBarredAlone(document, span, first, means === "given")) return undefined
  const claim = Claim.of("had", isByName ? 0 : first, last)

  return Asides.isAside(words, claim) ? undefined : claim
}
