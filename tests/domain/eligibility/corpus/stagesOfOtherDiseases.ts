import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages, kinds and courses of diseases that are no tumours. */
export const stagesOfOtherDiseases: ReadonlyArray<Case> = [
  // Classes of what somebody can do
  ...asking(
    "Myasthenia Gravis",
    included,
    "Myasthenia Gravis Foundation of America (MGFA) Clinical Classification Class II to IV",
    {
      "MGFA class III": "in",
      "MGFA IV": "in",
      "MGFA class I": "-",
    },
  ),
  ...asking("Myasthenia Gravis", included, "MGFA clinical classification of type IIa to IIIb", { "MGFA IIIa": "in" }),
  ...asking("Pulmonary Arterial Hypertension", included, "WHO Functional Class (FC) II or III", {
    "WHO functional class III": "in",
    "WHO FC II": "in",
    "functional class III": "in",
    "WHO FC IV": "-",
  }),
  ...asking("Pulmonary Arterial Hypertension", excluded, "WHO-FC IV", {
    "functional class IV": "ex",
    "WHO FC III": "-",
  }),
  ...asking("Pulmonary Arterial Hypertension", excluded, "Pulmonary hypertension of WHO groups 2, 3, 4 or 5", {
    "WHO group 3": "ex",
    "WHO group 1": "-",
  }),
  ...asking("Amyloidosis", included, "New York Heart Association (NYHA) up to class 3", {
    "NYHA III": "in",
    "NYHA class IV": "-",
  }),
  ...asking("Amyloidosis", excluded, "New York Heart Association heart failure classification of > 2", {
    "NYHA class III": "ex",
    "NYHA II": "-",
  }),
  // Numbered kinds
  ...asking("Spinal Muscular Atrophy", included, "Diagnosed with SMA types 2 or 3", {
    "type 2": "in",
    "type III": "in",
    "SMA type 3": "in",
    "type 1": "-",
  }),
  ...asking("Spinal Muscular Atrophy", excluded, "Type 2 diabetes mellitus", { "type 2": "-", "SMA type 2": "-" }),
  ...asking("Myasthenia Gravis", excluded, "Infection with influenza type B", { "type 2": "-" }),
  ...asking("Hereditary Angioedema", included, "HAE type I or type II", { "type 1": "in", "type 3": "-" }),
  // How somebody gets about
  ...["Ambulant boys", "Able to walk without help", "Ability to walk 10 metres, with or without a cane"].flatMap(
    (line) => asking("Duchenne Muscular Dystrophy", included, line, { ambulatory: "in", ambulant: "in" }),
  ),
  ...["Non-ambulant for a year", "Nonambulatory", "Wheelchair-dependent"].flatMap((line) =>
    asking("Duchenne Muscular Dystrophy", included, line, { "non-ambulatory": "in", nonambulatory: "in" }),
  ),
  ...["Non ambulatory", "Loss of ambulation", "Wheelchair bound"].flatMap((line) =>
    asking("Duchenne Muscular Dystrophy", excluded, line, { "non-ambulatory": "ex", "wheelchair user": "ex" }),
  ),
  // When it began, and before it does
  ...asking("Spinal Muscular Atrophy", included, "Later-onset SMA", { "late-onset": "in", "infantile-onset": "-" }),
  ...["Pre-symptomatic infants", "Presymptomatic infants"].flatMap((line) =>
    asking("Spinal Muscular Atrophy", included, line, { presymptomatic: "in", "pre-symptomatic": "in" }),
  ),
  ...["Premanifest carriers of the expansion", "Pre-manifest disease"].flatMap((line) =>
    asking("Huntington Disease", included, line, { premanifest: "in", "pre-manifest": "in" }),
  ),
  ...asking("Huntington Disease", included, "Late prodromal Huntington's disease", { prodromal: "in" }),
  // How grave it is, with a remark between
  ...asking("Hemophilia A", included, "Patients with severe (factor activity below 1 %) hemophilia A", {
    severe: "in",
    mild: "-",
  }),
  ...asking("Batten Disease", included, "Group B has a total score of 5 or 6, a moderate form of the disease", {
    moderate: "in",
    severe: "-",
  }),
]
