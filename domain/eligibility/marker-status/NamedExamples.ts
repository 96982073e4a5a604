import { withExons } from "../markers/VariantNotation.ts"
import * as MarkerClass from "./MarkerClass.ts"

type Words = ReadonlyArray<string>

/** How far behind a marker its examples may begin: "EGFR mutation known to go with sensitivity to a kinase inhibitor (including …". */
const farthest = 20

const longestList = 24

/** What ends a list of examples, or takes something out of it. */
const ends: ReadonlySet<string> = new Set(". ; : ) other except excepting excluding not no without but".split(" "))

const none: Words = []

/**
 * The words of the changes that are named as examples behind a marker, which ends before `last`, with exons as changes are called:
 * "EGFR mutation (including L858R or exon 19 deletion)".
 */
export const behind = (words: Words, last: number): Words => {
  for (let at = last; at < last + farthest; at++) {
    if (MarkerClass.introductionBefore(words, at) === undefined) continue
    const list = words.slice(at + 1, at + 1 + longestList)
    const end = list.findIndex((word) => ends.has(word))

    return withExons(list.slice(0, end < 0 ? list.length : end))
  }

  return none
}
