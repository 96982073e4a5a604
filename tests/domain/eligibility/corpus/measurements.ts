import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Idiopathic Pulmonary Fibrosis", part, line, expected)

/** What is measured in units, and the values that texts let in or keep out. */
export const measurements: ReadonlyArray<Case> = [
  // Lung function, in percent of what is predicted
  ...of(included, "FVC ≥ 45% of predicted", { "FVC 62%": "in", "FVC 45%": "in", "forced vital capacity 40 %": "ex" }),
  ...of(included, "FVC%>45% of predicted value (GLI-2012)", { "FVC 62%": "in", "FVC 45%": "ex" }),
  ...of(included, "Forced vital capacity (FVC) between 50 and 90 percent predicted", {
    "FVC 62%": "in",
    "FVC 40%": "ex",
    "FVC 95%": "ex",
  }),
  ...of(excluded, "Forced vital capacity (FVC) below 50% predicted", { "FVC 40%": "ex", "FVC 62%": "?" }),
  ...of(included, "DLCO% ≥ 30 - inclusive of predicted (uncorrected for hemoglobin)", {
    "DLCO 45%": "in",
    "DLCO 25%": "ex",
  }),
  ...of(included, "Percent predicted FEV1 of at least 40%", { "FEV1 55%": "in", "FEV1 35%": "ex" }),
  // No value: a quotient, a decline, another unit
  ...of(included, "FEV1/FVC > 0.70", { "FVC 62%": "-", "FEV1 55%": "-" }),
  ...of(included, "A decline in forced vital capacity (FVC) of at least 10%", { "FVC 62%": "-" }),
  ...of(included, "FEV1 > 1.2 liters", { "FEV1 55%": "?" }),
  // Kidney, blood, heart, weight
  ...of(included, "eGFR ≥ 20 mL/min/1.73 m2 by the MDRD formula", { "eGFR 40": "in", "eGFR 15": "ex" }),
  ...of(included, "Estimated glomerular filtration rate (eGFR) of 25 to 75 mL/min/1.73 m²", {
    "eGFR 40": "in",
    "eGFR 90": "ex",
  }),
  ...of(excluded, "eGFR < 30 mL/min/1.73m2", { "eGFR 25": "ex", "eGFR 40": "?" }),
  ...of(included, "Hemoglobin ≥ 9.0 g/dL", { "hemoglobin 9 g/dL": "in", "Hb 8.5": "ex" }),
  ...of(included, "Hb <10.5 g/dL", { "hemoglobin 9 g/dL": "in", "Hgb 11": "ex" }),
  ...of(excluded, "Haemoglobin of less than 8 g/dL", { "hemoglobin 7.5": "ex", "hemoglobin 9": "?" }),
  ...of(included, "HbA1c between 7.0 and 10.5%, inclusive", { "HbA1c 8.5": "in", "A1c 6.5": "ex", "HbA1c 11": "ex" }),
  ...of(excluded, "Glycated hemoglobin above 9%", { "HbA1c 9.5": "ex", "HbA1c 9": "?" }),
  ...of(included, "Left ventricular ejection fraction (LVEF) ≥ 50% by echocardiography", {
    "LVEF 58%": "in",
    "LVEF 45%": "ex",
  }),
  ...of(included, "BMI of 27 to 40 kg/m2", { "BMI 34": "in", "BMI 25": "ex" }),
  ...of(excluded, "Body mass index > 40 kg/m²", { "BMI 42": "ex", "BMI 34": "?" }),
  ...of(included, "Six-minute walk distance of at least 150 meters", { "6MWD 320 m": "in", "6MWT 100": "ex" }),
  // In whatever unit
  ...of(included, "HbA1c of 48 mmol/mol or higher", { "HbA1c 6.5%": "in" }),
  ...of(included, "Albumin ≥ 30 g/L", { "albumin 3 g/dL": "in", "albumin 2.9 g/dL": "ex" }),
  ...of(included, "HbA1c of 53 mmol/mol or higher", {
    "HbA1c 7%": "in",
    "HbA1c 8.5%": "in",
    "HbA1c 6.4": "ex",
    "HbA1c 64 mmol/mol": "in",
  }),
  ...of(included, "HbA1c between 7.0 and 10.5%", { "HbA1c 64 mmol/mol": "in", "HbA1c 40 mmol/mol": "ex" }),
  ...of(included, "Haemoglobin ≥ 90 g/L", { "hemoglobin 9.5 g/dL": "in", "Hb 85 g/L": "ex", "Hb 8.5": "ex" }),
  ...of(included, "Hemoglobin of at least 5.6 mmol/L", { "Hb 9.5": "in", "Hb 8": "ex" }),
  ...of(included, "Platelets ≥ 100 x 10^9/L", { "platelets 150,000/µL": "in", "platelets 80 x 10^9/L": "ex" }),
  ...of(included, "Absolute neutrophil count (ANC) ≥ 1.5x10^9/L", { "ANC 1600": "in", "ANC 1.2": "ex" }),
  ...of(included, "FEV1 > 1.2 liters", { "FEV1 1.5 L": "in", "FEV1 1.0 L": "ex" }),
  ...of(included, "ALT ≤ 2.5 x ULN", { "ALT 2 x ULN": "in", "ALT 3x ULN": "ex", "ALT 60 U/L": "?" }),
  ...of(included, "Serum creatinine < 133 µmol/L", { "creatinine 1.2 mg/dL": "in", "creatinine 1.6": "ex" }),
  ...of(included, "CA 19-9 > 37 U/mL", { "CA 19-9 150": "in", "CA 19-9 20": "ex" }),
  ...of(included, "PSA of at least 2 ng/mL", { "PSA 12": "in", "PSA 1.5 ng/mL": "ex" }),
  // Told of several at once, and of none where they are counted otherwise
  ...of(included, "FVC, FEV1 and DLCO ≥ 50% of predicted", { "FVC 62%": "in", "FEV1 45%": "ex", "DLCO 45%": "ex" }),
  ...of(included, "AST (SGOT) and ALT (SGPT) ≤ 3 x ULN", { "AST 2 x ULN": "in", "ALT 4 x ULN": "ex" }),
  ...of(included, "MMSE and CDR of 0.5 or 1", { "MMSE 22": "?" }),
  // Conditions
  ...of(included, "If total bilirubin is > 1.5 x ULN, direct bilirubin is measured", { "bilirubin 1 x ULN": "?" }),
  ...of(included, "CrCl ≥ 30 mL/min for participants with creatinine levels > 1.5 x ULN", {
    "creatinine 1 x ULN": "?",
    "creatinine clearance 40": "in",
  }),
  // Other words
  ...of(excluded, "HgbA1c above 9%", { "HbA1c 9.5": "ex", HbA1c: "ex" }),
  ...of(included, "Insomnia Severity Index, total score > 7", { "ISI 12": "in", "ISI 7": "ex" }),
  ...of(included, "Pulmonary function with > 50% corrected DLCO", { "DLCO 60%": "in", "DLCO 45%": "ex" }),
  ...of(included, "FEV1 > 35% prior to surgery", { "FEV1 45%": "in" }),
  ...of(included, "ECOG 0-1, at least 2 prior lines of therapy", { "ECOG 1": "in", "ECOG 2": "ex" }),
  // By a name that no vocabulary knows, in the same unit
  ...of(included, "Zorvatin level of at least 12 ng/mL", {
    "Zorvatin 15 ng/mL": "in",
    "Zorvatin 10 ng/mL": "ex",
    "Zorvatin 15": "?",
    "Zorvatin 15 mg/L": "?",
  }),
  ...of(included, "Zorvatin 5-3", { "Zorvatin 40": "?" }),
  // One of several, and what is asked of those who have it
  ...of(included, "Serum creatinine ≤ 1.5 x ULN or calculated creatinine clearance ≥ 50 mL/min", {
    "creatinine clearance 45": "?",
    "creatinine clearance 60": "in",
    "creatinine 2 x ULN": "?",
  }),
  ...of(excluded, "Subjects with a corrected DLCO of 50 to 70% should have pulmonary clearance", { "DLCO 65%": "?" }),
  // A name with numbers of its own
  ...of(included, "CA 19-9 <500 U/mL at baseline", { "CA 19-9 150": "in", "CA 19-9 900": "ex" }),
  ...of(included, "PHQ-9 ≥ 10 and GAD-7 < 15", { "PHQ-9 12": "in", "GAD-7 16": "ex" }),
  ...of(included, "150 ≤ 6MWD ≤ 450 m", { "6MWD 320 m": "in", "6MWD 500 m": "ex" }),
  ...of(included, "DLCO, FEV1 and FVC are all ≥50% of predicted", { "FVC 62%": "in", "DLCO 45%": "ex" }),
  // What is done with it
  ...of(included, "Platelets ≥ 50,000 cells/mcL, independent of platelet transfusion support", {
    "platelets 40000/uL": "ex",
    "platelets 60,000/uL": "in",
  }),
  ...of(included, "Independent of growth factor or platelet transfusion support", { "platelets 40,000/uL": "-" }),
  ...of(included, "Without cardiac symptoms and an ejection fraction > 45%", { "LVEF 48%": "in", "LVEF 40%": "ex" }),
  ...of(included, "Either impaired fasting glucose (fasting glucose of 100-125 mg/dL) or an HbA1c of 5.7 to 6.4%", {
    "fasting glucose 140 mg/dL": "?",
    "fasting glucose 110 mg/dL": "in",
    "HbA1c 8.5": "?",
  }),
]
