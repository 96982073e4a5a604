import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** States of markers in words that tell them plainly, and what only seems to ask for one. */
export const markersInPlainWords: ReadonlyArray<Case> = [
  // What does not do by itself
  ...asking("Glioma", included, "A gain of chromosome 7 or an EGFR amplification by itself is not enough", {
    "EGFR amplification": "?",
  }),
  ...asking("Lung Cancer", included, "MET amplification does not qualify unless it is of a high level", {
    "MET amplification": "?",
  }),
  ...asking("Lung Cancer", included, "MET amplification; a report without its method is not sufficient", {
    "MET amplification": "in",
  }),
  ...asking("Lung Cancer", included, "Chemotherapy has ended, unless the tumor has an EGFR mutation", {
    "EGFR mutation": "?",
  }),
  // Lists
  ...asking("Amyotrophic Lateral Sclerosis", included, "No known mutation of TARDBP, C9orf72 or FUS", {
    "TARDBP mutation": "ex",
    "FUS mutation": "ex",
  }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "Without TARDBP, C9orf72 or NEK1 variants", {
    "TARDBP mutation": "ex",
    "TARDBP negative": "in",
  }),
  ...asking("Ovarian Cancer", included, "Germline BRCA1, RAD51C or other homologous recombination gene mutation", {
    "BRCA1 mutation": "in",
    "RAD51C mutation": "in",
  }),
  ...asking("Ovarian Cancer", included, "BRCA1 was tested, or no repair gene mutation is known", {
    "BRCA1 mutation": "?",
  }),
  ...asking("Lung Cancer", included, "Tumors that express KRAS G12C or KRAS G12D", {
    "KRAS G12C": "in",
    "KRAS G12D": "in",
    "KRAS G12V": "?",
  }),
  ...asking("Hemochromatosis", included, "Heterozygous or homozygous for C282Y", {
    "C282Y homozygous": "in",
    "C282Y heterozygous": "in",
  }),
  ...asking("Hemochromatosis", included, "Heterozygous for C282Y", { "C282Y homozygous": "?" }),
  ...asking("Colorectal Cancer", included, "Microsatellite stable, MSI-H, or unknown", { "MSI-H": "in", MSS: "in" }),
  ...asking("Colorectal Cancer", included, "Negative for HER2, MSI-H", { "MSI-H": "?" }),
  ...asking("Colorectal Cancer", included, "MSI-H status", { "MSI-H": "in" }),
  ...asking("Cystic Fibrosis", included, "The F508del/F508del genotype", {
    "F508del homozygous": "in",
    "F508del heterozygous": "?",
    "F508del mutation": "in",
  }),
  ...asking("Cystic Fibrosis", included, "A genotype of F508del/G542X", { "F508del homozygous": "?" }),
  ...asking("Spinal Muscular Atrophy", included, "No functional SMN1", { "SMN1 deletion": "in" }),
  ...asking("Spinal Muscular Atrophy", excluded, "Without functional SMN1", { "SMN1 deletion": "ex" }),
  ...asking("Spinal Muscular Atrophy", included, "A functional SMN1", { "SMN1 deletion": "?" }),
  ...asking("Spinal Muscular Atrophy", included, "No functional loss of SMN1", { "SMN1 deletion": "ex" }),
  // Measured
  ...asking("Alzheimer's Disease", included, "A tau PET scan which was positive", { "tau PET positive": "in" }),
  ...asking("Alzheimer's Disease", included, "Amyloid load of > 24 Centiloids", {
    "amyloid positive": "in",
    "amyloid negative": "?",
  }),
  ...[
    "Centiloid ≥ 30",
    "Centiloids > 25",
    "Centiloid value ≥ 24",
    "Amyloid PET ≥ 24.1 Centiloids",
    "Visually positive amyloid PET",
    "Amyloid PET scan visually positive",
  ].flatMap((line) =>
    asking("Alzheimer's Disease", included, line, { "amyloid positive": "in", "amyloid negative": "?" }),
  ),
  ...[
    "Amyloid-negative on visual read",
    "Amyloid PET visually negative",
    "Amyloid PET below 30 Centiloids",
    "Amyloid PET below 24.1 Centiloids",
    "Amyloid PET of less than 30 CL",
    "Amyloid burden < 20 Centiloids",
    "Brain PET of less than 24.4 Centiloids",
    "Centiloid < 20",
  ].flatMap((line) =>
    asking("Alzheimer's Disease", included, line, { "amyloid positive": "?", "amyloid negative": "in" }),
  ),
  ...asking("Alzheimer's Disease", excluded, "Amyloid PET below 30 Centiloids", {
    "amyloid positive": "?",
    "amyloid negative": "ex",
    "amyloid PET 40 centiloids": "in",
  }),
  ...asking("Alzheimer's Disease", excluded, "Amyloid PET Centiloid < 24", { "amyloid PET 40 centiloids": "in" }),
  ...["Amyloid PET below 100 Centiloids", "Centiloid of 20 to 40", "Change of 10 Centiloids"].flatMap((line) =>
    asking("Alzheimer's Disease", included, line, { "amyloid positive": "?", "amyloid negative": "?" }),
  ),
  ...[
    "Plasma p-tau217 consistent with amyloid pathology and tau PET Braak stage III or higher",
    "Plasma p-tau217 indicative of the presence of amyloid",
    "Plasma p-tau217 level compatible with Alzheimer's disease",
  ].flatMap((line) =>
    asking("Alzheimer's Disease", included, line, { "p-tau217 positive": "in", "p-tau217 negative": "?" }),
  ),
  ...asking("Alzheimer's Disease", included, "Plasma p-tau217 consistent with that of the screening visit", {
    "p-tau217 positive": "?",
    "p-tau217 negative": "?",
  }),
  ...["Plasma p-tau217 not consistent with amyloid pathology", "Plasma p-tau217 inconsistent with AD"].flatMap((line) =>
    asking("Alzheimer's Disease", included, line, { "p-tau217 positive": "?", "p-tau217 negative": "in" }),
  ),
  ...asking("Alzheimer's Disease", included, "p-tau217 test, and a history consistent with AD", {
    "p-tau217 positive": "?",
  }),
  ...asking("Alzheimer's Disease", excluded, "Plasma p-tau217 that is above the laboratory's threshold", {
    "p-tau217 positive": "ex",
  }),
  ...asking("Alzheimer's Disease", included, "CSF Abeta42 above the cut-off", { "amyloid positive": "?" }),
  ...asking("Alzheimer's Disease", included, "Plasma p-tau217 above the age of 50", { "p-tau217 positive": "?" }),
  // Whatever is found
  ...asking("Alzheimer's Disease", included, "Neither tau PET nor an amyloid PET scan is required", {
    "amyloid positive": "?",
    "tau PET positive": "?",
  }),
  ...asking("Lung Cancer", included, "Neither EGFR mutations nor ALK fusions are allowed", {
    "EGFR mutation": "ex",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", excluded, "Neither an EGFR mutation nor an ALK fusion", { "EGFR mutation": "in" }),
  ...asking("Glioma", included, "IDH must have been tested and can be either mutated or wild-type", {
    "IDH mutation": "in",
    "IDH wild-type": "in",
  }),
  ...asking("Glioma", included, "MGMT is known; the tumor may be resected or not", { "MGMT methylated": "?" }),
  // What is inherited, and what is found in the tumor
  ...asking("Pancreatic Cancer", included, "A germline variant of a mismatch repair gene", { "MSI-H": "-" }),
  ...asking("Pancreatic Cancer", included, "A mismatch repair gene mutation", { "MSI-H": "-" }),
  ...asking("Pancreatic Cancer", included, "Loss of mismatch repair proteins", { "MSI-H": "in" }),
]
