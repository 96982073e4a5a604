import type { JudgedReport } from "../JudgedReport.ts"

/** A profile drawn with signs. */
export const drawnTable: JudgedReport = {
  style: "a profile drawn with signs",
  text: `Comprehensive Genomic Profile
Sample Type: Tissue | Disease: Cholangiocarcinoma
-----------------------------------------
PATHOGENIC ALTERATIONS
-----------------------------------------
* FGFR2::BICC1 fusion (FGFR2 exon 17 :: BICC1 exon 3), 212 reads
* IDH1 p.R132C (c.394C>T), 18.4%
* PBRM1 p.R1010* - loss of function
* BAP1 copy loss
* MDM2 amplification, 22 copies
-----------------------------------------
BIOMARKERS
TMB 5.3 mut/Mb (low)
MSI score 0.4 -> MSS
HRD: not detected (score 18)
-----------------------------------------
VARIANTS OF UNKNOWN CLINICAL SIGNIFICANCE
NOTCH1 p.A465T, ARID2 p.S297F, ERBB3 p.Q809R
-----------------------------------------
CLINICALLY RELEVANT GENES WITHOUT REPORTABLE VARIANTS
BRAF, ERBB2, KRAS, NTRK1, NTRK2, NTRK3, RET
-----------------------------------------
Therapies: pemigatinib, futibatinib (FGFR2 fusion); ivosidenib (IDH1)`,
  reader: [
    "FGFR2-BICC1 fusion",
    "IDH1 R132C",
    "PBRM1 R1010*",
    "BAP1 loss",
    "MDM2 amplification",
    "TMB 5.3 mut/Mb",
    "MSS",
    "HRD negative",
    "BRAF negative",
    "ERBB2 negative",
    "KRAS negative",
    "NTRK1 negative",
    "NTRK2 negative",
    "NTRK3 negative",
    "RET negative",
  ],
}
