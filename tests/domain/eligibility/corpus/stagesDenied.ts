import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages of which a profile says that the disease is not so, or what is not understood. */
export const stagesDenied: ReadonlyArray<Case> = [
  ...asking("Pancreatic Cancer", included, "Metastatic pancreatic cancer", {
    metastatic: "in",
    "non-metastatic": "?",
    nonmetastatic: "?",
    "no metastases": "?",
    "without metastases": "?",
    "not metastatic": "?",
    "metastatic: no": "?",
    "metastases - none": "?",
    "no evidence of metastatic disease": "?",
    "locally advanced, no metastases": "-",
    "metastatic nicht": "?",
    "metastatic to the liver, not to bone": "in",
  }),
  ...asking("Pancreatic Cancer", included, "Localized pancreatic cancer", {
    "non-metastatic": "in",
    "no metastases": "in",
    metastatic: "-",
  }),
  ...asking("Pancreatic Cancer", included, "Pancreatic cancer without distant metastases", {
    "not metastatic": "in",
    metastatic: "ex",
  }),
  ...asking("Pancreatic Cancer", included, "Disease that isn’t metastatic", { metastatic: "ex" }),
  ...asking("Pancreatic Cancer", included, "Your cancer can't be metastatic", { metastatic: "?" }),
  ...asking("Pancreatic Cancer", included, "Cancer that can't be removed because it is metastatic", {
    metastatic: "in",
  }),
  ...asking("Pancreatic Cancer", excluded, "Metastatic disease", { "non-metastatic": "?", metastatic: "ex" }),
  ...asking("Glioblastoma", included, "Recurrent glioblastoma", {
    recurrent: "in",
    "no recurrence": "?",
    "not recurrent": "?",
    "recurrence: none": "?",
    "suspected recurrence": "?",
    "newly diagnosed, no recurrence": "-",
  }),
  ...asking("Pancreatic Cancer", included, "Unresectable pancreatic cancer", {
    "not resectable": "in",
    "cannot be resected": "in",
    "not unresectable": "?",
  }),
  ...asking("Lung Cancer", included, "Stage IV non-small cell lung cancer", {
    "Non-small cell lung cancer stage IV": "in",
    "not stage IV": "?",
  }),
  ...asking("Alzheimer's Disease", included, "Mild Alzheimer's disease", { mild: "in", "not mild": "?" }),
  ...asking("Breast cancer", included, "No signs or symptoms of recurrence", { recurrent: "ex" }),
  ...asking("Breast cancer", included, "No signs/symptoms to suggest recurrence of the disease", { recurrent: "ex" }),
  ...asking("Breast cancer", included, "No findings that suggest metastatic disease", { metastatic: "ex" }),
  ...asking("Breast cancer", excluded, "Signs or symptoms of metastatic disease", { metastatic: "ex" }),
  ...asking("Breast cancer", excluded, "Symptoms of metastatic disease", { metastatic: "-" }),
  ...asking("Sarcoma", excluded, "Nodules that are unlikely to be metastatic disease are permitted", {
    metastatic: "?",
  }),
  ...asking("Sarcoma", excluded, "Disease that is likely to be metastatic", { metastatic: "ex" }),
  ...asking("Glioblastoma", included, "Recurrent GBM ineligible", { recurrent: "ex" }),
  ...asking("Pancreatic Cancer", included, "Metastatic PDAC ineligible", { metastatic: "ex" }),
  ...asking("Pancreatic Cancer", included, "Metastatic disease: ineligible", { metastatic: "ex" }),
  ...asking("Multiple Myeloma", included, "Recurrent disease, transplant-ineligible", { recurrent: "in" }),
  ...asking("Bladder Cancer", included, "Metastatic disease, cisplatin ineligible", { metastatic: "in" }),
  ...asking("Bladder Cancer", excluded, "Distant metastases not excluded", { metastatic: "?" }),
  ...asking("Bladder Cancer", excluded, "Patients with metastatic disease are not excluded", { metastatic: "in" }),

  // Told as an answer, or absent
  ...[
    "Distant metastases: none",
    "Metastatic disease (none)",
    "Absent distant metastases",
    "Distant metastases = no",
  ].flatMap((line) => asking("Breast cancer", included, line, { metastatic: "ex" })),
  ...["Distant metastases absent", "Spread to distant organs absent", "Distant metastases: absent"].flatMap((line) =>
    asking("Breast cancer", included, line, { metastatic: "?" }),
  ),
  ...[
    "Metastatic disease: present on CT",
    "Metastatic disease: no prior therapy",
    "Metastatic disease; brain metastases absent",
  ].flatMap((line) => asking("Breast cancer", included, line, { metastatic: "in" })),
]
