import { alzheimers } from "./Alzheimers.ts"
import { closedAndObservational } from "./ClosedAndObservational.ts"
import { expandedAccess } from "./ExpandedAccess.ts"
import { glioblastoma } from "./Glioblastoma.ts"
import { pancreaticCancer } from "./PancreaticCancer.ts"
import { amyotrophicLateralSclerosis } from "./RareDiseasesAmyotrophicLateralSclerosis.ts"
import { cysticFibrosis } from "./RareDiseasesCysticFibrosis.ts"
import { duchenne } from "./RareDiseasesDuchenne.ts"
import { huntington } from "./RareDiseasesHuntington.ts"
import { spinalMuscularAtrophy } from "./RareDiseasesSpinalMuscularAtrophy.ts"
import { solidTumors } from "./SolidTumors.ts"
import type { StudyRecord } from "./StudyRecord.ts"

/** Every study of the stand-in. None of them exists: their numbers, all NCT99…, are reserved for that. */
export const madeUpStudies: ReadonlyArray<StudyRecord> = [
  ...alzheimers,
  ...glioblastoma,
  ...pancreaticCancer,
  ...solidTumors,
  ...duchenne,
  ...spinalMuscularAtrophy,
  ...huntington,
  ...amyotrophicLateralSclerosis,
  ...cysticFibrosis,
  ...expandedAccess,
  ...closedAndObservational,
]

/** What is said of them before everything else. */
export const notice = "Made-up studies: none of them exists, and links to their records lead nowhere."
