import { type Case, ofText } from "./Case.ts"

const old = (therapy: string): string =>
  `DISEASE CHARACTERISTICS: Confirmed carcinoma of the bladder Measurable lesions No brain metastases\n\nPATIENT CHARACTERISTICS: Age: 18 and over Performance status: WHO 0-2 Life expectancy: Not specified Renal: Creatinine normal\n\nPRIOR CONCURRENT THERAPY: ${therapy}`

const about = ["Bladder Cancer"]

/** Earlier treatment in layouts that run one criterion into the next, or put them under the name of a treatment. */
export const priorLinesOfLayouts: ReadonlyArray<Case> = [
  ...ofText(
    "in ex ex ex",
    old(
      "Biologic therapy: Prior biologic therapy allowed Chemotherapy: No prior chemotherapy for metastatic disease At least 6 months since adjuvant chemotherapy Endocrine therapy: Not specified Surgery: Prior surgery allowed",
    ),
    about,
  ),
  ...ofText(
    "in ex ex ex",
    old(
      "Biologic therapy: No concurrent interferon Chemotherapy: No prior systemic chemotherapy Endocrine therapy: No concurrent hormones Radiotherapy: At least 4 weeks since prior radiotherapy Surgery: Not specified",
    ),
    about,
  ),
  ...ofText(
    "in in ex ex",
    old(
      "Biologic therapy: Not specified Chemotherapy: See Disease Characteristics No more than 1 prior chemotherapy regimen Endocrine therapy: No concurrent hormones Other: At least 4 weeks since other trials",
    ),
    about,
  ),
  ...ofText(
    "- - - -",
    old(
      "Biologic therapy: Not specified Chemotherapy: At least 4 weeks since prior chemotherapy Endocrine therapy: At least 2 weeks since hormones Radiotherapy: Not specified",
    ),
    about,
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Metastatic bladder cancer\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic disease Patients who relapse later than 6 months after surgery are eligible",
    about,
  ),
  ...ofText("in ex ex", "Inclusion Criteria:\n\n* A bladder tumour of at least 3 cm No previous chemotherapy", about),
]
