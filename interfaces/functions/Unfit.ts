import type { MatchedOption } from "../wire/Payloads.ts"

type Option = Pick<typeof MatchedOption.Type, "criteria_checks">

/** The first check is of the study itself, whether it is open; the firm ones of the others are of age, sex and phase. */
const doesNotFit = ({ criteria_checks: [, ...ofTheProfile] }: Option): boolean =>
  ofTheProfile.some(({ state }) => state === "not_matched")

/** How many of the options that are shown do not fit by a published field, in a sentence; none where all do. */
export const sentenceOn = (options: ReadonlyArray<Option>): ReadonlyArray<string> => {
  const unfit = options.filter(doesNotFit).length
  if (unfit === 0) return []

  return [
    `${unfit} of those shown ${unfit === 1 ? "does" : "do"} not fit by age, sex or phase; ${unfit === 1 ? "it stands" : "they stand"} last.`,
  ]
}
