import type { Span } from "../document/Span.ts"

const instruments: ReadonlySet<string> = new Set(
  "assessment category index inventory measure questionnaire rating scale score test".split(" "),
)

/** Whether words are but a part of the name of something that is measured with: of "North Star Ambulatory Assessment" the third. */
export const hold = ({ document: { text }, first, last, tokens: { starts, words } }: Span): boolean =>
  first > 0 &&
  instruments.has(words[last] ?? "") &&
  [first - 1, first, last].every((at) => /\p{Lu}/u.test(text[starts[at] ?? text.length] ?? ""))
