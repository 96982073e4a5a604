import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import type { Tokens } from "../text/Tokens.ts"

const round: ReadonlyMap<string, string> = new Map([
  ["[", "("],
  ["]", ")"],
])

const odd: ReadonlySet<string> = new Set(["\\", "[", "]"])

const isKept = (word: string): boolean => word !== "\\"

/**
 * Tokens with round brackets for square ones, and without what a record writes before a mark to keep it from being read as one: "\\[".
 * The very tokens where there is no such mark.
 */
const plain = remembering((tokens: Tokens): Tokens => {
  const { ends, starts, words } = tokens
  if (!words.some((word) => odd.has(word))) return tokens

  return {
    words: words.flatMap((word) => (isKept(word) ? [round.get(word) ?? word] : [])),
    starts: starts.filter((_, at) => isKept(words[at] ?? "")),
    ends: ends.filter((_, at) => isKept(words[at] ?? "")),
  }
})

/** A place in its sentence as if that were written with plain marks. */
export const of = (span: Span): Span => {
  const { end, start, tokens } = span
  const marked = plain(tokens)
  if (marked === tokens) return span
  const { ends, starts, words } = marked
  const first = ends.findIndex((each) => each > start)
  const behind = starts.findIndex((each) => each >= end)

  return { ...span, tokens: marked, first, last: behind < 0 ? words.length : behind }
}
