import { isAlphanumeric, isLetter } from "../text/Characters.ts"
import * as Contractions from "../text/Contractions.ts"

/** A word of a line: letters and digits, with an apostrophe inside. A contraction is the words that it stands for. */
export interface Word {
  readonly text: string
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

const endOf = (folded: string, from: number): number => {
  let at = from + 1
  while (isAlphanumeric(folded.charCodeAt(at))) at++
  if (folded.charCodeAt(at) !== 39 || !isLetter(folded.charCodeAt(at + 1))) return at
  at += 2
  while (isLetter(folded.charCodeAt(at))) at++

  return at
}

/** The first words of a line, at most so many. */
export const wordsOf = (folded: string, from: number, end: number, most: number): ReadonlyArray<Word> => {
  const words: Array<Word> = []
  for (let at = from; at < end && words.length < most; ) {
    if (!isAlphanumeric(folded.charCodeAt(at))) {
      at++
      continue
    }
    const stop = endOf(folded, at)
    const text = folded.slice(at, stop)
    const spelledOut = Contractions.spelledOut(text) ?? [text]
    words.push(...spelledOut.map((word) => ({ text: word, start: at, end: Math.min(stop, end) })))
    at = stop
  }

  return words
}

export const colonOf = (folded: string, from: number, end: number): number => {
  const found = folded.slice(from, end).indexOf(":")

  return found < 0 ? -1 : from + found
}

export const of = (
  text: string,
  folded: string,
  from: number,
  end: number,
  colon: number,
  bulleted: boolean,
): HeadingLine => {
  const head = wordsOf(folded, from, colon < 0 ? end : colon, longest)

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
