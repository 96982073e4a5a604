import { asking, byNumber, type Case, excluded, included, ofText } from "./Case.ts"

/** What is said of some of the patients, and what of all. */
export const priorLinesOfCohorts: ReadonlyArray<Case> = [
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* HER2-positive patients must have received at least two prior lines of therapy\n* Any number of prior lines is allowed, including none",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Received at least one prior systemic regimen for DLBCL or FL\n* For MCL, participants must have received at least two prior systemic regimens",
  ),
  ...ofText(
    "in in in in ex",
    "Inclusion Criteria:\n\n* Patients must have one of the following:\n\n  Cohort A:\n  * EGFR mutation\n\n  Cohort B:\n  * Prior systemic therapy is allowed for both. Up to 3 lines of prior therapy are allowed.",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\nCohort A:\n\n* Previously treated for stage IV disease, which must include all of the following agents:\n  * Oxaliplatin\n\nCohort B:\n\n* Untreated stage IV disease with no prior chemotherapy",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\nCohort A (relapsed or refractory melanoma):\n\n* No more than 2 prior lines of therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\nCohort A (relapsed or refractory melanoma):\n\n* No more than 2 lesions of the skin",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Part 2A (breast cancer): progression after at least 1 prior line of therapy. Must not have received more than 3 lines of systemic therapy\n* Part 2B: at least one prior line of systemic therapy\n* Measurable disease",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Part 2A (breast cancer, combination with a longer name of a drug that makes the label a very long one):\n\nAny number of lines.\n\n* Must not have received more than 3 lines of systemic therapy\n* Part 2B: any number of prior lines of systemic therapy\n* Measurable disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Subjects with relapsed lymphoma who received at least 2 prior lines of therapy\n* Subjects with prolymphocytic leukemia who received at least 1 prior line of therapy\n* Subjects with acute leukemia who received at least 2 prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Eligible for one or more of the indications listed below:\n  * First-line treatment of renal cell carcinoma\n  * Colorectal cancer that has progressed following treatment with irinotecan\n  * Hepatocellular carcinoma previously treated with sorafenib",
  ),
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\n* Progression on the prior therapy\n* Endometrial (when applicable): must not have received more than three previous lines of systemic treatment\n* Melanoma (when applicable): must not have received more than three previous lines of systemic treatment",
  ),
  ...ofText(
    "in in in ex ex",
    "Inclusion Criteria:\n\n* Cohort 1 (lung): no more than 2 prior lines of systemic therapy\n* Cohort 2 (stomach): no prior systemic therapy",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy\n\nExclusion Criteria:\n\n* More than two prior lines of systemic therapy",
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* At least one prior line of systemic therapy\n* For the expansion cohort: more than one line is not required\n* Maximum of two prior lines of systemic therapy",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* No prior systemic therapy for metastatic disease\n* Adjuvant chemotherapy is allowed if it ended 12 months before\n* Prior hormonal therapy is allowed",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Phase 1: refractory to standard therapy\n* Phase 2:\n  * Cohort A: at least one prior line of therapy\n  * Cohort B: at least two prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Phase 1: refractory to standard therapy\n* Phase 2:\n  * Cohort A: no prior systemic therapy\n  * Cohort B: at least two prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\nArm A:\n\n1. Treatment-naive metastatic disease\n\nArm B:\n\n1. Disease progression on first-line therapy",
  ),
  ...ofText(
    "in in ? ? ?",
    "Inclusion Criteria:\n\n* Newly diagnosed glioblastoma\n* Cohort 2: first recurrence after first-line therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Multiple myeloma or lymphoma\n  * Myeloma: at least 3 prior lines of therapy\n  * Lymphoma: at least 1 prior line of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Group 1: patients with untreated disease\n* Group 2: patients with previously treated disease",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Treatment-naive patients (cohort 1) or patients with at least one prior line of therapy (cohort 2)",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Part A and Part B: no prior systemic therapy for advanced disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Must have received prior systemic therapy, unless no standard therapy exists for the Phase 1b part\n* At least one prior line of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Patients with EGFR mutation: progression on a tyrosine kinase inhibitor\n* Patients without EGFR mutation: no prior systemic therapy for metastatic disease",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Dose escalation: solid tumours that have progressed on standard therapy\n* Dose expansion:\n  * Breast cancer after 1 to 3 prior lines of therapy\n  * Ovarian cancer after at least 1 prior line of therapy",
  ),
  ...ofText(
    "ex in ex ex ex",
    "Inclusion Criteria:\n\n* Progression during treatment with sorafenib\n\nExclusion Criteria:\n\n* Prior systemic therapy in the advanced setting other than sorafenib",
  ),
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\n* One of the following:\n  * Biliary tract cancer that progressed on standard treatment (the vaccine will be 3rd line therapy or later)\n  * Any other cancer that progressed on standard treatment (the vaccine will be the fourth line or later)",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* One of the following:\n  * AML in 1st or later relapse\n  * AML that is refractory after two attempts at induction\n  * Patients with MDS who have relapsed or are refractory after >= 1 course of induction therapy are eligible",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* One of the following:\n  * AML in 1st or later relapse\n  * Patients with a lineage switch may be eligible if they have relapsed AML\n  * AML after MDS, whatever came before",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Any of these:\n  * A new diagnosis of AML at the age of 65 or older\n  * Relapsed AML\n* Refractory AML will be defined as leukemia that is left after two cycles of chemotherapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Progression on prior therapy; or no prior systemic therapy for the cancer",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Relapse after at least two lines of therapy; or relapse after one line of intensive therapy",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Must have received all approved therapies; or there is no approved therapy for the disease",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Progression on standard therapy; or has declined standard therapy",
  ),
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\n* Arm C: disease that progressed on prior therapy, with two or more prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Documented primary CNS lymphoma with one of these:\n  * Relapse after at least 1 prior therapy OR\n  * No candidate for methotrexate, previously untreated patients among them",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progression on one or more lines of endocrine therapy for metastatic breast cancer\n\nExclusion Criteria:\n\n* Prior chemotherapy for metastatic breast cancer",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progression on prior systemic therapy\n\nA: resistant to an antibody\n\nB: received ≤ 3 lines of systemic therapy",
  ),
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Currently receiving first-line therapy with one drug and another without evidence of progression OR planning to start first-line therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Any line of therapy is allowed, radiologically or clinically confirmed progression on prior therapy",
  ),
  ...ofText(
    "in in in ex ex",
    "Inclusion Criteria:\n\n* One of the following:\n  * Relapse within a year of adjuvant hormones with no treatment for advanced disease OR\n  * Progression after at least one and at most two prior lines of therapy for advanced disease",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Progression after the receipt of one or more approved drugs and standard chemotherapy, or those with metastatic disease who have refused hormones and chemotherapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Cohort A: deficient repair, which is tested in every newly diagnosed patient with endometrial cancer\n* Cohort B: no upper limit of prior therapies, but one prior chemotherapy regimen is required",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\nFor Cohorts A and B (closed)\n\n1. Measurable disease\n2. All patients must have received at least 2 previous lines of systemic treatment\n\nFor Cohorts C:\n\n1. Measurable disease\n2. All patients must have received at least 1 previous line of systemic treatment",
  ),
  ...ofText(
    "? ? in in in",
    "Inclusion Criteria:\n\n* Leukemia with one of the following:\n  * In second or later complete remission\n  * In first complete remission with a high risk of relapse",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* One of the following:\n  * Leukemia in second or later complete remission\n  * Lymphoma that progressed after prior chemotherapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* One of the following:\n  * Resistant to platinum with progression on platinum-based chemotherapy\n  * A deleterious mutation of the tumor\n* No minimum or maximum number of lines of prior therapy",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* At least 1 prior line of systemic therapy for metastatic disease, or relapse within 6 months of adjuvant therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* At least 1 prior line of systemic therapy for metastatic disease\n* Relapse within 6 months of adjuvant therapy counts as a line",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* A hematological malignancy, including:\n\n   a) relapse of AML after a transplant; b) refractory AML; d) leukemia of infants that is of high risk",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* A hematological malignancy including:\n\n   a) relapse of AML after a transplant; b) refractory AML",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* Young patients with a high-risk malignancy:\n\n   A) Resistant disease after induction B) Residual disease at the second time point of the frontline protocol\n\n   C) Leukemia of infants D) High risk 1st relapse E) Any relapse on therapy",
  ),
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\n* Hematologic malignancies of high risk, by which is meant:\n  * Disease left after two or more chemotherapy regimens",
  ),
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Breast cancer\n* No other malignancy but:\n  * Relapsed or refractory skin cancer\n* No history of a previous solid malignancy but:\n  * Lymphoma that progressed after chemotherapy",
  ),
  ...ofText(
    "- - - - -",
    "Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Malignancy within five years, except:\n  * Cancer that was treated with prior chemotherapy",
  ),
  ...ofText(
    "? in in in in",
    "Inclusion Criteria:\n\n* One of the following: a) newly diagnosed disease; b) progression after one prior line; c) two prior lines",
  ),
  ...ofText(
    "in in in ex ex",
    "Inclusion Criteria:\n\n* Any of the following: A) no prior therapy B) one prior line C) two prior lines",
  ),
  ...ofText(
    "? ? in in in",
    "Inclusion Criteria:\n\n* One of the following: 1) relapse after two prior lines; 2) a mutation of BRCA1",
  ),
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\n* All of these: a) measurable disease; b) at least one prior line; c) no more than three prior lines",
  ),
  ...ofText(
    "in in in in ex",
    "Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Any of the following: a) more than three prior lines; b) a prior transplant; c) active infection",
  ),
  ...byNumber(included, [
    ["Received one (Cohort 1) or two (Cohort 2) prior lines of therapy", "ex in in ex ex"],
    ["Disease progression following 1 (Arm A) or 2 (Arm B) prior lines", "ex in in ex ex"],
    ["One (Arm A), or at least two (Arm B) prior lines", "ex in in in in"],
    ["Two (Arm 1) to four (Arm 2) prior lines", "ex ex in in in"],
    ["At least one (Part A) or two (Part B) prior lines of therapy", "ex in in in in"],
    ["No more than one (Cohort A) or two (Cohort B) prior lines of therapy", "in in in ex ex"],
    ["Received one (Cohort 1) prior line of therapy", "ex in ex ex ex"],
  ]),
  ...byNumber(included, [
    ["Must have received 1 prior line for Part A, no limit for Part B", "ex in in in in"],
    ["At most 2 prior lines (Part A), no limit (Part B)", "in in in in in"],
    ["At least one prior line of therapy for Arm A and no maximum for Arm B", "ex in in in in"],
    ["At most 1 prior line (Cohort 1), any number (Cohort 2)", "in in in in in"],
    ["Must have received 1 prior line, no limit on age", "ex in ex ex ex"],
    ["Must have received 1 prior line for Part A, no limit for prior radiotherapy", "ex in ex ex ex"],
    ["Measurable disease in line with Part A, no limit for Part B", "- - - - -"],
  ]),
  // The other part in a sentence of its own
  ...[
    "No more than 2 prior lines for Part A; no limit for Part B",
    "No more than 2 prior lines for Part A. No limit for Part B.",
    "No more than 2 prior lines in Part A; any number in Part B",
    "At most 1 prior line (Cohort 1); no upper limit (Cohort 2)",
  ].flatMap((line) => ofText("in in in in in", included(line))),
  ...ofText("ex in in in in", included("Must have received 1 prior line for Part A; no limit for Part B")),
  ...ofText("in in in in in", excluded("More than 2 prior lines for Part A; no limit for Part B")),
  ...ofText("ex in ex ex ex", included("Must have received 1 prior line for Part A; no limit on age for Part B")),
  ...ofText(
    "ex in ex ex ex",
    included("Must have received 1 prior line for Part A; no restrictions for contact sports"),
  ),
  // The line that comes next, beside the number of those before
  ...byNumber(included, [
    ["1 (2nd line) or 2 (3rd line) prior regimens", "ex in in ex ex"],
    ["Must have received 1 (second-line) or 2 (third-line) prior regimens", "ex in in ex ex"],
    ["1 (2L) or 2 (3L) prior regimens", "ex in in ex ex"],
  ]),
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\n* Cohort A: progressed on the prior therapy. No more than two prior lines of systemic therapy\n* Cohort B: no more than three prior lines of systemic therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Progression after at least one prior systemic therapy\n* At least three prior lines of therapy for myeloma",
    ["Ovarian cancer", "Multiple myeloma"],
  ),
  ...ofText(
    "ex ex ex in in",
    "Inclusion Criteria:\n\n* Progression after at least one prior systemic therapy\n* At least three prior lines of therapy for myeloma",
    ["Multiple myeloma"],
  ),
  ...ofText(
    "in ? ? ? ?",
    "Inclusion Criteria:\n\n* Metastatic castration-resistant prostate cancer\n* Previously treated with Artane\n\nExclusion Criteria:\n\n* Prior chemotherapy",
    ["Prostate cancer"],
  ),
  // Those of whom nothing else was said are one cohort of several
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Lymphoma following at least 2 prior lines\n* Myeloma following at least 1 prior line\n* Leukemia following 2 prior lines\n* All other cancers: following at least 3 prior lines",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Myeloma after at least 1 prior line\n* Any other histologies: at least 3 prior lines",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* T-cell lymphoma: at least 1 prior line of therapy\n* Other subtypes: at least 2 prior lines of therapy",
  ),
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\n* At least 2 prior lines of therapy\n* Other cancers: none within five years",
  ),
  // A disease is the same by its initials
  ...ofText(
    "ex in in in ex",
    "Inclusion Criteria:\n\n* Received 1 to 3 prior lines of therapy for DLBCL\n* Relapsed disease after chemotherapy",
    ["Diffuse Large B-cell Lymphoma", "DLBCL"],
  ),
  ...ofText(
    "ex in in ex ex",
    "Inclusion Criteria:\n\n* Received 1 or 2 prior lines of therapy for HCC\n* Progressed on chemotherapy",
    ["Hepatocellular Carcinoma", "A study of a drug in hepatocellular carcinoma (HCC)"],
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Received 1 to 3 prior lines of therapy for DLBCL\n* Relapsed disease after chemotherapy",
    ["Follicular Lymphoma", "DLBCL"],
  ),
  // Lines by which a cohort goes, and cohorts that are limited
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* 2nd-line patients\n* Received one prior line of chemotherapy\n* >3rd-line patients:\n  * Received at least two prior lines of therapy",
  ),
  ...ofText(
    "in in ex ex ex",
    "Inclusion Criteria:\n\n* First-line patients:\n  * No prior systemic therapy\n* Second-line patients:\n  * At most one prior line",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Received at least 1 prior line of systemic therapy\n\nExclusion Criteria:\n\n* Lenalidomide Arms - received more than 2 prior lines of therapy\n",
  ),
  ...byNumber(included, [
    ["ccRCC: disease has progressed after ≥ 2 prior lines of therapy", "ex ex in in in"],
    [
      "The enrollment of patients who received 2 or more prior lines will be limited to 50% of the total",
      "? ? in in in",
    ],
    ["The number of patients with more than 2 prior regimens will be capped at 20", "- - - - -"],
    ["At least one prior line (including but not limited to first line combinations)", "ex in in in in"],
    ["At least two prior lines (such as immunotherapy or a first-line combination)", "ex ex in in in"],
    ["Received standard therapies, is intolerant to them, or is deemed unsuitable for them", "? in in in in"],
    ["Progressed on standard therapy or is considered ineligible for it", "? in in in in"],
    ["Progressed on standard therapy and is considered eligible for surgery", "ex in in in in"],
  ]),
  ...ofText(
    "ex in in in",
    "Inclusion Criteria:\n\n* Phase 1: at least 1 prior line of therapy\n* ccRCC: disease has progressed after ≥ 2 prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* For Child-Pugh A participants: failure of at least two prior systemic therapies\n* Child-Pugh B participants are not required to have received any prior treatment",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* At least one prior line of therapy\n* For Japanese participants: at least two prior lines of therapy",
  ),
  ...ofText(
    "in in in in in",
    "Inclusion Criteria:\n\n* Meets one of the sets of the following criteria:\n  1. For regimen A: newly diagnosed myeloma\n  2. For regimen B: relapsed or refractory disease",
  ),
  // A bar of one kind lets in nobody who has had nothing, where others are asked for a treatment
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\nPart A:\n* Progressed on at least 2 prior systemic therapies for castration-resistant prostate cancer\n\nCohort B:\n* No prior chemotherapy",
    ["Prostate Cancer"],
  ),
  // The number of a working group calls no part of a study
  ...ofText(
    "ex ex in in in",
    "Inclusion Criteria:\n\n* At least 2 prior lines of therapy, with progression as defined by Prostate Cancer Working Group 3",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* At least 2 prior lines of therapy in group 3\n* At least 1 prior line of therapy in group 4",
  ),
  // One of several is enough, whether its number is a word or a digit
  ...ofText(
    "un in in in in",
    "Inclusion Criteria:\n\n* High risk, as determined by 1 of the following:\n  * A positive scan\n  * Refractory to frontline therapy",
  ),
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* High risk, as determined by all of the following:\n  * A positive scan\n  * Refractory to frontline therapy",
  ),
  // Other types of cancer are all but those that are named
  ...asking(
    { condition: "colon cancer", priorLines: 1, about: ["Solid Tumors"] },
    (line) => `Inclusion Criteria:\n\n* Colon cancer: at least two prior lines of therapy\n* ${line}`,
    [
      [
        "Patients with other cancer types must have had at least one prior line of therapy",
        "ex",
        "Colon cancer: at least two prior lines of therapy",
      ],
    ],
  ),
  ...asking(
    { condition: "NSCLC", priorLines: 2, about: ["Solid Tumors"] },
    (line) =>
      `Inclusion Criteria:\n\n* Part A: NSCLC or melanoma with 1 to 2 prior lines of therapy\n\nExclusion Criteria:\n\n* ${line}`,
    [
      [
        "Part A: more than two prior lines of therapy Part C: more than one prior line of therapy",
        "in",
        "Part A: NSCLC or melanoma with 1 to 2 prior lines of therapy",
      ],
    ],
  ),
  // Kinds of T-cell lymphoma by other names
  ...[1, 2].flatMap((priorLines) =>
    asking(
      { condition: "Cutaneous T-cell Lymphoma", priorLines, about: ["T-cell Lymphoma"] },
      (line) =>
        `Inclusion Criteria:\n\n* CTCL: relapsed after at least two systemic therapies\n* ${line} (must have had at least 1 prior treatment)`,
      [
        [
          "Nodal T-cell lymphoma or T-follicular helper lymphoma",
          priorLines === 1 ? "ex" : "in",
          "CTCL: relapsed after at least two systemic therapies",
        ],
      ],
    ),
  ),
  // One sentence asks those with solid tumors for anything, and those with lymphoma for two lines
  ...[0, 1, 2].flatMap((priorLines) =>
    asking({ condition: "Diffuse large B-cell lymphoma", priorLines, about: ["Lymphoma", "Solid Tumor"] }, included, [
      [
        "Patients with solid tumors who have received therapies known to confer benefit, or patients with aggressive lymphomas who have received at least 2 prior lines of therapy",
        priorLines < 2 ? "ex" : "in",
      ],
    ]),
  ),
  // What is barred as untreated asks nobody for a treatment where everyone must have had none
  ...ofText(
    "in ex ex ex ex",
    "Inclusion Criteria:\n\n* Muscle-invasive bladder cancer\n\nExclusion Criteria:\n\n* Untreated tumor of the renal pelvis\n* Prior systemic treatment for bladder cancer",
    ["Bladder Cancer"],
  ),
  // Those who had a first line of another kind are let in as well
  ...ofText(
    "ex in in in in",
    "Inclusion Criteria:\n\n* Glioblastoma that progressed after first-line therapy\n  * Note: those who had first-line radiotherapy and no prior chemotherapy are eligible",
  ),
  // A cancer that is named before its organ
  ...asking(
    { condition: "colorectal cancer", priorLines: 1, about: ["Solid Tumors"] },
    (line) =>
      `Inclusion Criteria:\n\n* Cohort A: ${line}\n* Cohort B: tumors of the thyroid. Progressed on at least one line of therapy`,
    [
      [
        "carcinoma of the colon. Progressed on at least three prior regimens",
        "ex",
        "Progressed on at least three prior regimens",
      ],
      [
        "cancer of the rectum after at least one prior regimen",
        "in",
        "cancer of the rectum after at least one prior regimen",
      ],
    ],
  ),
]
