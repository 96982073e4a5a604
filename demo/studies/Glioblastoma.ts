import { newlyDiagnosed } from "./GlioblastomaNewlyDiagnosed.ts"
import { recurrent } from "./GlioblastomaRecurrent.ts"
import type { StudyRecord } from "./StudyRecord.ts"

export const glioblastoma: ReadonlyArray<StudyRecord> = [...newlyDiagnosed, ...recurrent]
