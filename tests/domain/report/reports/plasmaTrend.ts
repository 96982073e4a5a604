import type { JudgedReport } from "../JudgedReport.ts"

/** Alterations in plasma with a column for their trend, and footnotes. */
export const plasmaTrend: JudgedReport = {
  style: "a plasma with its trend and footnotes",
  text: `LIQUID BIOPSY (cfDNA) — PLASMA, 2 x 10 mL Streck            Collected 14 May
Detected somatic alterations
 Alteration                    % cfDNA or copies      Trend vs. previous     Notes
 ESR1 D538G                    2.7                    up                     (1)
 ESR1 Y537S                    0.4                    new                    (1)
 PIK3CA H1047R                 5.1                    stable
 ERBB2 amplification           CN 2.3 (low)           new                    (2)
 TP53 R175H                    0.2                    stable                 (3)
 DNMT3A R882H                  1.9                    stable                 (3)
Tumor fraction: 6%.   bTMB: 8 mut/Mb.   MSI-High: NOT DETECTED
Genes assessed without reportable alteration: AKT1, PTEN, BRCA1, BRCA2, KRAS, RB1
Footnotes
 (1) Associated with resistance to aromatase inhibitors; elacestrant is approved for ESR1-mutated disease.
 (2) Low-level copy gain; tissue confirmation of HER2 status is recommended.
 (3) May represent clonal haematopoiesis of indeterminate potential.
The absence of a variant does not exclude its presence below the limit of detection (0.1 %).`,
  reader: [
    "ESR1 D538G",
    "ESR1 Y537S",
    "PIK3CA H1047R",
    "ERBB2 amplification",
    "TP53 R175H",
    "DNMT3A R882H",
    "bTMB 8 mut/Mb",
    "MSI-H negative",
    "AKT1 negative",
    "PTEN negative",
    "BRCA1 negative",
    "BRCA2 negative",
    "KRAS negative",
    "RB1 negative",
  ],
}
