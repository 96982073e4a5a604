import type { Document } from "../document/Document.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as WordSet from "../text/WordSet.ts"

const ofMind = WordSet.of("alzheimer ad dementia mci cognitive cognition neurocognitive memory")

/** Whether a study is about dementia or what may become one, as far as it tells what it is about. */
export const isOne = (document: Document): boolean =>
  [...OwnDiseases.of(document).words].some((word) => ofMind.has(word))
