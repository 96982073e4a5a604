import { type StateWord, stateWords } from "../markers/StatusLexicon.ts"
import { matches } from "../matching/TokenPhrases.ts"

const byFirst: ReadonlyMap<string, ReadonlyArray<StateWord>> = Map.groupBy(
  [...stateWords].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

/** The state whose first word stands at `at`, the longest where several do. */
export const stateAt = (words: ReadonlyArray<string>, at: number): StateWord | undefined =>
  byFirst.get(words[at] ?? "")?.find((state) => matches(words, at, state.words))

/** The states that words tell, each with where it begins. */
export const statesIn = (
  words: ReadonlyArray<string>,
): ReadonlyArray<{ readonly at: number; readonly state: StateWord }> =>
  words.flatMap((_, at) => {
    const state = stateAt(words, at)

    return state === undefined ? [] : [{ at, state }]
  })

const longest = Math.max(...stateWords.map(({ words }) => words.length))

/** The state whose last word stands at `at`. */
export const stateBefore = (words: ReadonlyArray<string>, at: number): StateWord | undefined => {
  for (let length = longest; length >= 1; length--) {
    const state = stateAt(words, at - length + 1)
    if (state !== undefined && state.words.length === length) return state
  }

  return undefined
}
