import { heartAndLungs, weightAndPressure } from "./lexicon/BodyAndHeart.ts"
import { classes, risks } from "./lexicon/Classes.ts"
import { events } from "./lexicon/Events.ts"
import { inflammation } from "./lexicon/Inflammation.ts"
import { blood, liverAndKidneys, metabolism, salts, tumors, viruses } from "./lexicon/Laboratory.ts"
import { cognition, mood, movement, performance } from "./lexicon/MindAndNerves.ts"
import { ofBloodAndHeart, ofNervesAndMuscles, ofOrgans } from "./lexicon/RareDiseases.ts"
import type { Measure } from "./Measure.ts"

/** All that is compared by its value. */
export const measures: ReadonlyArray<Measure> = [
  ...cognition,
  ...mood,
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
  ...ofNervesAndMuscles,
  ...ofBloodAndHeart,
  ...ofOrgans,
  ...events,
  ...classes,
  ...risks,
]
