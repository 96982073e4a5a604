import * as ConditionQuery from "./condition/ConditionQuery.ts"
import * as TumorGene from "./eligibility/biomarker/TumorGene.ts"
import type { Profile } from "./Profile.ts"

/**
 * The genes by which a patient may fit studies of any solid tumour, which a search for the condition does not find: symbols of our
 * vocabulary, in the order of the biomarkers. None where the condition is no solid tumour.
 */
export const genesOf = ({
  biomarkers,
  condition,
}: Pick<Profile, "biomarkers" | "condition">): ReadonlyArray<string> => {
  const genes = TumorGene.symbolsOf(biomarkers)

  return genes.length > 0 && ConditionQuery.isSolidTumor(condition) ? genes : []
}
