import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** States of markers in the words of sponsors, and changes that stand without their gene. */
export const markerStates: ReadonlyArray<Case> = [
  ...asking("Lung Cancer", included, "T790M negative after a first-generation TKI", { "EGFR T790M": "ex" }),
  ...asking("Lung Cancer", excluded, "Patients with T790M mutations", { "EGFR T790M": "ex", "T790M positive": "ex" }),
  ...asking("Lung Cancer", included, "An exon 19 deletion or the L858R mutation was found", {
    "EGFR exon 19 deletion": "in",
    "EGFR L858R": "in",
    "EGFR exon 20 insertion": "?",
  }),
  ...asking("Lung Cancer", excluded, "Previous treatment with a TKI for T790M", { "EGFR T790M": "-" }),
  ...asking("Lung Cancer", included, "NRAS G12D mutation", { "KRAS G12D": "-" }),
  ...asking("Leukemia", included, "T315I mutation", { "BCR-ABL T315I": "in", "Ph+ with T315I": "in" }),
  ...asking("Lung Cancer", included, "EGFR-TKI-sensitive mutation", { "EGFR mutation": "in" }),
  ...asking("Lung Cancer", included, "Absence of EGFR mutations and ALK fusions", {
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "Alterations including EGFR, MET exon 14 skipping and RET are permitted", {
    "RET fusion": "in",
    "MET exon 14 skipping": "in",
  }),
  ...asking("Lung Cancer", excluded, "Driver mutations such as EGFR, BRAF V600E, NTRK, RET, MET exon 14", {
    "NTRK fusion": "ex",
    "RET fusion": "ex",
    "BRAF V600E": "ex",
  }),
  ...asking("Lung Cancer", excluded, "ALK or EGFR aberrant tumors", { "ALK fusion": "ex", "EGFR mutation": "ex" }),
  ...asking("Lung Cancer", included, "PD-L1 TPS of 1-49 %", {
    "PD-L1 30%": "in",
    "PD-L1 TPS 60%": "ex",
    "PD-L1 CPS 60": "?",
    "PD-L1 positive": "in",
  }),
  ...asking("Lung Cancer", included, "PD-L1 TPS ≥ 50 %", {
    "PD-L1 10%": "ex",
    "PD-L1 0%": "ex",
    "PD-L1 60%": "in",
    "PD-L1 negative": "?",
  }),
  ...asking("Lung Cancer", included, "Cohort A: PD-L1 TPS ≥ 50 %", { "PD-L1 10%": "?" }),
  ...asking("Gastric Cancer", included, "CPS ≥ 5", {
    "PD-L1 CPS 10": "in",
    "PD-L1 positive": "in",
    "PD-L1 CPS 1": "ex",
  }),
  ...asking("Melanoma", included, "Non-V600 BRAF mutations", { "BRAF V600E": "?", "BRAF mutation": "in" }),
  ...asking("Breast Cancer", included, "HER2 IHC3+", { "HER2 positive": "in", "HER2 negative": "?" }),
  ...asking("Breast Cancer", included, "HER2 IHC 0, 1+ or 2+/ISH-", {
    "HER2 negative": "in",
    "HER2-low": "in",
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "HER2 negative or low", {
    "HER2 negative": "in",
    "HER2-low": "in",
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "HER2- or HER2+ (IHC3+) disease", {
    "HER2 positive": "in",
    "HER2 mutation": "?",
  }),
  ...asking("Solid Tumors", included, "ERBB2 copy number gain or activating mutations", {
    "HER2 amplification": "in",
    "HER2 mutation": "in",
  }),
  ...asking("Solid Tumors", included, "PTCH1 or SUFU loss of function", { "PTCH1 mutation": "in", "PTCH1 loss": "in" }),
  ...asking("Solid Tumors", included, "ATM, BRCA2, PALB2 (germline or somatic)", { "PALB2 mutation": "in" }),
  ...asking("Solid Tumors", included, "B7-H3 expression will be assessed retrospectively", { "B7-H3": "?" }),
  ...asking("Solid Tumors", included, "HLA-A*02:01, *02:03 or *02:06", { "HLA-A*02:06": "in", "HLA-A*02:05": "?" }),
  ...asking("Solid Tumors", included, "Loss of expression of one or more MMR proteins", { dMMR: "in", "MSI-H": "in" }),
  ...asking("Mesothelioma", included, "Inherited mutations of BRCA1-Associated Protein-1 (BAP1)", {
    "BAP1 mutation": "in",
    "BRCA1 mutation": "-",
  }),
  ...asking("Mesothelioma", excluded, "BAP1 negative by stain", { "BAP1 loss": "ex" }),
  ...asking("Leukemia", included, "No del(17p) by FISH, no TP53 mutation", { "del(17p)": "ex", "TP53 mutation": "ex" }),
  ...asking("Leukemia", included, "17p- or TP53 disruption", { "del(17p)": "in", "TP53 mutation": "in" }),
  ...asking("Alzheimer's Disease", excluded, "Carrier of two copies of APOE4", {
    "APOE4 homozygous": "ex",
    "APOE4 heterozygous": "?",
  }),
  ...asking("Alzheimer's Disease", included, "Amyloid PET visual read positive", { "amyloid positive": "in" }),
  ...asking("Leukemia", included, "Ph+ disease, t(9;22)", { "BCR-ABL": "in", "BCR-ABL T315I": "?" }),
  ...asking("Synovial Sarcoma", included, "Presence of t(X;18)", { "SS18-SSX fusion": "in" }),
  ...asking("Solid Tumors", included, "An alteration in EGFR, HER2 or KRAS", {
    "HER2 mutation": "in",
    "HER2 amplification": "in",
  }),
  ...asking("Lung Cancer", excluded, "Other driver alterations with a drug (ROS1, NTRK, MET ex14, RET)", {
    "ROS1 rearrangement": "ex",
    "RET fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "Patients with AGAs (EGFR, ALK, ROS1) must have had a drug for them", {
    "EGFR mutation": "in",
    "ROS1 rearrangement": "in",
  }),
  ...asking("Lung Cancer", included, "No documented AGA: EGFR, ALK, BRAF, KRAS", {
    "KRAS G12C": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "Negative for actionable molecular markers (EGFR, ALK, ROS1)", {
    "EGFR mutation": "ex",
    "ROS1 fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "EGFR exon 20ins activating mutation", { "EGFR exon 20 insertion": "in" }),
  ...asking("Lung Cancer", included, "EGFR non-exon 20ins mutation", { "EGFR exon 20 insertion": "?" }),
  ...asking("Lung Cancer", included, "EGFR 20ins", { "EGFR exon 20 insertion": "in", "EGFR L858R": "?" }),
  ...asking("Lung Cancer", excluded, "EGFR mutations of exon 20", {
    "EGFR exon 20 insertion": "ex",
    "EGFR L858R": "?",
  }),
  ...asking("Lung Cancer", included, "Non-G12C KRAS mutation", { "KRAS G12V": "in", "KRAS G12C": "?" }),
  ...asking("Breast Cancer", included, "HR-negative/HER2-negative (triple negative)", { "triple negative": "in" }),
  ...asking("Leukemia", included, "Absence of del(17p) and TP53 mutation", { "del(17p)": "ex", "TP53 mutation": "ex" }),
  ...asking("Leukemia", included, "With or without del(17p)/TP53 mutation", {
    "del(17p)": "in",
    "TP53 mutation": "in",
  }),
  ...asking("Leukemia", included, "One of: del(17p), del(11q), TP53 mutation, unmutated IGHV", {
    "del(11q)": "in",
    "IGHV unmutated": "in",
  }),
  ...asking("Lung Cancer", included, "PD-L1 positive or negative NSCLC", {
    "PD-L1 positive": "in",
    "PD-L1 negative": "in",
  }),
  ...asking("Prostate Cancer", included, "PTEN positive by IHC", { "PTEN loss": "?", "PTEN positive": "in" }),
  ...asking("Prostate Cancer", included, "PTEN-deficient tumor", { "PTEN loss": "in" }),
  ...asking(
    "Lung Cancer",
    included,
    "Not indicated or failed epidermal growth factor receptor (EGFR)-, B-Raf (BRAF) - or c-ros (ROS1) - targeted therapy",
    { "EGFR mutation": "?", "BRAF V600E": "?" },
  ),
  ...asking("Lung Cancer", included, "EGFR-, ALK- or ROS1-positive disease", { "ROS1 fusion": "in" }),
  ...asking(
    "Lung Cancer",
    included,
    "NTRK fusion without a known acquired resistance mutation or EGFR or ALK mutation-positive NSCLC is allowed",
    { "ALK mutation": "in" },
  ),
  ...asking("Lung Cancer", included, "No known resistance mutation or ALK fusion", { "ALK fusion": "ex" }),
  ...asking("Myeloma", included, "Positive for t(11;14)", { "t(11;14)(q13;q32)": "in", "t(4;14)(p16;q32)": "-" }),
  ...asking("Lung Cancer", excluded, "EGFR mutation in exons 18-21", {
    "EGFR exon 19 deletion": "ex",
    "EGFR G719X": "ex",
  }),
  ...asking("Lung Cancer", excluded, "EGFR exons 20 to 21 mutations", { "EGFR exon 19 deletion": "?" }),
  ...asking("ALS", excluded, "SOD1 variants in amino acid regions 43-47", { "SOD1 A4V": "?", "SOD1 H46R": "ex" }),
  ...asking("Lymphoma", included, "Lymphoma with c-MYC, Bcl2 and/or Bcl6 rearrangements", {
    "MYC rearrangement": "in",
    "BCL2 rearrangement": "in",
  }),
  ...asking("Sarcoma", included, "The tumor must stain positive by immunohistochemistry for NY-ESO-1", {
    "NY-ESO-1 positive": "in",
    "NY-ESO-1 negative": "?",
  }),
  ...asking("Head and Neck Cancer", included, "p16 is strongly positive by immunohistochemistry", {
    "HPV positive": "in",
  }),
  ...asking("Asthma", excluded, "Positive polymerase chain reaction (PCR) test for SARS-CoV-2", {
    "COVID-19 positive": "ex",
    "COVID-19 negative": "?",
  }),
  ...asking("Hepatitis", excluded, "Positivity for hepatitis C virus, HBsAg, or hepatitis B core antibody", {
    "anti-HBc positive": "ex",
  }),
  ...asking("Breast Cancer", included, "ER/PR+ breast cancer", { "ER positive": "in", "PR positive": "in" }),
  ...asking("Breast Cancer", included, "ER/PR-, HER2+ breast cancer", { "ER negative": "in", "ER positive": "?" }),
  ...asking("Breast Cancer", included, "Hormone receptor (HR)+/HER2- breast cancer", {
    "HR positive": "in",
    "HR negative": "?",
  }),
  ...asking("Head and Neck Cancer", included, "Human papillomavirus (HPV)+ carcinoma", { "HPV positive": "in" }),
  ...asking("Lung Cancer", included, "EGFR-, ALK- or ROS1- directed therapy is not indicated", {
    "EGFR wild-type": "?",
  }),
]
