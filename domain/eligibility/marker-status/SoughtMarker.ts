import { leadingWords } from "./FillerWords.ts"
import { resultBefore } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

const ofSearch: ReadonlySet<string> = new Set(
  (
    "tissue specimen specimens sample samples material biopsy testing tested test tests analysis analyses assay assays fish " +
    "sequencing studies study screening screened probes panel evaluation assessment assessed evaluated available suspicion block blocks " +
    "slide slides ffpe core cores swab"
  ).split(" "),
)

const found: ReadonlySet<string> = new Set(
  "positive confirmed documented identified eligible indication treated".split(" "),
)

const farthestSearch = 12

const confirming: ReadonlySet<string> = new Set(["confirmation", "central", "local", "verification", "presence"])

/** Whether a word may stand between what is done "for" something and that thing. */
const isPassed = (word: string): boolean => word !== "for" && (leadingWords.has(word) || confirming.has(word))

const finding =
  /^(?:determine|assess|evaluate|measure|test|examine|quantify|establish|ascertain|check|verify|detect|characteri[sz]e|analy[sz]e|investigate|study)$/

const findingOut =
  /^(?:determin|assess|evaluat|measur|test|examin|quantify|establish|ascertain|check|verify|detect|characteri[sz]|analy[sz]|investigat|study)ing$/

/** Where what is done "for" something, or "to determine" it, begins to be told, whose last token is at `at`; nothing where it is neither. */
const purposeAt = (words: Words, at: number): number | undefined => {
  if (finding.test(words[at] ?? "")) return words[at - 1] === "to" ? at - 1 : undefined
  if (findingOut.test(words[at] ?? "") && words[at - 1] === "for") return at - 1
  if (words[at] !== "for" || resultBefore(words, at - 1) !== undefined) return undefined

  return finding.test(words[at - 1] ?? "") && words[at - 2] === "to" ? at - 2 : at
}

/** Whether what ends with the token at `at` is only looked for: "tissue available for testing of", "tested for", "a sample to assess". */
export const isSought = (words: Words, at: number): boolean => {
  let next = at
  while (next > at - 5 && isPassed(words[next] ?? "")) next--
  const purpose = purposeAt(words, next)
  if (purpose === undefined) return false
  for (let place = purpose - 1; place >= 0 && place >= purpose - farthestSearch; place--) {
    const word = words[place] ?? ""
    if (/^[.,;:]$/.test(word) || found.has(word)) return false
    if (ofSearch.has(word)) return true
  }

  return false
}
