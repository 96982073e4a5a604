import type { Entered } from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import * as WordSet from "../text/WordSet.ts"

const since = WordSet.of(
  "now currently today later then subsequently eventually meanwhile progression relapse recurrence rebiopsy repeat repeated",
)

const changing = WordSet.of("converted conversion reverted turned became discordance")

/** What the word at `at` says was found. */
const resultAt = (words: ReadonlyArray<string>, at: number): ReadonlyArray<string> => {
  if (words[at] === "-" && at + 1 === words.length) return ["absent"]
  const state = stateAt(words, at)
  const isTold = state?.noun === false && (state.words.join("").length > 1 || words[at] === "+")

  return isTold ? [state.claim] : []
}

/**
 * Whether an entry tells of two results, one of them of another time: "HER2 positive, now negative", "converted from ER+ to ER-". Which
 * of them counts is not told.
 */
const isOfTwoTimes = (words: ReadonlyArray<string>): boolean => {
  if (!words.some((word) => since.has(word) || changing.has(word))) return false
  const results = new Set(words.flatMap((_, at) => resultAt(words, at)))

  return results.size > 1 || (results.size > 0 && words.some((word) => changing.has(word)))
}

const opposites: ReadonlyArray<ReadonlySet<string>> = [WordSet.of("positive pos"), WordSet.of("negative neg")]

/** Whether both results are told, each of another sample: "BRCA negative (germline), positive (somatic)". */
const isOfBoth = (words: ReadonlyArray<string>): boolean =>
  opposites.every((result) => words.some((word) => result.has(word)))

/** Whether the words of an entry leave open what was found. */
export const areIn = ({ tokens: { words } }: Entered): boolean =>
  Uncertainty.isTold(words) || isOfTwoTimes(words) || isOfBoth(words)
