import type * as Interval from "../quantities/Interval.ts"
import type { Unit } from "../quantities/MeasuredNumbers.ts"
import * as WordSet from "../text/WordSet.ts"

/** Something that is measured in points by a scale of its own, of which criteria let in a range: "MMSE 20 to 26". */
export interface Score {
  readonly name: string
  /** How texts and profiles call it. What is short counts in texts only as it is written here. */
  readonly forms: ReadonlyArray<string>
  /** The values that it can have. A number beyond them is another's. */
  readonly values: Interval.Interval
  /** Its values are multiples of it. */
  readonly step?: number
  readonly unit: ReadonlySet<string>
  /** Which of its values speak of health; nothing where none do. */
  readonly better?: "high" | "low"
  /** Whether it tells how fit somebody is, whatever the disease: next to a stage or a marker it can only keep out. */
  readonly ofFitness?: true
  /** Whether single values are asked for: where it has more than a few, a text that names one has mostly lost its sign. */
  readonly ofFewValues?: true
  /** Words of which one right before a name makes another scale of it: "telephone MoCA". */
  readonly notBehind?: ReadonlySet<string>
  /** Phrases that do so right behind it: the Everyday Cognition of 12 questions is "ECog-12". */
  readonly notBefore?: ReadonlyArray<ReadonlyArray<string>>
  readonly source: string
}

const half = 0.5

/** How its values are counted in a text. */
export const unitOf = ({ better, step, unit, values: [, top] }: Score): Unit => ({
  top,
  words: unit,
  ...(step === half ? { hasHalves: true } : {}),
  ...(better === undefined ? {} : { better }),
})

const points = WordSet.of("point points pts")

const percent = WordSet.of("% percent points")

const repeats = WordSet.of("repeat repeats copies copy units trinucleotide triplets")

const ofPredicted = WordSet.of("% percent of the predicted pred normal value reference")

const mutations = WordSet.of("mut muts mutation mutations / per mb megabase megabases")

/** Behind the stroke of a quotient: "FEV1/FVC". */
const ratio = new Set(["/"])

