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
  ...byNumber(included, [
    ["Patients are eligible if they have failed more than one line of therapy", "ex ex in"],
    [
      "Disease status: prior treatment proven to be ineffective (i.e. relapsed or refractory), or for whom there is no satisfactory standard treatment available",
      "? in in",
    ],
    [
      "Previously untreated unresectable cancer (as it will be judged by the surgeon at the visit before enrolment, or when the patient refuses an operation)",
      "in ex ex",
    ],
    ["Stable thyroid disease controlled without systemic therapy", "- - -"],
    ["Metastatic disease without prior systemic therapy", "in ex ex"],
    [
      "No prior systemic treatment for metastatic disease, with the exception of adjuvant treatment that ended over 6 months ago",
      "in ex ex",
    ],
    [
      "No prior systemic therapy in the metastatic setting (with the exception of therapy completed more than 6 months before)",
      "in ex ex",
    ],
    ["Advanced melanoma or PD-L1-positive advanced, relapsed, or refractory solid tumour", "? in in"],
    ["Advanced, relapsed or refractory solid tumour", "ex in in"],
    ["Lung cancer with a KRAS mutation, any variant except previously treated G12C", "- - -"],
    ["Previously treated KRAS G12C-mutated lung cancer", "ex in in"],
    ["Reached first disease progression while receiving front-line or maintenance checkpoint inhibitor", "ex in ex"],
    ["First progression on first-line chemotherapy", "ex in ex"],
    ["Progressed while receiving first-line chemotherapy", "ex in in"],
    ["First or later relapse after first-line therapy", "ex in in"],
    ["Time from first-line therapy to first progression of at least 6 months", "- - -"],
  ]),
  ...byNumber(excluded, [
    ["Psoriasis, eczema or another autoimmune skin condition that is managed without systemic therapy", "- - -"],
    ["Prior treatment in the locally advanced or metastatic setting with any PI3K, AKT, or mTOR inhibitor", "- - -"],
    ["Prior treatment for unresectable or metastatic melanoma with a BRAF and MEK inhibitor", "- - -"],
    ["Any prior therapy for locally advanced or metastatic disease with agents that act on FGFR", "- - -"],
    ["Prior treatment for the present malignancy with oestrogen receptor agonists (eg, tamoxifen)", "- - -"],
    ["Prior treatment for this cancer with a KRAS degrader", "- - -"],
    [
      "Prior treatment in the locally advanced or metastatic setting with hormones, antibodies or chemotherapy",
      "in ex ex",
    ],
    ["Prior therapy for metastatic or recurrent cancer with a HER2 mutation", "in ex ex"],
    ["Prior treatment in the locally advanced or metastatic setting", "in ex ex"],
  ]),
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
  ...byNumber(included, [
    [
      "Planned to initiate standard first-line therapy with an approved hormone and an inhibitor for the stated diagnosis",
      "in ex ex",
    ],
    ["Intending to start second-line therapy with an approved drug", "ex in ex"],
    ["A mutation for which first-line targeted therapy is approved", "- - -"],
  ]),
]
