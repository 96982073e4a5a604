import * as TreatmentCounts from "./TreatmentCounts.ts"
import * as TreatmentOrdinals from "./TreatmentOrdinals.ts"
import * as TreatmentWordings from "./TreatmentWordings.ts"
import {
  asides,
  comparisons,
  earlier,
  numberWords,
  openings,
  ordinals,
  permissions,
} from "./vocabulary/TreatmentWords.ts"

/** The words that a range can begin with, or whose neighbours make one. */
const beginnings: ReadonlySet<string> = new Set([
  ...comparisons.map(({ words }) => words[0] ?? ""),
  ...numberWords.keys(),
  ..."0123456789",
  ...ordinals.keys(),
  ...earlier,
  ...TreatmentWordings.failures,
  ...TreatmentCounts.grouping,
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
export const of = (words: ReadonlyArray<string>, excludes: boolean): ReadonlyArray<TreatmentCounts.Range> => {
  const ranges: Array<TreatmentCounts.Range> = []
  if (opens(words)) return ranges
  for (let at = 0; at < words.length; at++) {
    if (!beginnings.has(words[at] ?? "")) continue
    const range =
      TreatmentCounts.byCount(words, at) ??
      TreatmentCounts.byTail(words, at) ??
      TreatmentOrdinals.byOrdinal(words, at) ??
      TreatmentWordings.byNever(words, at) ??
      TreatmentWordings.byPrior(words, at, excludes) ??
      TreatmentWordings.byName(words, at, excludes) ??
      TreatmentWordings.byFailure(words, at)
    if (range === undefined) continue
    if (!range.vague || !words.some((word) => asides.has(word))) ranges.push(range)
    at = Math.max(at, range.last - 1)
  }

  return ranges
}
