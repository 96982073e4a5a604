import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Stages, kinds and courses of diseases that are no tumors. */
export const stagesOfOtherDiseases: ReadonlyArray<Case> = [
  // Diseases of an organ, and its cancers
  ...asking("Multiple Myeloma", excluded, "Refractory GI disease that would prevent absorption of oral agents", {
    refractory: "-",
  }),
  ...asking("Multiple Myeloma", excluded, "Refractory myeloma", { refractory: "ex" }),
  ...asking("Neoplasms", included, "Refractory to all standard therapies of gastrointestinal cancer", {
    refractory: "in",
  }),
  // Classes of what somebody can do
  ...asking(
    "Myasthenia Gravis",
    included,
    "Myasthenia Gravis Foundation of America (MGFA) Clinical Classification Class II to IV",
    {
      "MGFA class III": "in",
      "MGFA IV": "in",
      "MGFA class I": "ex",
    },
  ),
  ...asking("Myasthenia Gravis", included, "MGFA clinical classification of type IIa to IIIb", { "MGFA IIIa": "in" }),
  ...asking("Pulmonary Arterial Hypertension", included, "WHO Functional Class (FC) II or III", {
    "WHO functional class III": "in",
    "WHO FC II": "in",
    "functional class III": "in",
    "WHO FC IV": "ex",
  }),
  ...asking("Pulmonary Arterial Hypertension", excluded, "WHO-FC IV", {
    "functional class IV": "ex",
    "WHO FC III": "in",
  }),
  ...asking("Pulmonary Arterial Hypertension", excluded, "Pulmonary hypertension of WHO groups 2, 3, 4 or 5", {
    "WHO group 3": "ex",
    "WHO group 1": "-",
  }),
  ...asking("Amyloidosis", included, "New York Heart Association (NYHA) up to class 3", {
    "NYHA III": "in",
    "NYHA class IV": "ex",
  }),
  ...asking("Amyloidosis", excluded, "New York Heart Association heart failure classification of > 2", {
    "NYHA class III": "ex",
    "NYHA II": "in",
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
  ...asking("Ulcerative Colitis", included, "Moderately to severely active UC by the Mayo score", {
    moderate: "in",
    severe: "in",
  }),
  ...asking("Hemophilia A", included, "Patients with severe (factor activity below 1 %) hemophilia A", {
    severe: "in",
    mild: "-",
  }),
  ...asking("Batten Disease", included, "Group B has a total score of 5 or 6, a moderate form of the disease", {
    moderate: "in",
    severe: "-",
  }),
  // Courses of multiple sclerosis
  ...["Relapsing-remitting multiple sclerosis", "Diagnosis of RRMS (McDonald 2017)", "Relapsing forms of MS"].flatMap(
    (line) =>
      asking("Multiple Sclerosis", included, line, {
        RRMS: "in",
        "relapsing-remitting multiple sclerosis": "in",
        relapsing: "in",
        PPMS: "-",
        SPMS: "-",
        "progressive MS": "-",
      }),
  ),
  ...asking("Multiple Sclerosis", excluded, "Primary progressive multiple sclerosis (PPMS)", {
    PPMS: "ex",
    "primary progressive": "ex",
    SPMS: "-",
    RRMS: "-",
  }),
  ...[
    "Progressive MS, EDSS 3.0 to 6.5",
    "Progressive multiple sclerosis (primary or secondary)",
    "Primary or secondary progressive multiple sclerosis",
    "PPMS or SPMS",
  ].flatMap((line) =>
    asking("Multiple Sclerosis", included, line, {
      PPMS: "in",
      SPMS: "in",
      "secondary progressive multiple sclerosis": "in",
      RRMS: "-",
    }),
  ),
  ...asking("Multiple Sclerosis", included, "Non-active secondary progressive multiple sclerosis (nrSPMS)", {
    SPMS: "in",
    PPMS: "-",
  }),
  ...asking("Multiple Sclerosis", included, "Primary or nonactive secondary progressive MS", {
    "non-active SPMS": "in",
    PPMS: "in",
    SPMS: "in",
    "active SPMS": "-",
  }),
  ...asking("Multiple Sclerosis", excluded, "RRMS, or active SPMS", {
    "active secondary progressive": "ex",
    "non-active SPMS": "-",
    SPMS: "?",
  }),
  ...asking("Multiple Sclerosis", included, "SPMS, EDSS up to 6.5", {
    "active SPMS": "in",
    "non-relapsing SPMS": "in",
  }),
  ...asking("Multiple Sclerosis", included, "RMS, including RRMS and active SPMS", { RRMS: "in", PPMS: "-" }),
  ...asking("Multiple Sclerosis", included, "A form of MS other than PPMS", { PPMS: "ex", SPMS: "-" }),
  ...asking("Multiple Sclerosis", included, "Transition from RRMS to SPMS", { RRMS: "-", SPMS: "in" }),
  ...asking("Multiple Sclerosis", excluded, "Progressive relapsing MS", { RRMS: "-" }),
  ...asking("Multiple Sclerosis", excluded, "Relapse within 30 days, progressive disease", { RRMS: "-", PPMS: "-" }),
  ...asking("Alzheimer Disease", excluded, "Primary progressive aphasia", { PPMS: "-" }),
]
