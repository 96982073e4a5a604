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
]
