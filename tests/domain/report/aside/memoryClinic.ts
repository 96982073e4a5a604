import type { JudgedReport } from "../JudgedReport.ts"

export const memoryClinic: JudgedReport = {
  style: "a memory clinic's scores, fluids with flags, scans and genes",
  text: `MEMORY CLINIC - SUMMARY OF BIOMARKER INVESTIGATIONS
Name: J. Sample   Age: 67   MRN: 000000

1. Neuropsychology
   MMSE            24/30
   MoCA            19/30
   CDR global      0.5   (CDR-SB 2.5)
2. Cerebrospinal fluid (Lumipulse G1200)
   Analyte          Result       Reference      Flag
   Aβ1-42           412 pg/mL    > 599          L
   Aβ1-40           11,230 pg/mL
   Aβ42/40 ratio    0.037        > 0.069        L
   t-Tau            702 pg/mL    < 404          H
   p-Tau181         118 pg/mL    < 56.5         H
   NfL              980 pg/mL    < 1,200
   Alpha-synuclein seed amplification assay: not detected
3. Plasma
   p-tau217 (Fujirebio): 0.91 pg/mL (positive > 0.63)
4. Imaging
   [18F]florbetaben PET: visually positive, 78 Centiloids
   [18F]flortaucipir PET: positive, Braak V
   MRI: 2 microhaemorrhages, no superficial siderosis. Fazekas 1. No ARIA-E.
   FDG-PET: bilateral temporoparietal hypometabolism
5. Genetics
   APOE genotype: ε4/ε4 (homozygous)
   PSEN1, PSEN2, APP: no pathogenic variant
   GRN: not detected
   C9orf72 repeat expansion: normal (2/8 repeats)
Interpretation (NIA-AA 2018): A+T+(N)+
`,
  reader: [
    "MMSE 24",
    "MoCA 19",
    "CDR 0.5",
    "CDR-SB 2.5",
    "amyloid beta 42 low",
    "Aβ42/40 low",
    "t-tau high",
    "p-tau181 high",
    "alpha-synuclein negative",
    "p-tau217 positive",
    "amyloid PET positive",
    "Centiloid 78",
    "tau PET positive",
    "ARIA-E negative",
    "APOE ε4/ε4",
    "PSEN1 negative",
    "PSEN2 negative",
    "APP negative",
    "GRN negative",
    "C9orf72 negative",
    "Fazekas 1",
  ],
}
