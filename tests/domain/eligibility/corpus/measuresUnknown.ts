import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Chronic Fatigue", part, line, expected)

const fatigue: Expected = { "Zarkov Fatigue Inventory 31": "in", "Zarkov Fatigue Inventory 21": "ex" }

const ofBoth: Expected = { ...fatigue, "ZFI 31": "in", "ZFI 21": "ex", "Zarkov Fatigue Inventory (ZFI) 31": "in" }

/** Questionnaires and assays that nobody knows, found by their names alone. */
export const measuresUnknown: ReadonlyArray<Case> = [
  ...[
    "Zarkov Fatigue Inventory score of 28 or higher",
    "a self-reported score of 28 or higher on the Zarkov Fatigue Inventory",
    "Fatigue (score ≥ 28, Zarkov Fatigue Inventory)",
    "Fatigue as measured by the Zarkov Fatigue Inventory with a score of 28 or more",
    "Zarkov Fatigue Inventory, with a cut-off of ≥ 28",
    "Zarkov Fatigue Inventory with values equal to 28 or higher",
    "Zarkov Fatigue Inventory (range 0-60) score of at least 28",
  ].flatMap((line) => of(included, line, fatigue)),
  // By the short name that the text gives it, or by the whole of a short one
  ...[
    "Zarkov Fatigue Inventory (ZFI) ≥ 28",
    "Score of 28 or more on the Zarkov Fatigue Inventory [ZFI]",
    "Fatigue, as assessed by the Zarkov Fatigue Inventory (ZFI). The ZFI score must be ≥ 28",
    "The Zarkov Fatigue Inventory (ZFI) is filled in at screening\n* ZFI > 27",
    "ZFI (Zarkov Fatigue Inventory) is filled in at screening\n* Zarkov Fatigue Inventory > 27",
  ].flatMap((line) => of(included, line, ofBoth)),
  ...of(included, "Zarkov Scale (ZS) and Murnau Index (MI); MI > 30", { "Zarkov Scale 25": "?" }),
  ...of(included, "Mood and Temper Questionnaire score ≥ 23", {
    "Mood and Temper Questionnaire 35": "in",
    "Mood and Temper Questionnaire 12": "ex",
  }),
  // In other units of the same kind
  ...of(included, "Serum zarkin > 8000 pg/mL", {
    "zarkin 12 ng/mL": "in",
    "zarkin 5 ug/L": "ex",
    "zarkin 5 mmol/L": "?",
  }),
  ...of(included, "Murnau interval ≤ 0.25 seconds", {
    "Murnau interval 290 ms": "ex",
    "Murnau interval 180 msec": "in",
  }),
  ...of(included, "Murnau cell count > 200 cells/mm3", {
    "Murnau cell count 300": "in",
    "Murnau cell count 100": "ex",
  }),
  // By what a text tells of too little, and how it was measured
  ...of(excluded, "Zarkin deficiency, defined as a level < 5 ng/mL", {
    "zarkin 3 ng/mL": "ex",
    "zarkin 12 ng/mL": "in",
  }),
  ...of(included, "Zarkin, as measured by an immunoassay, of ≥ 5 ng/mL", {
    "zarkin 3 ng/mL": "ex",
    "zarkin 12 ng/mL": "in",
  }),
  ...of(excluded, "ZX > 7 IU/L", { "ZX 9 IU/L": "ex", "ZX 5 IU/L": "in" }),
  // Of another measure
  ...["Zarkin and ferritin > 30 ng/mL", "Zarkin, ferritin > 30 ng/mL"].flatMap((line) =>
    of(included, line, { "zarkin 12 ng/mL": "?" }),
  ),
  ...[
    "Anti-zarkin > 30 ng/mL",
    "Free zarkin > 30 ng/mL",
    "F-zarkin > 30 ng/mL",
    "Zarkin-R > 30 ng/mL",
    "Zarkin-EF > 30 ng/mL",
    "Zarkin ratio > 30 ng/mL",
    "Zarkin receptor > 30 ng/mL",
  ].flatMap((line) => of(included, line, { "zarkin 12 ng/mL": "-" })),
  ...[
    "Zarkov Scale (range 0 to 60)",
    "Zarkov Scale and Murnau Index > 30",
    "Zarkov Scale depression score > 30",
    "Zarkov Scale-20 score > 30",
    "Murnau Index > 30; the Zarkov Scale is filled in",
    "Zarkov Scale, aged 30 or above",
  ].flatMap((line) => of(included, line, { "Zarkov Scale 12": "?" })),
  // A number that no scale of a known measure has is compared with none
  ...of(included, "KPS ≥ 60", { "KPS 80": "in", "KPS 600": "?" }),
  ...of(included, "ALSFRS-R total score of at least 30", { "ALSFRS-R 40": "in", "ALSFRS-R 90": "?" }),
  ...of(excluded, "EDSS > 6.5", { "EDSS 7": "ex", "EDSS 70": "?" }),
]
