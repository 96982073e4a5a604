import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Segment } from "../document/Segment.ts"
import type * as Span from "../document/Span.ts"
import * as Claim from "../line-claims/Claim.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import { systemic } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Asides from "./Asides.ts"

/** What the line that introduces others tells of them: that they are of another disease or time, that they are excepted, or were given. */
export const leads = RuleTable.of({
  name: "what lists of treatments are of",
  classes: {
    other: "another other additional second prior previous past active concurrent concomitant",
    span: "within last past during",
    time: "day days week weeks month months half halves",
    excepting: "except exception exceptions excluding",
    letIn: "allowed permitted acceptable",
    earlier: "prior previous previously received treated treatment",
  },
  parts: { between: "!.|;|:{0,12}", end: "<between> : $" },
  rows: [
    telling("elsewhere", [
      ["brain metasta~", "treatment of [brain metastases]:"],
      ["[ cns ] metasta~|disease|lesion~|involvement|lymphoma", "no [CNS] disease:", "outside the CNS, with either:"],
      ["infection~|contracep~", "no active [infection]:"],
      ["{other} _{0,3} malignanc~", "[another primary malignancy]:"],
      ["history of _{0,3} malignanc~", "[history of a malignancy]:"],
    ]),
    // Among those wanted a malignancy is their own, if nothing tells that it is one besides
    telling("elsewhere if barred", [
      ["malignanc~", "hematologic [malignancies]:"],
      ["[ {span}|than ] !.|;|:{0,8} {time} <between> :? $", "any of these [within] four weeks of the study:"],
    ]),
    telling("excepted", [
      ["[ {excepting} ] <end>", "no prior therapy, [except]:"],
      ["[ unless ] ( !otherwise|.|;|: <between> )? : $", "none [unless] one of these:", "unless otherwise stated:"],
      ["[ following are|is|will be? also? {letIn} ] <end>", "the [following are allowed]:"],
    ]),
    telling("given", [["{earlier}", "[treatment] with any of:"]]),
    telling("nothing", [
      ["primary|documented|confirmed|proven{1,3} [ cns ] lymphoma", "primary [CNS] lymphoma with either:"],
    ]),
  ],
})

type Lead = (typeof leads)["rows"][number]["means"]

const widestLead = 200

/** What is told at the end of a line that introduces others. */
const toldBy = remembering(({ words }: Document) =>
  remembering(
    ({ end, start }: Segment): ReadonlyArray<Lead> =>
      RuleTable.meanings(leads, Runs.between(words, Math.max(start, end - widestLead), end)),
  ),
)

/** What the line that introduces a place tells of it. */
const leadOf = (document: Document, { segment }: Span.Surroundings): ReadonlyArray<Lead> => {
  const lead = document.segments()[segment.lead]

  return lead === undefined ? [] : toldBy(document)(lead)
}

/** Whether the line that introduces a place speaks of another disease, of an organ of metastasis or, where it bars, of a span of time. */
export const isElsewhere = (document: Document, surroundings: Span.Surroundings): boolean => {
  const told = leadOf(document, surroundings)

  return (
    told.includes("elsewhere") || (surroundings.segment.side === "exclusion" && told.includes("elsewhere if barred"))
  )
}

/** "No prior therapy, except: …": whether the line that introduces a place takes what is listed out of what it asks for. */
export const isException = (document: Document, surroundings: Span.Surroundings): boolean =>
  surroundings.segment.side !== "exclusion" && leadOf(document, surroundings).includes("excepted")

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
      ["<begin> [ @treatment.any.systemic ] in the past ( .|;|for | $ )", "[chemotherapy] in the past"],
      ["<begin> [ @treatment.any.systemic ] before|prior to? ..2 {study}", "[chemotherapy] prior to enrollment"],
    ]),
    telling("alone", [["<begin> [ @treatment.any.systemic ]", "receiving [chemotherapy]"]]),
    telling("listed", [
      [
        '<begin> [ @treatment.therapy ,|"("? with|including ..15 @treatment.any.systemic ] ..11 for',
        "[treatment, including chemotherapy], for the disease",
      ],
      ["<begin> [ !.|;{0,12} @treatment.any.systemic ..9 has|have been {done} ]", "[chemotherapy has been performed]"],
    ]),
    telling("before an operation", [
      [
        "<begin> [ @treatment ] ..7 including|such ..12 @treatment",
        "any [preoperative treatment], including radiotherapy and chemotherapy",
      ],
    ]),
  ],
})

const begins = new Set([...systemic, "anti", "cancer"])

const shortestSentence = 12

const longestTitle = 60

/** "Chemotherapy for metastatic disease. Patients who …": a title of what the item goes on to say. */
const isTitle = ({ segment, sentence: { end, start } }: Span.Span): boolean =>
  segment.end - end > shortestSentence && end - start < longestTitle

/** "Prior treatment with any of the following: * chemotherapy", "any systemic therapy for the disease". */
const isBarredAlone = (document: Document, span: Span.Span, first: number, isGiven: boolean): boolean =>
  begins.has(span.tokens.words[first] ?? "") &&
  !isTitle(span) &&
  !isElsewhere(document, span) &&
  (isGiven || leadOf(document, span).includes("given"))

/** What an item of the exclusion part bars who had it, where it is named without a word of having had it. */
export const barred = (document: Document, span: Span.Span): Claim.Claim | undefined => {
  const { words } = span.tokens
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
