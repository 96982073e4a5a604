import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

/** Stages beside what names how they are told, what was taken from them and when, and risks of something else. */
export const stagesBeside: ReadonlyArray<Case> = [
  ...of(
    "Non-small cell lung cancer",
    included,
    "Treatment-naive, resectable, stage II, IIIA or IIIB (AJCC staging system, version 9) NSCLC",
    { resectable: "in", "stage II": "in", "stage III": "in" },
  ),
  ...of(
    "Esophageal squamous cell carcinoma",
    included,
    "Resectable locally advanced ESCC(AJCC V8 TNM classification), tumor node metastasis classification (TNM)",
    { resectable: "in", "locally advanced": "in" },
  ),
  ...of(
    "Gastric cancer",
    included,
    "Stage III (American Joint Committee on Cancer (AJCC) TNM staging system, 8th edition) gastric cancer",
    { "stage III": "in" },
  ),
  ...of(
    "Ovarian cancer",
    included,
    "Newly diagnosed advanced (International Federation of Gynecology and Obstetrics [FIGO] stage III or IV) carcinoma",
    { "newly diagnosed": "in", advanced: "in", "stage IV": "in" },
  ),
  ...of("Lung cancer", included, "Cancer stage: I-IV", { "stage II": "in", "stage IV": "in" }),
  ...of("Lung cancer", included, "A TNM stage of IIA to IIIC", {
    "stage II": "in",
    "stage III": "in",
    "stage IV": "-",
  }),
  ...of("Prostate cancer", included, "Adenocarcinoma of the prostate that is de novo or recurrent", {
    "newly diagnosed": "in",
    recurrent: "in",
  }),
  ...of("Colorectal cancer", excluded, "(1)Previous history of malignant tumors (2)Concurrent distant metastasis", {
    "stage IV": "ex",
  }),
  ...of("Prostate cancer", included, "Any nodal stage but with oligo metastases", { oligometastatic: "in" }),
  ...of("Liver cancer", included, "Disease that is not amenable to potentially curative resection", {
    unresectable: "in",
  }),
  ...of("Breast cancer", included, "Breast cancer of one side (stage 0 ~III)", { "stage II": "in", "stage III": "in" }),
  ...of("Lung cancer", excluded, "What puts the participant at high risk of complications", { "high risk": "-" }),
  ...of("Lung cancer", excluded, "Conditions that put the patient at high risk from the treatment", {
    "high risk": "-",
  }),
  ...of("Lung cancer", excluded, "Heart failure that needs maintenance therapy for arrhythmias", { maintenance: "-" }),
  ...of("Lung cancer", excluded, "Current maintenance chemotherapy", { maintenance: "ex" }),
  ...of(
    "Ovarian cancer",
    excluded,
    "More than two regimens; maintenance (such as niraparib) is not counted as a line",
    {
      maintenance: "-",
    },
  ),
  ...of("Rectal cancer", excluded, "2) distant spread; 3) unable to perform R0 resection", {
    unresectable: "ex",
    "locally advanced": "-",
  }),
  ...of("Liver cancer", included, "R0 resection is not feasible", { unresectable: "in" }),
  ...of("Acute myeloid leukemia", included, "Initial or recurrent diagnosis of leukaemia", { relapsed: "in" }),
  ...of("Lung cancer", excluded, "High risk for thrombosis", { "high risk": "-" }),
  ...of("Prostate cancer", included, "High-risk prostate cancer", { "high risk": "in" }),
  ...of("Breast cancer", excluded, "An early recurrence", { recurrent: "?" }),
  ...of("Breast cancer", excluded, "Relapse of their disease occurring soon after adjuvant therapy", {
    recurrent: "?",
  }),
  ...of("Breast cancer", included, "Consent to the release of a tissue block from the primary or metastatic tumour", {
    metastatic: "-",
  }),
  ...of("Leukemia", excluded, "More than two regimens that were meant to induce remission", { remission: "-" }),
  ...of("Prostate cancer", excluded, "Participants unevaluable for soft tissue progression", { progressive: "-" }),
  ...of("Breast cancer", excluded, "Clinical node stage 3 (cN3)", { "stage III": "-" }),
  ...of("Lung cancer", excluded, "Adjuvant treatment that ended shortly before the diagnosis of metastatic disease", {
    metastatic: "?",
  }),
  ...of("Pancreatic cancer", included, "Candidate for curative resection", { resectable: "in" }),
  ...of("Leukemia", included, "In first CR", { remission: "in" }),
  ...of(
    "Pancreatic cancer",
    included,
    "Four months of chemotherapy without radiographic evidence of distant metastatic disease",
    {
      metastatic: "ex",
    },
  ),
  ...of("Pancreatic cancer", included, "Four months of chemotherapy for metastatic disease", { metastatic: "in" }),
  ...of("Rectal cancer", excluded, "Any treatment of the rectal cancer, or signs of distant metastasis", {
    metastatic: "ex",
  }),
  ...of("Head and neck cancer", excluded, "A previous history of distant metastatic head and neck cancer", {
    metastatic: "ex",
  }),
  ...of("Lung cancer", excluded, "Advanced, serious malignancy/illness within the last five years", { advanced: "-" }),
  ...of("Breast cancer", excluded, "A marker that was lost at progression from early-stage to advanced-stage disease", {
    "early stage": "-",
  }),
  ...of("Breast cancer", included, "Progression from early-stage to advanced-stage disease", { advanced: "in" }),
  ...of("Breast cancer", included, "Fear of cancer recurrence, by a score of ten or more", { recurrent: "-" }),
  ...of("Lung cancer", excluded, "Those who are not expected to have a relapse soon", { relapsed: "-" }),
  ...of("Lung cancer", excluded, "Unstable primary or secondary (e.g., metastatic) cerebral tumour", {
    metastatic: "-",
  }),
  ...of("Lung cancer", included, "Secondary (metastatic) lung cancer", { metastatic: "in" }),
  ...of("Solid tumor", excluded, "Symptomatic central nervous system metastatic disease", { metastatic: "-" }),
  ...of("Leukemia of any molecular anomaly", included, "Must have had advanced molecular profiling", { advanced: "-" }),
  ...of("Lung cancer", included, "Three months of therapy with or without chemotherapy with evidence of progression", {
    progressive: "in",
  }),
  ...of("Colorectal cancer", included, "Recurrent or metastatic adenocarcinoma, not amenable to curative surgery", {
    "locally advanced": "-",
    unresectable: "in",
    metastatic: "in",
  }),
  ...of("Lung cancer", included, "Untreated and unresectable or metastatic NSCLC", {
    "locally advanced": "-",
    unresectable: "in",
  }),
  ...of("Pancreatic cancer", included, "Unresectable adenocarcinoma", { "locally advanced": "?", unresectable: "in" }),
  ...of("Lung cancer", included, "Phase 3: unresectable or metastatic NSCLC", { "locally advanced": "-" }),
  ...of("Melanoma", included, "Unresectable stage III or stage IV melanoma", { "locally advanced": "-" }),
  ...of("Melanoma", included, "Stage 3 (unresectable) melanoma", { "locally advanced": "-", unresectable: "in" }),
  ...of("Biliary cancer", included, "Locally unresectable or metastatic adenocarcinoma", {
    "locally advanced": "in",
    unresectable: "in",
    metastatic: "in",
  }),
  ...of("Biliary cancer", included, "Locally advanced, unresectable adenocarcinoma", { "locally advanced": "in" }),
  ...of("Pancreatic cancer", excluded, "Unresectable or metastatic adenocarcinoma", { "locally advanced": "ex" }),
  ...of("Gastric cancer", included, "Advanced (stage IV) gastric cancer", {
    "locally advanced": "-",
    metastatic: "in",
    advanced: "in",
  }),
  ...of("Gastric cancer", included, "Advanced (stage III or IV) gastric cancer", {
    "locally advanced": "?",
    "stage IV": "in",
  }),
  ...of("Cervical cancer", included, "At least one regimen after the diagnosis of recurrent cervical cancer", {
    relapsed: "in",
  }),
  ...of("Acute myeloid leukemia", included, "Failed to achieve CR after two courses of induction", {
    refractory: "in",
  }),
  ...of(
    "Bladder cancer",
    excluded,
    "Those with one large node are eligible after a biopsy that shows no metastatic disease",
    {
      metastatic: "?",
    },
  ),
  ...of("Bladder cancer", excluded, "Suspected disease, though a scan without metastatic lesions is permissible", {
    metastatic: "?",
  }),
  ...of("Bladder cancer", excluded, "Non-metastatic disease", { metastatic: "in" }),
  ...of("Melanoma", included, "Metastatic disease may be evaluated by CT or PET/CT", { metastatic: "-" }),
  ...of("Melanoma", included, "Metastatic disease that may be resected", { metastatic: "in" }),
  ...of("Lung cancer", excluded, "Evidence of residual or recurrent disease following the resection", {
    recurrent: "ex",
  }),
  ...of("Breast cancer", excluded, "Recurrent disease after surgery", { recurrent: "?" }),
  ...of("Gastric cancer", included, "Metastasis confined to the peritoneum:", { metastatic: "in", "stage IV": "in" }),
  ...of("Breast cancer", excluded, "Recurrence of the cancer or metastasis that calls for treatment", {
    metastatic: "ex",
  }),
  ...of("Lung cancer", excluded, "Metastases to the brain or metastases in the liver", { metastatic: "-" }),
  ...of("Melanoma", included, "Tissue of a metastasis which may be biopsied", { metastatic: "-" }),
  ...of("Endometrial cancer", excluded, "Tumour spread outside the womb", { metastatic: "ex" }),
  ...of("Prostate cancer", included, "Prostate cancer that has spread to other parts of the body", {
    metastatic: "in",
    "stage IV": "in",
  }),
  ...of("Lung cancer", included, "Lung cancer that has spread to the brain", { metastatic: "-" }),
  ...of("Lung cancer", included, "Stage IIIB-IIIC or stage IV, not suitable for curative intent radical surgery", {
    "locally advanced": "-",
    unresectable: "in",
    "stage IV": "in",
  }),
  ...of("Lung cancer", included, "Stage III that is not eligible for definitive chemoradiation", {
    "locally advanced": "-",
    "stage III": "in",
  }),
  ...of("Lung cancer", included, "Stage IV not amenable to curative treatment", { "locally advanced": "-" }),
  ...of("Lung cancer", excluded, "Stage III that is not suitable for curative treatment", { "locally advanced": "-" }),
  ...of("Ovarian cancer", included, "Original diagnosis of de novo low-grade carcinoma", { "newly diagnosed": "-" }),
  ...of("Breast cancer", included, "Diagnosis of localized disease", { localized: "in" }),
  ...of("Bladder cancer", included, "New or recurrent bladder cancer", { "newly diagnosed": "in", recurrent: "in" }),
  ...of("Bladder cancer", included, "New or recurrent brain metastases", { "newly diagnosed": "-", recurrent: "-" }),
  ...of("Bladder cancer", included, "New or recurrent infection", { "newly diagnosed": "-" }),
  ...of("Sarcoma", excluded, "Localized swelling or pain", { localized: "-" }),
  ...of("Sarcoma", included, "Localized disease with swelling", { localized: "in" }),
  ...of("Cancer", included, "At least 15 patients at the start of stage 1 of the program", {
    "stage I": "-",
    "early stage": "-",
  }),
  ...of("Lung cancer", included, "Locally advanced, ineligible for surgery", { "locally advanced": "in" }),
  ...of("Lung cancer", included, "Patient with locally advanced ineligible for surgery is allowed", {
    "locally advanced": "in",
  }),
  ...of("Sarcoma", excluded, "Metastatic disease or regional lymph node involvement", { metastatic: "ex" }),
  ...of("Sarcoma", excluded, "Metastatic disease or brain metastases", { metastatic: "ex" }),
  ...of("Sarcoma", excluded, "Metastatic lymph node disease", { metastatic: "-" }),
  ...of("Lung cancer", included, "Lung cancer with pleural effusion or metastatic (stage IV)", { metastatic: "in" }),
  ...of("Lung cancer", included, "Any cohort: newly diagnosed, relapsed or with an isolated lesion of the brain", {
    "newly diagnosed": "in",
  }),
  ...of("Breast cancer", excluded, "Inoperable stage III breast cancer", { "locally advanced": "ex" }),
  ...of(
    "Acute lymphoblastic leukemia",
    included,
    "Newly diagnosed Philadelphia chromosome positive (by karyotype or in FISH) acute lymphoblastic leukemia",
    { "newly diagnosed": "in" },
  ),
  ...of("Breast cancer", included, "Margins of the resected specimen from definitive surgery must be free of cancer", {
    resected: "-",
  }),
  ...of(
    "Lung cancer",
    excluded,
    "Patients with brain metastases will only be eligible after these have been resected",
    {
      "brain metastases": "?",
    },
  ),
  // What a scan or a biopsy did not find, and what is told in passing
  ...of("Prostate cancer", included, "Negative evaluation of lymph nodes or distant metastatic disease on CT", {
    metastatic: "ex",
  }),
  ...of("Prostate cancer", included, "PSMA-negative scan or metastatic disease", { metastatic: "in" }),
  ...of("Breast cancer", excluded, "Enlarged nodes, unless a biopsy is negative for metastatic disease", {
    metastatic: "ex",
  }),
  ...of("Lung cancer", included, "On-site evaluation negative for nodal involvement of the tumor", {
    "node-positive": "ex",
  }),
  ...of("Endometrial cancer", included, "No evidence of nodal disease or distant metastases", { metastatic: "ex" }),
  ...of("Glioblastoma", included, "Pathology that is not consistent with recurrent glioblastoma", { recurrent: "ex" }),
  ...of("Breast cancer", excluded, "No active recurrence", { recurrent: "?" }),
  ...of("Lymphoma", excluded, "CNS lymphoma (either primary or metastatic)", { metastatic: "-" }),
  ...of("Lymphoma", included, "Treated CNS disease with no evidence of disease on a scan", { "in remission": "-" }),
  ...of("Lymphoma", included, "Previously in remission", { "in remission": "-" }),
  ...of("Lymphoma", included, "Complete response to the first line, and then progressed", { "in remission": "-" }),
  ...of("Glioma", included, "A history of non-CNS malignancy in remission is allowed", { "in remission": "-" }),
  ...of("Colorectal cancer", included, "Colorectal cancer or unresectable polyp", { unresectable: "-" }),
  ...of("Colorectal liver metastases", excluded, "Extrahepatic disease that cannot be treated", { metastatic: "?" }),
  // What an earlier treatment was for
  ...of("Prostate cancer", included, "Earlier docetaxel in the castration-sensitive setting is allowed", {
    "hormone-sensitive": "-",
  }),
  ...of("Lung cancer", included, "Chemoradiation for locally advanced disease is allowed", { "locally advanced": "-" }),
  ...of("Lung cancer", included, "May have had chemotherapy for locally advanced disease", { "locally advanced": "-" }),
  ...of("Lung cancer", included, "No chemotherapy for locally advanced disease", { "locally advanced": "in" }),
  ...of("Bladder cancer", excluded, "Earlier therapies are allowed, including BCG for non-muscle invasive disease", {
    "non-muscle invasive": "?",
  }),
  ...of("Lung cancer", included, "Hoehn and Yahr stage 1, NSCLC stage III", { "stage III": "in" }),
  ...of("Breast cancer", included, "Planned radiotherapy after prior surgery for stage II disease", {
    "stage II": "-",
  }),
  ...of("Urothelial carcinoma", included, "Metastatic urothelial carcinoma cisplatin-ineligible", { metastatic: "in" }),
  // What a comma sets apart from a "no" before it, and calls the study's disease by its name
  ...of("Lung cancer", included, "No EGFR mutation, stage IV NSCLC", { "stage IV": "in" }),
  ...of("Lung cancer", included, "No brain metastases, metastatic NSCLC", { metastatic: "in" }),
  ...of("Lung cancer", included, "No second malignancy, metastatic disease", { metastatic: "-" }),
  ...of("Lung cancer", included, "No locally advanced, metastatic NSCLC", { metastatic: "?" }),
  ...of("Lung cancer", included, "No small cell, squamous or metastatic NSCLC", { metastatic: "ex" }),
  ...of("Glioblastoma", included, "No prior therapy, newly diagnosed glioblastoma, KPS ≥ 70", {
    "newly diagnosed": "in",
  }),
  ...of("Glioblastoma", included, "No prior bevacizumab, recurrent glioblastoma", { recurrent: "in" }),
  // A progressive disease of which but one kind is barred
  ...of("Multiple sclerosis", excluded, "Primary progressive MS", { "progressive MS": "?", PPMS: "ex" }),
  ...of("Multiple sclerosis", excluded, "Primary progressive or secondary progressive MS", { "progressive MS": "ex" }),
  ...of("Multiple sclerosis", excluded, "Progressive forms of MS", { "progressive MS": "ex", PPMS: "ex" }),
  ...of("Ovarian cancer", included, "Newly diagnosed FIGO stage III-IV, HRD-positive", { "newly diagnosed": "in" }),
  ...of("Pancreatic cancer", included, "KRAS G12X mutated, excluding G12C, metastatic PDAC", { metastatic: "in" }),
  ...of("Multiple myeloma", included, "No plasma cell leukemia, relapsed or refractory multiple myeloma", {
    relapsed: "in",
    refractory: "in",
  }),
  ...of("Multiple sclerosis", included, "No relapse in 24 months, secondary progressive MS", { SPMS: "in" }),
  ...of("Pancreatic cancer", included, "No evidence of peritoneal disease, metastatic pancreatic cancer", {
    metastatic: "?",
  }),
  ...of("Lung cancer", included, "No stage IIIA, stage IV NSCLC", { "stage IV": "ex" }),
]
