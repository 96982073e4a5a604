import type { Side } from "./Heading.ts"
import { bareNouns, criteriaWords, exclusionNouns, inclusionNouns, oldHeadings, qualifiers } from "./HeadingLexicon.ts"
import { textOf, type Word } from "./HeadingLine.ts"
import * as HeadingSlips from "./HeadingSlips.ts"

type Words = ReadonlyArray<Word>

const participles: ReadonlySet<string> = new Set(["included", "excluded", "eligible", "ineligible"])

const sides: ReadonlyMap<string, Side> = new Map([
  ...[...inclusionNouns, "included", "eligible"].map((word) => [word, "inclusion"] as const),
  ...[...exclusionNouns, "excluded", "ineligible", "contraindications"].map((word) => [word, "exclusion"] as const),
])

const sideOf = (words: Words, at: number): Side | undefined => {
  const word = textOf(words, at)
  const side = sides.get(word) ?? sides.get(HeadingSlips.noun(word))
  if (side !== "inclusion") return side
  const before = textOf(words, at - 1)

  return before === "non" || before === "not" ? "exclusion" : "inclusion"
}

const isCriteria = (word: string): boolean => criteriaWords.has(word) || HeadingSlips.isCriteria(word)

/** Behind the pair that the noun at `at` and "criteria" are: "inclusion criteria", "criteria for inclusion"; -1 if there is none. */
const pairEnd = (words: Words, at: number): number => {
  if (isCriteria(textOf(words, at + 1))) return at + 2
  for (let back = at - 1; back >= 0 && back >= at - 3; back--) {
    if (["for", "of"].includes(textOf(words, back + 1)) && isCriteria(textOf(words, back))) return at + 1
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

const isBare = (word: string): boolean => bareNouns.has(word) || HeadingSlips.noun(word) !== ""

/** The side of nouns that are a heading by themselves: "Inclusion", "Patients excluded:". Participles need the colon. */
export const bareSide = (words: Words, hasColon: boolean): Side | undefined => {
  if (!words.every(({ text }) => qualifiers.has(text) || isBare(text))) return undefined
  const noun = words.findIndex(({ text }) => isBare(text))
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
