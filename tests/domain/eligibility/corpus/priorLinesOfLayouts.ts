import { byNumber, type Case, excluded, included, ofText } from "./Case.ts"

const old = (therapy: string): string =>
  `DISEASE CHARACTERISTICS: Confirmed carcinoma of the bladder Measurable lesions No brain metastases\n\nPATIENT CHARACTERISTICS: Age: 18 and over Performance status: WHO 0-2 Life expectancy: Not specified Renal: Creatinine normal\n\nPRIOR CONCURRENT THERAPY: ${therapy}`

const about = ["Bladder Cancer"]

/** Earlier treatment in layouts that run one criterion into the next, or put them under the name of a treatment. */
export const priorLinesOfLayouts: ReadonlyArray<Case> = [
  ...ofText(
    "in in in ex ex",
    "Expansion group 1 (sarcoma): Inclusion\n\n1. No prior chemotherapy for sarcoma\n\nExpansion group 1 (sarcoma): Exclusion\n\n1. Infection\n\nExpansion group 2 (melanoma): Inclusion\n\n1. At most two prior lines of systemic therapy\n\nExpansion group 2 (melanoma): Exclusion\n\n1. Presence of untreated contralateral tumors",
    ["Solid Tumors"],
  ),
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
  ...ofText(
    "- - -",
    "Inclusion Criteria:\n\n* Bladder cancer\n\nExclusion Criteria:\n\n* Has received chemotherapy, hormones or an antibody\n\n  ≤28 days before enrolment.",
    about,
  ),
  ...byNumber(included, [
    [
      "No prior systemic therapy for metastatic breast cancer that cannot be resected with curative intent:",
      "in ex ex ex ex",
    ],
    [
      "Treatment-naive cancer with few metastases that meet the definition of limited spread on a scan taken before any cancer treatment",
      "in ex ex",
    ],
    ["No more than two cycles of prior gemcitabine-based chemotherapy", "in ? ?"],
    ["Must have completed a single line of up to 6 cycles of platinum-based chemotherapy", "ex in"],
    ["No antecedent of chemotherapy", "in ex ex"],
    ["Must have at least four months of prior effective systemic therapy", "ex in in"],
    ["Received between 22 and 28 weeks of standard systemic therapy", "ex in in"],
    ["Must have received no more than 28 weeks of systemic therapy", "in ? ?"],
    ["Within 4 weeks of systemic therapy", "- - -"],
    ["Having received systemic cancer treatment for at least 3 months", "ex in in"],
    ["Has not received chemotherapy for at least 4 weeks", "- - -"],
    ["Has received chemotherapy for the tumour within 6 months", "- - -"],
    ["Completed treatment of the cancer for at least 3 months", "- - -"],
    ["Previous treatment with a platinum-based chemotherapy for advanced disease", "ex in in"],
    ["A mutation detected in a sample obtained after progression on first-line treatment", "ex in in"],
    ["A mutation detected in a sample obtained after progression on an antibody", "- - -"],
    ["Must have begun at least the firstline treatment", "ex in"],
    ["Cancer that progressed on the current line of systemic therapy", "ex in in"],
    ["Depending on the cohort, participants may have received or not prior treatment for the malignancy", "in in in"],
    ["Suitable for oxaliplatin (prior palliative treatment is allowed)", "? in in"],
  ]),
  ...byNumber(excluded, [
    ["Previous anti-cancer treatment for any malignant tumour, except for cured carcinoma in situ", "in ex ex"],
    ["Previous treatment for other malignant tumours, except for cured carcinoma in situ", "- - -"],
    ["Prior radiotherapy or chemotherapy, or a prior malignancy of any type", "in ex ex"],
    ["Prior chemotherapy for a prior malignancy", "- - -"],
    [
      "Has received chemotherapy, hormonal therapy, immunotherapy, anti-tumour necrosis factor therapies, experimental or approved cell therapies, proteins or antibodies 28 days or less before enrolment",
      "- - -",
    ],
    ["Any pretreatment of the tumour, such as by chemotherapy", "in ex ex"],
    ["A pretreatment biopsy of the tumour that cannot be assessed", "- - -"],
    ["More than two cycles of prior chemotherapy", "in ? ?"],
    ["More than two cycles of a prior checkpoint inhibitor", "- - -"],
    ["Surgery, previous radiotherapy and/or chemotherapy for the disease under study", "in ex ex"],
    ["Patients had received radiotherapy, chemotherapy or surgery before a biopsy of the prostate", "in ex ex"],
  ]),
  ...ofText(
    "? in in",
    included(
      "Previous treatment with a platinum-based chemotherapy for advanced disease; or relapse within 6 months of adjuvant chemotherapy",
    ),
  ),
  ...ofText("in ex ex", included("Men with untreated prostate cancer"), ["Prostate Cancer"]),
  // What is listed as an exception to "no prior therapy" is not asked for
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* No prior systemic therapy for leukemia, except as noted below:\n  * Hydroxyurea\n  * Prior therapy for myelodysplastic syndrome",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Must not have received any prior systemic treatment unless:\n  * Previous chemotherapy was given with radiation",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Previously untreated disease. The following are permitted:\n  * Prior chemotherapy given with radiotherapy",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* No prior therapy. Exceptions:\n  * Previous systemic therapy that was stopped after a week",
  ),
  ...ofText(
    "in in ex",
    "Inclusion Criteria:\n\n* No prior systemic therapy, except:\n  * One prior line of chemotherapy",
  ),
  ...ofText(
    "ex in in",
    "Inclusion Criteria:\n\n* All patients (unless otherwise noted):\n  * Received prior systemic therapy",
  ),
  // A choice that goes on with what is asked of everyone ends where that begins
  ...ofText(
    "ex ex in",
    "Inclusion Criteria:\n\nOne of these conditions, any of the following three:\n\n* Relapsed or refractory lymphoma of high grade, or\n* Relapsed or refractory lymphoma of low grade, or\n* Transformed lymphoma\n* Patients must have had at least two prior systemic therapies\n* Age >= 18 years",
  ),
  ...ofText(
    "un in in",
    "Inclusion Criteria:\n\n* High risk, which is one of the following:\n  * Relapsed or refractory lymphoma\n  * Patients must have had at least two prior systemic therapies\n  * Age >= 60 years",
  ),
  // Headings that say what those have had for whom they are
  ...ofText(
    "in in in",
    "Inclusion Criteria:\n\n* Solid tumors\n\nInclusion Criteria for Participants with Melanoma who Received Treatment for Metastatic Disease:\n\n* At most two prior lines of therapy\n\nInclusion Criteria for Participants with Melanoma who Did Not Receive Treatment for Metastatic Disease:\n\n* Melanoma in stage IV\n\nExclusion Criteria:\n\n* Infection\n\nExclusion Criteria for Participants with Melanoma who Did Not Receive Treatment for Metastatic Disease:\n\n* Prior therapy for metastatic disease",
  ),
  ...ofText(
    "in ex ex",
    "Inclusion Criteria:\n\n* Melanoma\n\nExclusion Criteria for patients who have not been in another study:\n\n* Prior systemic therapy",
  ),
  // Items that begin with a disease each are for those who have it, and so is what stands below them
  ...ofText(
    "ex in in",
    "Inclusion Criteria:\n\n1. Mantle cell lymphoma:\n\n   * Progression after ≥ 1 line of therapy\n2. Follicular lymphoma\n\n   * Progression after ≥ 2 lines of therapy\n3. Chronic lymphocytic leukemia\n\n   * Progression after ≥ 2 lines of therapy",
  ),
  ...ofText(
    "ex ex in",
    "Inclusion Criteria:\n\n1. Mantle cell lymphoma\n2. Earlier treatment\n\n   * Progression after ≥ 2 lines of therapy\n3. Consent",
  ),
]
