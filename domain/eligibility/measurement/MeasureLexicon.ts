import { blood } from "./lexicon/Blood.ts"
import { classes } from "./lexicon/Classes.ts"
import { cognition } from "./lexicon/Cognition.ts"
import { heartAndLungs } from "./lexicon/HeartAndLungs.ts"
import { inflammation } from "./lexicon/Inflammation.ts"
import { liverAndKidneys } from "./lexicon/LiverAndKidneys.ts"
import { metabolism } from "./lexicon/Metabolism.ts"
import { mood } from "./lexicon/Mood.ts"
import { movement } from "./lexicon/Movement.ts"
import { performance } from "./lexicon/Performance.ts"
import { salts } from "./lexicon/Salts.ts"
import { tumors } from "./lexicon/Tumors.ts"
import { viruses } from "./lexicon/Viruses.ts"
import { weightAndPressure } from "./lexicon/WeightAndPressure.ts"
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
  ...classes,
]
