import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** Earlier treatment as studies tell of it that were open of late, each wording beside its look-alikes. */
export const priorLinesOfOpenStudies: ReadonlyArray<Case> = [
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
  ...byNumber(excluded, [
    [
      "Patients who have previously received systemic or intravesical mitomycin or platinum-based chemotherapy",
      "- - -",
    ],
    ["Prior systemic or intrathecal methotrexate", "- - -"],
    ["Prior oral or systemic platinum-containing chemotherapy", "- - -"],
    ["Patients who have previously received systemic or intraperitoneal chemotherapy", "in ex ex"],
    ["Prior systemic or targeted therapy for metastatic disease", "in ex ex"],
    ["Prior adjuvant or systemic therapy for kidney cancer", "in ex ex"],
    ["Any prior neoadjuvant, adjuvant or systemic therapy for this cancer", "in ex ex"],
    ["Any prior neoadjuvant, perioperative or adjuvant therapy", "- - -"],
    ["Prior systemic adjuvant or neoadjuvant therapy", "- - -"],
    ["Received sequential chemotherapy and chest radiotherapy during chemoradiation", "- - -"],
    ["Received chemotherapy during radiotherapy", "- - -"],
    ["Received chemotherapy and radiotherapy for metastatic disease", "in ex ex"],
  ]),
  ...byNumber(included, [
    ["No prior hormonal, chemotherapy or radiotherapy is allowed", "in ex ex"],
    [
      "Must have progressed on standard therapy, or be intolerant of available standard therapy, or there is no available standard therapy",
      "? in in",
    ],
    ["Progressed on or after standard therapy, or there was no effective standard treatment", "? in in"],
    ["Has failed standard therapy, or such therapy is not available to the patient", "? in in"],
    ["Disease that progressed on standard treatment, or in the absence of a standard therapy", "? in in"],
    ["Progressed on standard therapy, and there is no other standard therapy available", "ex in in"],
    ["Progressed on standard therapy or intolerant of it, and there is no further effective treatment", "ex in in"],
    [
      "Disease progression per Response Evaluation Criteria in Solid Tumors 1.1 (RECIST 1.1), as assessed by the physician after receiving an antibody and platinum-based chemotherapy for stage IV disease",
      "ex in in",
    ],
    [
      "Objective progression (based on Prostate Cancer Working Group 3 criteria) on docetaxel chemotherapy for metastatic disease",
      "ex in in",
    ],
    ["Progression per RECIST 1.1 and a scan without contrast after prior therapy", "- - -"],
    ["Planned for cystectomy with or without preceding systemic therapy as the surgeon indicates", "- - -"],
    ["Metastatic colon cancer with or without prior systemic therapy", "in in in"],
  ]),
]
