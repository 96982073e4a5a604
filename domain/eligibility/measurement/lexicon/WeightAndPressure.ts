import { type Measure, phrases, points } from "../Measure.ts"

const kilogramsPerPound = 0.4536

const centimetersPerInch = 2.54

/** What is not the weight or the pressure of somebody as they are. */
const ofChange = ["loss", "gain", "change", "reduction", "management", "bearing", "- bearing", "control", "lowering"]

/** What is measured of the body as a whole: its weight, its girth, its pressures and its pain. */
export const weightAndPressure: ReadonlyArray<Measure> = [
  {
    name: "body weight",
    forms: ["body weight", "bodyweight", "weight"],
    scales: [
      { units: ["kg"], values: [1, 300] },
      { units: ["lb"], values: [2, 660], times: kilogramsPerPound, decimals: 0 },
    ],
    ofEveryone: true,
    notBehind: new Set(["birth", "molecular", "tumor", "kg", "/", "stable", "ideal", "dry", "fetal"]),
    notBefore: phrases(...ofChange, "for", "- for"),
    source: "in kilograms",
  },
  {
    name: "waist circumference",
    forms: ["waist circumference", "abdominal circumference"],
    scales: [
      { units: ["cm"], values: [50, 250] },
      { units: ["inches"], values: [15, 49], times: centimetersPerInch, decimals: 0 },
    ],
    source: "WHO 2008: in centimeters",
  },
  {
    name: "systolic blood pressure",
    forms: ["systolic blood pressure", "systolic BP", "SBP", "systolic", "blood pressure", "BP"],
    scales: [{ units: ["mmHg"], values: [60, 300] }],
    better: "low",
    ofEveryone: true,
    notBehind: new Set(["diastolic", "mean"]),
    notBefore: phrases(...ofChange, "dysfunction", "heart", "function", "murmur"),
    source: "ESC 2024: in mmHg",
  },
  {
    name: "diastolic blood pressure",
    forms: ["diastolic blood pressure", "diastolic BP", "DBP", "diastolic"],
    scales: [{ units: ["mmHg"], values: [30, 200] }],
    better: "low",
    ofEveryone: true,
    notBefore: phrases(...ofChange, "dysfunction", "heart", "function"),
    source: "ESC 2024: in mmHg",
  },
  {
    name: "intraocular pressure",
    forms: ["intraocular pressure", "IOP"],
    scales: [{ units: ["mmHg"], values: [2, 80] }],
    better: "low",
    notBefore: phrases(...ofChange),
    source: "EGS 2020: in mmHg",
  },
  {
    name: "gestational age",
    forms: ["gestational age", "GA"],
    scales: [{ units: ["weeks"], values: [3, 45] }],
    source: "ACOG 2017: in weeks",
  },
  {
    name: "pain rating",
    forms: ["NRS", "numeric rating scale", "numerical rating scale", "numeric pain rating scale", "NPRS"],
    scales: [points(0, 10)],
    better: "low",
    source: "Farrar 2001",
  },
  {
    name: "Oswestry",
    forms: ["oswestry disability index", "oswestry", "ODI"],
    scales: [{ units: ["%", "points"], values: [0, 100] }],
    better: "low",
    source: "Fairbank 2000",
  },
  {
    name: "SNOT-22",
    forms: ["SNOT-22", "sino-nasal outcome test", "sino-nasal outcome test-22"],
    scales: [points(0, 110)],
    better: "low",
    source: "Hopkins 2009",
  },
  {
    name: "SOFA",
    forms: ["SOFA", "sequential organ failure assessment"],
    scales: [points(0, 24)],
    better: "low",
    notBehind: new Set(["q", "quick"]),
    source: "Vincent 1996",
  },
  {
    name: "APACHE II",
    forms: ["APACHE II", "APACHE-II"],
    scales: [points(0, 71)],
    better: "low",
    source: "Knaus 1985",
  },
]
