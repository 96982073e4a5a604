import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const text = (wanted: string, barred = "Pregnant women"): string =>
  `Inclusion Criteria:\n\n* ${wanted}\n\nExclusion Criteria:\n\n* ${barred}`

/** What is told of one setting, and not of all lines. */
export const priorLinesInPart: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["No more than two prior cytotoxic regimens for platinum-resistant disease", "in in in ? ?"],
    ["Must not have received more than one prior regimen for platinum-resistant cancer", "in in ? ? ?"],
    ["Must not have received more than one prior regimen for ovarian cancer", "in in ex ex ex"],
  ]),
  ...byNumber(excluded, [
    ["More than two prior lines in the platinum-resistant setting", "in in in ? ?"],
    ["More than two prior lines in the metastatic setting", "in in in ex ex"],
  ]),
  ...ofText(
    "ex in in in in",
    text(
      "Platinum-resistant ovarian cancer, with no limit on the number of prior regimens for platinum-sensitive disease; not more than one prior regimen for platinum-resistant disease",
    ),
  ),
]
