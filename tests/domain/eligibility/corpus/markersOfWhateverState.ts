import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Studies that take everybody, whatever is found of a marker, and those that leave room for what nobody knows. */
export const markersOfWhateverState: ReadonlyArray<Case> = [
  // Nobody is chosen by it
  ...[
    "PD-L1 all-comers",
    "All-comers with respect to PD-L1",
    "All comers for PD-L1 expression",
    "Disease unselected for PD-L1 expression",
    "PD-L1-unselected disease",
    "No restriction on the level of PD-L1",
    "All PD-L1 levels are eligible",
    "Entry without regard to PD-L1 status",
    "Any level of PD-L1 expression",
    "PD-L1 expression (any TPS by a local test)",
  ].flatMap((line) => asking("Lung Cancer", included, line, { "PD-L1 high": "in", "PD-L1 negative": "in" })),
  ...asking("Lung Cancer", included, "Alterations, including but not limited to EGFR mutations", {
    "EGFR L858R": "in",
  }),
  ...asking("Melanoma", included, "The tumor may or may not carry a BRAF V600E mutation", {
    "BRAF V600E": "in",
    "BRAF mutation": "in",
  }),
  ...asking("Melanoma", included, "The tumor may not carry a BRAF V600E mutation", { "BRAF V600E": "ex" }),
  ...[
    "MGMT must be known, but may be methylated or unmethylated",
    "MGMT can be either unmethylated or methylated",
  ].flatMap((line) => asking("Glioma", included, line, { "MGMT methylated": "in", "MGMT unmethylated": "in" })),
  // Any change of a gene that is to be changed
  ...[
    "Mutations in KRAS (any)",
    "Mutation of KRAS (any, except G12C), NRAS or NF1",
    "Activating mutation in KRAS (any), with progression",
    "Documented mutation of KRAS (any)",
    "Alteration of KRAS (any)",
  ].flatMap((line) => asking("Solid Tumor", included, line, { "KRAS wild-type": "?", "KRAS G12D": "in" })),
  ...asking("Solid Tumor", included, "Mutation of KRAS (any, except G12C), NRAS or NF1", {
    "KRAS G12C": "?",
    "KRAS negative": "?",
  }),
  ...asking("Solid Tumor", excluded, "Mutation of KRAS (any)", { "KRAS G12D": "ex", "KRAS wild-type": "?" }),
  ...asking("Solid Tumor", included, "Mutation status of KRAS (any)", { "KRAS G12D": "in", "KRAS wild-type": "in" }),
  // One hormone receptor of two
  ...asking("Breast Cancer", included, "ER+/PgR+/HER2- or ER+/PgR-/HER2- cancer", {
    "HR positive": "in",
    "HR negative": "?",
    "PR negative": "in",
  }),
  ...asking("Breast Cancer", included, "Positive for estrogen receptor (ER), and may or may not be positive for PgR", {
    "HR negative": "?",
    "PR negative": "in",
  }),
  ...asking("Breast Cancer", included, "ER+/PR+, ER+/PR- or ER-/PR- cancer", { "HR negative": "in" }),
  ...asking("Breast Cancer", included, "ER-negative and PR-negative cancer", { "HR negative": "in" }),
  ...asking("Breast Cancer", included, "PD-L1-positive mTNBC", { "HER2 negative": "in", "triple negative": "in" }),
  // What nobody knows beside a state
  ...asking("Lung Cancer", included, "Negative or unknown PD-L1 status", { "PD-L1 negative": "in", "PD-L1 high": "?" }),
  ...asking("Lung Cancer", included, "Wild-type or unknown EGFR status", { "EGFR wild-type": "in" }),
  ...asking("Breast Cancer", included, "ER negative or unknown HER2 status", {
    "ER negative": "in",
    "HER2 negative": "?",
  }),
  // All but one
  ...[
    "Any HER2 status except 3+",
    "Any HER2 status (except for IHC 3+)",
    "Any HER2 status other than HER2 3+",
    "Any HER2 status, excluding HER2-positive",
  ].flatMap((line) =>
    asking("Breast Cancer", included, line, { "HER2 3+": "ex", "HER2 negative": "in", "HER2-low": "in" }),
  ),
  ...asking("Glioblastoma", included, "Any MGMT status except methylated", {
    "MGMT methylated": "ex",
    "MGMT unmethylated": "in",
  }),
  ...asking("Lung Cancer", included, "Any PD-L1 status except negative", {
    "PD-L1 negative": "ex",
    "PD-L1 high": "in",
  }),
  ...asking("Lung Cancer", included, "Any KRAS status other than wild type", {
    "KRAS wild-type": "ex",
    "KRAS G12C": "in",
  }),
  ...asking("Lung Cancer", included, "Regardless of KRAS status, except G12C", {
    "KRAS wild-type": "in",
    "KRAS G12C": "ex",
    "KRAS mutation": "?",
  }),
  ...["Any HER2 status", "Any HER2 status except unknown", "Any HER2 status, including HER2 3+"].flatMap((line) =>
    asking("Breast Cancer", included, line, { "HER2 3+": "in", "HER2 negative": "in" }),
  ),
  ...asking("Lung Cancer", included, "Any PD-L1 status, except in tumors with other driver mutations", {
    "PD-L1 negative": "in",
    "PD-L1 high": "in",
  }),
  ...asking("Lung Cancer", included, "Any KRAS mutation other than G12C", { "KRAS G12C": "?", "KRAS mutation": "in" }),
  // A status that its name has told
  ...["Known MSI-H status", "MSI-H status as determined by PCR", "dMMR status"].flatMap((line) =>
    asking("Colorectal Cancer", included, line, { "MSI-H": "in", MSS: "?" }),
  ),
  ...asking("Colorectal Cancer", excluded, "Known microsatellite instability-high status", { "MSI-H": "ex" }),
  ...asking("Lung Cancer", included, "TMB-H status", { "TMB-H": "in" }),
  ...asking("Ovarian Cancer", included, "Homologous recombination deficient status", { HRD: "in" }),
  ...[
    "MSI status",
    "MSI-H status must be known",
    "Tissue for confirming dMMR status and CD3",
    "Testing for MSI-H status",
  ].flatMap((line) => asking("Colorectal Cancer", included, line, { "MSI-H": "?", MSS: "?" })),
  ...asking("Lung Cancer", included, "KRAS G12C mutation status", { "KRAS G12C": "?" }),
  // With others, whose state is to be known
  ...asking("Lymphoma", included, "CD30 expression and the phenotype's status must be available for documentation", {
    "CD30 positive": "?",
  }),
  ...asking("Lung cancer", included, "EGFR mutation and ALK status must be known", { "EGFR mutation": "?" }),
  ...asking("Lung cancer", included, "EGFR mutation or known ALK status", { "EGFR mutation": "in" }),
  ...asking("Lung Cancer", included, "Any PD-L1 expression level of at least 5%", {
    "PD-L1 negative": "?",
    "PD-L1 30%": "in",
  }),
  ...asking("Leukemia", included, "CD33 expression level above 5% of blasts", { "CD33 positive": "in" }),
  ...asking("Breast Cancer", included, "No prior history of HER2-positive breast cancer", { "HER2 negative": "?" }),
]
