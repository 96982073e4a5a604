import { type Measure, phrases, points } from "../Measure.ts"

const half = 0.5

/** Scales of memory and thinking, and of what a dementia does. */
export const cognition: ReadonlyArray<Measure> = [
  {
    name: "MMSE",
    forms: ["MMSE", "mini-mental state examination", "mini-mental state", "mini-mental status", "minimental state"],
    entered: ["mini mental", "folstein"],
    scales: [points(0, 30)],
    better: "high",
    notBehind: new Set(["modified", "severe"]),
    source: "Folstein 1975",
  },
  {
    name: "MoCA",
    forms: ["MoCA", "MOCA", "MoCa", "Moca", "montreal cognitive assessment", "montreal cognitive"],
    scales: [points(0, 30)],
    better: "high",
    notBehind: new Set(["t", "telephone", "mini", "phone"]),
    notBefore: phrases("blind", "- blind", "5 - min"),
    source: "Nasreddine 2005",
  },
  {
    name: "CDR",
    forms: ["CDR", "CDR-GS", "CDR global", "clinical dementia rating"],
    scales: [points(0, 3)],
    step: half,
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
    scales: [points(0, 18)],
    step: half,
    better: "low",
    source: "O'Bryant 2008",
  },
  {
    name: "ADAS-Cog",
    forms: ["ADAS-Cog", "ADAS-Cog11", "ADAS-Cog13", "ADAS-Cog14", "ADAS-Cog 11", "ADAS-Cog 13", "ADAS-Cog 14"],
    scales: [points(0, 90)],
    better: "low",
    source: "Rosen 1984",
  },
  {
    name: "NPI",
    forms: ["NPI", "NPI-10", "NPI-12", "neuropsychiatric inventory"],
    scales: [points(0, 144)],
    better: "low",
    notBefore: phrases("agitation", "- a", "a / a", "- q", "- c", "psychosis"),
    source: "Cummings 1994",
  },
  {
    name: "Hachinski",
    forms: ["hachinski", "hachinski ischemic scale", "hachinski ischemic score", "HIS"],
    scales: [points(0, 18)],
    better: "low",
    source: "Hachinski 1975; Rosen's has 12 points",
  },
  {
    name: "FAQ",
    forms: ["functional activities questionnaire", "FAQ"],
    scales: [points(0, 30)],
    better: "low",
    source: "Pfeffer 1982",
  },
  {
    name: "geriatric depression scale",
    forms: ["geriatric depression scale", "GDS-15", "GDS-30"],
    scales: [points(0, 30)],
    better: "low",
    source: "Yesavage 1982",
  },
]
