import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

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
    "Clinical Dementia Rating (CDR) of 0.5 (very mild) or 1 (mild dementia)",
    "Mild AD (CDR-G 0.5 or 1)",
    "A CDR total score of 0.5 or 1 (mild)",
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
  // Whoever keeps out dementia keeps out each of its grades
  ...[
    "Dementia",
    "Diagnosis of dementia of any cause",
    "Mild cognitive impairment or dementia",
    "Diagnosed with dementia due to AD",
    "Alzheimer's dementia, according to the NIA-AA",
    "Delirium, dementia or another disorder of the mind",
    "Probable dementia per the NIA-AA",
    "Suspected dementia",
    "Participants who progressed to dementia before the baseline",
    "Patients with a history of dementia will be excluded",
  ].flatMap((line) => of(excluded, line, { "mild dementia": "ex", moderate: "ex", severe: "ex" })),
  ...[
    "No dementia",
    "Not demented",
    "Absence of dementia",
    "No history of dementia or of stroke",
    "Does not fulfil the criteria for dementia",
  ].flatMap((line) =>
    of(included, line, { "mild dementia": "ex", severe: "ex", MCI: "-", "early Alzheimer's disease": "-" }),
  ),
  ...asking("Mild Cognitive Impairment", included, "MCI due to Alzheimer's disease (AD) without dementia", {
    mild: "ex",
    MCI: "in",
  }),
  ...[
    "Dementia other than Alzheimer's disease",
    "Non-Alzheimer's dementia",
    "Non-AD dementia",
    "Vascular dementia, frontotemporal dementia or dementia with Lewy bodies",
    "Dementia due to a condition other than AD",
    "Dementia caused by something other than AD, such as a stroke or Parkinson's disease",
    "Dementia due to a general medical illness",
    "Dementia that is not due to Alzheimer's disease",
    "Other types of dementia",
    "A family history of dementia",
    "A parent who has dementia",
    "A caregiver of a person with dementia",
    "A high risk of dementia",
    "A disease that may be the cause of dementia",
    "Use of drugs for dementia",
    "Clinical Dementia Rating that is not known",
  ].flatMap((line) => of(excluded, line, { "mild dementia": "-", moderate: "-", severe: "-" })),
  ...["Probable Alzheimer's disease, and no dementia with Lewy bodies", "Dementia, but no depression"].flatMap((line) =>
    of(included, line, { mild: "-", severe: "-" }),
  ),
  ...asking(
    "Alzheimer Disease",
    whole,
    "Inclusion Criteria:\n\n* Probable Alzheimer's disease\n\nExclusion Criteria:\n\n* A stroke, dementia or epilepsy",
    { mild: "-", severe: "-" },
  ),
  ...asking(
    "Alzheimer Disease",
    whole,
    "Inclusion Criteria:\n\n* Adults who agree to an ad hoc visit\n\nExclusion Criteria:\n\n* Dementia",
    { mild: "ex" },
  ),
  ...asking("Parkinson Disease", excluded, "Dementia", { mild: "-", severe: "-" }),
  // By other names
  ...of(included, "In an early stage of Alzheimer's disease", { "early Alzheimer's": "in", MCI: "in", severe: "-" }),
  ...of(included, "Early-stage dementia", { mild: "in", MCI: "-", severe: "-" }),
  ...of(excluded, "Late-stage dementia", { severe: "ex", "late stage": "ex", mild: "-" }),
  ...of(excluded, "Mild or major neurocognitive disorder", { MCI: "ex", "mild neurocognitive disorder": "ex" }),
  ...["Cognitively normal", "Cognitively healthy volunteers", "Normal cognition for the age"].flatMap((line) =>
    of(included, line, {
      "cognitively normal": "in",
      "cognitively unimpaired": "in",
      "normal cognition": "in",
      preclinical: "-",
      MCI: "-",
    }),
  ),
  ...of(included, "Cognitively unimpaired", { "cognitively normal": "in", preclinical: "in" }),
  ...["Subjective cognitive decline", "SCD or MCI", "Subjective cognitive impairment without MCI"].flatMap((line) =>
    of(included, line, { SCD: "in", "subjective cognitive decline": "in", mild: "-" }),
  ),
  ...asking("Sickle Cell Disease", included, "Patients with SCD", { "subjective cognitive decline": "-" }),
  // What is called by no more than its value on a scale
  ...["CDR of 1", "Clinical Dementia Rating (CDR) = 1", "Clinical Dementia Rating scale global score of 1"].flatMap(
    (line) => of(included, line, { "mild dementia": "in", mild: "in", MCI: "-", moderate: "-", severe: "-" }),
  ),
  ...of(included, "CDR of 0.5 or 1 at visit 2", { MCI: "in", "early Alzheimer's disease": "in", moderate: "-" }),
  ...of(included, "CDR 0,5", { MCI: "in", "CDR 0.5": "in", "CDR 1": "-", mild: "-" }),
  ...of(included, "CDR of 0,5 or 1,0", { MCI: "in", mild: "in", "CDR 1": "in", "CDR 2": "-" }),
  ...of(included, "CDR of 0.5, 1 or 2", { "CDR 1": "in", "CDR 2": "in", "CDR 3": "-" }),
  ...of(included, "Global Deterioration Scale stage of 3 or 4", { MCI: "in", mild: "in", moderate: "-" }),
  ...of(excluded, "CDR ≥ 2", { moderate: "ex", severe: "ex", mild: "-" }),
  ...of(included, "CDR 1, 2 weeks before the baseline", { mild: "in", moderate: "-" }),
  ...[
    "CDR-SB of 1",
    "CDR memory box score of 1",
    "Patients must fast 4 hours",
    "MCI or mild dementia, CDR 0.5 to 2",
  ].flatMap((line) => of(included, line, { moderate: "-", severe: "-" })),
  ...of(included, "A caregiver with a CDR of 1", { mild: "?" }),
  ...of(included, "MCI due to AD with a CDR of 0.5 or 1", { mild: "-", MCI: "in" }),
  ...asking("Parkinson Disease", included, "CDR of 1", { mild: "-" }),
  // By the ranges of a scale for each grade
  ...[
    "MMSE ≥20 for mild; 10-19 for moderate",
    "MMSE: mild 21-26, moderate 10-20",
    "MMSE 21-26 for mild AD and 15-20 for moderate AD",
    "MMSE 10-19 (moderate) or 20-26 (mild)",
    "Moderate dementia (MMSE 10–19), or mild (20–26)",
  ].flatMap((line) => of(included, line, { mild: "in", moderate: "in", severe: "-", "moderate, MMSE 17": "in" })),
  ...of(included, "Moderate 3-5 hours of exercise, MMSE 20-26", { moderate: "-" }),
  ...of(excluded, "Alcohol use: moderate 3-4 drinks a day", { moderate: "-" }),
  ...of(included, "Mild (MMSE ≥ 21), moderate (11-20) or severe (≤ 10) dementia", {
    mild: "in",
    moderate: "in",
    severe: "in",
  }),
]
