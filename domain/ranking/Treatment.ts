import type { Study } from "../study/Study.ts"

/** The registry's types of what is given that are given as treatment. */
const given: ReadonlySet<string | null> = new Set([
  "BIOLOGICAL",
  "COMBINATION_PRODUCT",
  "DEVICE",
  "DRUG",
  "GENETIC",
  "PROCEDURE",
  "RADIATION",
])

/**
 * Whether a study treats: by its primary purpose where that is published, else by the types of what it gives, else by its having a
 * phase. Expanded access does.
 */
export const isGivenBy = ({ interventions, phases, primaryPurpose, type }: Study): boolean => {
  if (type === "expanded_access") return true
  if (primaryPurpose !== null) return primaryPurpose === "TREATMENT"
  if (interventions.some((one) => one.type !== null)) return interventions.some((one) => given.has(one.type))

  return phases.some((phase) => phase !== "NA")
}
