import type { Marker } from "../markers/Marker.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

type Words = ReadonlyArray<string>

/** The change of the other copy, which stands behind a stroke. */
const ofOtherCopy = (words: Words, first: number, last: number): string | undefined =>
  (words[last] === "/" ? variant(words[last + 1] ?? "") : undefined) ??
  (words[first - 1] === "/" ? variant(words[first - 2] ?? "") : undefined)

/**
 * What is inherited with another change on the other copy, "F508del/G542X", by the tokens from `first` to before `last`: one copy of each.
 * In a tumour the stroke joins any changes.
 */
export const of = (
  { tumorGene }: Marker,
  { change }: Named,
  words: Words,
  first: number,
  last: number,
): MarkerStatus | undefined => {
  const other = change === undefined || tumorGene === true ? undefined : ofOtherCopy(words, first, last)
  if (change === undefined || other === undefined || other === change) return undefined

  return { state: "present", kinds: ["heterozygous", "mutation"], variants: [change, other], isDenied: false }
}
