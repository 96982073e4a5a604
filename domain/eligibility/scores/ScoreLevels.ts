import * as Levels from "../quantities/Levels.ts"
import { type Score, unitOf } from "./ScoreLexicon.ts"
import * as WordsAround from "./WordsAround.ts"

type Words = ReadonlyArray<string>

/** Scores have no finer values. */
const fine = 0.1

/** A bound that is left out lies so near to a value that the score has. */
const near = 0.001

/** So far beyond its values a bound may lie that is left out: "MMSE < 31". */
const beyond = 1

/** Whether a number can be one of the score, or a bound of it. */
const isOf = ({ step = fine, values: [least, most] }: Score, end: number): boolean =>
  end > least - beyond && end < most + beyond && Math.abs(Math.round(end / step) - end / step) < near

/** Whether what stands behind numbers, at a token, tells that they are of something else: "2 weeks", "50 %", "2 of the following". */
const isOfOther = ({ unit }: Score, words: Words, at: number): boolean =>
  WordsAround.otherUnits.has(words[words[at] === "-" ? at + 1 : at] ?? "") ||
  (words[at] === "%" && !unit.has("%")) ||
  (words[at] === "of" && words[at + 1] === "the")

/** "Scores range from 0 to 30", which lets in nobody: all that the scale has. */
const areAll = ({ values: [least, most] }: Score, [from, to]: Levels.Levels["intervals"][number]): boolean =>
  Number.isFinite(from) && Number.isFinite(to) && from <= least && to >= most

/** The numbers that begin at a token, where they can be values of the score. */
export const at = (words: Words, place: number, score: Score): Levels.Levels | undefined => {
  const levels = Levels.at(words, place, unitOf(score))

  if (levels === undefined || isOfOther(score, words, levels.last)) return undefined
  if (levels.intervals.some((interval) => areAll(score, interval))) return undefined

  return levels.intervals.flat().every((end) => !Number.isFinite(end) || isOf(score, end)) ? levels : undefined
}
