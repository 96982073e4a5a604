import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import type { Tokens } from "../text/Tokens.ts"

type Words = ReadonlyArray<string>

const round: ReadonlyMap<string, string> = new Map([
  ["[", "("],
  ["]", ")"],
])

const odd: ReadonlySet<string> = new Set(["\\", "[", "]", "absent", "detected"])

/** Whether the token at `at` is the "not" of "not detected" as an answer: "FLT3-ITD: not detected". */
const isOfAnswer = (words: Words, at: number): boolean =>
  words[at] === "not" && words[at + 1] === "detected" && /^[:=(-]$/.test(words[at - 1] ?? "")

const isKept = (words: Words, at: number): boolean => words[at] !== "\\" && !isOfAnswer(words, at)

const being: ReadonlySet<string> = new Set(["be", "is", "are", "was", "were", "been"])

/** A mutation that is told to be absent is negative. Behind a verb it may be said of all that is listed, and stays as it is. */
const isNegative = (words: Words, at: number): boolean =>
  isOfAnswer(words, at - 1) || (words[at] === "absent" && !being.has(words[at - 1] ?? ""))

const plainWord = (words: Words, at: number): string => {
  const word = words[at] ?? ""

  return isNegative(words, at) ? "negative" : (round.get(word) ?? word)
}

/**
 * Tokens with round brackets for square ones, without what a record writes before a mark to keep it from being read as one, "\\[", and with
 * "negative" for "absent" and "not detected". The very tokens where there is none of them.
 */
const plain = remembering((tokens: Tokens): Tokens => {
  const { ends, starts, words } = tokens
  if (!words.some((word) => odd.has(word))) return tokens

  return {
    words: words.flatMap((_, at) => (isKept(words, at) ? [plainWord(words, at)] : [])),
    starts: starts.filter((_, at) => isKept(words, at)),
    ends: ends.filter((_, at) => isKept(words, at)),
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
