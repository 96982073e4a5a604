import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

type Expected = Readonly<Record<string, "in" | "ex" | "?" | "-">>

type Part = (line: string) => string

const marker = askingEach("biomarker")

const of =
  (condition: string) =>
  (part: Part, line: string, expected: Expected): ReadonlyArray<Case> =>
    marker(condition, part, line, expected)

const dementia = of("Alzheimer Disease")

const parkinson = of("Parkinson Disease")

const cancer = of("Non-small Cell Lung Cancer")

const huntington = of("Huntington Disease")

const inLines = (ask: typeof dementia, part: Part, lines: ReadonlyArray<string>, expected: Expected) =>
  lines.flatMap((line) => ask(part, line, expected))

/** Scores with the values that texts let in or keep out. */
export const scores: ReadonlyArray<Case> = [
  // A range by both its ends
  ...inLines(
    dementia,
    included,
    [
      "MMSE score of 20 to 26 at screening",
      "MMSE between 20 and 26, inclusive",
      "A score of 20-26 on the MMSE",
      "MMSE ≥20 and ≤26 at baseline",
      "MMSE ≥ 20 to ≤ 26",
      "MMSE \\>= 20 and \\<= 26",
      "20 ≤ MMSE ≤ 26",
      "MMSE in the range of 20–26 (inclusive) at the screening visit",
      "Screening MMSE of 20 through 26 points (both inclusive)",
      "Mini-Mental State Examination (MMSE): 20 ~ 26",
      "MMSE (Mini-Mental State Examination) 26-20",
      "MMSE score [20, 26]",
      "MMSE total score greater than or equal to 20 and less than or equal to 26",
      "Mini Mental State Examination (MMSE) score of 20/30 to 26/30",
      "Mini-Mental State Exam (Folstein, 1975) of at least 20 but no more than 26",
      "More than 19 but less than 27 points on the Mini Mental State Examination",
      "MMSE from twenty to twenty-six",
      "MMSE from 20 up to 26",
      "MMSE ≥ 20 and MMSE ≤ 26",
      "MMSE score greater than or equal to 20 at Screening and Baseline and less than or equal to 26 at Screening",
      "MMSE at Visit 1 of 20 to 26",
      "MMSE score obtained within 6 months of 20 to 26",
      "MMSE score at V1 between 20 and 26",
    ],
    { "MMSE 20": "in", "MMSE 22": "in", "MMSE score: 26/30": "in", "MMSE 19": "ex", "MMSE 27": "ex" },
  ),
  // By one of them
  ...inLines(
    dementia,
    included,
    [
      "MMSE ≥ 20",
      "MMSE of 20 or above",
      "MMSE score is 20 and higher",
      "MMSE no lower than 20",
      "An MMSE result of no less than 20 points",
      "MMSE > or = 20",
      "MMSE >/= 20",
      "MMSE ≥ than 20",
      "MMSE of 20 ≥ at baseline",
      "MMSE 20+",
      "Scored twenty or more on the Mini-Mental State Examination",
      "Have a Mini-Mental State Examination (MMSE) score equal to or greater than 20",
      "MMSE ≥20, no contraindications to MRI",
      "MMSE above 19",
      "MMSE of at least 20 points, 8 or more years of education",
      "A minimum score of 20 on the Mini-Mental State Examination",
      "Minimum MMSE of 20",
      "Scoring at or above 20 on the MMSE",
    ],
    { "MMSE 20": "in", "MMSE 30": "in", "MMSE 19": "ex" },
  ),
  ...inLines(
    dementia,
    included,
    [
      "MMSE < 15",
      "MMSE below 15",
      "MMSE less than 15",
      "MMSE of 14 or below",
      "MMSE not higher than 14",
      "MMSE ≤ 14/30",
    ],
    { "MMSE 14": "in", "MMSE 0": "in", "MMSE 15": "ex" },
  ),
  // What is kept out
  ...inLines(dementia, excluded, ["MMSE > 24", "MMSE score higher than 24", "MMSE above 24", "MMSE of 25 or more"], {
    "MMSE 25": "ex",
    "MMSE 24": "in",
  }),
  ...dementia(included, "MMSE > 24 excluded", { "MMSE 26": "ex", "MMSE 22": "in" }),
  ...dementia(included, "Must not have an MMSE score below 20", { "MMSE 19": "ex", "MMSE 20": "in" }),
  ...dementia(excluded, "MMSE < 16 or > 26", { "MMSE 15": "ex", "MMSE 27": "ex", "MMSE 20": "in" }),
  // Who is kept out is kept out, whatever else the text says of him
  ...dementia(whole, "Inclusion Criteria:\n\n* MMSE ≥ 18\n\nExclusion Criteria:\n\n* MMSE > 26", {
    "MMSE 28": "ex",
    "MMSE 22": "in",
    "MMSE 12": "ex",
  }),
  // What the score is told as a description of
  ...parkinson(included, "No evidence of dementia (MMSE ≥24)", { "MMSE 26": "in", "MMSE 20": "ex" }),
  ...parkinson(included, "No cognitive impairment (MMSE < 24)", { "MMSE 22": "ex", "MMSE 26": "in" }),
  ...parkinson(included, "No participants with an MMSE of 24 or more", { "MMSE 26": "ex" }),
  ...parkinson(included, "Absence of dementia, defined as MMSE ≥ 24", { "MMSE 26": "in" }),
  ...parkinson(excluded, "Unable to give informed consent (MMSE < 24)", { "MMSE 22": "ex", "MMSE 26": "in" }),
  ...parkinson(excluded, "Cognitive impairment, as shown by a MoCA score of less than 22", {
    "MoCA 21": "ex",
    "MoCA 22": "in",
  }),
  // Several groups
  ...dementia(included, "Mild AD: MMSE 21-26; moderate AD: MMSE 10-20", {
    "MMSE 22": "in",
    "MMSE 15": "in",
    "MMSE 28": "ex",
    "MMSE 8": "ex",
  }),
  ...dementia(
    whole,
    "Inclusion Criteria:\n\nCohort A:\n* MMSE 20-26\n\nCohort B:\n* MMSE 10-19\n\nExclusion Criteria:\n* Stroke",
    { "MMSE 22": "in", "MMSE 12": "in", "MMSE 8": "ex" },
  ),
  ...dementia(
    whole,
    "Inclusion Criteria:\n\nCohort A:\n* MMSE 20-26\n\nCohort B:\n* Amyloid on PET\n\nExclusion Criteria:\n* Stroke",
    { "MMSE 22": "in", "MMSE 8": "?" },
  ),
  ...dementia(
    included,
    "MMSE ≥ 24 for those with 8 or more years of education, ≥ 18 for those with less than 8 years",
    {
      "MMSE 25": "in",
      "MMSE 20": "in",
      "MMSE 16": "ex",
    },
  ),
  ...dementia(excluded, "MMSE ≤ 17 for illiterate, ≤ 20 for primary school, ≤ 24 for secondary school or above", {
    "MMSE 16": "ex",
    "MMSE 22": "ex",
    "MMSE 26": "in",
  }),
  // Those who do not have the disease are others
  ...dementia(
    whole,
    "Inclusion Criteria:\n\nPatients:\n* Probable AD\n* MMSE 16-26\n\nControl group:\n* MMSE > 27\n\nExclusion Criteria:\n* Stroke",
    { "MMSE 24": "in", "MMSE 28": "ex" },
  ),
  ...dementia(included, "Healthy controls: MMSE 28-30; AD: MMSE 18-26", { "MMSE 24": "in", "MMSE 28": "ex" }),
  ...inLines(
    dementia,
    included,
    [
      "Healthy volunteers with an MMSE of 28 or more",
      "Caregiver with an MMSE of at least 20",
      "MMSE of the study partner ≥ 20",
    ],
    { "MMSE 22": "?" },
  ),
  // What is no score of the patient's
  ...inLines(
    dementia,
    included,
    [
      "MMSE change of ≥ 3 points in the last year",
      "MMSE decrease of at least 3 points over the last 12 months",
      "Improvement of 3 or more points on the MMSE",
      "MMSE ≥ 3 point decline",
      "MMSE orientation subscore of 5 or more",
      "An MMSE score of 20 or more is considered normal",
      "Cognitive decline of 4 points on the MMSE",
      "Difference between screening and baseline MMSE of no more than 3 points",
      "MMSE must not differ by more than 3 points between visits",
    ],
    { "MMSE 22": "-" },
  ),
  ...dementia(included, "Reliable caregiver; MMSE 18 to 26", { "MMSE 22": "in" }),
  ...dementia(included, "Telephone MoCA of 17 or more", { "MoCA 20": "-" }),
  ...dementia(included, "CDR-SB of 0.5 to 6", {
    "CDR-SB 3.5": "in",
    "CDR sum of boxes 4": "in",
    "CDR-SB 8": "ex",
    "CDR 1": "-",
  }),
  ...dementia(included, "CDR global score of 0.5 or 1, memory box score of 0.5 or more", {
    "CDR 0.5": "in",
    "CDR 1": "in",
    "CDR 2": "ex",
    "CDR-SB 4": "-",
  }),
  // A number that is not understood, or that is none
  ...inLines(
    dementia,
    included,
    [
      "Able to undergo the MMSE",
      "If the MMSE is < 29, a relative has to sign",
      "MMSE, 20 patients in each arm",
      "MMSE = 24",
      "MMSE within 2 weeks",
    ],
    { "MMSE 28": "?" },
  ),
  ...dementia(included, "MMSE 20-28", {
    "MMSE >20": "?",
    "MMSE 20-22": "in",
    "MMSE 45": "?",
    "mother's MMSE 22": "?",
    "mmse was 22/30 (March 2025)": "in",
    "22/30 on the MMSE": "in",
    "22 points on the mini-mental": "in",
    MMSE: "in",
  }),
  ...dementia(included, "MMSE of 20 or more or MoCA of 18 or more", {
    "MoCA 17": "?",
    "MoCA 18": "in",
    "MMSE 20": "in",
  }),
  // How fit somebody is
  ...inLines(
    cancer,
    included,
    [
      "Eastern Cooperative Oncology Group (ECOG) performance status of 0 or 1",
      "ECOG performance status ≤ 1 (Karnofsky ≥ 70%)",
      "Performance status of 0-1 on the ECOG scale",
      "Performance status: Zubrod 0-1",
      "WHO PS 0-1",
      "Performance status: WHO 0-1 Life expectancy: Not specified",
      "Performance status: less than or equal to ECOG 1",
      "ECOG < 2",
      "ECOG PS 0/1",
      "ECOG PS 1 or better",
      "WHO performance status zero to one",
      "ECOG performance status less than or equal to (</=) 1",
      "ECOG performance status 0-1, 3. Life expectancy of more than 12 weeks",
      "ECOG physical status score of 0~1 with no deterioration over the last 2 weeks",
    ],
    {
      "ECOG 0": "in",
      "ECOG PS: 1": "in",
      "performance status 1": "in",
      "ECOG 2": "ex",
      "WHO performance status 3": "ex",
    },
  ),
  ...inLines(cancer, excluded, ["ECOG of 2 or more", "ECOG worse than 1", "Zubrod PS > 0-1", "ECOG PS 2-4"], {
    "ECOG 2": "ex",
    "ECOG 1": "in",
  }),
  ...cancer(included, "ECOG performance status 2", { "ECOG 2": "in", "ECOG 1": "?", "ECOG 3": "ex" }),
  ...cancer(included, "ECOG performance status 0 or 1 (or 2 if due to the tumor)", {
    "ECOG 1": "in",
    "ECOG 2": "in",
    "ECOG 3": "ex",
  }),
  ...cancer(included, "ECOG ≤ 1 (2 allowed where the tumor is the cause)", { "ECOG 2": "in", "ECOG 3": "ex" }),
  ...cancer(included, "ECOG of 0 or 1 (ECOG 2 may be considered after discussion with the sponsor)", {
    "ECOG 1": "in",
    "ECOG 2": "in",
  }),
  ...cancer(included, "ECOG 0-1 (patients ≥ 70 years) or 0-2 (patients < 70 years)", {
    "ECOG 1": "in",
    "ECOG 2": "in",
    "ECOG 3": "ex",
  }),
  ...inLines(
    cancer,
    included,
    ["Any ECOG performance status", "Metastatic disease regardless of performance status", "Irrespective of ECOG"],
    { "ECOG 4": "in" },
  ),
  ...cancer(included, "ECog-12 of 1 or more", { "ECOG 1": "-" }),
  ...cancer(included, "ECOG 0 to1", { "ECOG 1": "?" }),
  ...inLines(
    cancer,
    included,
    [
      "Karnofsky performance status of 70% or higher",
      "KPS ≥ 70",
      "Karnofsky index 70-100",
      "Performance status of at least 70% on the Karnofsky scale",
      "Age: 18 to 75 Performance status: Karnofsky 70-100%",
    ],
    { "KPS 70": "in", "Karnofsky 80%": "in", "KPS 60": "ex" },
  ),
  // Who lacks the one may have the other
  ...cancer(included, "Lansky or Karnofsky score of \\>=70%", {
    "KPS 70": "in",
    "Karnofsky 80%": "in",
    "KPS 60": "ex",
  }),
  ...cancer(included, "Karnofsky (≥ 16 years) or Lansky (< 16 years) performance status of at least 50", {
    "Lansky 60": "in",
    "Karnofsky 40": "ex",
  }),
  ...cancer(excluded, "KPS < 60", { "KPS 50": "ex", "KPS 60": "in" }),
  // Next to a marker it can keep out, and lets in for nothing
  ...cancer(included, "EGFR L858R mutation; ECOG of 0 or 1", {
    "EGFR L858R, ECOG 1": "in",
    "EGFR L858R, ECOG 2": "ex",
  }),
  ...cancer(included, "ECOG of 0 or 1", { "EGFR L858R, ECOG 1": "-", "EGFR L858R, ECOG 2": "ex" }),
  ...cancer(excluded, "ECOG of 2 or more", { "EGFR L858R, ECOG 2": "ex", "EGFR L858R, ECOG 1": "-" }),
  ...dementia(included, "APOE4 carriers with an MMSE of 20 or above", {
    "MMSE 22, APOE4 carrier": "in",
    "APOE4 carrier, MMSE 12": "ex",
  }),
  ...dementia(included, "APOE4 carriers; MMSE at screening", { "APOE4 carrier, MMSE 12": "in" }),
  ...dementia(included, "MMSE of 20 or above", { "APOE4 carrier; MMSE 22": "in", "MMSE 22/30, MoCA 20": "in" }),
  // Other numbers
  ...huntington(included, "HTT CAG repeat length of 40 or more", {
    "CAG repeat 42": "in",
    "CAG 42": "in",
    "42 CAG repeats": "in",
    "HTT CAG repeats: 38": "ex",
  }),
  ...huntington(included, "Genetically confirmed (≥ 36 CAG repeats)", { "CAG repeats 40": "in", "CAG 35": "ex" }),
  ...huntington(included, "CAG expansion of at least 40 repeats in the huntingtin gene", {
    "CAG 42": "in",
    "CAG 38": "ex",
  }),
  ...huntington(included, "Total Functional Capacity of 7 to 13 on the UHDRS", { "TFC 9": "in", "UHDRS-TFC 5": "ex" }),
  ...of("Multiple Sclerosis")(included, "EDSS score ≤ 6.0 at screening", { "EDSS 3.5": "in", "EDSS 6.5": "ex" }),
  ...of("Amyotrophic Lateral Sclerosis")(included, "ECAS score of 105 or higher", {
    "ECAS 112": "in",
    "ECAS 98": "ex",
  }),
  ...of("Amyotrophic Lateral Sclerosis")(included, "Sniff nasal inspiratory pressure (SNIP) > 40 cm H2O", {
    "SNIP 58 cmH2O": "in",
    "SNIP 30 cmH2O": "ex",
  }),
  ...of("Amyotrophic Lateral Sclerosis")(included, "ALSFRS-R total score of at least 36", {
    "ALSFRS-R 40": "in",
    "ALSFRS-R 30": "ex",
  }),
  ...of("Amyotrophic Lateral Sclerosis")(included, "ALSFRS-R of 2 or more on each item", { "ALSFRS-R 30": "-" }),
  ...of("Ovarian Cancer")(included, "HRD score ≥ 42", { "HRD score 50": "in", "HRD score 20": "ex" }),
  ...cancer(included, "High tumor mutational burden (TMB ≥ 10 mut/Mb)", { "TMB 12 mut/Mb": "in", "TMB 5": "ex" }),
]

