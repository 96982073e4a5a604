import type { JudgedReport } from "../JudgedReport.ts"

/** A synoptic template of a breast tumor. */
export const breastSynoptic: JudgedReport = {
  style: "a synoptic template",
  text: `BREAST BIOMARKER REPORTING TEMPLATE
Specimen: Left breast, core needle biopsy
Invasive ductal carcinoma, Nottingham grade 3 (score 8 of 9)

TEST(S) PERFORMED
+ Estrogen Receptor (ER) Status: Positive (greater than 10% of cells demonstrate nuclear positivity)
   Percentage of Cells with Nuclear Positivity: 95 %
   Average Intensity of Staining: Strong
   Test Type: Food and Drug Administration (FDA) cleared (test / vendor): Example
   Primary Antibody: SP1
+ Progesterone Receptor (PgR) Status: Negative (less than 1%)
   Internal control cells present and stain as expected
+ HER2 by Immunohistochemistry: Equivocal (Score 2+)
   Percentage of Cells with Uniform Intense Complete Membrane Staining: 0 %
+ HER2 by in situ Hybridization: Negative (not amplified)
   Number of observers: 2
   Average number of HER2 signals per cell: 3.1
   Average number of CEP17 signals per cell: 2.4
   HER2/CEP17 ratio: 1.3
+ Ki-67 Percentage of Positive Nuclei: 42 %
+ Androgen receptor: positive, 70%
+ PD-L1 (22C3): CPS 12
+ p53: not performed

METHODS
Cold ischemia time: 20 minutes. Fixation time: 12 hours. Fixative: formalin.
Image analysis: not performed
HER2 scoring follows the 2023 ASCO/CAP guideline. Patients whose tumors are HER2-low (1+ or 2+/ISH-negative) may be eligible for trastuzumab deruxtecan.

GENETIC COUNSELING NOTE
Hereditary cancer panel (blood): BRCA1 pathogenic variant c.68_69delAG (p.Glu23Valfs*17), heterozygous. No pathogenic variants in BRCA2, PALB2, TP53, CHEK2 or ATM.`,
  reader: [
    "ER positive 95%",
    "PR negative",
    "HER2 2+, FISH negative",
    "Ki-67 42%",
    "AR positive 70%",
    "PD-L1 CPS 12",
    "BRCA1 E23Vfs*17",
    "BRCA2 negative",
    "PALB2 negative",
    "TP53 negative",
    "CHEK2 negative",
    "ATM negative",
  ],
}
