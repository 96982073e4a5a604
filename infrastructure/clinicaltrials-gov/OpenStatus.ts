import type { StudyType } from "../../domain/study/Study.ts"

const recruiting = ["RECRUITING", "NOT_YET_RECRUITING"] as const

/** The statuses in which a study of a type is open. */
const of = (type: StudyType): ReadonlyArray<string> =>
  type === "expanded_access" ? [...recruiting, "AVAILABLE"] : recruiting

/** The statuses in which a study of any of the types is open. */
export const ofAny = (types: ReadonlyArray<StudyType>): ReadonlyArray<string> => [...new Set(types.flatMap(of))]

export const isOpen = (type: StudyType, status: string): boolean => of(type).includes(status)
