import * as NumberedText from "../text/NumberedText.ts"
import * as HeadingWord from "./HeadingWord.ts"

/** A word of a line, and where it stands. */
export interface Word extends HeadingWord.HeadingWord {
  readonly start: number
  readonly end: number
}

/** The beginning of a line, as far as it may be a heading. */
export interface HeadingLine {
  readonly text: string
  readonly folded: string
  readonly from: number
  readonly end: number
  readonly bulleted: boolean
  /** Where its first colon stands, -1 if it has none. */
  readonly colon: number
  /** Its words up to the colon, the first of them. */
  readonly head: ReadonlyArray<Word>
  /** Whether these are all. */
  readonly isWhole: boolean
}

/** So many words of a line are looked at. */
const longest = 18

/** The first words between two places, at most so many. */
export const wordsOf = (
  text: NumberedText.NumberedText,
  from: number,
  end: number,
  most: number,
): ReadonlyArray<Word> => {
  const { numbers, starts, vocabulary } = text
  const words: Array<Word> = []
  for (let at = NumberedText.firstFrom(text, from); at < numbers.length && words.length < most; at++) {
    const start = starts[at] ?? 0
    if (start >= end) break
    for (const { isBare, isCriteria, side, text: written } of HeadingWord.of(vocabulary, numbers[at] ?? 0))
      words.push({ text: written, side, isCriteria, isBare, start, end: Math.min(NumberedText.endOf(text, at), end) })
  }

  return words
}

/** Whether no more than so many words stand between two places. */
export const hasAtMost = (text: NumberedText.NumberedText, from: number, end: number, most: number): boolean => {
  const { numbers, starts, vocabulary } = text
  let count = 0
  for (let at = NumberedText.firstFrom(text, from); (starts[at] ?? end) < end && count <= most; at++)
    count += HeadingWord.of(vocabulary, numbers[at] ?? 0).length

  return count <= most
}

export const colonOf = (folded: string, from: number, end: number): number => {
  const found = folded.slice(from, end).indexOf(":")

  return found < 0 ? -1 : from + found
}

export const of = (
  text: string,
  words: NumberedText.NumberedText,
  from: number,
  end: number,
  colon: number,
  bulleted: boolean,
): HeadingLine => {
  const { folded } = words
  const head = wordsOf(words, from, colon < 0 ? end : colon, longest)

  return { text, folded, from, end, bulleted, colon, head, isWhole: head.length < longest }
}

export const textOf = (words: ReadonlyArray<Word>, at: number): string => words[at]?.text ?? ""

/** Behind the marks between a heading and its content. */
export const behind = (folded: string, from: number, end: number): number => {
  let at = from
  while (at < end && " *:.)-–".includes(folded[at] ?? "")) at++

  return at
}

/** Where the content of a line begins whose heading ends with its colon, or with itself. */
export const contentOf = ({ colon, end, folded }: HeadingLine): number => (colon < 0 ? end : behind(folded, colon, end))

/** The words that stand in no brackets: "criteria for providers" of "criteria for providers (2–5 per centre)". */
export const outsideBrackets = (folded: string, words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const [first] = words
  if (first === undefined) return words
  let depth = 0
  let at = first.start

  return words.filter(({ start }) => {
    for (; at < start; at++) {
      if (folded[at] === "(") depth++
      else if (folded[at] === ")") depth = Math.max(0, depth - 1)
    }

    return depth === 0
  })
}
