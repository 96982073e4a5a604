import type { Document } from "../document/Document.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as WordSet from "../text/WordSet.ts"

/** Words by which a text speaks of dementia. */
export const dementiaWords = WordSet.of("alzheimer alzheimer's alzheimers ad dementia cognitive dat impairment")

const ofMind = WordSet.of("alzheimer ad dementia mci cognitive cognition neurocognitive memory")

/** Whether a study is about dementia or what may become one, as far as it tells what it is about. */
export const isOfDementia = (document: Document): boolean =>
  [...OwnDiseases.of(document).words].some((word) => ofMind.has(word))
