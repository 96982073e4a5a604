import * as LineCounts from "./LineCounts.ts"
import { asides, comparisons, earlier, numberWords, openings, ordinals, permissions } from "./LineLexicon.ts"
import * as LineOrdinals from "./LineOrdinals.ts"
import * as LineWordings from "./LineWordings.ts"

/** The words that a range can begin with, or whose neighbours make one. */
const beginnings: ReadonlySet<string> = new Set([
  ...comparisons.map(({ words }) => words[0] ?? ""),
  ...numberWords.keys(),
  ..."0123456789",
  ...ordinals.keys(),
  ...earlier,
  ...LineWordings.failures,
  ...LineCounts.grouping,
  ..."multiple 1l 2l 3l 4l never not no chemonaive naive untreated pretreated treated".split(" "),
])

/** Whether a sentence opens the study to more patients, and so bounds nobody: "any number of lines", "are also allowed". */
const opens = (words: ReadonlyArray<string>): boolean => {
  for (let at = 0; at < words.length; at++) {
    const next = openings.get(words[at] ?? "")
    if (next !== undefined && next === words[at + 1]) return true
  }

  return words.includes("also") && words.some((word) => permissions.has(word))
}

/** The ranges that a sentence speaks of. `excludes`: it stands on the exclusion side. */
export const of = (words: ReadonlyArray<string>, excludes: boolean): ReadonlyArray<LineCounts.Range> => {
  const ranges: Array<LineCounts.Range> = []
  if (opens(words)) return ranges
  for (let at = 0; at < words.length; at++) {
    if (!beginnings.has(words[at] ?? "")) continue
    const range =
      LineCounts.byCount(words, at) ??
      LineCounts.byTail(words, at) ??
      LineOrdinals.byOrdinal(words, at) ??
      LineWordings.byNever(words, at) ??
      LineWordings.byPrior(words, at, excludes) ??
      LineWordings.byName(words, at, excludes) ??
      LineWordings.byFailure(words, at)
    if (range === undefined) continue
    if (!range.vague || !words.some((word) => asides.has(word))) ranges.push(range)
    at = Math.max(at, range.last - 1)
  }

  return ranges
}
