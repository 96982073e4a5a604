import { type Measure, ofUpperLimit, percent, phrases, type Scale } from "../Measure.ts"

const perMicroliter = ["/ul", "/mm3", "cells/ul", "cells/mm3", "ul", "mm3", "cells"]

/** Cells, counted in a microlitre; "100" is a hundred thousand of what nobody has few of. */
const cells = (least: number, most: number): Measure["scales"] => [
  { units: perMicroliter, values: [least, most] },
  { units: ["/l", "cells/l"], values: [least * 1e6, most * 1e6], times: 1e-6 },
  { units: ["k/ul", "k/mm3", "g/l"], values: [least / 1000, Math.min(most / 1000, least - 1)], times: 1000 },
]

const inGramsPerDeciliter: Scale = { units: ["g/dl", "g%"], values: [2, 22] }

/** How much a clotting factor does, in percent of normal, which is IU in a decilitre. */
const factor = (roman: string, number: string): Measure => ({
  name: `factor ${roman} activity`,
  forms: [`factor ${roman}`, `F${roman}`, `factor ${number}`, `F${number}`].flatMap((name) => [
    name,
    ...["activity", "level", "levels", "coagulant activity", "activity level", "activity levels"].map(
      (noun) => `${name} ${noun}`,
    ),
    `${name}:C`,
  ]),
  scales: [
    { units: ["%", "iu/dl", "u/dl", "% of normal"], values: [0, 200] },
    { units: ["iu/ml", "u/ml"], values: [0, 2], times: 100 },
  ],
  notBefore: phrases(
    "inhibitor",
    "inhibitors",
    "product",
    "products",
    "concentrate",
    "concentrates",
    "replacement",
    "treatment",
    "gene",
    "recovery",
  ),
  source: "ISTH (White 2001)",
})

