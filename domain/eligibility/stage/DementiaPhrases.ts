import { inShort, saying } from "./StagePhrase.ts"

/** Stages of Alzheimer's disease (NIA-AA 2018; Jessen 2014). Grades, "mild to moderate", are read by their own grammar. */
export const dementiaPhrases = [
  saying(["preclinical"], "dementia", [
    ["preclinical|presymptomatic", "preclinical"],
    ["pre clinical|symptomatic", "pre-clinical"],
  ]),
  saying(["preclinical"], "always", [
    ["at risk for alzheimer~", "at risk for Alzheimer's disease"],
    ["asymptomatic alzheimer~", "asymptomatic Alzheimer's disease"],
  ]),
  saying(["preclinical", "cognitively normal"], "always", [
    ["cognitively unimpaired", "cognitively unimpaired"],
    ["unimpaired cognition", "unimpaired cognition"],
  ]),
  saying(["cognitively normal"], "always", [
    ["cognitively normal|healthy", "cognitively normal"],
    ["normal cognition", "normal cognition"],
  ]),
  saying(["subjective decline"], "always", [
    ["subjective cognitive decline|impairment", "subjective cognitive decline"],
  ]),
  inShort(["subjective decline"], "SCD", "dementia"),
  saying(["mci"], "always", [
    ["mild cognitive impairment|impairments", "mild cognitive impairment"],
    ["mild|minor ( or|and major )? neurocognitive disorder|disorders", "mild or major neurocognitive disorder"],
  ]),
  inShort(["mci"], "MCI aMCI"),
  saying(["mci"], "dementia", [["prodromal", "prodromal"]]),
  // Early covers both
  saying(["mci", "mild"], "always", [
    ["early stage|symptomatic? alzheimer~|ad", "early Alzheimer's disease"],
    ["early stage|stages of alzheimer~", "early stages of Alzheimer's disease"],
  ]),
  saying(["mild"], "always", [["early ( stage of? )? dementia", "early-stage dementia"]]),
  saying(["severe"], "always", [
    ["advanced dementia|alzheimer~", "advanced dementia"],
    ["end|late stage dementia|alzheimer~", "end-stage dementia"],
  ]),
]
