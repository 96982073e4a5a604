import type { JudgedReport } from "../JudgedReport.ts"

/** A biopsy read by a pathologist: the diagnosis in words, stains in prose and in lines. */
export const localPathology: JudgedReport = {
  style: "a pathologist's report of a biopsy",
  text: `SURGICAL PATHOLOGY REPORT
Case: SP26-00000        Received: 01/15/2026
CLINICAL HISTORY: 67 y.o. man with weight loss; CT shows gastric mass and liver lesions. R/O HER2.

GROSS DESCRIPTION
Received in formalin labeled "stomach, biopsy" are 5 fragments of tan-pink tissue, 0.2-0.4 cm. Entirely submitted in cassettes A1-A2.

FINAL DIAGNOSIS
A. STOMACH, BODY, BIOPSY:
  - Adenocarcinoma, moderately to poorly differentiated, intestinal type.
  - Helicobacter pylori: negative by immunostain.
  - See biomarker summary.

IMMUNOHISTOCHEMISTRY
The tumor cells are positive for CK7 and CDX2, and negative for CK20, TTF-1 and chromogranin. Controls stained appropriately.

BIOMARKER SUMMARY
HER2 (4B5) by IHC: EQUIVOCAL (score 2+)
HER2 by FISH (reflex): AMPLIFIED; HER2/CEP17 ratio 3.1, average HER2 copy number 7.4
Mismatch repair proteins:
  MLH1: intact nuclear expression
  PMS2: intact nuclear expression
  MSH2: intact nuclear expression
  MSH6: intact nuclear expression
  Interpretation: No loss of nuclear expression of MMR proteins: low probability of MSI-H.
PD-L1 (22C3): Combined Positive Score (CPS) = 8
Claudin 18.2 (43-14A): POSITIVE, 80% of tumor cells with 2+/3+ membranous staining
EBER ISH: negative
Ki-67: approximately 60%

COMMENT
HER2 testing is performed per the CAP/ASCP/ASCO guideline. Trastuzumab is indicated in HER2 positive gastric adenocarcinoma. A CPS of 1 or more may predict benefit of pembrolizumab.

Example Doctor, M.D., Pathologist (Electronic Signature)`,
  reader: [
    "HER2 2+, FISH positive",
    "pMMR",
    "PD-L1 CPS 8",
    "claudin 18.2 positive 80%",
    "EBER negative",
    "Ki-67 60%",
    "CK7 positive",
    "CDX2 positive",
    "CK20 negative",
    "TTF-1 negative",
    "chromogranin negative",
    "Helicobacter pylori negative",
  ],
}
