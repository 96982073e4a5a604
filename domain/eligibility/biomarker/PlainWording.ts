import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import type { Tokens } from "../text/Tokens.ts"

const round: ReadonlyMap<string, string> = new Map([
  ["[", "("],
  ["]", ")"],
])

const odd: ReadonlySet<string> = new Set(["\\", "[", "]"])

const isKept = (word: string): boolean => word !== "\\"

const isOdd = (words: ReadonlyArray<string>): boolean => words.some((word) => odd.has(word) || word === "absent")

const being: ReadonlySet<string> = new Set(["be", "is", "are", "was", "were", "been"])

/** A mutation that is told to be absent is negative. Behind a verb it may be said of all that is listed, and stays as it is. */
const plainWord = (words: ReadonlyArray<string>, at: number): string => {
  const word = words[at] ?? ""

  return word === "absent" && !being.has(words[at - 1] ?? "") ? "negative" : (round.get(word) ?? word)
}

/**
 * Tokens with round brackets for square ones, without what a record writes before a mark to keep it from being read as one, "\\[", and with
 * "negative" for "absent". The very tokens where there is none of them.
 */
const plain = remembering((tokens: Tokens): Tokens => {
  const { ends, starts, words } = tokens
  if (!isOdd(words)) return tokens

  return {
    words: words.flatMap((word, at) => (isKept(word) ? [plainWord(words, at)] : [])),
    starts: starts.filter((_, at) => isKept(words[at] ?? "")),
    ends: ends.filter((_, at) => isKept(words[at] ?? "")),
  }
})

/** A place in its sentence as if that were written in plain marks and words. */
export const of = (span: Span): Span => {
  const { end, start, tokens } = span
  const marked = plain(tokens)
  if (marked === tokens) return span
  const { ends, starts, words } = marked
  const first = ends.findIndex((each) => each > start)
  const behind = starts.findIndex((each) => each >= end)

  return { ...span, tokens: marked, first, last: behind < 0 ? words.length : behind }
}
