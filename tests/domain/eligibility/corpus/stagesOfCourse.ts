import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const asking = askingEach("stage")

/** A progression that is wanted, barred, or only told of; and what comes back after a while. */
export const stagesOfCourse: ReadonlyArray<Case> = [
  ...asking(
    "Small Cell Lung Cancer",
    whole,
    "Inclusion Criteria: - Participants are eligible to take part only if all of these apply:\n\n* Finished chemoradiotherapy without progression\n\nExclusion Criteria:\n\n* Active infection",
    { progressive: "ex" },
  ),
  ...asking("Breast Cancer", included, "Progressive bone metastases on scans, or clinical progression such as pain", {
    progressive: "in",
  }),
  ...asking("Breast Cancer", included, "No progressive brain metastases", { progressive: "-" }),
  ...asking("Breast Cancer", included, "One to three sites of oligoprogressive disease outside of the brain", {
    progressive: "in",
    oligoprogressive: "in",
  }),
  ...asking("Renal Cell Carcinoma", included, "Up to three oligoprogressive lesions", { progressive: "in" }),
  ...asking("Breast Cancer", excluded, "More than 3 extracranial sites of oligoprogressive disease", {
    progressive: "?",
  }),
  ...asking(
    "Lung Cancer",
    included,
    "Consents to a biopsy of the tumor before treatment and at the time of disease progression",
    {
      progressive: "-",
    },
  ),
  ...asking("Lung Cancer", included, "Progressive disease at the time of enrollment", { progressive: "in" }),
  ...asking("Lung Cancer", excluded, "Signs, symptoms or laboratory markers of disease progression", {
    progressive: "-",
  }),
  ...asking("Lung Cancer", excluded, "Disease progression following concurrent chemoradiation", { progressive: "ex" }),
  ...asking("Breast Cancer", excluded, "Progressive disease during neoadjuvant chemotherapy", { progressive: "ex" }),
  ...asking("Breast Cancer", excluded, "Progression within 6 months after neoadjuvant chemotherapy", {
    progressive: "?",
  }),
  ...asking("Chronic Lymphocytic Leukemia", excluded, "Disease progression on ibrutinib", { progressive: "?" }),
  ...asking(
    "Chronic Lymphocytic Leukemia",
    included,
    "This arm is not available to patients who had a flare while the drug was held, or for patients with CLL that is actively progressing",
    { progressive: "ex" },
  ),
  ...asking("Chronic Lymphocytic Leukemia", included, "No other treatment is available for CLL that is progressing", {
    progressive: "in",
  }),
  ...asking(
    "Lung Cancer",
    excluded,
    "Earlier adjuvant therapy is allowed, provided that recurrence or progression has occurred more than a year after its end",
    { recurrent: "in", relapsed: "in", progressive: "in" },
  ),
  ...asking("Lung Cancer", excluded, "Cancer of low risk of recurrence, treated two years ago, is allowed", {
    recurrent: "-",
  }),
  ...asking("Breast Cancer", included, "Disease-free interval from adjuvant therapy to recurrence of >= 6 months", {
    recurrent: "in",
  }),
  ...asking(
    "Breast Cancer",
    included,
    "An interval of more than 6 months from the last adjuvant chemotherapy to metastatic relapse",
    { relapsed: "in", recurrent: "in" },
  ),
  ...asking("Breast Cancer", excluded, "Interval of less than 6 months between adjuvant therapy and recurrence", {
    recurrent: "?",
  }),
  ...asking("Multiple Myeloma", excluded, "Earlier lenalidomide with a short remission duration (under two years)", {
    "in remission": "-",
  }),
  ...asking("Leukemia", included, "First remission lasting over a year, and relapse since", { "in remission": "-" }),
  ...asking("Leukemia", included, "In complete remission for a duration of at least two years", {
    "in remission": "in",
  }),
  ...asking("Lung Cancer", included, "No pathological complete response (pCR) at surgery", { "in remission": "-" }),
  ...asking("Lung Cancer", included, "No complete response after chemoradiation", { "in remission": "ex" }),
  ...asking("Gastric Cancer", excluded, "Whoever had adjuvant therapy must have relapsed since", { relapsed: "in" }),
  ...asking("Gastric Cancer", excluded, "Must not have had a relapse", { relapsed: "ex" }),
  ...asking("Melanoma", excluded, "Distant spread, because this trial is aimed at the control of localized disease", {
    localized: "-",
    metastatic: "ex",
  }),
  ...asking("Melanoma", excluded, "Unfit because of progressive disease", { progressive: "ex" }),
  ...asking("Renal Cell Carcinoma", included, "Scheduled for an MRI for the monitoring of recurrence", {
    recurrent: "-",
  }),
  ...asking("Lung Cancer", included, "Completed surgery with confirmed non-path complete response (CR) status", {
    "in remission": "-",
  }),
  ...asking("Breast Cancer", included, "Newly diagnosis of breast cancer", { "newly diagnosed": "in" }),
  ...asking("Breast Cancer", included, "New diagnoses of breast cancer", { "newly diagnosed": "in" }),
  ...asking("Breast Cancer", excluded, "Newly diagnosis of diabetes", { "newly diagnosed": "-" }),
  ...asking("Ovarian Cancer", included, "Platinum-resistant ovarian cancer (PROC)", {
    "platinum-resistant": "in",
    refractory: "-",
  }),
  ...asking("Ovarian Cancer", excluded, "Platinum-resistant ovarian cancer", {
    "platinum-resistant": "ex",
    refractory: "-",
  }),
  ...asking("Ovarian Cancer", included, "Platinum-resistant or platinum-refractory ovarian cancer", {
    "platinum-resistant": "in",
    "platinum-refractory": "in",
    refractory: "in",
  }),
  ...asking("Ovarian Cancer", excluded, "Primary platinum-refractory disease", { refractory: "ex" }),
  ...asking("Ovarian Cancer", excluded, "Primary platinum-refractory disease", {
    "platinum-refractory": "ex",
    "platinum-resistant": "?",
  }),
  ...asking("Ovarian Cancer", excluded, "Refractory to platinum-based therapy (expansion)", {
    refractory: "ex",
    "platinum-refractory": "ex",
  }),
  ...asking("Ovarian Cancer", included, "Platinum-resistant but not platinum-refractory disease", {
    "platinum-resistant": "in",
    "platinum-refractory": "ex",
    refractory: "ex",
  }),
  ...asking("Ovarian Cancer", included, "Platinum-refractory disease", {
    "platinum-refractory": "in",
    "platinum-resistant": "in",
  }),
  ...["Platinum-resistant disease", "Platinum-resistant or -refractory disease"].flatMap((line) =>
    asking("Ovarian Cancer", excluded, line, { "platinum-resistant": "ex", "platinum-refractory": "ex" }),
  ),
  ...asking("Ovarian Cancer", included, "Platinum-sensitive disease", {
    "platinum-sensitive": "in",
    "platinum-refractory": "-",
  }),
  ...asking("Ovarian Cancer", excluded, "Refractory to platinum", {
    refractory: "ex",
    "platinum-refractory": "ex",
    "platinum-resistant": "?",
  }),
  ...asking("Multiple Myeloma", excluded, "Refractory to bortezomib", { refractory: "?" }),
  ...asking("Ovarian Cancer", excluded, "Refractory disease defined as one that progresses while platinum is given", {
    refractory: "ex",
  }),
  ...asking(
    "Ovarian Cancer",
    whole,
    "Inclusion Criteria:\n\n* Platinum-resistant disease\n\nExclusion Criteria:\n\n* Primary platinum-refractory disease, which progressed on the first line",
    { "platinum-resistant": "in", refractory: "ex" },
  ),
  ...asking(
    "Ovarian Cancer",
    whole,
    "Inclusion Criteria:\n\n* Platinum-resistant disease, refractory to standard therapy\n\nExclusion Criteria:\n\n* Primary platinum-refractory disease",
    { "primary platinum-refractory": "ex", "platinum-resistant": "in" },
  ),
  ...asking("Bladder cancer", included, "Metastatic disease, as told by new or progressive lesions", {
    progressive: "in",
  }),
  ...asking("Bladder cancer", included, "No progressive brain lesions", { progressive: "-" }),
  ...asking("Ovarian cancer", included, "Must have been treated with a PARP inhibitor as maintenance treatment", {
    maintenance: "-",
  }),
  ...asking("Ovarian cancer", included, "Receives a PARP inhibitor as maintenance treatment", { maintenance: "in" }),
  ...asking("Lymphoma", included, "Discontinued the previous BTK inhibitor due to progression", { progressive: "in" }),
  ...asking("Breast cancer", included, "New or locally recurrent diagnosis of breast cancer", {
    "newly diagnosed": "in",
    recurrent: "in",
  }),
  ...asking("Breast cancer", excluded, "New or locally advanced lesions of the skin", { "newly diagnosed": "-" }),
  ...asking("Rhabdomyosarcoma", included, "A new histologic diagnosis of rhabdomyosarcoma", {
    "newly diagnosed": "in",
  }),
  ...asking(
    "Prostate cancer",
    included,
    "Symptom progression related to prostate cancer despite castrate testosterone",
    {
      "castration resistant": "in",
    },
  ),
  ...asking("Chronic lymphocytic leukemia", excluded, "Suspected Richter transformation", {
    "Richter's transformation": "ex",
  }),
  ...asking("Prostate cancer", included, "Progressive disease despite ongoing androgen deprivation therapy", {
    "castration resistant": "in",
    "hormone-sensitive": "-",
  }),
  ...asking(
    "Breast cancer",
    excluded,
    "Earlier cancers are allowed if this one is a new primary and not recurrent disease",
    {
      recurrent: "ex",
    },
  ),
  ...asking("Breast cancer", included, "Recurrent disease or a new primary", { recurrent: "in" }),
  ...asking("Chronic myeloid leukemia", included, "No earlier progression to accelerated or blast phase", {
    "accelerated phase": "ex",
    "blast phase": "ex",
  }),
  ...asking("Breast cancer", included, "Without evidence of malignant disease today", { NED: "in" }),
  ...asking("Multiple Myeloma", included, "Newly diagnosed and considered a candidate for a transplant", {
    "newly diagnosed": "in",
  }),
  ...asking("Multiple Myeloma", included, "Newly diagnosed hypertension in a candidate for a drug", {
    "newly diagnosed": "-",
  }),
  // Untreated is newly found
  ...asking("Lymphoma", included, "Previously untreated stage II or III Hodgkin lymphoma", { "newly diagnosed": "in" }),
  ...asking("Lymphoma", included, "Untreated, biopsy-proven DLBCL", { "newly diagnosed": "-" }),
  ...asking("Lymphoma", included, "Untreated biopsy-proven DLBCL", { "newly diagnosed": "in" }),
  ...asking("Lymphoma", excluded, "Previously untreated CNS lymphoma", { "newly diagnosed": "-" }),
  // In short
  ...asking("Acute myeloid leukemia", included, "AML in CR or CRi after induction", { "in remission": "in" }),
  ...asking("Acute myeloid leukemia", included, "AML in CR, in those who are ineligible, unable or unwilling to wait", {
    "in remission": "in",
  }),
  // What never answered to treatment withstood the first
  ...asking(
    "Multiple myeloma",
    whole,
    "Inclusion Criteria:\n\n* Disease refractory to the last line of treatment\n\nExclusion Criteria:\n\n* Refractory primary myeloma, that is no history of at least a minor response to any regimen",
    { "primary refractory": "ex", refractory: "in" },
  ),
  ...asking("Multiple myeloma", excluded, "Never achieved a minimal response to any therapy", {
    "primary refractory": "ex",
  }),
]
