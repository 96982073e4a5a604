import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Markers of which a profile denies something, or says what is not understood. */
export const markersDenied: ReadonlyArray<Case> = [
  ...asking("Glioblastoma", included, "Tumor with a methylated MGMT promoter", {
    "MGMT methylation": "in",
    "no MGMT methylation": "?",
    "MGMT methylation: no": "?",
    "MGMT no metilado": "?",
    "MGMT umethylated": "?",
    "MGMT equivocal": "?",
    "MGMT methylated, unconfirmed": "?",
    "MGMT methylated, to be confirmed": "?",
    "MGMT methylated, not yet confirmed": "?",
    "MGMT methylation 3%": "?",
  }),
  ...asking("Glioblastoma", included, "Unmethylated MGMT promoter", {
    "no MGMT methylation": "in",
    "MGMT Methylation status: Unmethylated": "in",
    "MGMT no metilado": "?",
  }),
  ...asking("Glioblastoma", excluded, "Known IDH mutation", {
    "IDH mutation: no": "?",
    "IDH nicht mutiert": "?",
    "IDH mutation": "ex",
  }),
  ...asking("Glioblastoma", included, "IDH wild-type", { "no IDH mutation": "in", "IDH sin mutación": "?" }),
  ...asking("Pancreatic Cancer", included, "KRAS G12C mutation", {
    "no KRAS mutation": "?",
    "ruled out: KRAS G12C": "?",
    "KRAS G12C": "in",
  }),
  ...asking("Pancreatic Cancer", included, "KRAS wild-type tumor", {
    "no KRAS mutation": "in",
    "no KRAS G12C": "?",
  }),
  ...asking("Pancreatic Cancer", included, "No KRAS G12C mutation", { "no KRAS G12C": "in" }),
  ...asking("Pancreatic Cancer", included, "NRG1 fusion", { "NRG1 fusion: no": "?", "NRG1 fusion": "in" }),
  ...asking("Pancreatic Cancer", excluded, "Germline BRCA2 mutation", { "BRCA2 mutation not found": "?" }),
  ...asking("Alzheimer's Disease", included, "Evidence of amyloid on PET", { "no amyloid": "?" }),
  ...asking("Alzheimer's Disease", included, "MMSE of at least 24", { MMSE: "in", "no MMSE": "?" }),
  ...asking("Breast Cancer", included, "HER2-positive tumor", { "HER2 status: 0": "?", "no HER2 overexpression": "?" }),
  ...asking("Alzheimer's Disease", included, "MMSE of at least 24", {
    "MMSE 12 to 14": "ex",
    "no MMSE 30": "?",
    "MMSE 30: no": "?",
    "MMSE 30 nicht": "?",
  }),
  ...asking("Solid tumours", included, "TMB ≥ 10 mut/Mb", { "TMB 3": "ex", "TMB high": "in" }),
  ...asking("Spinal Muscular Atrophy", included, "SMN2 copies to be counted", {
    "SMN2 3 copies": "?",
    "SMN1 1 copy": "-",
  }),
  ...asking("Huntington Disease", included, "At least 36 CAG repeats in HTT", { "CAG 42 or 43": "-", CAG: "in" }),
  ...asking("Breast Cancer", included, "Ki-67 of 20% or more", { "Ki-67 12%": "ex", "Ki-67": "in" }),
  ...asking("Ovarian Cancer", included, "CA 125 above normal", { "CA 125": "in", "CA 125 400": "?" }),
  ...asking("Meningioma", included, "NF2 mutation", { "no NF2 mutation": "?", "NF2 mutation": "in" }),
  ...asking("Lung Cancer", included, "Negative for PTEN mutation", { "PTEN loss": "?" }),
  // Who has no change at all has none of those that are named
  ...asking("Leukemia", included, "NPM1 mutation without FLT3-ITD", { "FLT3 wild-type": "in", "FLT3-TKD": "?" }),
  ...asking("Lung Cancer", included, "No EGFR L858R", { "EGFR wild-type": "in", "EGFR T790M negative": "?" }),
  ...asking("Breast Cancer", included, "No HER2 L755S", { "HER2 negative": "?" }),
  ...asking("Lung Cancer", included, "KRAS mutation other than G12C", { "KRAS wild-type": "?" }),
  ...asking("Lung Cancer", included, "Reporting of the presence or absence of a KRAS p.G12C mutation takes five days", {
    "KRAS wild-type": "?",
    "KRAS G12C": "?",
  }),
  // A result behind the test that tells it
  ...asking("Lung Cancer", included, "EGFR exon 20 insertion mutation", {
    "EGFR exon 20 ins": "in",
    "EGFR exon 20 ins neg": "?",
    "EGFR exon 20 ins PCR: negative": "?",
  }),
  ...asking("Lung Cancer", included, "MET exon 14 skipping", {
    "METex14 skip": "in",
    "MET exon 14 skip negative": "?",
  }),
  ...asking("Lung Cancer", excluded, "EGFR L858R mutation", {
    "EGFR L858R liquid biopsy negative": "?",
    "EGFR L858R by ctDNA: positive": "ex",
    "EGFR L858R ctDNA negative": "?",
    "EGFR L858R (ctDNA negative)": "?",
    "EGFR L858R, ctDNA positive": "ex",
    "EGFR L858R stool negative": "?",
  }),
  ...asking("Lung Cancer", excluded, "ALK rearrangement", {
    "ALK fusion break-apart FISH negative": "?",
    "ALK fusion, FISH positive": "ex",
  }),
  ...asking("Lung Cancer", included, "No ALK rearrangement", { "ALK fusion break-apart FISH negative": "in" }),
  ...asking("Solid tumours", included, "NTRK fusion", { "NTRK fusion RNA panel negative": "?" }),
  ...asking("Lung Cancer", included, "Absence of ALK rearrangements or presence of a KRAS mutation", {
    "KRAS G12D": "in",
    "ALK fusion": "ex",
  }),
  ...asking("Lung Cancer", included, "Absence of ALK rearrangements or of a KRAS mutation", { "KRAS G12D": "ex" }),
  ...asking("Breast Cancer", excluded, "HER2 mutation", {
    "HER2 mutation, IHC negative": "?",
    "HER2 mutation, IHC positive": "ex",
  }),
  ...asking("Breast Cancer", included, "HER2-low (IHC 1+ or 2+/ISH-)", { "HER2 IHC 2+ FISH negative": "in" }),
  ...asking("Lung Cancer", included, "PD-L1 positive", { "PD-L1 0": "?", "PD-L1: 0": "?", "PD-L1 80": "in" }),
  // A sign behind a colon, and the signs of two copies
  ...asking("Breast Cancer", included, "ER-positive", {
    "ER:- PR:+ HER2:-": "?",
    "ER:+ PR:- HER2:-": "in",
    "ER +/-": "?",
  }),
  ...asking("Alzheimer's Disease", included, "APOE4 carriers", {
    "ApoE4 +/-": "in",
    "APOE4 +/+": "in",
    "APOE4 -/-": "?",
  }),
  ...asking("Breast Cancer", included, "Germline BRCA mutation", {
    "BRCA: negative (germline), positive (somatic)": "?",
  }),
  ...asking("Leukemia", included, "Must not have AML with t(8;21), inv(16), t(16;16)", {
    "t(8;21)": "ex",
    "inv(16)": "ex",
  }),
  ...asking("Prostate Cancer", included, "No expression of neuroendocrine markers CD56 and chromogranin", {
    "CD56 positive": "ex",
    "chromogranin positive": "ex",
  }),
]
