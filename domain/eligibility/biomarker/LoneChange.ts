import { once } from "../../Memo.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { fold } from "../text/Folding.ts"
import type { Tokens } from "../text/Tokens.ts"
import { therapyWords } from "./TherapyTarget.ts"

type Words = ReadonlyArray<string>

const symbols = once(
  (): ReadonlySet<string> =>
    new Set(
      tumorGenes
        .flatMap(({ exact, family, forms, name }) => [name, ...forms, ...exact, ...(family?.names ?? [])])
        .map(fold),
    ),
)

/** So far before a change its gene is looked for. */
const farthest = 24

/** "EGFR-TKI": a therapy, of which no change is told. */
const isTherapy = (words: Words, at: number, first: number): boolean =>
  words.slice(at + 1, Math.min(at + 4, first)).some((word) => therapyWords.has(word))

const marks: ReadonlySet<string> = new Set(["-", "p", ".", "(", ":"])

const word = /^[A-Z]?[a-z]+$|^[^\p{L}\p{N}]$/u

/** Whether what stands right before a change may be a gene that nobody knows. */
const isBehindName = (text: string, { ends, starts, words }: Tokens, first: number): boolean => {
  let at = first - 1
  while (marks.has(words[at] ?? "")) at--

  return at >= 0 && !word.test(text.slice(starts[at], ends[at]))
}

/** "A TKI for T790M": what a therapy is for. */
const isAim = (words: Words, first: number): boolean =>
  /^(?:for|against|targeting)$/.test(words[first - 1] ?? "") &&
  words.slice(Math.max(0, first - 5), first).some((each) => therapyWords.has(each))

/** Whether a gene is named before the name of a change: then that tells of it, if it is its own, and not the change by itself. */
export const isTold = (text: string, tokens: Tokens, first: number, { change }: Pick<Named, "change">): boolean => {
  if (change === undefined) return false
  const { words } = tokens
  if (isBehindName(text, tokens, first) || isAim(words, first)) return true
  for (let at = first - 1; at >= 0 && at > first - farthest && words[at] !== ";"; at--)
    if (symbols().has(words[at] ?? "") && !isTherapy(words, at, first)) return true

  return false
}
