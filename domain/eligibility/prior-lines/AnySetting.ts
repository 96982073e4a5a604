import type { Claim } from "../line-claims/Claim.ts"
import { clauseEnds, early } from "../treatment/LineLexicon.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"

type Words = ReadonlyArray<string>

const reach = 9

/** "Treatment in the adjuvant or metastatic setting": who must have had it may have had it around an operation, which is no line. */
export const isBehind = (words: Words, { last }: Claim): boolean => {
  for (let at = last; at < last + reach && !clauseEnds.has(words[at] ?? "."); at++)
    if (early.has(words[at] ?? "")) return TreatmentPurpose.isOfAnySetting(words, at)

  return false
}
