import * as FieldCriterion from "../../domain/criteria/FieldCriterion.ts"
import type { MatchedOption } from "../wire/Payloads.ts"

type Option = Pick<typeof MatchedOption.Type, "criteria_checks">

/** Firm checks are of age, sex and phase, but for the one of the study itself, whether it is open. */
const doesNotFit = ({ criteria_checks }: Option): boolean =>
  criteria_checks.some(
    ({ criterion, state }) => state === "not_matched" && criterion !== FieldCriterion.status.criterion,
  )

/** How many of the options that are shown do not fit by a published field, in a sentence; none where all do. */
export const sentenceOn = (options: ReadonlyArray<Option>): ReadonlyArray<string> => {
  const unfit = options.filter(doesNotFit).length
  if (unfit === 0) return []

  return [
    `${unfit} of those shown ${unfit === 1 ? "does" : "do"} not fit by age, sex or phase; ${unfit === 1 ? "it stands" : "they stand"} last.`,
  ]
}
