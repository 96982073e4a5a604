import type { JudgedReport } from "../JudgedReport.ts"

/** A table that was copied out of a viewer: each cell on a line of its own, sentences cut in their middle. */
export const brokenCopy: JudgedReport = {
  style: "a copy with broken lines",
  text: `Page 1 of 4
Molecular Profiling
Results
Gene
Result
Allele
fraction
KRAS
p.Gly12Val
(c.35G>T)
27%
TP53
p.Arg248Trp
35%
GNAS
p.Arg201Cys
12%
ATM
Likely pathogenic
p.Glu1978*
49%
Page 2 of 4
No reportable alterations were detected in the following genes: BRAF, BRCA1,
BRCA2, EGFR, ERBB2,
IDH1 and PALB2.
Fusions
ALK
Not detected
RET
Not detected
NRG1
Not detected
Tumor mutational
burden (TMB)
2.1
mutations per
megabase
Microsatellite
instability
Not detected (stable)
PD-L1 (SP263)
TPS
<1%
Page 3 of 4
The following 52 genes were sequenced in this
assay: ABL1, AKT1, ALK, APC, ATM, BRAF, CDH1, CDKN2A, CSF1R, CTNNB1,
EGFR, ERBB2, ERBB4, EZH2, FBXW7, FGFR1, FGFR2, FGFR3, FLT3, GNA11,
GNAQ, GNAS, HNF1A, HRAS, IDH1, IDH2, JAK2, JAK3,
KDR, KIT, KRAS, MET.
Variants below 5% are not
reported. KRAS G12C inhibitors are
approved for other tumors.
Page 4 of 4`,
  reader: [
    "KRAS G12V",
    "TP53 R248W",
    "GNAS R201C",
    "ATM E1978*",
    "BRAF negative",
    "BRCA1 negative",
    "BRCA2 negative",
    "EGFR negative",
    "ERBB2 negative",
    "IDH1 negative",
    "PALB2 negative",
    "ALK fusion negative",
    "RET fusion negative",
    "NRG1 fusion negative",
    "TMB 2.1 mut/Mb",
    "MSS",
    "PD-L1 TPS <1%",
  ],
}
