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
  ...asking("Acute Myeloid Leukemia", included, "CRi with residual disease", { remission: "in" }),
  ...asking("Acute Myeloid Leukemia", included, "Relapse, which is more than 5 % of blasts after CRi", {
    remission: "-",
  }),
  ...asking("Acute Myeloid Leukemia", included, "Primary induction failure", { refractory: "in" }),
]
