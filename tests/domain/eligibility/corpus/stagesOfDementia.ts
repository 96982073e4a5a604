import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

const of = (
  part: (line: string) => string,
  line: string,
  expected: Readonly<Record<string, "in" | "ex" | "?" | "-">>,
): ReadonlyArray<Case> => asking("Alzheimer Disease", part, line, expected)

/** Stages of dementia as those write them who study it. */
export const stagesOfDementia: ReadonlyArray<Case> = [
  ...[
    "Does not meet criteria for mild cognitive impairment",
    "Must not meet the diagnostic criteria for MCI",
    "Not fulfilling the criteria for MCI or for dementia",
  ].flatMap((line) => of(included, line, { MCI: "ex" })),
  ...of(included, "Meets the criteria for MCI", { MCI: "in" }),
  ...of(excluded, "Does not meet the criteria for MCI", { MCI: "-" }),
  // By their scores
  ...[
    "Clinical Dementia Rating scale score of 0.5 or 1",
    "Global CDR scale of 0.5 or 1.0",
    "A score of 0.5 or 1 on the Clinical Dementia Rating",
    "Score on the Clinical Dementia Rating (CDR) of 0.5 or 1.0",
    "A CDR score between 0.5 and 1",
  ].flatMap((line) => of(included, line, { "CDR 0.5": "in", "CDR 1": "in", "CDR 2": "-", "CDR 0": "-" })),
  ...of(included, "Cognition is normal with a CDR of 0", { "CDR 0": "in", "CDR 0.5": "-" }),
  ...of(excluded, "Clinical Dementia Rating > 0", { "CDR 0": "-", "CDR 0.5": "ex", "CDR 2": "ex" }),
  ...of(included, "A score of 5 or more on the FAST", { "FAST 4": "-", "FAST 6": "in" }),
  ...of(included, "FAST stage 6 or 7", { "FAST 7": "in", "FAST 5": "-" }),
  ...of(included, "A risk score on the FAST that is known", { "FAST 6": "-" }),
  // With what tells more of a grade beside it
  ...[
    "Mild (CDR 1) or moderate (CDR 2) dementia due to AD",
    "Mild (MMSE 21 to 26) and moderate (MMSE 10 to 20) Alzheimer's disease",
    "Dementia in the mild (FAST 4) to moderate (FAST 5) stage",
    "Mild to moderate (MMSE 14 to 26) Alzheimer's disease",
    "Alzheimer's disease, mild to moderate (MMSE 14 to 26)",
    "Patients with mild to moderate disease (MMSE of 14 to 26)",
    "Mild to moderate cognitive impairment",
  ].flatMap((line) => of(included, line, { mild: "in", moderate: "in", severe: "-" })),
  ...["Moderate or severe cognitive impairment", "Moderate to severe cognitive decline that precludes consent"].flatMap(
    (line) => of(excluded, line, { moderate: "ex", severe: "ex", mild: "-", MCI: "-" }),
  ),
  ...[
    "Mild (Child-Pugh A) or moderate (Child-Pugh B) hepatic impairment",
    "Moderate to severe disease of the liver",
    "An advanced, severe or unstable disease of any kind",
    "Severe disease",
    "Moderate to severe visual impairment",
  ].flatMap((line) => of(excluded, line, { mild: "-", moderate: "-", severe: "-" })),
  ...asking("Parkinson Disease", excluded, "Severe cognitive impairment", { severe: "-" }),
]
