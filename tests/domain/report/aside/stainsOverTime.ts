import type { JudgedReport } from "../JudgedReport.ts"

/** Receptors of three biopsies in columns by their dates, of which the last counts. */
export const stainsOverTime: JudgedReport = {
  style: "stains at three times, side by side",
  text: `ADDENDUM 2 (15 Mar 2025) to surgical pathology report S24-88120
Breast receptor profile over time

                 06/2019 (primary)     11/2022 (liver bx)     03/2025 (liver bx, current)
ER               95% strong            90% strong             60% moderate
PR               70%                   5%                     0%
HER2 IHC         1+                    2+ (not amplified)     2+
HER2 ISH         n/d                   ratio 1.3              ratio 1.4, not amplified
Ki-67            18%                   30%                    45%
AR               n/d                   n/d                    80%
PD-L1 SP142      n/d                   IC 0%                  IC 2% (positive)

Comment: The current biopsy is ER positive, PR negative, HER2 negative (HER2-low).
GATA3 and mammaglobin are positive; CK7 positive, CK20, TTF-1 and PAX8 negative, supporting breast origin.`,
  reader: [
    "ER 60%",
    "PR negative",
    "HER2 2+, FISH negative",
    "Ki-67 45%",
    "AR 80%",
    "PD-L1 IC 2%",
    "GATA3 positive",
    "mammaglobin positive",
    "CK7 positive",
    "CK20 negative",
    "TTF-1 negative",
    "PAX8 negative",
  ],
}
