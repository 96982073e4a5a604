import type { JudgedReport } from "../JudgedReport.ts"

export const motorNeuronGenes: JudgedReport = {
  style: "genes of a motor neuron disease, with scores",
  text: `Genomic Laboratory Hub                                   REPORT: R58 Adult onset neurodegenerative disorder
Patient: John SAMPLE        NHS no.: 000 000 0000        Reason for referral: Diagnostic – clinical diagnosis of ALS
Result summary
  Likely pathogenic variant in SOD1 identified. C9orf72 expansion NOT detected.
Result
  Gene    Zygosity    Inheritance   HGVS description                              Location: GRCh38        Classification
  SOD1    HET         AD            NM_000454.5:c.272A>C p.(Asp91Ala)             chr21:31667290A>C       Likely
                                                                                                          pathogenic
  ATXN2   –           –             CAG repeat 22/29                                                       Intermediate
  SMN1    –           –             2 copies (MLPA)                                                        Normal
Interpretation
  This patient is heterozygous for a likely pathogenic SOD1 variant. No pathogenic variant was found in FUS, TARDBP,
  TBK1, OPTN, VCP or UBQLN2 (sequencing; > 99 % at 20x).
  UNC13A rs12608932: C/C.
Clinical information given
  ALSFRS-R 38/48 (10/2025). Slow vital capacity 81 % predicted. Neurofilament light (serum) 62 pg/mL.
  Anti-GM1 antibodies: negative. Acetylcholine receptor antibodies not detected.
Technical information
  Genes analysed: ALS2, ANG, ANXA11, CCNF, CHCHD10, DCTN1, ERBB4, FIG4, FUS, ...
`,
  reader: [
    "SOD1 D91A",
    "C9orf72 negative",
    "ATXN2 intermediate",
    "FUS negative",
    "TARDBP negative",
    "TBK1 negative",
    "OPTN negative",
    "VCP negative",
    "UBQLN2 negative",
    "UNC13A C/C",
    "ALSFRS-R 38",
    "SVC 81%",
    "neurofilament light 62 pg/mL",
    "anti-GM1 antibodies negative",
    "acetylcholine receptor antibodies negative",
  ],
}