const phrases = (...all: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  all.map((phrase) => phrase.split(" "))

/** What the scales of how fit somebody is are called without the name of one: their values tell them apart. */
const ofPerformance = ["performance status", "performance score"]

export const scores: ReadonlyArray<Score> = [
  {
    name: "MMSE",
    forms: ["MMSE", "mini-mental state examination", "mini-mental state", "mini-mental status", "minimental state"],
    values: [0, 30],
    unit: points,
    better: "high",
    notBehind: new Set(["modified", "severe"]),
    source: "Folstein 1975",
  },
  {
    name: "MoCA",
    forms: ["MoCA", "MOCA", "MoCa", "Moca", "montreal cognitive assessment", "montreal cognitive"],
    values: [0, 30],
    unit: points,
    better: "high",
    notBehind: new Set(["t", "telephone", "mini", "phone"]),
    notBefore: phrases("blind", "- blind", "5 - min"),
    source: "Nasreddine 2005",
  },
  {
    name: "CDR",
    forms: ["CDR", "CDR-GS", "CDR global", "clinical dementia rating"],
    values: [0, 3],
    step: half,
    unit: points,
    better: "low",
    ofFewValues: true,
    notBefore: phrases("sb", "- sb", "sob", "- sob", "sum", "- sum", "scale sum", ") sum", ") - sb", "box", "memory"),
    source: "Morris 1993",
  },
  {
    name: "CDR-SB",
    forms: [
      "CDR-SB",
      "CDRSB",
      "CDR-SOB",
      "CDR sum of boxes",
      "clinical dementia rating sum of boxes",
      "clinical dementia rating scale sum of boxes",
    ],
    values: [0, 18],
    step: half,
    unit: points,
    better: "low",
    source: "O'Bryant 2008",
  },
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
      ...ofPerformance,
    ],
    values: [0, 5],
    unit: new Set(),
    better: "low",
    ofFitness: true,
    ofFewValues: true,
    notBefore: phrases("- 12", "- 39", "12", "39"),
    source: "Oken 1982; Zubrod's and the WHO's scales have the same grades",
  },
  {
    name: "Karnofsky",
    forms: ["karnofsky", "KPS", ...ofPerformance],
    values: [10, 100],
    step: 5,
    unit: percent,
    better: "high",
    ofFitness: true,
    source: "Karnofsky 1949; 0 is death",
  },
  {
    name: "Lansky",
    forms: ["lansky"],
    values: [10, 100],
    step: 5,
    unit: percent,
    better: "high",
    ofFitness: true,
    source: "Lansky 1987: Karnofsky's for children",
  },
  {
    name: "CAG repeats",
    forms: ["CAG repeats", "CAG repeat", "CAG expansion", "CAG", "CAGs", "CAGn"],
    values: [10, 250],
    unit: repeats,
    source: "MacDonald 1993: the length of HTT",
  },
  {
    name: "TFC",
    forms: ["TFC", "UHDRS-TFC", "total functional capacity"],
    values: [0, 13],
    unit: points,
    better: "high",
    source: "Shoulson 1979",
  },
  {
    name: "ALSFRS-R",
    forms: [
      "ALSFRS-R",
      "ALSFRS",
      "ALS functional rating scale",
      "amyotrophic lateral sclerosis functional rating scale",
    ],
    values: [0, 48],
    unit: points,
    better: "high",
    source: "Cedarbaum 1999",
  },
  {
    name: "EDSS",
    forms: ["EDSS", "expanded disability status scale", "expanded disability status score"],
    values: [0, 10],
    step: half,
    unit: points,
    better: "low",
    source: "Kurtzke 1983",
  },
  {
    name: "HRD score",
    forms: ["HRD score", "genomic instability score", "GIS", "homologous recombination deficiency score"],
    values: [0, 100],
    unit: points,
    source: "Telli 2016",
  },
  {
    name: "TMB",
    forms: ["TMB", "tumor mutational burden", "tumour mutational burden", "tumor mutation burden"],
    values: [0, 1000],
    unit: mutations,
    source: "Marcus 2021: mutations per megabase",
  },
  {
    name: "FVC",
    forms: ["FVC", "ppFVC", "forced vital capacity"],
    values: [10, 150],
    unit: ofPredicted,
    better: "high",
    notBehind: ratio,
    source: "ATS and ERS 2019: in percent of what is predicted",
  },
  {
    name: "SVC",
    forms: ["SVC", "slow vital capacity"],
    values: [10, 150],
    unit: ofPredicted,
    better: "high",
    source: "ATS and ERS 2019: in percent of what is predicted",
  },
  {
    name: "FEV1",
    forms: ["FEV1", "ppFEV1", "forced expiratory volume in 1 second", "forced expiratory volume in one second"],
    values: [10, 150],
    unit: ofPredicted,
    better: "high",
    notBefore: phrases("/", "- to -", "to forced"),
    source: "ATS and ERS 2019: in percent of what is predicted",
  },
  {
    name: "DLCO",
    forms: ["DLCO", "DLco", "TLCO", "diffusing capacity", "diffusion capacity"],
    values: [5, 150],
    unit: ofPredicted,
    better: "high",
    source: "ATS and ERS 2017: in percent of what is predicted",
  },
  {
    name: "LVEF",
    forms: ["LVEF", "left ventricular ejection fraction", "ejection fraction"],
    values: [5, 90],
    unit: percent,
    better: "high",
    ofFitness: true,
    source: "ASE 2015",
  },
  {
    name: "eGFR",
    forms: ["eGFR", "GFR", "estimated glomerular filtration rate", "glomerular filtration rate"],
    values: [1, 200],
    unit: WordSet.of("ml / min minute per 1 . 73 m2 m² m 2 ^"),
    better: "high",
    ofFitness: true,
    source: "KDIGO 2024: in mL/min/1.73 m²",
  },
  {
    name: "hemoglobin",
    forms: ["hemoglobin", "haemoglobin", "Hb", "Hgb", "HGB", "HB"],
    values: [2, 22],
    unit: WordSet.of("g gm gms grams / dl per deciliter"),
    better: "high",
    ofFitness: true,
    notBehind: new Set(["glycated", "glycosylated", "sickle", "fetal", "foetal"]),
    notBefore: phrases("a1c", "s", "c", "e", "ss", "sc", "electrophoresis", "a"),
    source: "WHO 2024: in g/dL",
  },
  {
    name: "HbA1c",
    forms: [
      "HbA1c",
      "HbA1C",
      "HBA1C",
      "A1C",
      "A1c",
      "hemoglobin A1c",
      "haemoglobin A1c",
      "glycated hemoglobin",
      "glycated haemoglobin",
      "glycosylated hemoglobin",
    ],
    values: [3, 20],
    unit: percent,
    better: "low",
    source: "ADA 2025: in percent (NGSP)",
  },
  {
    name: "BMI",
    forms: ["BMI", "body mass index"],
    values: [10, 80],
    unit: WordSet.of("kg / m2 m² m 2 per square meter metre ^"),
    ofFitness: true,
    source: "WHO 2000: in kg/m²",
  },
  {
    name: "6-minute walk distance",
    forms: [
      "6MWT",
      "6MWD",
      "6-minute walk test",
      "6-minute walk distance",
      "6 minute walking distance",
      "six-minute walk test",
      "six-minute walk distance",
    ],
    values: [20, 1000],
    unit: WordSet.of("m meters metres meter metre"),
    better: "high",
    source: "ATS 2002: in metres",
  },
]
