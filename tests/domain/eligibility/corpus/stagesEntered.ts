import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const asking = askingEach("stage")

/** Stages as people and reports enter them, in other words than criteria do. */
export const stagesEntered: ReadonlyArray<Case> = [
  // Metastases, and where they are
  ...asking("Lung cancer", included, "Metastatic non-small cell lung cancer", {
    metastases: "in",
    mets: "in",
    "liver mets": "in",
    "brain metastases": "in",
    "bone and liver metastases": "in",
    "metastasised to the liver": "in",
    "spread to the liver": "in",
    "has spread": "in",
    spread: "in",
    "spread to lymph nodes": "-",
    "spread locally": "-",
    "lymph node metastases": "-",
    "no liver metastases": "-",
    "not spread": "?",
    "hasn't spread": "?",
    "no mets": "?",
  }),
  ...asking("Lung cancer", excluded, "Untreated brain metastases", {
    metastases: "-",
    mets: "-",
    "liver mets": "-",
    "brain mets": "ex",
    "spread to the brain": "ex",
  }),
  ...asking("Lung cancer", excluded, "Known brain metastases", {
    metastases: "-",
    "liver mets": "-",
    "brain mets": "ex",
    "cerebral metastases": "ex",
    "spread to the brain": "ex",
    "spread to lymph nodes and brain": "ex",
    "no brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Radiotherapy for bone metastases within two weeks", { "bone mets": "-" }),
  ...asking("Lung cancer", excluded, "Hepatic metastases", { "liver mets": "ex", "bone mets": "?" }),
  ...asking(
    "Lung cancer",
    included,
    "AST no more than five times the upper limit of normal if there are liver metastases",
    {
      "liver mets": "-",
    },
  ),
  ...asking(
    "Lung cancer",
    whole,
    "Inclusion Criteria:\n\n* Stage IV lung cancer\n\nExclusion Criteria:\n\n* Known brain metastases\n* Untreated bone metastases",
    { "brain mets": "ex", "bone mets": "in", mets: "in" },
  ),
  // Codes and numbers
  ...asking("Lung cancer", included, "Stage IV non-small cell lung cancer", {
    M1: "in",
    M1b: "in",
    T4N1M1: "in",
    cT4N1M1: "in",
    "T4 N1 M1": "in",
    "stage four": "in",
    "fourth stage": "in",
    "UICC IV": "in",
    "St. IV": "in",
    "III-IV": "in",
    M0: "?",
    T1N0M0: "?",
    "3+4": "-",
  }),
  ...asking("Lung cancer", included, "Stage IIIB disease", {
    "AJCC 8 stage IIIB": "in",
    "AJCC 8 IIIB": "in",
    "Stage III-B": "in",
    "III B": "in",
    "IIIB/IIIC": "in",
    "IV A": "-",
  }),
  ...asking("Ovarian cancer", included, "FIGO stage IIIC", { "FIGO IIIC": "in", "FIGO 2014 IIIC": "-" }),
  ...asking("Head and neck cancer", included, "Recurrent or metastatic carcinoma", { "R/M": "in" }),
  ...asking("Multiple myeloma", included, "Relapsed or refractory myeloma", { "R/R": "in" }),
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer", {
    "M0 CRPC": "in",
    "non-metastatic CRPC": "in",
  }),
  // What is said in plain words
  ...asking("Glioblastoma", included, "Recurrent glioblastoma", {
    "came back": "in",
    "has come back": "in",
    "cancer returned after surgery": "in",
    rGBM: "in",
    "has not come back": "?",
  }),
  ...asking("Glioblastoma", included, "Newly diagnosed glioblastoma", {
    new: "in",
    "newly found": "in",
    "just diagnosed": "in",
    ndGBM: "in",
  }),
  ...asking("Pancreatic cancer", included, "Unresectable pancreatic cancer", {
    "cannot be operated": "in",
    "can't be removed by surgery": "in",
  }),
  ...asking("Pancreatic cancer", included, "Resectable pancreatic cancer", {
    "can be operated": "in",
    "pre-op": "in",
    "before surgery": "in",
    "cannot be operated": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resected pancreatic cancer", {
    "post-op": "in",
    "after surgery": "in",
    "surgically removed": "in",
  }),
  ...asking("Pancreatic cancer", included, "Advanced pancreatic cancer", { terminal: "in", "final stage": "in" }),
  ...asking("Alzheimer's disease", included, "Severe Alzheimer's disease", { "end-stage": "in", terminal: "in" }),
  ...asking("Alzheimer's disease", included, "Moderate Alzheimer's disease", { "middle stage": "in" }),
  // What is left open
  ...asking("Lung cancer", included, "Metastatic non-small cell lung cancer", {
    "possibly metastatic": "?",
    "probably metastatic": "?",
    "likely metastatic": "?",
    "presumed metastases": "?",
    "at risk of metastatic disease": "?",
    "metastatic disease not yet ruled out": "?",
    "metastatic disease ruled out": "?",
    "high-risk metastatic disease": "in",
  }),
  ...asking("Alzheimer's disease", included, "Mild Alzheimer's disease", {
    "mild, probable AD": "in",
    "possibly mild": "?",
  }),
]
