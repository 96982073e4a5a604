import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

/** Several values of one measure that are entered together, of which the latest counts. */
export const valuesInTime: ReadonlyArray<Case> = [
  ...asking("Alzheimer's Disease", included, "MMSE between 20 and 28", {
    "MMSE 26 -> 17": "ex",
    "MMSE 26/30 => 17/30": "ex",
    "MMSE 26 last year, now 17": "ex",
    "MMSE was 17, now 22": "in",
    "MMSE 22, down from 29": "in",
    "MMSE 17 (was 26)": "ex",
    "MMSE dropped from 26 to 17": "ex",
    "MMSE 17 (2022), 22 (2024)": "in",
    "MMSE 22 (2024), 17 (2022)": "in",
    "MMSE 26 (2 years ago), now 17": "ex",
    "MMSE 17 (26 one year ago)": "ex",
    "MMSE 26 then 17": "ex",
    "MMSE 26, 17": "?",
    "MMSE 26 in June, 17 in October": "?",
    "MMSE 22, 2 falls": "in",
    "MMSE 22 (2 weeks ago)": "in",
  }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "FVC >= 65% predicted", {
    "FVC was 72%, now 48%": "ex",
    "FVC 72% → 48%": "ex",
    "FVC 48% (72% last year)": "ex",
    // The percentage is compared, and not the liters
    "FVC 3.20 L, 71% pred": "in",
    "FVC 2.1 L (48%)": "ex",
    // What is no single number
    "FVC 60-70%": "?",
    "FVC dropped below 50%": "?",
  }),
  ...asking("Amyotrophic Lateral Sclerosis", excluded, "ALSFRS-R < 25", { "ALSFRS-R 44→24": "ex" }),
  ...asking("Myasthenia Gravis", included, "MG-ADL total score >= 6", { "MG-ADL 5->11": "in", "MGADL 9": "in" }),
  ...asking("Pancreatic Cancer", included, "CA 19-9 <= 180 U/mL", {
    "CA19-9 1,240 -> 150": "in",
    "CA19-9: 88 in June, 1240 in October": "?",
  }),
  ...asking("Prostate Cancer", included, "PSA >= 50 ng/mL", {
    "PSA was 60, now 20": "ex",
    "PSA rose from 4 to 60": "in",
    "PSA 60, now undetectable": "?",
    "PSA 60 → <0.1": "ex",
  }),
  ...asking("Glioblastoma", included, "KPS >= 60", {
    "KPS 60-70": "in",
    "KPS 90, 50": "?",
    "KPS 90 before surgery, 70 now": "in",
  }),
]
