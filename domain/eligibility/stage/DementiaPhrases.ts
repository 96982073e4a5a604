import { phrases, type StagePhrase } from "./StagePhrase.ts"

const nia = "NIA-AA research framework 2018"

/** Stages of Alzheimer's disease. Grades, "mild to moderate", are read by their own grammar. */
export const dementiaPhrases: ReadonlyArray<StagePhrase> = [
  ...phrases(["preclinical"], ["preclinical", "pre-clinical", "presymptomatic", "pre-symptomatic"], nia, {
    need: "dementia",
  }),
  ...phrases(["preclinical"], ["at risk for alzheimer", "asymptomatic alzheimer"], nia),
  ...phrases(["preclinical", "cognitively normal"], ["cognitively unimpaired", "unimpaired cognition"], nia),
  ...phrases(["cognitively normal"], ["cognitively normal", "cognitively healthy", "normal cognition"], nia),
  ...phrases(
    ["subjective decline"],
    ["subjective cognitive decline", "subjective cognitive impairment"],
    "Jessen 2014",
  ),
  ...phrases(["subjective decline"], ["SCD"], "Jessen 2014", { need: "dementia", exact: true }),
  ...phrases(
    ["mci"],
    [
      "mild cognitive impairment",
      ...["mild", "minor"].flatMap((grade) =>
        ["", " or major", " and major"].map((besides) => `${grade}${besides} neurocognitive disorder`),
      ),
    ],
    nia,
  ),
  ...phrases(["mci"], ["MCI", "aMCI"], nia, { exact: true }),
  ...phrases(["mci"], ["prodromal"], nia, { need: "dementia" }),
  ...phrases(
    ["mci", "mild"],
    [
      "early alzheimer",
      "early stage alzheimer",
      "early symptomatic alzheimer",
      "early AD",
      "early stage AD",
      "early symptomatic AD",
      "early stage of alzheimer",
      "early stages of alzheimer",
    ],
    `${nia}: early covers MCI and mild dementia`,
  ),
  ...phrases(["mild"], ["early dementia", "early stage dementia", "early stage of dementia"], nia),
  ...phrases(
    ["severe"],
    ["advanced", "end stage", "late stage"].flatMap((stage) => [`${stage} dementia`, `${stage} alzheimer`]),
    nia,
  ),
]
