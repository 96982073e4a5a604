import { type Case, ofText } from "./Case.ts"

/** Any number of lines, beside what single cohorts ask for. */
export const priorLinesOfAnyNumber: ReadonlyArray<Case> = [
  ...[
    "Any number of prior lines of therapy is allowed",
    "Participants can have received an unlimited number of prior therapies",
    "No limit on the number of prior therapies",
    "There is no minimum number of prior therapies",
    "Patients may have received any number of prior lines, including none",
  ].flatMap((open) =>
    ofText(
      "in in in in in",
      `Inclusion Criteria:\n\n* ${open}\n* Cohort 7: must have received at least one prior line of systemic therapy`,
    ),
  ),
  ...["Castration-resistant", "Hormone-relapsed", "Castration-independent"].flatMap((course) =>
    ofText(
      "? in in in in",
      `Inclusion Criteria:\n\n* ${course} prostate cancer\n* Any number of prior lines of therapy is allowed`,
    ),
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\nExploratory cohort:\n\n* Meets one of the following:\n  1. Platinum-sensitive disease after platinum-based chemotherapy; OR\n  2. Platinum-resistant disease after platinum-based chemotherapy\n\nAll participants:\n\n* There is no minimum or maximum number of lines of prior therapy\n* Measurable disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progression on at least one prior regimen\n* No limit on the number of prior therapies",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Cohort A: progression on at least one prior regimen; any number of prior lines is allowed\n* Cohort B: at least two prior lines",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Cohort A: progression on at least one prior regimen\n* Cohort B: at least two prior lines\n* No limit on the number of prior therapies",
  ),
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\nCohort A:\n\n* At least one prior line of therapy\n\nAll patients:\n\n* No more than 3 prior lines\n* Measurable disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\nPart A:\n\nAll patients:\n\n* At least one prior line of therapy, but no more than 3 prior lines\n\nPart B:\n\n* At least one prior line of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* No limit on the amount of chemotherapy that was had before study entry",
  ),
]
