import * as AreaNames from "../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"

const kinOf = AreaNames.among(LaunchArea.launchAreas)

/** Whether a condition is a name that is known, with nothing besides. */
export const isName = (condition: string): boolean =>
  LaunchArea.find(condition) !== undefined ||
  kinOf(condition)?.isSame === true ||
  DiseaseNames.named(condition).length > 0

/** Whether it is one, or belongs to a launch area. */
export const has = (condition: string): boolean => isName(condition) || kinOf(condition) !== undefined
