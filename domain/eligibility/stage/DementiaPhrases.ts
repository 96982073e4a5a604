import { phrases, type StagePhrase } from "./StagePhrase.ts"

const nia = "NIA-AA research framework 2018"

/** Stages of Alzheimer's disease. Grades, "mild to moderate", are read by their own grammar. */
export const dementiaPhrases: ReadonlyArray<StagePhrase> = [
  ...phrases(["preclinical"], ["preclinical", "pre-clinical", "presymptomatic", "pre-symptomatic"], nia, {
    need: "dementia",
  }),
  ...phrases(["preclinical"], ["cognitively unimpaired", "at risk for alzheimer", "asymptomatic alzheimer"], nia),
  ...phrases(
    ["mci"],
    ["mild cognitive impairment", "mild neurocognitive disorder", "minor neurocognitive disorder"],
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
      "early stages of alzheimer",
    ],
    `${nia}: early covers MCI and mild dementia`,
  ),
  ...phrases(
    ["severe"],
    ["advanced dementia", "advanced alzheimer", "end stage dementia", "late stage alzheimer"],
    nia,
  ),
]
