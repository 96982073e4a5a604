import type { Side } from "./Heading.ts"
import { criteriaWords, oldHeadings, qualifiers } from "./HeadingLexicon.ts"
import { textOf, type Word } from "./HeadingLine.ts"
import { sides } from "./HeadingWord.ts"

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
