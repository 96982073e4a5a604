import { type Measure, ofUpperLimit, percent, phrases, points } from "../Measure.ts"

const unitsPerMilliliter = { units: ["u/ml", "ku/l", "iu/ml"], values: [0.1, 1_000_000] } as const

const nanograms = { units: ["ng/ml", "ug/l"], values: [0.001, 1_000_000] } as const

/** What is measured of tumours. */
export const tumors: ReadonlyArray<Measure> = [
  {
    name: "HRD score",
    forms: ["HRD score", "genomic instability score", "GIS", "homologous recombination deficiency score"],
    scales: [points(0, 100)],
    source: "Telli 2016",
  },
  {
    name: "TMB",
    forms: ["TMB", "tumor mutational burden", "tumour mutational burden", "tumor mutation burden"],
    scales: [{ units: ["mutations/megabase"], values: [0, 1000] }],
    source: "Marcus 2021: mutations per megabase",
  },
  {
    name: "PSA",
    forms: ["PSA", "prostate-specific antigen"],
    scales: [nanograms],
    better: "low",
    notBefore: phrases(
      "doubling",
      "density",
      "dt",
      "- dt",
      "nadir",
      "velocity",
      "progression",
      "relapse",
      "recurrence",
    ),
    source: "EAU 2024: in ng/mL",
  },
  {
    name: "CA 19-9",
    forms: ["CA 19-9", "CA19-9", "CA-19-9", "CA 199", "CA199", "carbohydrate antigen 19-9", "cancer antigen 19-9"],
    scales: [unitsPerMilliliter, { units: ["ULN"], values: [0.1, 100] }],
    better: "low",
    source: "Duffy 2010: in U/mL",
  },
  {
    name: "CA 125",
    forms: ["CA 125", "CA-125", "CA125", "cancer antigen 125"],
    scales: [unitsPerMilliliter, { units: ["ULN"], values: [0.1, 100] }],
    better: "low",
    source: "GCIG 2011: in U/mL",
  },
  {
    name: "AFP",
    forms: ["AFP", "alpha-fetoprotein", "α-fetoprotein"],
    scales: [nanograms],
    better: "low",
    source: "EASL 2018: in ng/mL",
  },
  {
    name: "Ki-67",
    forms: ["Ki-67", "Ki67"],
    scales: [percent(0, 100)],
    better: "low",
    source: "Nielsen 2021",
  },
  {
    name: "LDH",
    forms: ["LDH", "lactate dehydrogenase"],
    scales: [
      { units: ["u/l", "iu/l"], values: [20, 20_000] },
      { units: ["ULN"], values: [0.1, 50] },
    ],
    better: "low",
    source: "AJCC 8",
  },
  {
    name: "bone marrow blasts",
    forms: ["bone marrow blasts", "bone marrow blast", "BM blasts", "marrow blasts"],
    scales: [percent(0, 100)],
    better: "low",
    source: "WHO 2022",
  },
  {
    name: "CEA",
    forms: ["CEA", "carcinoembryonic antigen"],
    scales: [nanograms, ofUpperLimit],
    better: "low",
    notBefore: phrases("- positive", "positive", "expression", "- expressing"),
    source: "ASCO 2006: in ng/mL",
  },
]
