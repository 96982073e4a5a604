import { stateAt } from "../marker-status/StateMatcher.ts"

const since: ReadonlySet<string> = new Set(
  "now currently today later then subsequently eventually meanwhile progression relapse recurrence rebiopsy repeat repeated".split(
    " ",
  ),
)

const turning: ReadonlySet<string> = new Set("converted conversion reverted turned became discordance".split(" "))

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
export const isTold = (words: ReadonlyArray<string>): boolean => {
  if (!words.some((word) => since.has(word) || turning.has(word))) return false
  const results = new Set(words.flatMap((_, at) => resultAt(words, at)))

  return results.size > 1 || (results.size > 0 && words.some((word) => turning.has(word)))
}
