import type { Span } from "../document/Span.ts"
import { clauseEnds, people } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const advising: ReadonlySet<string> = new Set("recommended advised suggested encouraged advisable".split(" "))

const being: ReadonlySet<string> = new Set(["is", "are", "not", "strongly", "highly", "generally", "be", "should"])

const links: ReadonlySet<string> = new Set(["for", "in", "that"])

const farAdvice = 8

/** Where a word of advice stands before a place, in its clause; -1 if none does. */
const adviceBefore = (words: Words, first: number): number => {
  for (let at = first - 1; at >= 0 && at >= first - farAdvice && !clauseEnds.has(words[at] ?? ""); at--)
    if (advising.has(words[at] ?? "")) return at

  return -1
}

const whose = /^(?:who|whom|that|which|those)$/

/** What the advice at a place is said of: a thing, and nobody who may take part. */
const isOfThing = (words: Words, advice: number): boolean => {
  let subject = advice - 1
  while (being.has(words[subject] ?? "")) subject--

  return subject < advice - 1 && subject >= 0 && !people.has(words[subject] ?? "") && !whose.test(words[subject] ?? "")
}

/** Under the exclusion criteria, "testing is recommended for relapsed disease": advice to those who treat, which keeps nobody out. */
export const isOf = ({ first, segment, tokens: { words } }: Span): boolean => {
  const advice = segment.side === "exclusion" ? adviceBefore(words, first) : -1

  return advice >= 0 && links.has(words[advice + 1] ?? "") && isOfThing(words, advice)
}
