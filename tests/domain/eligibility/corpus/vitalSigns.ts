import { asking, type Case, excluded, included } from "./Case.ts"

const condition = "breast cancer"

/** What is measured at a bedside, and is no hormone receptor. */
export const vitalSigns: ReadonlyArray<Case> = ["ER positive", "HR positive", "PR positive"].flatMap((biomarker) => [
  ...asking({ biomarker, condition }, excluded, [
    ["Fast heartbeat (HR > 120 beats per minute)", "-"],
    ["Tachycardia (HR > 110)", "-"],
    ["Abnormal vital signs (SBP > 160, HR > 110)", "-"],
    ["HR > 120/min", "-"],
    ["ECG with a PR > 240 msec", "-"],
    ["PR interval > 200 ms, HR > 100 bpm", "-"],
    ["HR+ disease", "ex"],
  ]),
  ...asking({ biomarker, condition }, included, [
    ["HR > 1% by IHC", "in"],
    ["HR positive, with a heart rate below 100 bpm", "in"],
  ]),
])
