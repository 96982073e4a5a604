import type { JudgedReport } from "../JudgedReport.ts"

/** A summary in lists. */
export const summaryInLists: JudgedReport = {
  style: "a summary in lists",
  text: `SUMMARY OF FINDINGS
Mutations: TP53 (p.Y220C, VAF 43%), PIK3CA (p.H1047R, VAF 21%), PTEN (p.R233*, VAF 40%)
Copy number: ERBB2 amplification; CCNE1 amplification; loss of 17p
Fusion genes: none detected
TMB: 5 mut/Mb (low)   MSI: stable   HRD: negative
ER: positive (40%, weak)   PR: negative   HER2: 3+
AR: 10%   Ki67: 35 %   TROP2: strong expression

Negative for mutations in: AKT1, BRCA1, BRCA2, ESR1, PALB2

DRUGS
Trastuzumab, pertuzumab: ERBB2 amplification. Alpelisib: PIK3CA H1047R (with fulvestrant). Olaparib: not indicated (BRCA1/2 wild type).

LIST OF GENES
ABL1, ABL2, ACVR1, AKT1, AKT2, AKT3, ALK, APC, AR, ARAF, ARID1A
`,
  reader: [
    "TP53 Y220C",
    "PIK3CA H1047R",
    "PTEN R233*",
    "ERBB2 amplification",
    "CCNE1 amplification",
    "17p deletion",
    "TMB 5 mut/Mb",
    "MSS",
    "HRD negative",
    "ER positive 40%",
    "PR negative",
    "HER2 3+",
    "AR 10%",
    "Ki-67 35%",
    "TROP2 positive",
    "AKT1 mutation negative",
    "BRCA1 mutation negative",
    "BRCA2 mutation negative",
    "ESR1 mutation negative",
    "PALB2 mutation negative",
  ],
}
