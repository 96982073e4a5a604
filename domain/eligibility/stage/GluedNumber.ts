import type { Span } from "../document/Span.ts"

const number = /^(?:i{1,3}|iv|[ⅰ-ⅳ]|[0-4])[abc]?\d?(?![\p{L}\d])/u

/** Whether letters begin with the number of a stage. */
export const begins = (folded: string): boolean => number.test(folded)

/** A mention of the word "stage", and the number that is glued to it, as two words: "StageIIIB". */
export const apart = (span: Span): Span => {
  const { end, first, tokens } = span
  const word = tokens.words[first] ?? ""
  const start = tokens.starts[first] ?? end
  const last = tokens.ends[first] ?? end
  if (last <= end) return span

  return {
    ...span,
    tokens: {
      words: tokens.words.toSpliced(first, 1, word.slice(0, end - start), word.slice(end - start)),
      starts: tokens.starts.toSpliced(first, 1, start, end),
      ends: tokens.ends.toSpliced(first, 1, end, last),
    },
  }
}

const glued = /^(stages?)(.+)$/

/** The words of a profile's stage, with what is glued to "stage" as a word of its own. */
export const inEntry = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.flatMap((word) => {
    const [, stage, rest] = glued.exec(word) ?? []

    return stage !== undefined && rest !== undefined && begins(rest) ? [stage, rest] : [word]
  })
