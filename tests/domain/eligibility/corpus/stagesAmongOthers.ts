import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

/** Stages in sentences that name another cancer, another disease or a treatment as well. */
export const stagesAmongOthers: ReadonlyArray<Case> = [
  ...of("Breast cancer", included, "Recurred or progressed while on adjuvant endocrine therapy", {
    recurrent: "in",
    progressive: "in",
  }),
  ...of("Breast cancer", included, "Recurrence during endocrine treatment makes eligible, too", { relapsed: "in" }),
  ...of("Breast cancer", included, "Had one line of endocrine-based therapy and a relapse thereafter", {
    relapsed: "in",
  }),
  ...of("Breast cancer", excluded, "Recurrent endocrine disorders", { recurrent: "-" }),
  ...of("Breast cancer", excluded, "Relapse of an autoimmune or endocrine disorder", { relapsed: "-" }),
  ...of("Pancreatic cancer", excluded, "Signs of metastatic disease or any other active malignancy within two years", {
    metastatic: "ex",
    "stage IV": "ex",
  }),
  ...of(
    "Pancreatic cancer",
    excluded,
    "Distant metastases, or another malignancy except carcinoma in situ of the cervix",
    { metastatic: "ex" },
  ),
  ...of("Pancreatic cancer", excluded, "Another malignancy with metastatic disease or a second malignancy", {
    metastatic: "-",
  }),
  ...of("Breast cancer", included, "Scheduled to receive chemotherapy for newly diagnosed, non-metastatic cancer", {
    "newly diagnosed": "in",
    metastatic: "ex",
  }),
  ...of("Breast cancer", included, "Receiving adjuvant endocrine therapy for early breast cancer", {
    "early stage": "in",
  }),
  ...of("Breast cancer", included, "Decision to pursue neoadjuvant chemotherapy for newly diagnosed breast cancer", {
    "newly diagnosed": "in",
  }),
  ...of("Breast cancer", included, "Prior adjuvant endocrine therapy for early breast cancer", { "early stage": "-" }),
  ...of("Prostate cancer", included, "Prior hormonal therapy for nonmetastatic prostate cancer is allowed", {
    metastatic: "-",
  }),
  ...of("Prostate cancer", included, "Hormonal therapy for non-metastatic prostate cancer is allowed", {
    metastatic: "-",
  }),
  ...of("Breast cancer", excluded, "Relapse of another malignancy", { relapsed: "-" }),
  ...of("Breast cancer", excluded, "Signs of recurrence of prior or concomitant malignancies", { recurrent: "-" }),
  ...of("Breast cancer", excluded, "Recurrence of the previous cancer", { recurrent: "ex" }),
  ...of("Ovarian cancer", included, "Age 18 to 60 years, newly diagnosed with ovarian cancer", {
    "newly diagnosed": "in",
  }),
  ...of("Ovarian cancer", included, "Advanced age, with ovarian cancer", { advanced: "-" }),
  ...of(
    "Cutaneous melanoma",
    included,
    "Must have newly diagnosed cutaneous melanoma with sentinel lymph node biopsy",
    {
      "newly diagnosed": "in",
    },
  ),
  ...of("Ovarian cancer", included, "Suspicion of advanced ovarian carcinoma (stage IIIC or IV) on imaging", {
    advanced: "in",
    "stage IV": "in",
  }),
  ...of(
    "Kidney cancer",
    included,
    "Treated brain metastases, if imaging of the brain (MRI) that follows central nervous system (CNS)-directed therapy shows no progression",
    { progressive: "-" },
  ),
  ...of("Kidney cancer", excluded, "Progressive or untreated metastatic brain tumours", { progressive: "-" }),
  ...of("Glioblastoma", included, "Progression on brain MRI", { progressive: "in" }),
  ...of("Lymphoma", excluded, "Lymphoma in remission for less than two years", { "in remission": "?" }),
  ...of("Lymphoma", excluded, "Lymphoma in remission", { "in remission": "ex" }),
  ...of("Acute leukemia", included, "Received the drug during post-remission treatment", { "in remission": "-" }),
  ...of("Breast cancer", included, "Willing to give blood at first disease progression", { progressive: "-" }),
  ...of("Breast cancer", included, "Stopped the drug for reasons other than progression", { progressive: "-" }),
  ...of("Gastric cancer", excluded, "Disease in which a curative resection cannot be done", { resected: "-" }),
  ...of("Gastric cancer", excluded, "Distant metastases that can not R0 resection", { resected: "-" }),
  ...of(
    "Familial adenomatous polyposis, colorectal neoplasms",
    included,
    "Spigelman Classification Stage II or higher",
    {
      "stage II": "-",
      "stage IV": "-",
    },
  ),
  ...of("Breast cancer", included, "Criteria for cohort 1 (stage 1 [and stage 2, where said])", {
    "stage I": "-",
    "stage II": "-",
  }),
  ...of("Breast cancer", included, "Enough tumor tissue (for all clinical stages)", { "stage IV": "-" }),
  ...of("Renal cell carcinoma", excluded, "Severe renal insufficiency", { severe: "-" }),
  ...of("Renal insufficiency", included, "Severe renal insufficiency", { severe: "in" }),
  ...of("Parkinson disease", included, "Early disease", { localized: "-" }),
  ...of("Breast cancer", included, "Early breast cancer", { localized: "in" }),
  ...of(
    "Demyelinating polyneuropathy",
    excluded,
    "Worsening within 6 weeks after a vaccine that constituted a relapse",
    {
      relapsed: "?",
      recurrent: "?",
    },
  ),
  ...of("Multiple sclerosis", excluded, "Relapse within 30 days before screening", { relapsed: "?" }),
  ...of("Multiple sclerosis", included, "At least one relapse in the last year", { relapsed: "in" }),
  ...of("Small cell lung cancer", included, "Diagnosed with and treated for LS-SCLC", { "limited stage": "in" }),
  ...of("Small cell lung cancer", included, "Earlier treatment for LS-SCLC", { "limited stage": "-" }),
  ...of("Hepatocellular carcinoma", included, "No extra hepatic disease", { metastatic: "ex" }),
  ...of("Colorectal cancer", excluded, "Extra hepatic disease", { metastatic: "?" }),
  ...of("Lung cancer", included, "Definitive radiation to oligometastatic disease is allowed once it is completed", {
    oligometastatic: "in",
  }),
  ...of("Lung cancer", included, "Disease unsuitable for curative treatments including surgery", {
    unresectable: "in",
  }),
  ...of("Melanoma", included, "First progression over 84 days after the first dose", {
    progressive: "in",
    recurrent: "-",
    relapsed: "-",
  }),
  // What is told of the study's own cancer is told of no other
  ...of("Bladder cancer", excluded, "Bladder cancer that is metastatic", { metastatic: "ex" }),
  ...of("Bladder cancer", excluded, "Urothelial cancer which is metastatic", { metastatic: "ex" }),
  ...of("Bladder cancer", excluded, "Lung cancer that is metastatic", { metastatic: "-" }),
  ...of("Bladder cancer", excluded, "Cancer that is metastatic", { metastatic: "-" }),
  ...of("Bladder cancer", excluded, "Bladder cancer that has spread to distant sites", { metastatic: "ex" }),
  ...of("Lung cancer", excluded, "Lung cancer that is stage IV", { "stage IV": "ex", metastatic: "ex" }),
  ...of("Prostate cancer", excluded, "Prostate cancer that is castration-resistant or metastatic", {
    metastatic: "ex",
    "castration-resistant": "ex",
  }),
  // Either way
  ...of("Pancreatic cancer", excluded, "Neuroendocrine tumor, metastatic or not", { metastatic: "?" }),
  ...of("Pancreatic cancer", included, "Pancreatic cancer, metastatic or not", { metastatic: "in" }),
  ...of("Pancreatic cancer", excluded, "Disease that is metastatic or not measurable", { metastatic: "ex" }),
  ...of("Breast cancer", included, "No evidence of metastasis, stage II or III", { "stage II": "?", metastatic: "ex" }),
  ...of("Acute myeloid leukemia", included, "No infection, relapsed or refractory disease", { relapsed: "?" }),
  ...of("Lung cancer", included, "No locally advanced, recurrent or metastatic disease", { metastatic: "ex" }),
  ...of("Non-small cell lung cancer", excluded, "Small cell lung cancer that is extensive stage", { metastatic: "-" }),
  // How fit somebody is calls no disease
  ...of("Follicular Lymphoma", included, "Subject has Ann Arbor Stage II to IV and ECOG status of 0 to 1", {
    "stage III": "in",
    "stage I": "-",
  }),
  // An abbreviation that nobody knows is the study's own disease among the inclusion criteria
  ...of("Anal Cancer", included, "Verified, inoperable locally recurrent or metastatic SCAC", {
    metastatic: "in",
    recurrent: "in",
    unresectable: "in",
  }),
  ...of("Anal Cancer", excluded, "Recurrent CDAD", { recurrent: "-" }),
  ...of("Anal Cancer", included, "No signs of severe COPD", { severe: "-" }),
  ...of("Ulcerative Colitis", excluded, "Toxic megacolon, acute severe colitis or fulminant colitis", { severe: "-" }),
  ...of("Ulcerative Colitis", excluded, "Severe ulcerative colitis", { severe: "ex" }),
  // An earlier diagnosis is no treatment that the stage was for
  ...of("Malignant Glioma", included, "A prior histologically-confirmed diagnosis of a grade III or IV glioma", {
    "grade 4": "in",
  }),
  ...of("Malignant Glioma", included, "Prior treatment for a grade IV glioma", { "grade 3": "-" }),
  // A disease at the end of a long title
  ...of(
    "A Phase 2, Open-label, Single-arm Study of Autologous Memory Cytokine Enriched Natural Killer Adoptive Cell Therapy and a Superagonist in Combination with Gemcitabine in Participants with Recurrent Platinum-Resistant High-Grade Ovarian Cancer",
    included,
    "Recurrent high-grade ovarian cancer",
    { recurrent: "in" },
  ),
]