const stage = askingEach("stage")

/** Scores as a stage, and beside one. */
export const scoresOfStages: ReadonlyArray<Case> = [
  ...stage("Alzheimer Disease", included, "MMSE from 18 to 26 inclusive", { "MMSE 22": "in", "MMSE 28": "ex" }),
  ...stage("Alzheimer Disease", included, "Alzheimer's disease with an MMSE from 18 to 26", {
    "mild Alzheimer's disease, MMSE 22": "in",
    "Alzheimer's disease, MMSE 22": "in",
    "AD (MMSE 12)": "ex",
  }),
  ...stage("Alzheimer Disease", included, "Mild Alzheimer's disease", {
    "mild Alzheimer's disease, MMSE 22": "in",
    "mild (MMSE 12/30)": "in",
    "Alzheimer's disease, MMSE 22": "-",
  }),
  ...stage("Alzheimer Disease", included, "Mild Alzheimer's disease with an MMSE of 20 to 26", {
    "mild Alzheimer's disease, MMSE 22": "in",
    "MMSE 12, mild Alzheimer's disease": "ex",
  }),
  ...stage("Alzheimer Disease", included, "Mild Alzheimer's disease, MMSE assessed at screening", {
    "mild AD with MMSE 22": "in",
  }),
  ...stage("Alzheimer Disease", included, "Mild Alzheimer's disease; controls with an MMSE of 28 or more", {
    "mild AD, MMSE 22": "in",
  }),
  ...stage("Alzheimer Disease", excluded, "MMSE less than 24", { "mild AD, MMSE 22": "ex" }),
  ...stage("Alzheimer Disease", excluded, "Moderate or severe dementia (MMSE < 20)", {
    "moderate, MMSE 15": "ex",
    "mild, MMSE 24": "?",
  }),
  ...stage("Alzheimer Disease", included, "CDR of 0.5 and MMSE of 24 or more", {
    "CDR 0.5, MMSE 25": "in",
    "CDR 0.5, MMSE 22": "ex",
  }),
  ...stage("Non-small Cell Lung Cancer", included, "Metastatic disease, ECOG performance status of 0 to 1", {
    "metastatic, ECOG 1": "in",
    "metastatic, ECOG 2": "ex",
    "ECOG 1": "in",
    "locally recurrent, ECOG 1": "-",
  }),
  ...stage("Non-small Cell Lung Cancer", included, "ECOG performance status of 0 to 1", { "metastatic, ECOG 1": "-" }),
  ...stage(
    "Non-small Cell Lung Cancer",
    whole,
    "Inclusion Criteria:\n\n* Stage IV\n* ECOG 0-1\n\nExclusion Criteria:\n* ECOG > 1",
    { "stage IV ECOG 1": "in", "stage IV, ECOG 2": "ex", "stage IV, KPS 80": "in" },
  ),
  // All that a scale has is nothing that is asked for
  ...inLines(
    dementia,
    included,
    [
      "Scores on the MMSE range from zero to 30.",
      "The MMSE score ranges from 0 to 30, with higher scores indicating better function",
      "MMSE (range 0-30)",
    ],
    { "MMSE 23": "?" },
  ),
  ...inLines(dementia, included, ["MMSE ≥ 24 (range 0-30)", "MMSE (score range 0-30) of at least 24"], {
    "MMSE 25": "in",
    "MMSE 20": "ex",
  }),
  ...cancer(included, "ECOG (scale 0-5) of 0-2", { "ECOG 1": "in", "ECOG 3": "ex" }),
  // For whom a change is counted how
  ...inLines(
    of("Multiple Sclerosis"),
    included,
    [
      "An increase in EDSS of at least 1.0 point (or 0.5 if baseline EDSS > 5.5) in the last year",
      "EDSS worsening of at least 1.0 point, or 0.5 point if the EDSS is > 5.5",
    ],
    { "EDSS 6": "-" },
  ),
  ...of("Multiple Sclerosis")(included, "EDSS of 3 to 6.5 with disability progression in the last year", {
    "EDSS 6": "in",
  }),
  ...dementia(included, "Gradual decline in memory with MMSE 20-26", { "MMSE 22": "in" }),
  // Fractions in other languages
  ...dementia(included, "CDR 0", { "CDR 0,5": "ex", "CDR 0": "in" }),
  ...stage("Alzheimer Disease", included, "CDR 0", { "CDR 0,5": "-" }),
  ...dementia(excluded, "CDR 0", { "CDR 0,5": "in" }),
  ...dementia(included, "CDR 0.5 or 1", { "CDR 0,5": "in" }),
  ...of("Multiple Sclerosis")(included, "EDSS ≤ 5.5", { "EDSS 6,5": "ex", "EDSS 3,5": "in" }),
  // Of two alleles the longer one
  ...huntington(included, "≥ 36 CAG repeats", { "41/17 CAG repeats": "in", "CAG 17/44": "in", "CAG 18 and 44": "in" }),
  ...huntington(excluded, "CAG < 36", { "CAG 17/44": "in", "CAG 18 and 44": "in" }),
  // What a patient calls the performance status, and who is let in besides
  ...cancer(included, "ECOG performance status 0-1", { "PS 1": "in", "PS 2": "ex" }),
  ...cancer(included, "KPS ≥ 70", { "PS 80%": "in", "PS 1": "-" }),
  ...inLines(
    cancer,
    included,
    [
      "ECOG PS 0-1 (2 with approval of the medical monitor)",
      "ECOG 0-1, or 2 upon discussion",
      "ECOG 0-1 (2 is permitted if stable)",
      "ECOG 0-1 (2 may be allowed after discussion)",
    ],
    { "ECOG 1": "in", "ECOG 2": "in", "ECOG 3": "ex" },
  ),
  ...inLines(cancer, included, ["ECOG 0-1 (2 is not allowed)", "ECOG 0-1, 2 weeks before enrolment"], {
    "ECOG 2": "ex",
  }),
  ...inLines(of("Multiple Sclerosis"), included, ["EDSS less than equals to (<=) 5.0", "EDSS less than equal to 5.0"], {
    "EDSS 3.5": "in",
    "EDSS 5.5": "ex",
  }),
  // What a range that is asked for indicates
  ...dementia(included, "MoCA < 26 indicating mild cognitive impairment", { "MoCA 19": "in", "MoCA 27": "ex" }),
  ...dementia(excluded, "MMSE < 24, suggesting dementia", { "MMSE 22": "ex", "MMSE 26": "in" }),
  ...inLines(
    (part, line, expected) => stage("Alzheimer Disease", part, line, expected),
    included,
    ["CDR score range between 0.5 and 2.0", "CDR ranging from 0.5 to 2"],
    { "CDR 0.5": "in", "CDR 3": "-" },
  ),
  // A fraction behind a comma
  ...dementia(included, "CDR-SB between 0,5 and 4,5", { "CDR-SB 3": "in", "CDR-SB 4.5": "in", "CDR-SB 6": "ex" }),
  ...dementia(excluded, "CDR-SB > 4,5", { "CDR-SB 5": "ex", "CDR-SB 4.5": "in" }),
  ...dementia(included, "CDR of 0,5 or 1,0", { "CDR 0.5": "in", "CDR 1": "in", "CDR 2": "ex" }),
  ...dementia(included, "CDR of 0, 0.5 or 1", { "CDR 0": "in", "CDR 0.5": "in", "CDR 2": "ex" }),
  ...inLines(of("Multiple Sclerosis"), included, ["EDSS 0-5,5", "EDSS score from 0,0 to 5,5", "EDSS ≤ 5,5"], {
    "EDSS 5.5": "in",
    "EDSS 6": "ex",
  }),
  ...of("Multiple Sclerosis")(included, "EDSS 0 to 5, 5 relapses", { "EDSS 5.5": "ex", "EDSS 5": "in" }),
  ...cancer(included, "ECOG 0,1", { "ECOG 0": "in", "ECOG 1": "in", "ECOG 2": "ex" }),
  // What is denied before a comma denies no range behind it
  ...dementia(included, "No other neurological disease, MMSE 20-26", { "MMSE 22": "in", "MMSE 18": "ex" }),
  ...cancer(included, "No prior systemic therapy, ECOG 0-1, measurable disease", { "ECOG 1": "in", "ECOG 2": "ex" }),
  ...dementia(excluded, "No caregiver, MMSE < 20", { "MMSE 18": "ex", "MMSE 22": "in" }),
  ...dementia(included, "No delirium, MMSE < 20 or depression", { "MMSE 18": "ex" }),
  ...dementia(included, "No delirium, MMSE < 20", { "MMSE 18": "?" }),
  // The ranges of other grades behind a semicolon
  ...inLines(
    dementia,
    included,
    [
      "MMSE ≥20 for mild; 10-19 for moderate",
      "MMSE ≥ 20 for mild dementia; 10 to 19 for moderate dementia",
      "MMSE 20-26 (mild); 10-19 (moderate)",
      "MMSE: mild 20-26, moderate 10-19",
      "Moderate dementia (MMSE 10–19), or mild (20–26)",
    ],
    { "MMSE 22": "in", "MMSE 15": "in", "MMSE 5": "ex" },
  ),
  ...dementia(included, "MMSE 20-26; 10 to 19 years of education", { "MMSE 15": "ex" }),
  ...dementia(included, "MMSE 20-26; age 50 to 85", { "MMSE 15": "ex" }),
  ...dementia(excluded, "MMSE < 20; 10 to 19 for controls", { "MMSE 15": "ex" }),
  ...cancer(included, "Not previously treated, no brain metastases, ECOG of 0 or 1", {
    "ECOG 1": "in",
    "ECOG 2": "ex",
  }),
]
