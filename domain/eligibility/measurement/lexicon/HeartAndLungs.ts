import { liters, type Measure, ofPredicted, ofUpperLimit, percent, phrases } from "../Measure.ts"

/** Behind the stroke of a quotient: "FEV1/FVC". */
const ratio = new Set(["/"])

const ofLungs = "ATS and ERS 2019: in percent of what is predicted"

/** What is measured of breath and heart, and weight for height. */
export const heartAndLungs: ReadonlyArray<Measure> = [
  {
    name: "FVC",
    forms: ["FVC", "ppFVC", "forced vital capacity"],
    scales: [ofPredicted(10, 150), liters(0.2, 8)],
    better: "high",
    notBehind: ratio,
    source: ofLungs,
  },
  {
    name: "SVC",
    forms: ["SVC", "slow vital capacity"],
    scales: [ofPredicted(10, 150), liters(0.2, 8)],
    better: "high",
    source: ofLungs,
  },
  {
    name: "FEV1",
    forms: [
      "FEV1",
      "ppFEV1",
      "forced expiratory volume in 1 second",
      "forced expiratory volume in one second",
      "forced expiratory volume in the first second",
      "forced expiratory volume (FEV1) in 1 second",
      "forced expiratory volume (FEV1) in one second",
    ],
    scales: [ofPredicted(10, 150), liters(0.2, 7)],
    better: "high",
    notBefore: phrases("/", "- to -", "to forced", "to fvc"),
    source: ofLungs,
  },
  {
    name: "FEV1/FVC",
    forms: ["FEV1/FVC", "FEV1-to-FVC", "FEV1:FVC"],
    scales: [
      { units: [], values: [0.1, 1] },
      { units: ["%"], values: [10, 100], times: 0.01 },
    ],
    better: "high",
    source: "GOLD 2025: the share of the first second",
  },
  {
    name: "DLCO",
    forms: ["DLCO", "DLco", "TLCO", "TLco", "diffusing capacity", "diffusion capacity"],
    scales: [ofPredicted(5, 150)],
    better: "high",
    source: "ATS and ERS 2017: in percent of what is predicted",
  },
  {
    name: "oxygen saturation",
    forms: ["SpO2", "SaO2", "oxygen saturation", "O2 saturation"],
    scales: [percent(50, 100)],
    better: "high",
    ofEveryone: true,
    source: "ATS 2002",
  },
  {
    name: "LVEF",
    forms: ["LVEF", "left ventricular ejection fraction", "ejection fraction"],
    scales: [percent(5, 90)],
    better: "high",
    ofEveryone: true,
    notBehind: new Set(["gallbladder", "gall"]),
    source: "ASE 2015",
  },
  {
    name: "NT-proBNP",
    forms: [
      "NT-proBNP",
      "NTproBNP",
      "N-terminal pro-B-type natriuretic peptide",
      "N-terminal pro-brain natriuretic peptide",
    ],
    scales: [
      { units: ["pg/ml", "ng/l"], values: [5, 100_000] },
      { units: ["pmol/l"], values: [0.5, 12_000], times: 8.457 },
    ],
    better: "low",
    source: "ESC 2021: in ng/L, which is pg/mL",
  },
  {
    name: "BNP",
    forms: ["BNP", "brain natriuretic peptide", "B-type natriuretic peptide"],
    scales: [{ units: ["pg/ml", "ng/l"], values: [2, 20_000] }],
    better: "low",
    notBehind: new Set(["pro"]),
    source: "ESC 2021: in ng/L, which is pg/mL",
  },
  {
    name: "troponin",
    forms: ["troponin"],
    scales: [ofUpperLimit],
    better: "low",
    notBefore: phrases("t", "i", "- t", "- i"),
    source: "ESC 2020",
  },
  {
    name: "troponin T",
    forms: ["troponin T", "troponin-T", "cTnT", "hs-cTnT", "cardiac troponin T"],
    scales: [
      ofUpperLimit,
      { units: ["ng/ml"], values: [0.001, 50] },
      { units: ["ng/l", "pg/ml"], values: [1, 50_000] },
    ],
    better: "low",
    source: "ESC 2020",
  },
  {
    name: "troponin I",
    forms: ["troponin I", "troponin-I", "cTnI", "hs-cTnI", "cardiac troponin I"],
    scales: [
      ofUpperLimit,
      { units: ["ng/ml"], values: [0.001, 50] },
      { units: ["ng/l", "pg/ml"], values: [1, 50_000] },
    ],
    better: "low",
    source: "ESC 2020",
  },
  {
    name: "QTc",
    forms: ["QTcF", "QTc", "QTcB", "corrected QT interval"],
    scales: [{ units: ["ms", "msec"], values: [250, 700] }],
    better: "low",
    ofEveryone: true,
    source: "ICH E14: in milliseconds",
  },
  {
    name: "BMI",
    forms: ["BMI", "body mass index"],
    scales: [{ units: ["kg/m2", "kg/sqm", "kg/m", "points"], values: [10, 80] }],
    ofEveryone: true,
    notBefore: phrases("z", "percentile", "for age", "- for", "z - score", "sds"),
    source: "WHO 2000: in kg/m²",
  },
]
