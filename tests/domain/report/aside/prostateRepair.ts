import type { JudgedReport } from "../JudgedReport.ts"

/** Repair of DNA in a tumor of the prostate or the ovary, in lines of question and answer, with boxes of explanation. */
export const prostateRepair: JudgedReport = {
  style: "a repair test with explanations",
  text: `HOMOLOGOUS RECOMBINATION STATUS - TUMOR TEST RESULT
Result: POSITIVE FOR HOMOLOGOUS RECOMBINATION DEFICIENCY (HRD)

Genomic Instability Status:      POSITIVE      (Genomic Instability Score: 54; threshold 42)
Tumor BRCA1/BRCA2 status:        POSITIVE FOR A CLINICALLY SIGNIFICANT BRCA2 MUTATION
   Gene: BRCA2      Mutation: c.5946del (p.Ser1982Argfs*22)     Classification: Deleterious
BRCA1: No clinically significant mutation identified

| Gene  | Result | Detail |
|-------|--------|--------|
| ATM   | Negative | no deleterious mutation |
| CDK12 | Positive | p.Arg858Ter, VAF 22 % |
| CHEK2 | Uncertain | p.Ile157Thr, variant of uncertain significance |
| FANCA | Test failed | |
| PTEN  | Positive | Homozygous deletion |
| AR    | Positive | Amplification; AR-V7 not tested |
| TMPRSS2-ERG | Positive | Fusion |
| RB1   | Negative | |

MSI: MSI-H not detected; TMB: 4.1 muts/Mb

WHAT THIS MEANS
PARP inhibitors such as olaparib are approved for patients with mutations of BRCA1, BRCA2 or ATM. MSH2 and MSH6 mutations are found in 3-5 % of prostate cancers. Talk with your doctor.
Genes analyzed: ATM, BARD1, BRCA1, BRCA2, BRIP1, CDK12, CHEK1, CHEK2, FANCL, PALB2, RAD51B, RAD51C, RAD51D, RAD54L.`,
  reader: [
    "HRD positive",
    "HRD score 54",
    "BRCA2 S1982Rfs*22",
    "BRCA1 mutation negative",
    "ATM negative",
    "CDK12 R858*",
    "PTEN homozygous deletion",
    "AR amplification",
    "TMPRSS2-ERG fusion",
    "RB1 negative",
    "MSI-H negative",
    "TMB 4.1 mut/Mb",
  ],
}
