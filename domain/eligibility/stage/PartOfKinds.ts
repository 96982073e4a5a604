import type * as Finding from "../mention/Finding.ts"
import * as Stand from "../mention/Stand.ts"
import type { StageName } from "./StageName.ts"

/** The kinds of a progressive disease, of which nobody has both. */
const kinds: ReadonlyArray<StageName> = ["primary progressive", "secondary progressive"]

type Findings = ReadonlyArray<Finding.Finding>

/**
 * What is found of a progressive disease whose kind was not entered: a text that bars but one of its kinds bars no more than a part.
 * `find`: what is found of some stages alone.
 */
export const weighed = (
  found: Findings,
  covers: ReadonlyArray<StageName>,
  find: (some: ReadonlyArray<StageName>) => Findings,
): Findings => {
  const isOfEach = kinds.every((kind) => covers.includes(kind))
  const isBarred = ({ outcome }: Finding.Finding): boolean => outcome === "exclusion"
  if (!isOfEach || !found.some(isBarred) || kinds.every((kind) => find([kind]).some(isBarred))) return found

  return found.map((one) => (isBarred(one) ? { ...one, ...Stand.ofPart, weight: 0 } : one))
}