/** What is measured of blood: its cells, its proteins and its iron. */
export const blood: ReadonlyArray<Measure> = [
  {
    name: "hemoglobin",
    forms: ["hemoglobin", "haemoglobin", "Hb", "Hgb", "HGB", "HB"],
    scales: [
      inGramsPerDeciliter,
      { units: ["g/l"], values: [25, 220], times: 0.1 },
      { units: ["mmol/l"], values: [1, 14], times: 1.611, decimals: 1 },
    ],
    better: "high",
    ofEveryone: true,
    notBehind: new Set([
      "glycated",
      "glycosylated",
      "glycohemoglobin",
      "sickle",
      "fetal",
      "foetal",
      "free",
      "plasma",
      "corpuscular",
    ]),
    notBefore: phrases(
      "a1c",
      "a1",
      "s",
      "c",
      "e",
      "f",
      "h",
      "ss",
      "sc",
      "electrophoresis",
      "a",
      "a2",
      "( hba1c",
      "( a1c",
    ),
    source: "WHO 2024: in g/dL",
  },
  {
    name: "platelets",
    forms: ["platelets", "platelet", "platelet count", "thrombocytes", "PLT"],
    scales: cells(1000, 3_000_000),
    better: "high",
    ofEveryone: true,
    notBefore: phrases("transfusion", "transfusions", "inhibitor", "inhibitors", "aggregation", "function", "support"),
    source: "CTCAE 5: in a microlitre",
  },
  {
    name: "neutrophils",
    forms: ["absolute neutrophil count", "neutrophil count", "neutrophils", "ANC"],
    scales: cells(100, 100_000),
    better: "high",
    ofEveryone: true,
    source: "CTCAE 5: in a microlitre",
  },
  {
    name: "eosinophils",
    forms: ["eosinophil count", "eosinophils", "blood eosinophils", "blood eosinophil count", "blood eosinophil"],
    scales: [
      { units: perMicroliter, values: [10, 50_000] },
      { units: ["/l", "cells/l"], values: [1e7, 5e10], times: 1e-6 },
    ],
    notBehind: new Set(["sputum", "tissue", "esophageal"]),
    source: "GINA 2024: in a microlitre",
  },
  {
    name: "CD4 count",
    forms: ["CD4 count", "CD4+ count", "CD4 cell count", "CD4+ T cell count", "CD4 T-cell count", "CD4+ T-cell count"],
    scales: [{ units: perMicroliter, values: [1, 3000] }],
    better: "high",
    source: "WHO 2021: in a microlitre",
  },
  factor("VIII", "8"),
  factor("IX", "9"),
  {
    name: "albumin",
    forms: ["albumin", "serum albumin"],
    scales: [
      { units: ["g/dl"], values: [0.5, 7] },
      { units: ["g/l"], values: [8, 70], times: 0.1 },
    ],
    better: "high",
    ofEveryone: true,
    notBehind: new Set(["urine", "urinary", "glycated", "bound"]),
    notBefore: phrases("to", "- to", "/", "creatinine", "- creatinine", "- bound", "bound"),
    source: "CTCAE 5: in g/dL",
  },
  {
    name: "ferritin",
    forms: ["ferritin", "serum ferritin"],
    scales: [{ units: ["ng/ml", "ug/l"], values: [1, 100_000] }],
    source: "WHO 2020: in µg/L, which is ng/mL",
  },
  {
    name: "transferrin saturation",
    forms: ["transferrin saturation", "TSAT"],
    scales: [percent(1, 100)],
    source: "KDIGO 2012",
  },
  {
    name: "CRP",
    forms: ["CRP", "hs-CRP", "hsCRP", "C-reactive protein"],
    scales: [
      { units: ["mg/l", "ug/ml"], values: [0.05, 500] },
      { units: ["mg/dl"], values: [0.005, 50], times: 10 },
      { units: ["ULN"], values: [0.1, 100] },
    ],
    better: "low",
    source: "AHA 2003: in mg/L",
  },
  {
    name: "leukocytes",
    forms: [
      "white blood cell count",
      "white blood cells",
      "leukocytes",
      "leucocytes",
      "leukocyte count",
      "WBC",
      "WBCs",
    ],
    scales: cells(100, 1_000_000),
    ofEveryone: true,
    source: "CTCAE 5: in a microlitre",
  },
  {
    name: "lymphocytes",
    forms: ["absolute lymphocyte count", "lymphocyte count", "ALC"],
    scales: cells(10, 1_000_000),
    ofEveryone: true,
    source: "CTCAE 5: in a microlitre",
  },
  {
    name: "INR",
    forms: [
      "INR",
      "international normalized ratio",
      "international normalised ratio",
      "INR or PT",
      "INR or prothrombin time (PT)",
      "international normalized ratio (INR) or prothrombin time (PT)",
      "INR or aPTT",
      "INR or activated partial thromboplastin time (aPTT)",
      "international normalized ratio (INR) or activated partial thromboplastin time (aPTT)",
    ],
    scales: [{ units: [], values: [0.5, 20] }, ofUpperLimit],
    better: "low",
    ofEveryone: true,
    source: "WHO 1999",
  },
  {
    name: "fibrinogen",
    forms: ["fibrinogen", "plasma fibrinogen"],
    scales: [
      { units: ["mg/dl"], values: [10, 1500] },
      { units: ["g/l"], values: [0.1, 9], times: 100 },
    ],
    source: "ISTH 2001: in mg/dL",
  },
  {
    name: "IgG",
    forms: ["IgG", "serum IgG", "total IgG"],
    scales: [
      { units: ["mg/dl"], values: [20, 10_000] },
      { units: ["g/l"], values: [0.2, 19], times: 100 },
    ],
    source: "in mg/dL",
  },
  {
    name: "M-protein",
    forms: ["serum M-protein", "M-protein", "serum monoclonal protein", "serum M protein", "M protein"],
    scales: [
      { units: ["g/dl"], values: [0.05, 15] },
      { units: ["g/l"], values: [0.5, 150], times: 0.1 },
    ],
    notBehind: new Set(["urine", "urinary"]),
    source: "IMWG 2014: in g/dL",
  },
]
