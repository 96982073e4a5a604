import { blood } from "./lexicon/Blood.ts"
import { cognition } from "./lexicon/Cognition.ts"
import { heartAndLungs } from "./lexicon/HeartAndLungs.ts"
import { inflammation } from "./lexicon/Inflammation.ts"
import { liverAndKidneys } from "./lexicon/LiverAndKidneys.ts"
import { metabolism } from "./lexicon/Metabolism.ts"
import { mood } from "./lexicon/Mood.ts"
import { movement } from "./lexicon/Movement.ts"
import { performance } from "./lexicon/Performance.ts"
import { tumors } from "./lexicon/Tumors.ts"
import type { Measure } from "./Measure.ts"

/** All that is compared by its value. */
export const measures: ReadonlyArray<Measure> = [
  ...cognition,
  ...mood,
  ...performance,
  ...movement,
  ...heartAndLungs,
  ...blood,
  ...metabolism,
  ...liverAndKidneys,
  ...tumors,
  ...inflammation,
]
