import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Several markers that one word speaks of, what a protein's absence means, and scores between two bounds. */
export const markersTogether: ReadonlyArray<Case> = [
  // A plain "do not have" holds for the whole list, however long its items are
  ...asking(
    "Lung Cancer",
    included,
    "Do not have epidermal growth factor receptor (EGFR) mutations, anaplastic lymphoma kinase (ALK) translocations, RET, ROS1 or other alterations that an approved drug is for",
    { "EGFR T790M": "ex", "ALK fusion": "ex", "RET fusion": "ex", "ROS1 fusion": "ex" },
  ),
  ...asking(
    "Lung Cancer",
    included,
    "The tumor does not harbor a targetable EGFR mutation, anaplastic lymphoma kinase (ALK) rearrangement, or mesenchymal-epithelial transition (MET) exon 14 skipping mutation",
    { "EGFR mutation": "ex", "ALK fusion": "ex", "MET exon 14 skipping": "ex" },
  ),
  ...asking("Lung Cancer", excluded, "Do not have an EGFR mutation, ALK rearrangement or ROS1 rearrangement", {
    "EGFR mutation": "in",
    "ROS1 fusion": "in",
  }),
  ...asking("Lung Cancer", included, "Do not have a contraindication to the drug and have an EGFR mutation", {
    "EGFR mutation": "in",
  }),
  // An adjective of something else than the marker before it
  ...[
    "KRAS G12D mutation, negative pregnancy test",
    "KRAS G12D mutation and normal organ function",
    "KRAS G12D mutation (low-grade histology)",
    "KRAS G12D mutation, stable disease on imaging",
  ].flatMap((text) => asking("Pancreatic Cancer", included, text, { "KRAS G12D": "in" })),
  // One "negative" behind names in full with their symbols
  ...asking(
    "Lung Cancer",
    included,
    "Anaplastic lymphoma kinase (ALK), epidermal growth factor receptor (EGFR) and ROS proto-oncogene 1, receptor tyrosine kinase of the insulin receptor family (ROS-1) negative",
    { "ALK fusion": "ex", "EGFR exon 19 deletion": "ex", "ROS1 fusion": "ex" },
  ),
  ...asking("Breast Cancer", included, "ER-, PR- and HER2-negative breast cancer", {
    "triple negative": "in",
    "HER2 negative": "in",
    "ER negative": "in",
    "ER positive": "?",
  }),
  ...asking("Breast Cancer", included, "Negative for estrogen receptor, progesterone receptor and HER2", {
    "triple negative": "in",
  }),
  ...asking("Breast Cancer", included, "ER (-), PR (-) and HER2 (-)", { "triple negative": "in" }),
  ...asking("Breast Cancer", included, "Hormone receptor negative and HER2 negative", { "triple negative": "in" }),
  ...asking("Breast Cancer", included, "ER positive, PR negative and HER2 negative", { "triple negative": "?" }),
  ...asking("Breast Cancer", included, "No ER-, PR- and HER2-negative tumors", { "triple negative": "-" }),
  // An alteration that is denied by its own name is ruled out, and no other kind of it
  ...asking("Breast Cancer", included, "HER2-negative, overexpression or amplification negative by the guidelines", {
    "HER2 amplification": "ex",
    "HER2 negative": "in",
  }),
  ...asking("Gastric Cancer", included, "HER2 non-amplified by FISH", { "HER2 amplification": "ex" }),
  ...asking("Breast Cancer", included, "HER2-negative disease", { "HER2 amplification": "?" }),
  ...asking("Lung Cancer", included, "MET amplification negative", {
    "MET amplification": "ex",
    "MET exon 14 skipping": "?",
  }),
  ...asking("Breast Cancer", included, "Either HER2 positive or negative disease", {
    "HER2 positive": "in",
    "HER2 negative": "in",
    "HER2 mutation": "?",
  }),
  // Who has none of what tumors lose has lost it
  ...asking("Solid Tumor", included, "Homozygous MTAP-deletion", { "MTAP deletion": "in" }),
  ...asking("Solid Tumor", included, "Lack of MTAP expression", { "MTAP deletion": "in" }),
  ...asking("Solid Tumor", included, "Tumors that lack expression of BAP1", { "BAP1 loss": "in" }),
  ...asking("Solid Tumor", excluded, "Absence of MTAP protein", { "MTAP deletion": "ex" }),
  ...asking("Solid Tumor", included, "No MTAP deletion", { "MTAP deletion": "ex" }),
  ...asking("Solid Tumor", included, "No loss of MTAP expression", { "MTAP deletion": "ex" }),
  ...asking("Breast Cancer", included, "Lack of HER2 expression", { "HER2 negative": "in", "HER2 positive": "ex" }),
  // Scores
  ...asking("Head and Neck Cancer", included, "A combined positive score (CPS) equal to or greater than 1", {
    "PD-L1 high": "in",
    "PD-L1 positive": "in",
    "PD-L1 negative": "?",
  }),
  ...asking("Lung Cancer", included, "PD-L1 with a tumor proportion score (TPS) ≥1% and ≤49%", {
    "PD-L1 low": "in",
    "PD-L1 high": "?",
    "PD-L1 negative": "?",
  }),
  ...asking("Lung Cancer", included, "1% ≤ PD-L1 TPS < 50%", { "PD-L1 low": "in", "PD-L1 negative": "?" }),
  ...asking("Lung Cancer", included, "PD-L1 TPS ≥ 50% or < 1%", { "PD-L1 high": "in", "PD-L1 negative": "in" }),
  // Two scores of a patient, each held against those that are counted like it
  ...asking("Lung Cancer", included, "PD-L1 TPS ≥ 50%", {
    "PD-L1 TPS 60%, CPS 10": "in",
    "PD-L1 CPS 10, TPS 60%": "in",
    "PD-L1 CPS 10 / TPS 60%": "in",
    "PD-L1 TPS 60% (CPS 70)": "in",
    "PD-L1 TPS 40%, CPS 60": "?",
    "PD-L1 TPS 60%": "in",
  }),
  ...asking("Gastric Cancer", included, "PD-L1 CPS ≥ 5", {
    "PD-L1 TPS 1%, CPS 10": "in",
    "PD-L1 CPS 10, TPS 0%": "in",
    "PD-L1 TPS 60%, CPS 1": "?",
    "PD-L1 TPS ≥50%, CPS ≥1": "in",
  }),
  ...asking("Gastric Cancer", included, "PD-L1 combined positive score of 20 or more", {
    "PD-L1 TPS 60%, CPS 10": "?",
  }),
  ...asking("Gastric Cancer", included, "PD-L1 positive", {
    "PD-L1 TPS 0%, CPS 10": "in",
    "PD-L1 TPS 0%, CPS 0": "?",
  }),
  ...asking("Gastric Cancer", included, "PD-L1 TPS ≥ 1% or CPS ≥ 10", { "PD-L1 TPS 0%, CPS 15": "in" }),
  ...asking("Gastric Cancer", excluded, "PD-L1 CPS < 5", {
    "PD-L1 TPS 60%, CPS 2": "ex",
    "PD-L1 TPS 0%, CPS 10": "?",
  }),
  ...asking("Gastric Cancer", included, "Disease of any CPS", { "PD-L1 high": "in", "PD-L1 negative": "in" }),
  ...asking("Gastric Cancer", included, "PD-L1 expression: any", { "PD-L1 high": "in", "PD-L1 negative": "in" }),
  ...asking("Gastric Cancer", included, "Whatever the PD-L1 expression", { "PD-L1 negative": "in" }),
  ...asking("Lung Cancer", included, "Any PR or CR as best response", { "PR negative": "-" }),
  // Grades of a stain
  ...asking(
    "Breast Cancer",
    included,
    "HER2-negative disease: IHC 0, 1+, or 2+ and in situ hybridization (ISH) non-amplified",
    {
      "HER2 negative": "in",
      "HER2-low": "in",
      "HER2 positive": "?",
    },
  ),
  ...asking("Breast Cancer", included, "HER2-negative tumors are those with an IHC score of 0 or 1+", {
    "HER2-low": "in",
  }),
  ...asking("Breast Cancer", included, "HER2-negative (IHC 0)", { "HER2 negative": "in", "HER2-low": "?" }),
  ...asking("Breast Cancer", included, "HER2-negative (ECOG 0 or 1)", { "HER2-low": "in" }),
  ...asking("Breast Cancer", included, "All lesions are HER2 1+ or 2+, not FISH amplified", {
    "HER2-low": "in",
    "HER2 positive": "?",
  }),
  ...asking("Breast Cancer", included, "HER2 IHC 3+ or 2+/ISH-positive", { "HER2 positive": "in", "HER2-low": "?" }),
  ...asking("Breast Cancer", included, "HER2 IHC of 1+ or more", { "HER2 positive": "in", "HER2-low": "in" }),
  // Answers to treatment that go by the names of markers
  ...asking("Lung Cancer", included, "A best response of CR, PR or stable disease", { "PR negative": "-" }),
  ...asking("Breast Cancer", included, "PR positive disease, and a CR or PR to earlier treatment", {
    "PR positive": "in",
  }),
  ...asking("Chronic Myeloid Leukemia", included, "Confirmed loss of MMR or CCyR", { "MSI-H": "-" }),
  ...asking("Colorectal Cancer", included, "Loss of MMR", { "MSI-H": "in" }),
  // An enzyme that is missing
  ...asking("Colorectal Cancer", excluded, "Complete or partial dihydropyrimidine dehydrogenase deficiency", {
    "DPD deficiency": "ex",
  }),
  ...asking("Colorectal Cancer", excluded, "DPYD variants that lead to a complete absence of DPD activity", {
    "DPD deficiency": "ex",
  }),
  ...asking("Colorectal Cancer", included, "No known DPD deficiency", { "DPD deficiency": "ex" }),
  ...asking("Malaria", excluded, "Lack of G6PD activity", { "G6PD deficiency": "ex" }),
  // What is said of a class is said of those that are named in brackets behind it
  ...asking("Lung Cancer", included, "Patients with driver mutations (e.g. EGFR, ALK, etc.) will be excluded", {
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Oropharynx Cancer", included, "Unknown primary tumor (including p16+ unknown primary) is not eligible", {
    "HPV positive": "ex",
  }),
  ...asking("Lung Cancer", excluded, "Those with driver mutations (EGFR, ALK) are eligible after targeted therapy", {
    "EGFR mutation": "in",
    "ALK fusion": "in",
  }),
  ...asking(
    "Lung Cancer",
    included,
    "Known actionable genomic alterations (AGAs), including EGFR, ALK and RET, that were treated",
    {
      "EGFR mutation": "in",
      "RET fusion": "in",
    },
  ),
  // What is taken out of a class
  ...asking("Lung Cancer", included, "Any driver alteration other than KRAS", { "KRAS G12C": "ex" }),
  ...asking("Lung Cancer", excluded, "Any driver alteration other than KRAS", { "KRAS G12C": "in" }),
  ...asking("Lung Cancer", included, "No driver alterations, except KRAS mutations", { "KRAS G12C": "in" }),
  ...asking("Lung Cancer", included, "Must not have driver mutations other than KRAS", { "KRAS G12C": "in" }),
  ...asking("Lung Cancer", included, "EGFR-mutant tumors, with the exception of exon 20 insertions", {
    "EGFR L858R": "in",
    "EGFR exon 20 insertion": "?",
  }),
  ...asking("Lung Cancer", included, "No EGFR mutations (including, but not limited to, exon 19 deletion)", {
    "EGFR exon 19 deletion": "ex",
  }),
  ...asking(
    "Lung Cancer",
    included,
    "A genomic alteration(s) other than EGFR mutation(s) (eg, ALK fusion) that was treated",
    {
      "ALK fusion": "?",
    },
  ),
  ...asking("Lung Cancer", included, "PD-L1 unknown or negative", { "PD-L1 negative": "in" }),
  ...asking("Lung Cancer", included, "Unknown PD-L1 or PD-L1 negative", { "PD-L1 negative": "in" }),
  // What drugs are called leads to no target behind a comma
  ...asking("Colorectal Cancer", included, "Progressed on checkpoint inhibitors, or MSS disease", { MSS: "in" }),
  ...asking("Lung Cancer", included, "Treated with inhibitors of EGFR, ALK or ROS1", { "ALK fusion": "?" }),
  ...asking("Lung Cancer", included, "An exception to this is disease with a PD-L1 TPS ≥1% and ≤49%", {
    "PD-L1 negative": "?",
    "PD-L1 low": "?",
  }),
  // Who is spared what others must have had is let in
  ...asking(
    "Head and Neck Cancer",
    included,
    "Must be refractory to an anti-PD-1 drug, with the exception of patients with PD-L1 expression < 1 %",
    { "PD-L1 negative": "in", "PD-L1 positive": "?" },
  ),
  ...asking("Lung Cancer", included, "Must have had a platinum, except for patients with a KRAS G12C mutation", {
    "KRAS G12C": "in",
  }),
  ...asking("Lung Cancer", included, "Any solid tumor, except for patients with an EGFR mutation", {
    "EGFR mutation": "ex",
  }),
  // What repair lacks, and remarks in brackets within brackets
  ...asking(
    "Solid Tumor",
    included,
    "With one of these defects of repair:\n  * BRCA1 or PALB2 (by a certified (CAP) laboratory)",
    {
      "BRCA1 mutation": "in",
      "PALB2 mutation": "in",
    },
  ),
  ...asking("Solid Tumor", excluded, "Defects in genes of repair, such as ATM or BRCA2", { "ATM mutation": "ex" }),
  ...asking("Lung Cancer", included, "No EGFR mutation, PD-L1 positive", { "PD-L1 positive": "in" }),
  ...asking("Colorectal Cancer", included, "Tumor with MSI-H by PCR analysis", { "MSI-H": "in" }),
  ...asking("Breast Cancer", included, "HER2 amplified (IHC 2+ or greater)", { "HER2-low": "?" }),
  ...asking("Lung Cancer", included, "Progressed on an EGFR-TKI, T790M positive", { "EGFR T790M": "in" }),
  ...asking(
    "Breast Cancer",
    excluded,
    "High risk (stage III, ER/PR/HER2 negative (triple negative) cancer, inflammatory cancer)",
    { "triple negative": "ex" },
  ),
  ...asking(
    "Kidney Cancer",
    included,
    "Has received no prior systemic therapy for kidney cancer except for adjuvant programmed cell death ligand 1 (PD-(L)1) therapy",
    { "PD-L1 negative": "?" },
  ),
  ...asking("Lung Cancer", included, "Mutation in any gene other than EGFR", { "EGFR mutation": "?" }),
  // "Non" before a row of symbols
  ...[
    "Non-MSI-H/dMMR disease",
    "Non-dMMR/MSI-H disease",
    "Patients with non dMMR/MSI-H tumor",
    "Microsatellite stable (non-MSI-H/dMMR) disease",
    "Non-MSI-H/non-dMMR disease",
    "Non-MSI-H/MSS disease",
  ].flatMap((line) => asking("Colorectal Cancer", included, line, { "MSI-H": "?", dMMR: "?", MSS: "in" })),
  ...asking("Lung Cancer", included, "Non-EGFR/ALK mutated NSCLC", { "ALK fusion": "ex", "EGFR mutation": "ex" }),
  ...asking("Lung Cancer", included, "EGFR/ALK mutated NSCLC", { "ALK fusion": "in", "EGFR mutation": "in" }),
  // One hormone's receptor that is missing, beside another
  ...asking("Breast Cancer", included, "HR+/HER2- breast cancer", {
    "ER+, PR-, HER2-": "in",
    "ER- PR+ HER2-": "in",
    "ER-, PR-, HER2-": "?",
  }),
  ...asking("Breast Cancer", excluded, "Hormone receptor negative", { "ER+ PR-": "?", "ER- PR-": "ex" }),
  ...asking("Breast Cancer", included, "Hormone receptor negative", { "ER+ PR-": "?", "ER- PR-": "in" }),
  ...["ER+ and/or PR+", "ER+ or PR+"].flatMap((line) =>
    asking("Breast Cancer", included, line, { "ER+, PR-": "in", "ER-, PR+": "in", "ER-, PR-": "?" }),
  ),
  ...asking("Breast Cancer", included, "ER+ and PR+", { "ER+, PR-": "?" }),
  // Signs of states, and no hyphens of fusions
  ...asking("Breast Cancer", included, "ER+ and PR+", { "ER+ PR- HER2-": "?" }),
  ...asking("Breast Cancer", included, "ER-positive, HER2-negative breast cancer", {
    "ER+ PR- HER2-": "in",
    "ER+PR-HER2-": "in",
    "ER + PR - HER2 -": "in",
    "ER - PR - HER2 -": "?",
    "ER-PR-HER2-": "?",
  }),
  ...asking("Colorectal Cancer", included, "BRAF V600E mutation, KRAS wild-type", {
    "KRAS- BRAF V600E": "in",
    "MSS - BRAF V600E": "in",
  }),
  ...asking("Colorectal Cancer", included, "KRAS mutation", { "KRAS- BRAF- NRAS-": "?", "KRAS - BRAF - NRAS -": "?" }),
  ...asking("Colorectal Cancer", excluded, "BRAF fusion", { "KRAS- BRAF V600E": "?", "AGK-BRAF": "ex" }),
  ...asking("Lymphoma", excluded, "ALK-positive lymphoma", { "NPM1-ALK+": "ex", "CD30+ ALK-": "?" }),
  // Two changes of one gene, of which one is there and the other is not
  ...asking("Colorectal Cancer", included, "BRAF fusion", {
    "BRAF fusion, no V600E": "in",
    "BRAF V600E negative, BRAF fusion positive": "in",
    "no BRAF fusion, V600E": "?",
  }),
  ...asking("Lung Cancer", included, "EGFR mutation", {
    "EGFR mutation, no T790M": "in",
    "EGFR mutation: no (wild-type)": "?",
  }),
  ...asking("Lung Cancer", included, "MET amplification", {
    "MET exon 14 WT, MET amp": "in",
    "MET amp, exon 14 WT": "in",
  }),
  ...asking("Breast Cancer", included, "HER2 mutation", {
    "ERBB2 amplification: Not Detected; ERBB2 S310F: Detected": "in",
    "HER2 amplified, no mutation": "?",
  }),
  ...asking("Lung Cancer", included, "ROS1 fusion", { "ROS1 fusion positive, G2032R not detected": "in" }),
  ...asking("Breast Cancer", included, "HER2-positive", { "HER2 IHC 3+, ISH-": "in", "HER2 IHC 2+, ISH-": "?" }),
  ...asking("Glioblastoma", included, "Positive for wild-type EGFR amplification", {
    "EGFR amplification": "in",
    "EGFR wild-type": "?",
  }),
  ...asking("Leukemia", excluded, "FLT3 mutation (ITD or TKD)", {
    "FLT3 ITD-, TKD-": "?",
    "FLT3 ITD- TKD-": "?",
    "FLT3 ITD+ TKD-": "ex",
    "FLT3 TKD neg / ITD pos": "ex",
  }),
  ...asking("Leukemia", included, "FLT3-ITD mutation", { "FLT3 ITD+/TKD-": "in", "FLT3: ITD neg, TKD pos": "?" }),
]
