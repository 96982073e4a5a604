import type { JudgedReport } from "../JudgedReport.ts"

export const tablesSideBySide: JudgedReport = {
  style: "a multi-platform profile with wrapped cells and two tables side by side",
  text: `Patient: Jane Sample   Case Number: TN26-000000          MI Profile  |  Page 2 of 9
Results with Therapy Associations
                                                                             BIOMARKER
BIOMARKER     METHOD   ANALYTE   RESULT                   THERAPY ASSOCIATION                LEVEL*
PD-L1 (22c3)  IHC      Protein   Positive | CPS: 15       BENEFIT     pembrolizumab          Level 1
Her2/Neu      IHC      Protein   Positive | 3+, 80%       BENEFIT     trastuzumab,           Level 1
                                                                      fam-trastuzumab
                                                                      deruxtecan-nxki
MSI           Seq      DNA-Tumor Stable                   LACK OF     pembrolizumab          Level 2
Mismatch      IHC      Protein   Proficient               BENEFIT
Repair Status
NTRK1/2/3     Seq      RNA-Tumor Fusion Not Detected      LACK OF BENEFIT   entrectinib      Level 2
CLDN18        IHC      Protein   Negative | 2+, 20%       LACK OF BENEFIT   zolbetuximab     Level 1
* Biomarker reporting classification: Level 1 – Companion diagnostic (CDx); Level 2 – Strong evidence

Important Note
The ERBB2 result is consistent with amplification by sequencing.

Cancer-Type Relevant Biomarkers
Biomarker   Method   Analyte    Result                        | Biomarker   Method  Analyte    Result
TP53        Seq      DNA-Tumor  Pathogenic Variant            | ERBB2       CNA-Seq DNA-Tumor  Amplified
                                Exon 8 | p.R273H              | (Her2/Neu)
ARID1A      Seq      DNA-Tumor  Likely Pathogenic Variant     | FGFR2       CNA-Seq DNA-Tumor  Amplification Not Detected
                                Exon 20 | p.Q1519fs           | MET         CNA-Seq DNA-Tumor  Amplification Not Detected
TMB         Seq      DNA-Tumor  Low | 4 mut/Mb                | CDH1        Seq     DNA-Tumor  Mutation Not Detected
EBER        CISH     RNA        Negative                      | PIK3CA      Seq     DNA-Tumor  Mutation Not Detected

Genomic Signatures
Genomic Loss of Heterozygosity (LOH)    Seq    DNA-Tumor    Low - 9% of tested genomic segments exhibited LOH
HLA Genotype   MHC Class I    HLA-A*02:01, HLA-A*24:02

Genes Tested with Indeterminate Results by Tumor DNA Sequencing
FANCD2   PMS2
`,
  reader: [
    "PD-L1 CPS 15",
    "HER2 3+",
    "MSS",
    "pMMR",
    "NTRK1 fusion negative",
    "NTRK2 fusion negative",
    "NTRK3 fusion negative",
    "claudin 18.2 negative 20%",
    "TP53 R273H",
    "ARID1A Q1519fs",
    "TMB 4 mut/Mb",
    "EBER negative",
    "ERBB2 amplification",
    "FGFR2 amplification negative",
    "MET amplification negative",
    "CDH1 mutation negative",
    "PIK3CA mutation negative",
    "LOH 9%",
    "HLA-A*02:01 positive",
    "HLA-A*24:02 positive",
  ],
}
