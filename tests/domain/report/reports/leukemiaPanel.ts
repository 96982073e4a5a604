import type { JudgedReport } from "../JudgedReport.ts"

export const leukemiaPanel: JudgedReport = {
  style: "a marrow report of a university, with flow cytometry, chromosomes and a panel in tiers",
  text: `DEPARTMENT OF LABORATORY MEDICINE – HEMATOPATHOLOGY
BONE MARROW, POSTERIOR ILIAC CREST, ASPIRATE, CLOT SECTION AND CORE BIOPSY
FINAL DIAGNOSIS:
- ACUTE MYELOID LEUKEMIA WITH MUTATED NPM1 (62% BLASTS; SEE COMMENT)
- Background trilineage dysplasia not identified

COMMENT: Flow cytometry shows blasts positive for CD33, CD117, CD13 (partial) and CD123, and negative for CD34,
HLA-DR, CD7 and CD56. Cytogenetics: 46,XX[20]. FISH is negative for t(8;21), inv(16), KMT2A
rearrangement and deletion 5q.

Rapid Heme Panel v3
Tier 1 (strong clinical significance)
  NPM1 c.860_863dup p.W288Cfs*12 - in 41.2% of 512 reads
  FLT3 ITD 54bp insertion, allelic ratio 0.62
  DNMT3A c.2645G>A p.R882H - in 44.0% of 801 reads
Tier 2 (potential clinical significance)
  IDH2 c.419G>A p.R140Q - in 40.3% of 633 reads
Tier 3 (unknown significance)
  TET2 c.5162T>G p.L1721W - in 49.7% of 920 reads
Tier 4 (benign): not reported
Pertinent negatives: No pathogenic variants were detected in ASXL1, CEBPA, FLT3 (TKD), IDH1, RUNX1, TP53, SF3B1,
SRSF2 and U2AF1.
Copy number: no loss of chromosome 7 or 17p.
This test was developed and its performance characteristics determined by the laboratory. It has not been cleared
by the FDA. Genes covered: ABL1 ASXL1 BCOR BRAF CALR CBL CEBPA ...
`,
  reader: [
    "CD33 positive",
    "CD117 positive",
    "CD13 positive",
    "CD123 positive",
    "CD34 negative",
    "HLA-DR negative",
    "CD7 negative",
    "CD56 negative",
    "t(8;21) negative",
    "inv(16) negative",
    "KMT2A rearrangement negative",
    "del(5q) negative",
    "NPM1 W288Cfs*12",
    "FLT3-ITD",
    "DNMT3A R882H",
    "IDH2 R140Q",
    "ASXL1 negative",
    "CEBPA negative",
    "FLT3-TKD negative",
    "IDH1 negative",
    "RUNX1 negative",
    "TP53 negative",
    "SF3B1 negative",
    "SRSF2 negative",
    "U2AF1 negative",
    "monosomy 7 negative",
    "del(17p) negative",
  ],
}
