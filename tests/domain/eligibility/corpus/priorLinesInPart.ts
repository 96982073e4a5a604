import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const text = (wanted: string, barred = "Pregnant women"): string =>
  `Inclusion Criteria:\n\n* ${wanted}\n\nExclusion Criteria:\n\n* ${barred}`

const resistant = "Castration-resistant prostate cancer"

/** What is told of one setting, of one class of drugs, of one tumor of several or of an earlier state of the disease, and not of all lines. */
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
  ...byNumber(included, [
    ["Melanoma, lung cancer or platinum-resistant ovarian cancer", "? in in in in"],
    ["Breast cancer, melanoma, or relapsed or refractory lymphoma", "? in in in in"],
    ["Relapsed or refractory lymphoma, melanoma or breast cancer", "ex in in in in"],
    ["Platinum-resistant ovarian, fallopian tube or peritoneal cancer", "ex in in in in"],
    ["Platinum-resistant ovarian cancer with measurable lesions in the liver or lung", "ex in in in in"],
    ["Breast cancer, melanoma or lung cancer refractory to standard therapy", "ex in in in in"],
    ["Gastric or lung cancer that failed at least two lines, or platinum-resistant ovarian cancer", "ex in in in in"],
  ]),
  ...ofText("? in in in in", text("Platinum-resistant ovarian cancer; gastric cancer; melanoma")),
  ...byNumber(included, [
    ["Prior chemotherapy for hormone-sensitive prostate cancer is allowed", "- - - - -"],
    ["May have had systemic therapy in the castration-sensitive setting", "- - - - -"],
    ["Prior chemotherapy for castration-resistant prostate cancer is allowed", "? in in in in"],
    ["No prior chemotherapy for hormone-sensitive prostate cancer", "in ex ex ex ex"],
    ["Progressed on systemic therapy for hormone-sensitive disease", "ex in in in in"],
  ]),
  ...ofText("in in ? ? ?", text("Adults", "More than one prior line of chemotherapy"), [resistant]),
  ...ofText("in in ex ex ex", text("Adults", "More than one prior line of chemotherapy"), ["Prostate cancer"]),
  ...ofText("in in ex ex ex", text("Adults", "More than one prior line of systemic therapy"), [resistant]),
  ...ofText("in in in ? ?", text("No more than two prior lines of chemotherapy"), [resistant]),
  ...ofText("ex ex in in in", text("At least two prior lines of chemotherapy"), [resistant]),
  ...ofText("in ? ? ? ?", text("Adults", "Prior chemotherapy for prostate cancer"), [resistant]),
  ...ofText("in ex ex ex ex", text("Adults", "Prior chemotherapy for prostate cancer"), ["Prostate cancer"]),
  ...byNumber(included, [
    ["One to 3 prior lines are allowed (1 to 4 prior lines, if one was a vaccine)", "ex in in in in"],
    ["At most one prior regimen (at most two prior regimens for those with a mutation)", "in in in ex ex"],
    ["At most two prior regimens (at most one prior regimen for metastatic disease)", "in in ex ex ex"],
    ["At least two prior regimens (at least one prior regimen when unfit)", "ex in in in in"],
  ]),
  ...byNumber(included, [
    ["Brain metastases that have progressed after local and/or systemic therapy", "? in in in in"],
    ["Disease progression after radiotherapy or chemotherapy", "? in in in in"],
    ["Disease progression after surgery and chemotherapy", "ex in in in in"],
    ["Disease progression on chemotherapy or immunotherapy", "ex in in in in"],
  ]),
  ...ofText(
    "in in in in in",
    text(
      "Participants will have received at least one line of chemotherapy. Gastric cancer: Patients who have not received prior treatment may be included. Bowel cancer: at least one prior line of therapy",
    ),
  ),
  ...ofText(
    "ex in in in in",
    text(
      "Participants will have received at least one line of chemotherapy. Gastric cancer: Patients who have received two prior lines may be included",
    ),
  ),
  ...byNumber(excluded, [
    ["Progression while on a BRAF inhibitor (progression after stopping treatment is permitted)", "- - - - -"],
    ["Autoimmune disease (prior systemic therapy for the cancer is permitted)", "? in in in in"],
  ]),
  ...byNumber(included, [["Disease progression after stopping treatment is permitted", "? in in in in"]]),
  ...byNumber(included, [
    [
      "No more than 1 prior line is allowed if immunotherapy and chemotherapy were given together, and no more than 2 prior lines are allowed otherwise",
      "in in in ex ex",
    ],
    [
      "Failure or contraindication of all standard therapies, except for patients with kidney cancer, who will be naive of previous lines of therapy",
      "in in in in in",
    ],
  ]),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* At most one prior line of therapy is allowed for patients with liver metastases\n* At least one prior line of systemic therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* No prior systemic therapy\n* Prior chemotherapy is allowed for patients with resectable disease",
  ),
  // A class that may have failed, a floor that falls for some, and those who are let in by a floor
  ...byNumber(included, [
    ["Previously treated with nivolumab and progressed on it: these patients are eligible", "- - - - -"],
    ["Patients who were treated with nivolumab and have progressed are eligible", "- - - - -"],
    ["Prior progression on an EGFR inhibitor is allowed", "- - - - -"],
    [
      "Part 2 must be refractory to PD-1 inhibitors, and for Part 1 both inhibitor-naive or refractory patients are considered",
      "- - - - -",
    ],
    ["Progressive disease despite two prior lines of therapy", "ex ex in in in"],
    ["Disease progression despite two regimens, unless they were unsuitable for a second line", "ex in in in in"],
    ["Patients with progression on at least two lines of therapy are eligible for this trial", "ex ex in in in"],
    ["Patients who have received at least one line of therapy are eligible for this trial", "? in in in in"],
    ["Patients that have received two prior lines of chemotherapy are eligible", "ex ex in ex ex"],
    ["Individuals that have received two prior lines of chemotherapy are eligible", "ex ex in ex ex"],
    ["Women that have received two prior lines of chemotherapy are eligible", "ex ex in ex ex"],
  ]),
]
