import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"

/** Whether a condition is a name that is known, with nothing besides. */
export const isName = (condition: string): boolean =>
  LaunchArea.find(condition) !== undefined ||
  LaunchArea.kinOf(condition)?.isSame === true ||
  DiseaseNames.named(condition).length > 0

/** Whether it is one, or belongs to a launch area. */
export const has = (condition: string): boolean => isName(condition) || LaunchArea.kinOf(condition) !== undefined

/** The name that stands among other words of a condition, also one of a launch area that is no disease's of its own: "alzheimer's". */
export const within = (condition: string): string | undefined => {
  const named = ConditionQuery.diseaseWithin(condition)
  if (named !== undefined || LaunchArea.kinOf(condition)?.isSame !== false) return named
  const { disease } = ConditionQuery.apart(condition)

  return disease === "" || disease === condition ? undefined : disease
}
