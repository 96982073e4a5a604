import type { Study } from "../study/Study.ts"

/**
 * All words of a study that are read, piece by piece: two studies with the same pieces say the same. The first is its criteria
 * text; a count stands before the pieces of each list.
 */
export const of = (study: Study): ReadonlyArray<string> => {
  const { conditionTerms, conditions, eligibility, interventions, keywords, summary, title } = study

  return [
    eligibility.text ?? "",
    title,
    summary ?? "",
    String(conditions.length),
    ...conditions,
    String(keywords.length),
    ...keywords,
    String(conditionTerms.length),
    ...conditionTerms,
    ...interventions.map(({ name }) => name),
  ]
}
