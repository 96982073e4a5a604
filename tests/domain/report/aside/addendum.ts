import type { JudgedReport } from "../JudgedReport.ts"

/** A pathologist's addendum of single tests. */
export const addendum: JudgedReport = {
  style: "a pathologist's addendum of single tests",
  text: `DEPARTMENT OF PATHOLOGY
CASE NO. 26-000123
Clinical details: ? lung primary

MICROSCOPY: Sections show fragments of adenocarcinoma. The tumour is TTF-1 and Napsin A positive; p40 negative.

MOLECULAR PATHOLOGY ADDENDUM
EGFR (exons 18-21): No mutation detected
KRAS codon 12/13/61: Mutation detected - c.34G>T; p.(Gly12Cys)
BRAF V600: No mutation detected
ALK (IHC, D5F3): Negative
ROS1 (IHC, D4D6): Negative
RET fusion (RNA NGS): Not detected
METex14 skipping (RNA NGS): Not detected
NTRK1-3 fusions (RNA NGS): Not detected
PD-L1 (22C3): TPS 70% (high expression)

Comment: The KRAS p.G12C variant may be targetable. Suggest MDT discussion.`,
  reader: [
    "TTF-1 positive",
    "napsin A positive",
    "p40 negative",
    "EGFR mutation negative",
    "KRAS G12C",
    "BRAF V600 negative",
    "ALK negative",
    "ROS1 negative",
    "RET fusion negative",
    "MET exon 14 skipping negative",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
    "PD-L1 TPS 70%",
  ],
}
