import { itemWords } from "./FillerWords.ts"
import * as Introductions from "./Introductions.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { stateBefore } from "./StateMatcher.ts"

type Words = ReadonlyArray<string>

const between = /^[,/&+([:-]$|^(?:and|or)$/

const overMarks = (words: Words, from: number): number => {
  let at = from
  while (at >= 0 && between.test(words[at] ?? "")) at--

  return at
}

const longestAbbreviation = 4

/** Before the abbreviation of a class, in brackets, that ends with the token at `at`, or the place itself: "alterations (AGAs)". */
const overAbbreviation = (words: Words, at: number): number => {
  const open = words[at] === ")" ? words.lastIndexOf("(", at) : -1
  const isAbbreviation = open > at - longestAbbreviation && (words[open + 1] ?? "").length > 1

  return isAbbreviation && open > 0 ? open - 1 : at
}

const nearClass = 10

/** The noun of a class with what is told of it: "aberrations for which there is a drug". The class itself where its noun stands there. */
const nounOf = (words: Words, last: number): number => {
  if (stateBefore(words, last) !== undefined) return last
  for (let at = last; at >= 0 && at > last - nearClass && !/^[.,;:()]$/.test(words[at] ?? ""); at--)
    if (stateBefore(words, at)?.noun === true) return at

  return last
}

/** Where the class ends that an introduction, ending with the token at `last`, gives examples of: "driver alterations, including". */
export const classBefore = (sentence: MarkerRun.Sentence, last: number): number | undefined => {
  const { words } = sentence.tokens
  const before = Introductions.examplesBefore(sentence, last)

  return before === undefined ? undefined : nounOf(words, overAbbreviation(words, overMarks(words, before)))
}

/** The noun of the class that an introduction, ending with the token at `last`, gives examples of: "other actionable alterations". */
export const introducedBy = (sentence: MarkerRun.Sentence, last: number): number | undefined => {
  const { words } = sentence.tokens
  let at = Introductions.examplesBefore(sentence, last)
  if (at === undefined) return undefined
  at = overMarks(words, at)
  at = overAbbreviation(words, overMarks(words, Introductions.examplesBefore(sentence, at) ?? at))
  const noun = stateBefore(words, at)
  if (noun?.noun === true) return at - noun.words.length + 1

  return itemWords.has(words[at] ?? "") ? at : undefined
}
