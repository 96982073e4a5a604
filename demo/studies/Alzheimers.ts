import { amyloidAndTau } from "./AlzheimersAmyloidAndTau.ts"
import { prevention } from "./AlzheimersPrevention.ts"
import { symptomsAndCare } from "./AlzheimersSymptomsAndCare.ts"
import type { StudyRecord } from "./StudyRecord.ts"

export const alzheimers: ReadonlyArray<StudyRecord> = [...amyloidAndTau, ...prevention, ...symptomsAndCare]
