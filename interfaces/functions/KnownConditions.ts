import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"

/** Whether a condition is a name that is known, with nothing besides. */
export const isName = (condition: string): boolean =>
  LaunchArea.find(condition) !== undefined ||
  LaunchArea.kinOf(condition)?.isSame === true ||
  DiseaseNames.named(condition).length > 0

/** Whether it is one, or belongs to a launch area. */
export const has = (condition: string): boolean => isName(condition) || LaunchArea.kinOf(condition) !== undefined
