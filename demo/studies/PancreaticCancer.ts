import { advanced } from "./PancreaticCancerAdvanced.ts"
import { early } from "./PancreaticCancerEarly.ts"
import { targeted } from "./PancreaticCancerTargeted.ts"
import type { StudyRecord } from "./StudyRecord.ts"

export const pancreaticCancer: ReadonlyArray<StudyRecord> = [...early, ...advanced, ...targeted]
