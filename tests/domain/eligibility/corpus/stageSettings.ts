import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages that go by the names of one kind of cancer, and those that are told by other words than their own. */
export const stageSettings: ReadonlyArray<Case> = [
  ...asking("Prostate Cancer", included, "Castrate-resistant disease with distant metastases", {
    mCRPC: "in",
    "castration-resistant": "in",
    metastatic: "in",
    mHSPC: "-",
  }),
  ...asking("Prostate Cancer", included, "mHSPC of high volume", {
    "hormone-sensitive": "in",
    "castration-sensitive": "in",
    metastatic: "in",
    mCRPC: "-",
  }),
  ...asking("Prostate Cancer", excluded, "Castration-resistant prostate cancer", {
    mCRPC: "ex",
    "hormone-sensitive": "-",
  }),
  ...asking("Bladder Cancer", included, "High-risk NMIBC", { "non-muscle invasive": "in", "muscle-invasive": "-" }),
  ...asking("Bladder Cancer", included, "Muscle-invasive urothelial carcinoma", { MIBC: "in", NMIBC: "-" }),
  ...asking("Chronic Myeloid Leukemia", excluded, "Blast crisis or accelerated phase", {
    "blast phase": "ex",
    "accelerated phase": "ex",
    "chronic phase": "-",
  }),
  ...asking("Breast Cancer", included, "First distant recurrence", { metastatic: "in", recurrent: "in" }),
  ...asking("Breast Cancer", included, "Early or locally advanced tumors", { early: "in", "locally advanced": "in" }),
  ...asking("Lung Cancer", included, "Metastatic spread", { metastatic: "in", "stage IV": "in" }),
  ...asking("Lung Cancer", included, "Late-stage lung cancer", { advanced: "in" }),
  ...asking("Lung Cancer", included, "Should not have recurrence or metastasis", { metastatic: "ex", recurrent: "ex" }),
  ...asking("Lung Cancer", included, "Tissue of the primary tumor or metastasis", { metastatic: "-" }),
  ...asking("Lung Cancer", included, "Primary tumor amenable to complete (R0) resection", { resectable: "in" }),
  ...asking("Lung Cancer", included, "Newly diagnosed, unfit for a transplant", { "newly diagnosed": "in" }),
  ...asking("Lung Cancer", included, "Well-differentiated, progressive (within 12 months)", { progressive: "in" }),
  ...asking("Lung Cancer", excluded, "Psychotic disorder that is active or advanced, making care difficult", {
    advanced: "-",
  }),
  ...asking("Hepatocellular Carcinoma", included, "No extrahepatic spread", { metastatic: "ex" }),
  ...asking("Acute Myeloid Leukemia", included, "Relapse, which is more than 5 % of blasts after complete remission", {
    remission: "-",
  }),
  ...asking("Acute Myeloid Leukemia", included, "Primary induction failure", { refractory: "in" }),
  ...asking("Prostate Cancer", included, "A rising PSA following radical prostatectomy", { resected: "in" }),
  ...asking("Kidney Cancer", included, "Underwent a partial nephrectomy", { resected: "in" }),
  ...asking("Kidney Cancer", included, "Postmenopausal, or has undergone hysterectomy", { resected: "-" }),
  ...asking("Kidney Cancer", excluded, "Has undergone surgery within four weeks", { resected: "?" }),
  ...asking("Glioblastoma", included, "Gross total resection of the tumor", { resected: "in" }),
  ...asking("Lung Cancer", included, "Must be a suitable candidate for surgery", { resectable: "in" }),
  ...asking("Pancreatic Cancer", included, "Resectable ductal adenocarcinoma", { resectable: "in", unresectable: "-" }),
  ...asking("Ovarian Cancer", included, "FIGO stage III-IV of any histology", { "stage IV": "in" }),
  ...asking("Melanoma", included, "Stage III un-resectable/ IV disease", { "stage IV": "in" }),
  ...asking("Breast Cancer", included, "Ductal carcinoma in situ or stage I-III breast cancer", { "stage II": "in" }),
  ...asking("Breast Cancer", included, "Stage 0-3 breast cancer", { "stage II": "in", "stage IV": "-" }),
  ...asking("Colon Cancer", excluded, "Stage IV disease or with evidence of a second tumor", { "stage IV": "ex" }),
  ...asking("Colon Cancer", excluded, "Metastatic or recurrent cancer with bleeding", { metastatic: "?" }),
  ...asking("Colon Cancer", included, "Early colorectal cancer", { "early stage": "in" }),
  ...asking("Colon Cancer", included, "Early detection of cancer", { "early stage": "-" }),
  ...asking("Polyneuropathy", excluded, "History of malignancy with less than two years of remission", {
    remission: "-",
  }),
  ...asking("Laryngeal Cancer", included, "Stage III-IV disease without evidence of metastasis", {
    metastatic: "ex",
    "stage III": "in",
  }),
  ...asking("Laryngeal Cancer", excluded, "Distant metastases", { metastatic: "ex", advanced: "?" }),
  ...asking("Laryngeal Cancer", included, "Metastatic disease", { metastatic: "in", advanced: "in" }),
  ...asking("Laryngeal Cancer", included, "A primary or metastatic tumor sample", { metastatic: "-" }),
]
