import * as ConditionQuery from "./condition/ConditionQuery.ts"
import * as AskedMarker from "./eligibility/biomarker/AskedMarker.ts"
import type { StatedMarker } from "./eligibility/biomarker/StatedMarker.ts"
import * as Uncertainty from "./eligibility/entry/Uncertainty.ts"
import type { Profile } from "./Profile.ts"

/**
 * The genes by which a patient may fit studies of any solid tumor, which a search for the condition does not find: symbols of our
 * vocabulary, in the order of the biomarkers. None where the condition is no solid tumor.
 */
export const genesOf = ({
  biomarkers,
  condition,
}: Pick<Profile, "biomarkers" | "condition">): ReadonlyArray<string> => {
  const genes = symbolsOf(biomarkers)

  return genes.length > 0 && ConditionQuery.isSolidTumor(condition) ? genes : []
}

/** Whether a gene of tumors is named that the patient may have a change of: nothing denies it, and what is said of it is understood. */
const isSought = (sought: AskedMarker.AskedMarker): sought is StatedMarker =>
  sought.marker !== undefined &&
  sought.marker.tumorGene === true &&
  sought.asked.state !== "absent" &&
  sought.untold !== Uncertainty.remark

/**
 * The tumor genes that biomarkers of a profile name as they are written, by their symbols in our vocabulary, in order and once
 * each: what a query for studies of any solid tumor may hold. Left out is what is given as negative or wild-type, what is not understood or a relative's, and every marker
 * that is no gene of a tumor (APOE4, amyloid) or no gene at all (MSI, TMB, HRD, PD-L1, viruses).
 */
export const symbolsOf = (biomarkers: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(
    AskedMarker.all(biomarkers)
      .flatMap(({ parts }) => parts)
      .flatMap(({ asked }) => (isSought(asked) ? [asked.marker.name] : [])),
  ),
]
