import { remembering } from "../../Memo.ts"
import { people } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import type { Tokens } from "../text/Tokens.ts"
import type { Document } from "./Document.ts"
import type { Segment, Stretch } from "./Segment.ts"
import * as Segments from "./Segment.ts"

/** Those who help somebody who takes part, or tell of them. */
const helpers =
  "caregiver caregivers caregiver's carer carers carer's caretaker caretakers informant informants informant's companion companions"

const persons: WordClasses = {
  helper: helpers,
  partnership: "care caring study support communication",
  partner: "partner partners partner's",
  donor: "donor donors donor's",
  kin: "relatives parents siblings spouses guardians",
  relative: "relative parent sibling spouse guardian",
  /** Those of a family, by blood or not. */
  family:
    "relative relatives parent parents sibling siblings mother father brother brothers sister sisters grandparent grandparents spouse spouses spouse's guardian guardians proband",
  professionals: "physicians clinicians providers nurses oncologists professionals workers staff",
  professional: "physician clinician provider nurse oncologist professional worker",
  healthy: "healthy normal unaffected",
  control: "control controls volunteer volunteers",
  controls: "controls",
  group: "group groups cohort cohorts population",
}

/** A title, or a line that introduces others, by which what follows is asked of somebody else than the patient. */
export const table = RuleTable.of<"others">({
  name: "who else is spoken of",
  classes: {
    ...persons,
    patient:
      "patient patients participant participants subject subjects case cases recipient recipients survivor survivors individual individuals person persons people adult adults child children",
    criteria: "inclusion exclusion eligibility criteria criterion",
    /** What makes the line a sentence that only touches on them. */
    telling:
      "must should will may can has have having had is are was were be been as per by with without if any , judged determined according used use using methods method",
    joint: "and or / &",
  },
  parts: {
    who:
      "( {helper}|{donor}|{kin}|{professionals}|{controls} | {partnership} {partner} | family|household member|members | " +
      "{healthy} {control}|{patient} | control {patient}|{group} )",
  },
  rows: [
    telling("others", [
      [
        "^ !{patient}|{telling}{0,10} [ <who> {patient}|{group}? ] !{patient}|.{0,14} $",
        "Inclusion criteria for identified family [caregivers]:",
        "Inclusion criteria for patients and caregivers",
        "adequate organ function, as judged by the physicians:",
        "Caregivers and patients must:",
        "healthy volunteers and patients",
        "acceptable birth control methods:",
        "for the control arm:",
      ],
      [
        "^ !{patient}|{telling}{0,10} [ <who> ] of|for|to|caring|living !{joint}{0,6} {patient} !{joint}{0,10} $",
        "[Caregivers] of patients with dementia:",
        "Caregivers of, or patients with, dementia",
      ],
      [
        "^ !{patient}|{telling}{0,8} [ {relative}|{professional} ( {criteria}{1,3} | {patient} ) ] !{patient}{0,6} $",
        "Oncology [clinician inclusion criteria]:",
        "relative contraindication to MRI",
      ],
      [
        "^ ( {patient}? must|should|need|needs|has )? have|having? a|an|the ..3 [ {helper}|{donor}|{partner} ] who|that|willing|as !{patient}{0,20} $",
        "Have a reliable [caregiver] who:",
        "have a caregiver",
      ],
    ]),
  ],
})

/** A longer line is no title, and introduces nothing by these words alone. */
const longest = 240

/** Whether a stretch of a document calls others than patients, those whom what follows is asked of. */
const calls = (document: Document, start: number, end: number): boolean =>
  end - start <= longest && table.find(Runs.ofPublished(document.tokens(start, end))).length > 0

/** So far into a line a colon ends a title of its own. */
const widestLabel = 60

/** "Controls: MMSE of 28 or more"; not "Controls: MMSE of 28; patients: MMSE below 24". */
const isLabelled = (document: Document, { end, start }: Segment): boolean => {
  const { folded } = document
  const colon = folded.slice(start, Math.min(end, start + widestLabel)).indexOf(": ")

  return colon > 0 && !folded.slice(start + colon, end).includes(";") && calls(document, start, start + colon)
}

