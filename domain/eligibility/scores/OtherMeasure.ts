import { matches } from "../matching/TokenPhrases.ts"
import * as ChangeOrPart from "./ChangeOrPart.ts"
import type { Score } from "./ScoreLexicon.ts"
import * as ScoreOfOthers from "./ScoreOfOthers.ts"

type Words = ReadonlyArray<string>

const meaning = /\b(?:(?:is|are|was|were) (?:considered|regarded|interpreted)|indicates|suggests)\b/

/** In tokens behind the values. */
const farthest = 4

/** Whether a text only tells what some values mean: "a score of 26 or more is considered normal". */
const isMeaning = (words: Words, last: number): boolean => meaning.test(words.slice(last, last + farthest).join(" "))

/** "Telephone [MoCA]", "[CDR] sum of boxes". */
const isOtherScale = ({ notBefore = [], notBehind }: Score, words: Words, first: number, nameEnd: number): boolean => {
  const before = words[words[first - 1] === "-" ? first - 2 : first - 1] ?? ""

  return notBehind?.has(before) === true || notBefore.some((phrase) => matches(words, nameEnd, phrase))
}

/**
 * Whether what a text names is not the score of the patient: another scale with such a name, a change or a part of it, somebody else's, or
 * what its values mean. Its name begins at token `first` and ends before `nameEnd`, its values before `last`.
 */
export const isMeant = (score: Score, words: Words, first: number, nameEnd: number, last: number): boolean =>
  isOtherScale(score, words, first, nameEnd) ||
  ChangeOrPart.isTold(words, first, nameEnd, last) ||
  ScoreOfOthers.isOne(words, first, nameEnd, last) ||
  isMeaning(words, last)
