import type { Span } from "../document/Span.ts"

const course = /^(?:progressed|recurred|relapsed)$/

const remission = /^(?:complete|partial|remission|first|second)$/

/**
 * A mention as the beginning of a clause of its own, where it is one: "not irradiated, or progressed since", "other than the primary
 * tumour or recurred", "without evidence of disease or in complete response". What turns the clause before it does not turn it; but "not relapsed or progressed" is one.
 */
export const of = (span: Span): Span => {
  const { first, last, tokens } = span
  const { ends, starts, words } = tokens
  const [before = "", next] = words.slice(Math.max(0, first - 2), first)
  const word = words[first] ?? ""
  const isVerb = next === "or" && course.test(word) && !course.test(before)
  const isState = before === "or" && next === "in" && remission.test(word)
  if (!isVerb && !isState) return span

  return {
    ...span,
    tokens: { words: words.slice(first), starts: starts.slice(first), ends: ends.slice(first) },
    first: 0,
    last: last - first,
  }
}
