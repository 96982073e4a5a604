import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"

/** Whether a study is open, or when it is planned to open. */
export const statusOf = (option: Option, words: Words): string => {
  const start = Checks.plannedStart(option)
  const told = words.statuses[option.overall_status] ?? option.overall_status

  return start === undefined ? told : `${told}: ${words.plannedStart(Dates.day(start, words))}`
}

/** Number, status, phase and kind of a study in one line. */
export const of = (option: Option, words: Words): string =>
  [
    option.nct_id,
    statusOf(option, words),
    ...option.phases.map((phase) => words.phases[phase] ?? phase),
    words.kinds[option.study_type] ?? option.study_type,
  ].join(" · ")
