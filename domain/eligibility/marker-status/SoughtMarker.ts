import { leadingWords } from "./FillerWords.ts"
import { resultBefore } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

const ofSearch: ReadonlySet<string> = new Set(
  (
    "tissue specimen specimens sample samples material biopsy testing tested test tests analysis analyses assay assays fish " +
    "sequencing studies study screening screened probes panel evaluation assessment assessed evaluated available suspicion"
  ).split(" "),
)

const found: ReadonlySet<string> = new Set(
  "positive confirmed documented identified eligible indication treated".split(" "),
)

const farthestSearch = 12

const confirming: ReadonlySet<string> = new Set(["confirmation", "central", "local", "verification", "presence"])

/** Whether a word may stand between what is done "for" something and that thing. */
const isPassed = (word: string): boolean => word !== "for" && (leadingWords.has(word) || confirming.has(word))

/** Whether what ends with the token at `at` is only looked for: "tissue available for testing of", "tested for". */
export const isSought = (words: Words, at: number): boolean => {
  let next = at
  while (next > at - 5 && isPassed(words[next] ?? "")) next--
  if (words[next] !== "for" || resultBefore(words, next - 1) !== undefined) return false
  for (let place = next - 1; place >= 0 && place >= next - farthestSearch; place--) {
    const word = words[place] ?? ""
    if (/^[.,;:]$/.test(word) || found.has(word)) return false
    if (ofSearch.has(word)) return true
  }

  return false
}
