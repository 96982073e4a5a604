import type { JudgedReport } from "../JudgedReport.ts"

/** Chromosomes of plasma cells: probes with their results, the formula of the karyotype, a panel of genes. */
export const myelomaCytogenetics: JudgedReport = {
  style: "cytogenetics and FISH of a myeloma",
  text: `CYTOGENETICS REPORT
Specimen type: Bone marrow aspirate      Indication for study: Plasma cell myeloma, C90.00
Cells enriched: CD138+ magnetic selection

INTERPRETATION: ABNORMAL FISH RESULT

FISH PANEL, PLASMA CELLS (200 nuclei scored for each probe)
Probe                         Result          % abnormal    Normal cut-off
t(11;14) CCND1/IGH            Not detected    0             < 5
t(4;14) FGFR3/IGH             DETECTED        71.5          < 5
t(14;16) IGH/MAF              Not detected    0             < 5
t(14;20) IGH/MAFB             Not detected    0             < 5
del(17p) TP53/CEP17           DETECTED        42.0          < 10
1q21 gain (CKS1B)             DETECTED, 3 copies   65.0     < 10
1p32 deletion (CDKN2C)        Not detected    1.5           < 10
13q deletion (RB1)            DETECTED        80.0          < 10
MYC rearrangement (8q24)      Negative        0             < 5

nuc ish(FGFR3,IGH)x3(FGFR3 con IGHx2)[143/200],(TP53x1,D17Z1x2)[84/200],(CDKN2Cx2,CKS1Bx3)[130/200]

Karyotype: 46,XY[20]
Comment: The t(4;14) translocation and deletion of 17p are considered high-risk abnormalities in plasma cell myeloma (IMWG). Patients with del(17p) in more than 20% of cells have a shorter survival. t(11;14) is of interest because of the response to venetoclax.

MUTATION PANEL (NGS)
KRAS    c.183A>C p.(Gln61His)   VAF 38 %
TP53    c.743G>A p.(Arg248Gln)  VAF 36 %
No pathogenic variant in BRAF, NRAS, FGFR3 or CRBN.

Flow cytometry: plasma cells CD38 bright, CD138 positive, CD19 negative, CD56 positive, CD20 negative, cytoplasmic kappa restricted. BCMA: positive.`,
  reader: [
    "t(11;14) negative",
    "t(4;14) positive",
    "t(14;16) negative",
    "t(14;20) negative",
    "del(17p) positive",
    "1q21 gain",
    "1p32 deletion negative",
    "13q deletion positive",
    "normal karyotype",
    "MYC rearrangement negative",
    "KRAS Q61H",
    "TP53 R248Q",
    "BRAF negative",
    "NRAS negative",
    "FGFR3 negative",
    "CRBN negative",
    "CD38 positive",
    "CD138 positive",
    "CD19 negative",
    "CD56 positive",
    "CD20 negative",
    "BCMA positive",
  ],
}
