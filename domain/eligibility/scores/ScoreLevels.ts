import * as Levels from "../quantities/Levels.ts"
import { type Score, unitOf } from "./ScoreLexicon.ts"
import * as WordsAround from "./WordsAround.ts"

type Words = ReadonlyArray<string>

/** Scores have no finer values. */
const fine = 0.1

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.001

/** Whether all that is told can be of the score, and is counted in no other unit. */
const isOf = (
  { step = fine, unit, values: [least, most] }: Score,
  words: Words,
  { intervals, last }: Levels.Levels,
): boolean =>
  intervals
    .flat()
    .filter(Number.isFinite)
    .every((end) => end > least - 1 && end < most + 1 && isNear(Math.round(end / step), end / step)) &&
  !WordsAround.otherUnits.has(words[words[last] === "-" ? last + 1 : last] ?? "") &&
  (words[last] !== "%" || unit.has("%")) &&
  !(words[last] === "of" && words[last + 1] === "the")

/** The numbers that begin at a token, where they can be values of the score. */
export const at = (words: Words, place: number, score: Score): Levels.Levels | undefined => {
  const levels = Levels.at(words, place, unitOf(score))

  return levels !== undefined && isOf(score, words, levels) ? levels : undefined
}
