import type { Span } from "../document/Span.ts"

const course = /^(?:progressed|recurred|relapsed)$/

/**
 * A mention as the beginning of a clause of its own, where it is one: "not irradiated, or progressed since", "other than the primary
 * tumour or recurred". What turns the clause before it does not turn it; but "not relapsed or progressed" is one.
 */
export const of = (span: Span): Span => {
  const { first, last, tokens } = span
  const { ends, starts, words } = tokens
  const [before = "", or] = words.slice(Math.max(0, first - 2), first)
  if (or !== "or" || !course.test(words[first] ?? "") || course.test(before)) return span

  return {
    ...span,
    tokens: { words: words.slice(first), starts: starts.slice(first), ends: ends.slice(first) },
    first: 0,
    last: last - first,
  }
}