/** Whether a segment of a document is said of somebody else than the patient: of caregivers, donors, relatives, healthy controls. */
export const isOf = remembering((document: Document) => {
  const isTitled = remembering((title: Stretch) => calls(document, ...title))
  const leads = remembering((line: Segment) => calls(document, line.start, line.end))

  return remembering(
    (segment: Segment): boolean =>
      [segment.heading, segment.group].some((title) => title !== undefined && isTitled(title)) ||
      Segments.above(document.segments(), segment).some(leads) ||
      isLabelled(document, segment),
  )
})

/** Of whom something is told, if not of somebody who takes part. */
export type Other = "of a relative" | "of a donor" | "of somebody else"

/** What a sentence tells of others than those who take part. */
export const told = RuleTable.of<Other | "nothing">({
  name: "what is told of other people",
  classes: {
    ...persons,
    child: "child children son sons daughter daughters",
    having: "have has having",
    carrying: "with who whose has had have having carry carries carried",
    person: people,
    contact: "contact contacts cohabiting cohabitation exposure exposed",
    clauseEnd: ". , ; :",
    end: ". , ; : and or if",
  },
  parts: { aside: '( "(" !")"{0,12} ")" )?', helper: "( {helper} | {partnership} {partner} )" },
  rows: [
    telling("of a relative", [
      ["family history !{clauseEnd}{1,9}", "a [family history of BRCA1 mutations]"],
      ["{family} <aside> {carrying} !{clauseEnd}{1,9}", "a first-degree [relative with a BRCA1 mutation]"],
      [
        "family|household member|members <aside> {carrying} !{clauseEnd}{1,9}",
        "a [family member who has dementia]",
        "family members can help",
      ],
      ["relative|relatives <aside> of !{clauseEnd}{1,10}", "a [relative (parent, sibling) of a carrier of SOD1]"],
      [
        "{having} ...4 [ {child} {carrying} !{clauseEnd}{1,9} ]",
        "women who have a [child with SOD1]",
        "children with SOD1",
      ],
    ]),
    telling("of a donor", [
      [
        "{donor} ( with | who|that is|has ) !{end}{1,10}",
        "a [donor with a mismatch of an allele]",
        "a donor is at hand",
      ],
    ]),
    telling("of somebody else", [
      ["<helper> !{end}{1,10}", "a reliable adult [caregiver with an MMSE of 28]", "a caregiver, an MMSE"],
      [
        "^ _{0,2} {helper}|{partner} will|must|should|is|are|{carrying} !;|and{1,40}",
        "[Care partners will be excluded if they have aphasia, dementia]",
        "No caregiver, MMSE of 20",
      ],
      ["!{end}{1,9} of|in|for the|a|an|his|her|their? <helper>", "[MMSE 20 for the study partner]"],
      [
        "{contact} with|to !{end}{0,6} {person}|someone|somebody|anyone|anybody !{end}{0,9}",
        "close [contact with a person who has the virus]",
        "contact with the virus",
      ],
      ["( controls | control {group}|{person} ) !,|;|.{1,11}", "[control group: MMSE of 28]"],
      ["healthy {control}|{person} !,|;|.{1,11}", "[healthy volunteers with an MMSE of 28]"],
    ]),
    telling("nothing", [
      ["or|and|/ the? presence of !{clauseEnd}{1,9}", "family history [or the presence of a BRCA1 mutation]"],
      ["or|/ family history !{clauseEnd}{1,9}", "a diagnosis [or family history of BRCA1 mutations]"],
      ["birth control {group}|{person} !,|;|.{1,11}", "[birth control subjects use]"],
    ]),
  ],
})

const toldIn = remembering((tokens: Tokens) => told.find(Runs.ofPublished(tokens)))

/** Of whom else what begins at a token of a sentence is told. */
export const toldAt = (tokens: Tokens, first: number): Other | undefined => {
  const means = toldIn(tokens).find((each) => each.first <= first && first < each.last)?.row.means

  return means === "nothing" ? undefined : means
}
