import { type Measure, ofUpperLimit, phrases, points } from "../Measure.ts"

const unitsPerLiter = { units: ["u/l", "iu/l"], values: [1, 20_000] } as const

/** From mg in a decilitre to µmol in a litre: creatinine and bilirubin. */
const creatinineUmol = 88.42

const bilirubinUmol = 17.1

const filtrated = ["ml/min/1.73m2", "ml/min/m2", "ml/min", "ml/min/1.73", "ml", "ml/s"]

/** What is measured of liver and kidneys. */
export const liverAndKidneys: ReadonlyArray<Measure> = [
  {
    name: "eGFR",
    forms: [
      "eGFR",
      "GFR",
      "estimated glomerular filtration rate",
      "glomerular filtration rate",
      "CKD-EPI",
      "chronic kidney disease epidemiology",
      "chronic kidney disease-epidemiology",
    ],
    scales: [{ units: filtrated, values: [1, 200] }],
    better: "high",
    ofEveryone: true,
    source: "KDIGO 2024: in mL/min/1.73 m²",
  },
  {
    name: "creatinine clearance",
    forms: ["creatinine clearance", "CrCl", "CrCL", "CRCL", "CLcr", "CLCr", "CCr"],
    scales: [{ units: filtrated, values: [1, 250] }],
    better: "high",
    ofEveryone: true,
    source: "Cockcroft 1976: in mL/min",
  },
  {
    name: "creatinine",
    forms: ["creatinine", "serum creatinine"],
    scales: [
      { units: ["mg/dl"], values: [0.1, 18] },
      { units: ["umol/l"], values: [20, 2000], times: 1 / creatinineUmol, decimals: 1 },
      ofUpperLimit,
    ],
    better: "low",
    ofEveryone: true,
    notBehind: new Set(["/", "protein", "albumin", "to", "-", "urine"]),
    notBefore: phrases("clearance", "ratio", "- clearance"),
    source: "KDIGO 2024: in mg/dL",
  },
  {
    name: "UACR",
    forms: [
      "UACR",
      "urine albumin-to-creatinine ratio",
      "urinary albumin-to-creatinine ratio",
      "urine albumin creatinine ratio",
      "albumin-to-creatinine ratio",
      "albumin/creatinine ratio",
    ],
    scales: [
      { units: ["mg/g"], values: [1, 20_000] },
      { units: ["mg/mmol"], values: [0.1, 2000], times: 8.84 },
      { units: ["g/g"], values: [0.001, 20], times: 1000 },
    ],
    better: "low",
    source: "KDIGO 2024: in mg/g",
  },
  {
    name: "UPCR",
    forms: [
      "UPCR",
      "urine protein-to-creatinine ratio",
      "urinary protein-to-creatinine ratio",
      "urine protein creatinine ratio",
      "protein-to-creatinine ratio",
      "protein/creatinine ratio",
    ],
    scales: [
      { units: ["g/g", "mg/mg"], values: [0.01, 30] },
      { units: ["mg/g"], values: [50, 30_000], times: 0.001 },
      { units: ["mg/mmol"], values: [1, 3000], times: 0.008_84 },
    ],
    better: "low",
    source: "KDIGO 2024: in g/g",
  },
  {
    name: "ALT",
    forms: ["ALT", "alanine aminotransferase", "alanine transaminase", "SGPT", "ALAT"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "CTCAE 5",
  },
  {
    name: "AST",
    forms: ["AST", "aspartate aminotransferase", "aspartate transaminase", "SGOT", "ASAT"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "CTCAE 5",
  },
  {
    name: "ALP",
    forms: ["alkaline phosphatase", "ALP"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "CTCAE 5",
  },
  {
    name: "bilirubin",
    forms: ["bilirubin", "total bilirubin", "TBIL"],
    scales: [
      { units: ["mg/dl"], values: [0.05, 60] },
      { units: ["umol/l"], values: [1, 1000], times: 1 / bilirubinUmol, decimals: 1 },
      ofUpperLimit,
    ],
    better: "low",
    ofEveryone: true,
    notBehind: new Set(["direct", "conjugated", "indirect", "unconjugated"]),
    source: "CTCAE 5: in mg/dL",
  },
  {
    name: "MELD",
    forms: ["MELD", "MELD-Na", "MELD 3.0", "model for end-stage liver disease"],
    scales: [points(6, 40)],
    better: "low",
    source: "Kamath 2001",
  },
  {
    name: "liver stiffness",
    forms: [
      "liver stiffness",
      "liver stiffness measurement",
      "LSM",
      "VCTE",
      "fibroscan",
      "transient elastography",
      "elastography",
    ],
    scales: [{ units: ["kpa"], values: [1, 75] }],
    better: "low",
    source: "EASL 2021: in kPa",
  },
  {
    name: "FIB-4",
    forms: ["FIB-4", "FIB4", "fibrosis-4"],
    scales: [points(0.1, 30)],
    better: "low",
    source: "Sterling 2006",
  },
  {
    name: "GGT",
    forms: ["GGT", "gamma-glutamyl transferase", "gamma glutamyl transferase"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    source: "CTCAE 5",
  },
  {
    name: "lipase",
    forms: ["lipase", "serum lipase"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "CTCAE 5",
  },
  {
    name: "amylase",
    forms: ["amylase", "serum amylase"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "CTCAE 5",
  },
  {
    name: "creatine kinase",
    forms: ["creatine kinase", "CK", "CPK", "creatine phosphokinase", "creatinine kinase"],
    scales: [unitsPerLiter, ofUpperLimit],
    better: "low",
    notBefore: phrases("- mb", "mb"),
    source: "CTCAE 5",
  },
]
