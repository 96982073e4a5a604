import { askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const alzheimer = "Alzheimer Disease"

const mci = "Mild cognitive impairment"

/** Stages of dementia that something else than the disease of the study has led to: who is kept out for that is but a part. */
export const stagesOfOtherCause: ReadonlyArray<Case> = [
  ...[
    "Mild cognitive impairment due to causes other than Alzheimer's disease",
    "Mild cognitive impairment not due to Alzheimer's disease",
    "Mild cognitive impairment from any cause other than AD",
    "MCI due to Parkinson's disease",
    "Mild cognitive impairment attributable to vascular disease",
    "Current diagnosis of dementia or MCI due to a non-AD cause",
    "Any neurological condition other than AD that may be contributing to MCI or dementia",
    "MCI or dementia caused by a stroke",
  ].flatMap((line) => of(alzheimer, excluded, line, { [mci]: "?" })),
  ...of(alzheimer, excluded, "Severe dementia due to Lewy body disease", { Severe: "?" }),
  ...[
    "Mild dementia due to vascular disease",
    "MCI or mild dementia caused by a stroke",
    "Mild to moderate dementia of non-Alzheimer's type",
    "Medical conditions other than Alzheimer's disease that could explain mild dementia",
  ].flatMap((line) => of(alzheimer, excluded, line, { Mild: "?" })),
  ...of("Parkinson's disease", excluded, "MCI due to Alzheimer's disease", { [mci]: "?" }),
  ...of(alzheimer, included, "No mild cognitive impairment due to Parkinson's disease", { [mci]: "?" }),
  // Any cause, the study's own among them, and none that is told
  ...[
    "Mild cognitive impairment",
    "Mild cognitive impairment due to Alzheimer's disease",
    "Mild cognitive impairment due to Alzheimer's disease or other causes",
    "Mild cognitive impairment or dementia due to any cause",
    "Mild cognitive impairment, or depression due to another disease",
    "Mild cognitive impairment or a stroke",
  ].flatMap((line) => of(alzheimer, excluded, line, { [mci]: "ex" })),
  ...of(alzheimer, excluded, "Severe dementia, due to which tests cannot be completed", { Severe: "ex" }),
  ...of("Alzheimer's Disease", excluded, "Mild cognitive impairment due to AD", { [mci]: "ex" }),
  ...of(alzheimer, excluded, "Severe dementia due to Alzheimer's disease", { Severe: "ex" }),
  ...["MCI due to AD", "Mild cognitive impairment with no cause other than Alzheimer's disease"].flatMap((line) =>
    of(alzheimer, included, line, { [mci]: "in" }),
  ),
  ...of("Parkinson's disease", included, "Mild cognitive impairment due to Parkinson's disease", { [mci]: "in" }),
]
