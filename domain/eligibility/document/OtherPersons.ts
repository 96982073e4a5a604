import { remembering } from "../../Memo.ts"
import * as Persons from "../classes/Persons.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Document } from "./Document.ts"
import type { Segment } from "./Segment.ts"
import * as Segments from "./Segment.ts"

/** A title, or a line that introduces others, by which what follows is asked of somebody else than the patient. */
export const table = RuleTable.of<"others">({
  name: "who else is spoken of",
  classes: {
    ...Persons.classes,
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
  end - start <= longest && table.find(KnownNumbers.ofPublished(document.tokens(start, end))).length > 0

/** So far into a line a colon ends a title of its own. */
const widestLabel = 60

/** "Controls: MMSE of 28 or more"; not "Controls: MMSE of 28; patients: MMSE below 24". */
const isLabelled = (document: Document, { end, start }: Segment): boolean => {
  const line = document.folded.slice(start, end)
  const colon = line.slice(0, widestLabel).indexOf(": ")

  return colon > 0 && !line.includes(";", colon) && calls(document, start, start + colon)
}

/** Whether a segment of a document is said of somebody else than the patient: of caregivers, donors, relatives, healthy controls. */
export const isOf = remembering((document: Document) => {
  const titles = new Map<number, boolean>()
  const isTitled = ([start, end]: readonly [start: number, end: number]): boolean => {
    const isOfOthers = titles.get(start) ?? calls(document, start, end)
    titles.set(start, isOfOthers)

    return isOfOthers
  }
  const isLed = remembering((line: Segment) => isLabelled(document, line))
  const leads = remembering((line: Segment) => calls(document, line.start, line.end) || isLed(line))

  return remembering(
    (segment: Segment): boolean =>
      [segment.heading, segment.group].some((title) => title !== undefined && isTitled(title)) ||
      Segments.above(document.segments(), segment).some(leads) ||
      isLed(segment),
  )
})
