import * as WordSet from "../text/WordSet.ts"

/** Words by which a text speaks of dementia. */
export const dementiaWords = WordSet.of("alzheimer alzheimer's alzheimers ad dementia cognitive dat impairment")
