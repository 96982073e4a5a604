import * as DiseaseNames from "./DiseaseNames.ts"
import * as LaunchArea from "./LaunchArea.ts"

/** A name with such a beginning of a word in it may be short for something that it is not in small letters. */
const short = /[A-Z][A-Z0-9]/

const spelling = (name: string): string => (short.test(name) ? name : name.toLowerCase())

/**
 * What a condition is called in our vocabulary, if it is written just as there: the slug of a launch area, or a name of a disease
 * of the Disease Ontology. Nothing where the words are the caller's own, though they may mean the same.
 */
export const of = (condition: string): string | undefined => {
  const area = LaunchArea.find(condition)
  if (area !== undefined) return area.slug
  const sought = spelling(condition)
  const isName = DiseaseNames.named(condition).some(({ names }) => names.some((name) => spelling(name) === sought))

  return isName ? sought : undefined
}
