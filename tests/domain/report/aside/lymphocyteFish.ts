import type { JudgedReport } from "../JudgedReport.ts"

/** FISH and mutations of a leukaemia. */
export const lymphocyteFish: JudgedReport = {
  style: "FISH and mutations of a leukaemia",
  text: `CLL PROGNOSTIC PANEL
Patient: Example

FISH (interphase):
   13q14.3 (D13S319): heterozygous deletion in 78% of cells
   Trisomy 12: not detected
   11q22.3 (ATM): deletion in 3% of cells (normal <6%) - negative
   17p13.1 (TP53): normal, no deletion
IGHV somatic hypermutation: UNMUTATED (homology 99.7%, IGHV1-69)
TP53 sequencing (exons 2-11): wild type
NOTCH1: c.7541_7542del p.(Pro2514fs), VAF 31%
SF3B1, BIRC3, MYD88: no mutations
BTK C481S: not detected. PLCG2: not detected.
CD38: 45% (positive), ZAP-70: 10% (negative), CD49d: positive
Karyotype: complex karyotype not present

Note: unmutated IGHV is associated with shorter time to treatment. del(17p) and TP53 mutations predict poor response to chemoimmunotherapy.`,
  reader: [
    "13q14.3 deletion",
    "trisomy 12 negative",
    "11q22.3 deletion negative",
    "17p13.1 deletion negative",
    "IGHV unmutated",
    "TP53 wild-type",
    "NOTCH1 P2514fs",
    "SF3B1 mutation negative",
    "BIRC3 mutation negative",
    "MYD88 mutation negative",
    "BTK C481S negative",
    "PLCG2 negative",
    "CD38 positive",
    "ZAP-70 negative",
    "CD49d positive",
    "complex karyotype negative",
  ],
}
