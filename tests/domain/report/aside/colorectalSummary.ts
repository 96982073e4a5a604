import type { JudgedReport } from "../JudgedReport.ts"

/** A table of a regional laboratory. */
export const colorectalSummary: JudgedReport = {
  style: "a table of a regional laboratory",
  text: `REGIONAL GENOMICS LABORATORY HUB
Referral reason: Metastatic colorectal cancer, RAS/RAF testing

RESULT SUMMARY: KRAS variant detected; MMR proficient.

Gene | Exon(s)/codons | Result
KRAS | 2, 3, 4 | c.38G>A p.(Gly13Asp) detected (allele frequency ~22%)
NRAS | 2, 3, 4 | No variant detected
BRAF | 15 | No variant detected
PIK3CA | 10, 21 | No variant detected
EGFR | - | Failed
DPYD | c.1905+1G>A, c.2846A>T | No variant detected

MMR IHC: MLH1 +, PMS2 +, MSH2 +, MSH6 + (normal staining pattern)

Interpretation
The presence of this KRAS variant predicts lack of response to anti-EGFR antibody therapy (cetuximab, panitumumab).
Tumours with BRAF V600E and loss of MLH1 are usually sporadic.

Test methodology: Massively parallel sequencing of hotspot regions. Sensitivity 5%. Report authorised by Dr Example.`,
  reader: ["KRAS G13D", "NRAS negative", "BRAF negative", "PIK3CA negative", "DPYD negative", "pMMR"],
}
