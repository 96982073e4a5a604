import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const dementia = "Alzheimer Disease"

/** Grades and stages of which what lies above or below them is meant. */
export const stagesByBound: ReadonlyArray<Case> = [
  ...[
    "More than mild dementia",
    "Dementia more severe than mild",
    "Any stage of dementia beyond mild",
    "Dementia of severity greater than mild",
    "Disease more advanced than mild dementia",
    "Greater than mild Alzheimer's disease",
    "Dementia above a mild stage",
    "Dementia beyond the mild stage",
  ].flatMap((line) => of(dementia, excluded, line, { Early: "-", Mild: "-", Moderate: "ex", Severe: "ex" })),
  ...["Dementia worse than moderate", "Alzheimer's disease of more than moderate severity"].flatMap((line) =>
    of(dementia, excluded, line, { Mild: "-", Moderate: "-", Severe: "ex" }),
  ),
  ...["Less than moderate dementia", "Dementia milder than moderate", "Dementia less severe than moderate"].flatMap(
    (line) => of(dementia, excluded, line, { Mild: "ex", Moderate: "-", Severe: "-" }),
  ),
  ...[
    "At least moderate dementia",
    "Moderate or worse dementia",
    "Moderate or more severe dementia",
    "Moderate dementia or worse",
    "Moderate Alzheimer's disease or more severe",
    "Dementia no milder than moderate",
  ].flatMap((line) => of(dementia, included, line, { Mild: "-", Moderate: "in", Severe: "in" })),
  ...of(dementia, included, "Mild dementia or worse", { Mild: "in", Moderate: "in", Severe: "in" }),
  ...of(dementia, included, "Mild dementia or worse pain", { Mild: "in", Moderate: "-", Severe: "-" }),
  ...[
    "Dementia no worse than moderate",
    "Dementia not more severe than moderate",
    "Up to moderate dementia",
    "No more than moderate dementia",
  ].flatMap((line) => of(dementia, included, line, { Mild: "in", Moderate: "in", Severe: "-" })),
  ...["More than mild cognitive impairment", "Cognitive decline worse than MCI", "More advanced than MCI"].flatMap(
    (line) => of(dementia, excluded, line, { "Mild cognitive impairment": "-" }),
  ),
  ...of(dementia, excluded, "Worse than early Alzheimer's disease", { Early: "-", Mild: "-" }),
  ...of("Breast cancer", included, "Breast cancer of no greater than stage II", { "stage II": "in", "stage III": "-" }),
  ...of("Breast cancer", excluded, "Disease more advanced than stage II", {
    "stage II": "-",
    "stage III": "ex",
    "stage IV": "ex",
  }),
  // What is more, or less, is something else
  ...of(dementia, included, "More than 6 months of mild dementia", { Mild: "in", Moderate: "-" }),
  ...of(dementia, included, "Mild Alzheimer's disease for more than 2 years", { Mild: "in", Moderate: "-" }),
  ...of(dementia, included, "At least mild cognitive impairment", { "Mild cognitive impairment": "in" }),
  ...of(dementia, excluded, "Moderate or severe dementia", { Mild: "-", Moderate: "ex", Severe: "ex" }),
  ...of("Physical activity", included, "Less than an hour of moderate or greater physical activity", { Severe: "-" }),
  ...of("Lung cancer", included, "Stage II-IV lung cancer", { "stage I": "-", "stage III": "in" }),
  ...of("Breast cancer", included, "Stage I-III breast cancer", { "stage IV": "-", metastatic: "-" }),
  ...of("Lung cancer", included, "Must have greater than or equal to stage IB disease", {
    "stage IA": "-",
    "stage IIIA": "in",
  }),
]
