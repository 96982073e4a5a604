import * as NumberedText from "../text/NumberedText.ts"
import * as HeadingWord from "./HeadingWord.ts"
import { criteriaWords, oldHeadings, qualifiers, sides } from "./HeadingWord.ts"
import type { Side } from "./Segment.ts"

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

type Words = ReadonlyArray<Word>

const participles: ReadonlySet<string> = new Set(["included", "excluded", "eligible", "ineligible"])

const sideOf = (words: Words, at: number): Side | undefined => {
  const side = words[at]?.side
  if (side !== "inclusion") return side
  const before = textOf(words, at - 1)

  return before === "non" || before === "not" ? "exclusion" : "inclusion"
}

/** Behind the pair that the noun at `at` and "criteria" are: "inclusion criteria", "criteria for inclusion"; -1 if there is none. */
const pairEnd = (words: Words, at: number): number => {
  if (words[at + 1]?.isCriteria === true) return at + 2
  for (let back = at - 1; back >= 0 && back >= at - 3; back--) {
    if (["for", "of"].includes(textOf(words, back + 1)) && words[back]?.isCriteria === true) return at + 1
  }

  return -1
}

/** A noun and "criteria": where the noun stands, and what is behind the pair. */
export interface Pair {
  readonly side: Side
  readonly noun: number
  readonly end: number
}

/** The first pair of a line. */
export const pairOf = (words: Words): Pair | undefined => {
  for (let noun = 0; noun < words.length; noun++) {
    const side = sideOf(words, noun)
    const end = side === undefined ? -1 : pairEnd(words, noun)
    if (side !== undefined && end >= 0) return { side, noun, end }
  }

  return undefined
}

/** The side of nouns that are a heading by themselves: "Inclusion", "Patients excluded:". Participles need the colon. */
export const bareSide = (words: Words, hasColon: boolean): Side | undefined => {
  if (!words.every(({ isBare, text }) => isBare || qualifiers.has(text))) return undefined
  const noun = words.findIndex(({ isBare }) => isBare)
  if (noun < 0 || (!hasColon && participles.has(textOf(words, noun)))) return undefined

  return sideOf(words, noun)
}

const longestOld = Math.max(...[...oldHeadings].map((heading) => heading.split(" ").length))

/** Whether the words are a whole heading of the registry's old layout. */
export const isOld = (words: Words): boolean =>
  words.length <= longestOld && oldHeadings.has(words.map(({ text }) => text).join(" "))

const plain: ReadonlySet<string> = new Set([...sides.keys(), ...criteriaWords, ...qualifiers])

/** Whether a heading says more than which part it heads, so that it may name a marker: "HER2 Inclusion Criteria". */
export const saysMore = (words: Words): boolean =>
  words.length > 3 || (words.length > 2 && !isOld(words) && words.some(({ text }) => !plain.has(text)))
