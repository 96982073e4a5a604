import type { JudgedReport } from "../JudgedReport.ts"

export const annualReview: JudgedReport = {
  style: "an annual review of cystic fibrosis: alleles, breath and germs",
  text: `CYSTIC FIBROSIS CENTRE – ANNUAL REVIEW                                     Page 1/2
Hospital no. 000000                    Date of review: 12/11/2025
____________________________________________________________________
GENOTYPE         Allele 1: F508del (c.1521_1523delCTT)
                 Allele 2: G551D (c.1652G>A)
SWEAT CHLORIDE   104 mmol/L (diagnostic, 2003); 48 mmol/L on modulator
FEV1             1.94 L (58% predicted)        BEST IN YEAR: 62%
FVC              3.10 L (77 % predicted)
BMI              20.4 kg/m²
HbA1c            41 mmol/mol (5.9%)
PANCREATIC       faecal elastase < 15 µg/g – insufficient
MICROBIOLOGY (last 12 months)
  • Pseudomonas aeruginosa – chronic, mucoid
  • Staphylococcus aureus (MSSA) – isolated 2/6
  • MRSA – not isolated
  • Burkholderia cepacia complex – not isolated
  • Non-tuberculous mycobacteria – smear and culture negative x3
  • Aspergillus fumigatus – isolated 1/6
Total IgE        88 kU/L (< 100)
LIVER            ALT 31 U/L, bilirubin 9 µmol/L; ultrasound normal
Modulator: elexacaftor/tezacaftor/ivacaftor since 2020
`,
  reader: [
    "CFTR F508del",
    "CFTR G551D",
    "sweat chloride 48 mmol/L",
    "FEV1 58%",
    "FVC 77%",
    "HbA1c 5.9%",
    "fecal elastase <15",
    "Pseudomonas aeruginosa positive",
    "Staphylococcus aureus positive",
    "MRSA negative",
    "Burkholderia cepacia negative",
    "non-tuberculous mycobacteria negative",
    "Aspergillus fumigatus positive",
    "BMI 20.4",
    "IgE 88 kU/L",
    "ALT 31 U/L",
    "bilirubin 9 µmol/L",
  ],
}
