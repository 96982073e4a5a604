import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("biomarker")

const documented =
  "Documented negative test results for EGFR, ALK, and ROS1 actionable genomic alterations in the tumour"

/** Markers that go by their full names, in brackets, among examples, and with what their test has shown. */
export const markersInFull: ReadonlyArray<Case> = [
  ...of("GIST", included, "Documented KIT or platelet-derived growth factor receptor alpha (PDGFRA) mutation", {
    "KIT mutation": "in",
    "PDGFRA mutation": "in",
  }),
  ...of(
    "Leukemia",
    included,
    "Leukaemia with a lysine methyltransferase 2A (KMT2A) or nucleophosmin (NPM1) or nucleoporin (NUP98 or NUP214) alteration",
    { "NPM1 mutation": "in", "KMT2A rearrangement": "in" },
  ),
  ...of(
    "NSCLC",
    excluded,
    "Epidermal growth factor receptor (EGFR)/ALK receptor tyrosine kinase (ALK)/ROS proto-oncogene 1 (ROS1)/RET proto-oncogene (RET) mutations that a drug is approved for",
    { "EGFR L858R": "ex", "ALK fusion": "ex", "ROS1 fusion": "ex", "RET fusion": "ex" },
  ),
  ...of("NSCLC", included, documented, { "EGFR L858R": "ex", "ALK fusion": "ex", "ROS1 fusion": "ex" }),
  ...of("NSCLC", included, "The tumour should be negative for EGFR and ALK", {
    "EGFR L858R": "ex",
    "ALK fusion": "ex",
  }),
  ...of("NSCLC", included, "EGFR wild-type tumour", { "EGFR L858R": "?" }),
  ...of("Thyroid cancer", included, "BRAF V600E mutation-negative tumour, by BRAF V600E immunohistochemistry", {
    "BRAF V600E": "ex",
  }),
  ...of("NSCLC", included, "Tumours with a resistance mutation (KRAS G12C) are not eligible", { "KRAS G12C": "ex" }),
  ...of("NSCLC", included, "Tumour material adequate for central confirmation of PD-L1 expression", {
    "PD-L1 positive": "?",
  }),
  ...of("NSCLC", included, "Central confirmation of an EGFR mutation", { "EGFR L858R": "in" }),
  ...of("Leukemia", included, "KMT2Ar acute leukaemia", { "KMT2A rearrangement": "in" }),
  ...of("NSCLC", excluded, "Known changes in the EGFR or ALK genes", { "EGFR L858R": "ex", "ALK fusion": "ex" }),
  ...of("Breast cancer", included, "Human epidermal growth receptor 2 negative \\[HER2-\\] tumour", {
    "HER2 negative": "in",
  }),
  ...of("NSCLC", included, "Kirsten rat sarcoma viral oncogene homolog \\[KRAS\\] G12D mutation", {
    "KRAS G12D": "in",
    "KRAS G12C": "?",
  }),
  ...of("NSCLC", excluded, "Mutation\\[s\\] in EGFR or BRAF, or fusion/rearrangement\\[s\\] in ALK or RET", {
    "EGFR L858R": "ex",
    "ALK fusion": "ex",
    "RET fusion": "ex",
  }),
  ...of(
    "NSCLC",
    included,
    "Those with actionable alterations (eg, EGFR, ALK, MET, NTRK1/2/3, RET) have had the drug for it",
    { "MET amplification": "in", "NTRK fusion": "in", "EGFR L858R": "in" },
  ),
  ...of("NSCLC", included, "A driver mutation or rearrangement (e.g., EGFR, anaplastic lymphoma kinase \\[ALK\\])", {
    "EGFR L858R": "in",
    "ALK fusion": "in",
  }),
  ...of("NSCLC", excluded, "EGFR, ALK, or other genomic tumor alterations", { "EGFR L858R": "ex", "ALK fusion": "ex" }),
  ...of(
    "Prostate cancer",
    included,
    "BRCA1/2, PALB2, RAD51B, RAD51C, RAD51D, RAD54L, BARD1, FANCA, BRIP1, CHEK2, ATM and CDK12 gene alteration",
    { "BRCA2 mutation": "in", "ATM mutation": "in" },
  ),
  ...of("Leukemia", included, "KMT2A rearrangement, NPM1c or NUP98r", { "NPM1 mutation": "in" }),
  ...of("Pancreatic cancer", included, "Confirmed carrier of a germline mutation (BRCA2, PALB2)", {
    "BRCA2 mutation": "in",
  }),
  ...of("Pancreatic cancer", included, "Known mutation carrier (BRCA2, PALB2, PRSS1)", { "BRCA2 mutation": "in" }),
  ...of("Breast cancer", excluded, "Earlier conjugates, except: triple negative disease may have had one", {
    "HER2 positive": "?",
  }),
  ...of("Breast cancer", included, "Hormone receptor-positive HER2-low breast cancer", {
    "HER2-low": "in",
    "HER2 positive": "?",
    "ER positive": "in",
  }),
  ...of("CML", included, "ph-positive chronic myeloid leukaemia", { "Philadelphia chromosome positive": "in" }),
  ...of("Prostate cancer", included, "PSMA-avid disease on PET", { "PSMA positive": "in" }),
  ...of("Ovarian cancer", included, "Unless contraindicated, patients with a BRCA mutation have had a PARP inhibitor", {
    "BRCA2 mutation": "in",
  }),
]
