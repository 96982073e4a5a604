import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const marker = askingEach("biomarker")

const stage = askingEach("stage")

const of = (line: string, expected: Parameters<typeof marker>[3]): ReadonlyArray<Case> =>
  marker("Heart Failure", excluded, line, expected)

/** Measures with a range that keeps out, for those who lie beyond it. */
export const measurementsBarred: ReadonlyArray<Case> = [
  // Beyond it, on either side, and between two of them
  ...of("Estimated GFR under 25 mL/min/1.73 m2", { "eGFR 20": "ex", "eGFR 25": "in", "eGFR 80": "in" }),
  ...of("BMI below 17 or above 42", { "BMI 16": "ex", "BMI 30": "in", "BMI 45": "ex" }),
  ...of("Blood pressure < 95/55 or > 170/105 mmHg", {
    "systolic blood pressure 90": "ex",
    "systolic blood pressure 130": "in",
    "systolic blood pressure 175": "ex",
  }),
  ...of("Resting diastolic blood pressure > 165/100 mmHg", {
    "diastolic blood pressure 110": "ex",
    "diastolic blood pressure 90": "in",
  }),
  ...of("Hypotension (systolic blood pressure < 95 mmHg)", { "systolic blood pressure 150": "in" }),
  ...of("Thrombocytosis, platelets > 900,000/mm3", { "platelets 300000": "in", "platelets 1000000": "ex" }),
  ...stage("Heart Failure", excluded, "MMSE of 17 or less", { "MMSE 24": "in", "MMSE 15": "ex" }),
  // Classes, of which more are kept out than the one that is named
  ...of("Cirrhosis, Child-Pugh B (or worse)", { "Child-Pugh A": "in", "Child-Pugh C": "ex" }),
  ...of("Angina above NYHA class II", { "NYHA II": "in", "NYHA III": "ex" }),
  ...of("More than NYHA heart failure class I", { "NYHA I": "in", "NYHA III": "ex" }),
  ...of("NYHA class III", { "NYHA II": "in", "NYHA IV": "?" }),
  // Where something else is told of it, or of some alone
  ...marker(
    "Heart Failure",
    whole,
    "Inclusion Criteria:\n\n* Kidney function (eGFR) as agreed with the sponsor\n\nExclusion Criteria:\n\n* eGFR < 25 mL/min",
    { "eGFR 40": "?", "eGFR 20": "ex" },
  ),
  ...marker(
    "Heart Failure",
    whole,
    "Inclusion Criteria:\n\n* eGFR 20 to 60 mL/min\n\nExclusion Criteria:\n\n* eGFR < 25 mL/min",
    { "eGFR 40": "in", "eGFR 70": "ex", "eGFR 22": "ex" },
  ),
  ...marker(
    "Heart Failure",
    whole,
    "Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\nCohort A:\n\n* eGFR < 25 mL/min",
    { "eGFR 40": "?" },
  ),
  ...of("LVEF from 41 to 49 %", { "LVEF 45%": "ex", "LVEF 30%": "?", "LVEF 60%": "in" }),
  // Beside something else it lets nobody in
  ...stage("Alzheimer's Disease", excluded, "MMSE < 17", { "mild, MMSE 22": "?", "MMSE 22": "in" }),
  // Nobody is kept out for what speaks of health: it is asked for in the wrong place, or of those who are let in
  ...of("Platelets ≥ 75,000/mm3", { "platelets 120000": "?", "platelets 40000": "?" }),
  ...of("Blood pressure measurements must be systolic ≤ 160 and diastolic ≤ 95", {
    "systolic blood pressure 120": "?",
    "diastolic blood pressure 105": "?",
  }),
  ...of("Well-controlled diabetes is acceptable, HbA1c < 8 %", { "HbA1c 7": "?", "HbA1c 9": "?" }),
  ...of("Rash must cover less than 15% of body surface area", { "BSA 10%": "?", "BSA 30%": "?" }),
  ...of("HbA1c < 7 %", { "HbA1c 6": "ex", "HbA1c 9": "in" }),
  ...marker("Heart Failure", included, "No HbA1c above 9 %", { "HbA1c 10": "ex", "HbA1c 8": "in" }),
]
