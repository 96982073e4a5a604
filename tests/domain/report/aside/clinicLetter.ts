import type { JudgedReport } from "../JudgedReport.ts"

/** What an oncologist wrote of the results in a letter. */
export const clinicLetter: JudgedReport = {
  style: "an oncologist's letter",
  text: `Dear colleague,

I saw this 61-year-old woman in clinic today. She was diagnosed with metastatic pancreatic adenocarcinoma in June and has had FOLFIRINOX x 8 cycles, most recently gemcitabine/nab-paclitaxel.

Tumor NGS (tissue, July): KRAS G12D (VAF 28%), TP53 R282W, CDKN2A del, SMAD4 wt; MSS, TMB low (3 mut/Mb); HER2 not amplified. No BRCA1/2 or PALB2 mutations. NTRK/RET/NRG1 fusions neg.
Germline testing (84 genes) was negative, including ATM and STK11.
IHC: PD-L1 CPS <1, claudin 18.2 pos (75%), pMMR, HER2 1+.
Repeat liquid biopsy in January showed KRAS G12D again (4.2%), and a new BRAF V600E at 0.3%; no EGFR mutation was seen. ctDNA FGFR2: insufficient.
CA 19-9 was 1,240 U/mL, CEA 6.2.

We discussed trials of RAS inhibitors (e.g. RMC-6236 for KRAS G12X). If she had a KRAS G12C mutation, sotorasib would have been an option. She asked about HER2 vaccines and about the MET inhibitors that her brother had.

Kind regards`,
  reader: [
    "KRAS G12D",
    "TP53 R282W",
    "CDKN2A deletion",
    "SMAD4 wild-type",
    "MSS",
    "TMB 3 mut/Mb",
    "HER2 amplification negative",
    "BRCA1 mutation negative",
    "BRCA2 mutation negative",
    "PALB2 mutation negative",
    "NTRK fusion negative",
    "RET fusion negative",
    "NRG1 fusion negative",
    "ATM negative",
    "STK11 negative",
    "PD-L1 CPS <1",
    "claudin 18.2 positive 75%",
    "pMMR",
    "HER2 1+",
    "BRAF V600E",
    "EGFR mutation negative",
    "CA 19-9 1240",
    "CEA 6.2",
  ],
}
