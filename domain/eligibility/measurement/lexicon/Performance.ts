import { type Measure, percent, phrases } from "../Measure.ts"

/** What the scales of how fit somebody is are called without the name of one: their values tell them apart. */
const unnamed = ["performance status", "performance score"]

/** Scales of how fit somebody is. */
export const performance: ReadonlyArray<Measure> = [
  {
    name: "ECOG",
    forms: [
      "ECOG",
      "Ecog",
      "eastern cooperative oncology group",
      "eastern cooperative group",
      "zubrod",
      "WHO performance",
      "WHO PS",
      "world health organization performance",
      ...unnamed,
    ],
    entered: ["PS"],
    scales: [{ units: ["points"], values: [0, 5] }],
    step: 1,
    better: "low",
    ofEveryone: true,
    ofFitness: true,
    ofFewValues: true,
    notBefore: phrases("- 12", "- 39", "12", "39"),
    source: "Oken 1982; Zubrod's and the WHO's scales have the same grades",
  },
  {
    name: "Karnofsky",
    forms: ["karnofsky", "KPS", ...unnamed],
    entered: ["PS"],
    scales: [{ ...percent(10, 100), units: ["%", "points"] }],
    step: 5,
    better: "high",
    ofEveryone: true,
    ofFitness: true,
    source: "Karnofsky 1949; 0 is death",
  },
  {
    name: "Lansky",
    forms: ["lansky"],
    scales: [{ ...percent(10, 100), units: ["%", "points"] }],
    step: 5,
    better: "high",
    ofEveryone: true,
    ofFitness: true,
    source: "Lansky 1987: Karnofsky's for children",
  },
]
