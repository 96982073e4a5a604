import { heartAndLungs, weightAndPressure } from "./lexicon/BodyAndHeart.ts"
import { classes, risks, stages, stagesOfTumors } from "./lexicon/Classes.ts"
import { events } from "./lexicon/Events.ts"
import { inflammation } from "./lexicon/Inflammation.ts"
import { blood, liverAndKidneys, metabolism, salts, tumors, viruses } from "./lexicon/Laboratory.ts"
import { cognition, mood, movement, performance, sleep } from "./lexicon/MindAndNerves.ts"
import { ofBelly, ofBladder, ofEyes, ofHeart, ofLungs, ofSkin } from "./lexicon/OrganScores.ts"
import { antibodies, ofBloodAndHeart, ofNervesAndMuscles, ofOrgans } from "./lexicon/RareDiseases.ts"
import type { Measure } from "./Measure.ts"

/** All that is compared by its value. */
export const measures: ReadonlyArray<Measure> = [
  ...cognition,
  ...mood,
  ...sleep,
  ...performance,
  ...movement,
  ...heartAndLungs,
  ...weightAndPressure,
  ...blood,
  ...salts,
  ...metabolism,
  ...liverAndKidneys,
  ...viruses,
  ...tumors,
  ...inflammation,
  ...ofSkin,
  ...ofEyes,
  ...ofHeart,
  ...ofLungs,
  ...ofBelly,
  ...ofBladder,
  ...ofNervesAndMuscles,
  ...ofBloodAndHeart,
  ...ofOrgans,
  ...antibodies,
  ...events,
  ...classes,
  ...risks,
]

const isOfDisease = ({ stagesOf }: Measure): boolean => stagesOf !== undefined

/** Scales by which stages, grades and types are told. */
export const stageScales: ReadonlyArray<Measure> = [...measures.filter(isOfDisease), ...stages, ...stagesOfTumors]

/** Scales whose numbers are no stages of a tumor. */
export const scalesOfOthers: ReadonlyArray<Measure> = [
  ...measures.filter((measure) => measure.ofClasses !== undefined || isOfDisease(measure)),
  ...stages,
]
