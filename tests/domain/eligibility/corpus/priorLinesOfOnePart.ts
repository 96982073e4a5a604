import { asking, byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Treatment that is a part of what was had: an induction, and the lines of one kind beside all of them. */
export const priorLinesOfOnePart: ReadonlyArray<Case> = [
  ...byNumber(included, [
    ["Completion of at least 3 months of standard induction chemotherapy", "ex in ? ? ?"],
    ["Completed at least 4 months of induction chemotherapy", "ex in ? ? ?"],
    ["Has completed induction chemotherapy without progression", "ex in ? ? ?"],
    ["Must have received induction chemotherapy", "ex in ? ? ?"],
    ["Must have achieved a complete remission with residual disease after an induction regimen", "ex in ? ? ?"],
    ["In remission following induction chemotherapy", "ex in ? ? ?"],
    ["Patients in remission after induction will receive an antibody", "- - - - -"],
    ["Completion of standard induction chemotherapy", "ex in ? ? ?"],
    ["Completion of at least one line of systemic therapy", "ex in in in in"],
    ["Completion of chemotherapy more than 6 months ago", "- - - - -"],
    ["Had 1 prior first-line regimen with a platinum and 1 prior second-line regimen", "ex ex in ? ?"],
    ["One prior second-line therapy", "ex ex in ? ?"],
    ["Received 1 prior first-line regimen", "ex in ? ? ?"],
    ["Has not received induction chemotherapy", "in ex ex ex ex"],
  ]),
  ...byNumber(excluded, [["Received induction chemotherapy", "in ex ex ex ex"]]),
  ...[
    "Must have received no more than 1 line of prior systemic cytotoxic chemotherapy in the metastatic setting",
    "No more than 1 prior line of chemotherapy for metastatic disease",
    "At most one prior regimen of cytotoxic chemotherapy",
  ].flatMap((limit) =>
    ofText(
      "ex in in in in",
      `Inclusion Criteria:\n\n* ${limit}\n* Must have progressed on at least 1 line of prior therapy for metastatic disease`,
    ),
  ),
  ...["More than one prior line of cytotoxic chemotherapy", "More than two prior regimens of chemotherapy"].flatMap(
    (bar) =>
      ofText(
        "ex in in in in",
        `Inclusion Criteria:\n\n* At least one prior line of therapy for metastatic disease\n\nExclusion Criteria:\n\n* ${bar}`,
      ),
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* At least one prior line of chemotherapy\n* No more than two prior lines of chemotherapy",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy\n* No more than two prior lines of systemic chemotherapy",
  ),
  ...byNumber(included, [
    ["Prior treatment with 1 other chemotherapy regimen is allowed", "in in ex ex ex"],
    ["Treatment with one prior line of systemic therapy is acceptable", "in in ex ex ex"],
    ["Patients treated with one prior line of therapy are eligible", "ex in ex ex ex"],
  ]),
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Metastatic castration-resistant prostate cancer\n* Cohort B: must have received prior treatment with abiraterone\n\nExclusion Criteria:\n\n* Cohort A: prior chemotherapy for castration-resistant prostate cancer",
    ["Prostate Cancer"],
  ),
  ...ofText(
    "? ? ? ? ?",
    "Inclusion Criteria:\n\n* Metastatic castration-resistant prostate cancer\n* Cohort B: must have received prior treatment with abiraterone\n\nExclusion Criteria:\n\n* Prior chemotherapy for castration-resistant prostate cancer",
    ["Prostate Cancer"],
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progressed on at least one prior line of endocrine therapy\n\nExclusion Criteria:\n\n* More than one prior line of chemotherapy for metastatic disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progressed on at least one prior line of endocrine therapy\n\nExclusion Criteria:\n\n* More than one prior treatment with chemotherapy or antibody-drug conjugates",
  ),
  ...ofText(
    "ex in ex ex ex",
    "Inclusion Criteria:\n\n* Progressed on chemotherapy\n\nExclusion Criteria:\n\n* More than one prior line of chemotherapy for metastatic disease. Hormonal therapy is not counted as a line of therapy",
  ),
  ...ofText(
    "ex in ex ex ex",
    "Inclusion Criteria:\n\n* Progressed on chemotherapy\n* No hormone replacement therapy\n\nExclusion Criteria:\n\n* More than one prior line of chemotherapy for metastatic disease",
  ),
  ...ofText(
    "in in ? ? ?",
    "Inclusion Criteria:\n\n* Prior use of a CDK4/6 inhibitor is allowed\n* Up to one line of chemotherapy is allowed",
  ),
  ...[0, 1, 2].flatMap((priorLines) =>
    asking(
      { priorLines },
      (line) =>
        `Inclusion Criteria:\n\n* ${line}\n* If patients are on systemic therapy at entry, they must meet the following:\n  * Must have received at least two cycles of systemic therapy before entry`,
      [["Progression on at least two courses of systemic therapy", priorLines < 2 ? "ex" : "in"]],
    ),
  ),
]
