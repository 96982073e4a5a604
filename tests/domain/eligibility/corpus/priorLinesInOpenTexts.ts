import { type Case, ofText } from "./Case.ts"

/** Short texts in which studies tell of earlier treatment that were open of late, each beside its look-alikes. */
export const priorLinesInOpenTexts: ReadonlyArray<Case> = [
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Arm #1 (antibody): at least one prior line of systemic therapy\n* Arm #2 (both drugs): either treatment-naive or any prior systemic therapy for kidney cancer",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Part One: patients who failed first-line treatment\n* Part Two: previously untreated patients with lung cancer",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Group number 1: at least one prior line of systemic therapy\n* Group number 2: no prior systemic therapy for metastatic disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* On one arm the blood pressure is taken\n* At least one prior line of systemic therapy",
  ),
  ...ofText(
    "- - - - -",
    "Exclusion Criteria:\n\n* Earlier treatment for the disease of this study with anticancer intent that includes:\n  * Irradiation within 2 weeks\n  * An antibody within 4 weeks",
  ),
  ...ofText(
    "- - - - -",
    "Exclusion Criteria:\n\n* Any previous treatment for the tumour of this study which consisted of:\n  * Radiotherapy within 14 days\n  * An HRAS inhibitor",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Exclusion Criteria:\n\n* Prior systemic therapy for metastatic colon cancer, including:\n  * chemotherapy\n  * targeted drugs",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Disease must have progressed after standard first-line therapy, or no effective treatment options are available. Patients are still eligible if they have failed more than one line of therapy.",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progressed after first-line therapy. Patients remain eligible if they received more than two lines",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* One or two prior systemic regimens. For one prior regimen, it must have included oxaliplatin",
  ),
  ...ofText(
    "? in in in in",
    "Exclusion Criteria:\n\n* Prior therapy: patients must have completed or had disease progression on at least one prior line of therapy for metastatic disease, or not be candidates for therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Patients with the following tumours will be eligible:\n  * Cohort 1: head and neck cancer. Must have no prior systemic therapy in the metastatic setting\n  * Cohort 2: anal cancer. At least one prior line of chemotherapy",
  ),
  ...ofText(
    "in ? ? ? ?",
    "Exclusion Criteria:\n\n* Prior chemotherapy or use of antibody-drug conjugates in the metastatic setting",
    ["Estrogen Receptor Positive Breast Cancer"],
  ),
  ...ofText(
    "in ex ex ex ex",
    "Exclusion Criteria:\n\n* Prior chemotherapy or endocrine therapy in the metastatic setting",
    ["HR+/HER2- Breast Cancer"],
  ),
  ...ofText("in ex ex ex ex", "Exclusion Criteria:\n\n* Prior chemotherapy for metastatic disease", [
    "Triple Negative Breast Cancer",
  ]),
  ...ofText(
    "- - - - -",
    "Exclusion Criteria:\n\n* Treatment with any of the following within 28 days of screening:\n  * cytotoxic chemotherapeutic agents\n  * radiotherapy",
  ),
  ...ofText(
    "- - - - -",
    "Exclusion Criteria:\n\n* Received any of these in the last 4 weeks:\n  * Systemic chemotherapy\n  * Surgery",
  ),
  ...ofText(
    "- - - - -",
    "Exclusion Criteria:\n\n* Has had, less than 3 weeks before the first dose:\n  * Prior systemic therapy for the cancer\n  * Antibodies",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Exclusion Criteria:\n\n* Received any of the following for the disease:\n  * Systemic chemotherapy\n  * Antibodies",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Exclusion Criteria:\n\n* Has any of these at screening:\n  * Prior systemic therapy for the cancer\n  * A major operation within 4 weeks",
  ),
  ...ofText(
    "in in in ex ex",
    "Exclusion Criteria:\n\n* Any of these within 28 days of screening, unless stated otherwise:\n  * More than two prior lines of systemic therapy\n  * Radiotherapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Prior therapy:\n  * Must have received platinum-based chemotherapy and an immune checkpoint inhibitor for advanced disease\n  * No more than four prior lines of therapy",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* Must have received an immune checkpoint inhibitor\n* No more than two prior lines of therapy",
  ),
  ...ofText(
    "? in ex ex ex",
    "Inclusion Criteria:\n\n* Must have received an aromatase inhibitor (e.g., letrozole) in an adjuvant or metastatic setting\n* No more than 1 prior chemotherapy regimen for metastatic disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\nDose Escalation (Part A)\n\n* Progressed on standard therapy\n\nDose Expansion (Part B)\n\n* At least one but no more than three prior lines of therapy for advanced disease",
  ),
]
