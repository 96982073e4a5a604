import { type Measure, ofUpperLimit } from "../Measure.ts"

const calciumPerMmol = 4.008

const magnesiumPerMmol = 2.431

const uricAcidUmol = 59.48

/** Milliequivalents of what has one charge are millimoles. */
const inMillimoles = (least: number, most: number): Measure["scales"] => [
  { units: ["mmol/l", "meq/l"], values: [least, most] },
  ofUpperLimit,
]

const ofPlasma = "CTCAE 5: in mmol/L"

/** What is measured of the salts of the blood, and of what dissolves in it. */
export const salts: ReadonlyArray<Measure> = [
  {
    name: "potassium",
    forms: ["potassium", "serum potassium"],
    scales: inMillimoles(1, 10),
    ofEveryone: true,
    source: ofPlasma,
  },
  {
    name: "sodium",
    forms: ["sodium", "serum sodium"],
    scales: inMillimoles(95, 190),
    ofEveryone: true,
    source: ofPlasma,
  },
  {
    name: "calcium",
    forms: ["calcium", "serum calcium", "corrected calcium", "corrected serum calcium", "albumin-corrected calcium"],
    scales: [
      { units: ["mg/dl"], values: [4, 20] },
      { units: ["mmol/l"], values: [1, 5], times: calciumPerMmol, decimals: 1 },
      ofUpperLimit,
    ],
    ofEveryone: true,
    notBehind: new Set(["ionized", "ionised"]),
    source: "CTCAE 5: in mg/dL",
  },
  {
    name: "magnesium",
    forms: ["magnesium", "serum magnesium"],
    scales: [
      { units: ["mg/dl"], values: [0.3, 12] },
      { units: ["mmol/l"], values: [0.1, 5], times: magnesiumPerMmol, decimals: 1 },
    ],
    ofEveryone: true,
    source: "CTCAE 5: in mg/dL",
  },
  {
    name: "uric acid",
    forms: ["uric acid", "serum uric acid", "serum urate", "sUA"],
    scales: [
      { units: ["mg/dl"], values: [0.5, 30] },
      { units: ["umol/l"], values: [31, 1800], times: 1 / uricAcidUmol, decimals: 1 },
    ],
    better: "low",
    source: "ACR 2020: in mg/dL",
  },
]
