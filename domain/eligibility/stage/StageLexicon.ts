import { coursePhrases } from "./CoursePhrases.ts"
import { dementiaPhrases } from "./DementiaPhrases.ts"
import { diseaseSpecificPhrases } from "./DiseaseSpecificPhrases.ts"
import { extentPhrases } from "./ExtentPhrases.ts"
import { operabilityPhrases } from "./OperabilityPhrases.ts"
import { recurrencePhrases } from "./RecurrencePhrases.ts"
import { stageLookAlikes } from "./StageLookAlikes.ts"
import type { StagePhrase } from "./StagePhrase.ts"

/** Every phrase by which texts and profiles speak of a stage, an extent or a course of disease. */
export const stagePhrases: ReadonlyArray<StagePhrase> = [
  ...dementiaPhrases,
  ...coursePhrases,
  ...recurrencePhrases,
  ...extentPhrases,
  ...operabilityPhrases,
  ...diseaseSpecificPhrases,
  ...stageLookAlikes,
]
