import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const text = (wanted: string, barred = "Pregnant women"): string =>
  `Inclusion Criteria:\n\n* ${wanted}\n\nExclusion Criteria:\n\n* ${barred}`

/** What is told of one setting or of one class of drugs, and not of all lines. */
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
  ...byNumber(included, [
    ["No more than two prior regimens targeting the VEGF pathway", "- - - - -"],
    ["At most one prior line of therapy directed against CD20", "- - - - -"],
    ["At least one prior regimen targeting the androgen receptor", "ex in in in in"],
    ["No more than two prior regimens directed at the lymphoma", "in in in ex ex"],
  ]),
  ...byNumber(excluded, [
    ["More than two prior regimens targeting HER2", "- - - - -"],
    ["More than two prior regimens targeting this cancer", "in in in ex ex"],
  ]),
]
