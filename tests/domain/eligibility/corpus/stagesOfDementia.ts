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
]
