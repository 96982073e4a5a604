import * as Interval from "../quantities/Interval.ts"
import * as ScoreRange from "./ScoreRange.ts"

/** Where a score lies: within one of these. */
export type Score = ReadonlyArray<ScoreRange.Range>

type Words = ReadonlyArray<string>

const farthest = 16

/** The score that stands behind a marker, up to the end of its clause. */
const behind = (words: Words, last: number): Score | undefined => {
  for (let at = last; at < words.length && at < last + farthest; at++) {
    if (words[at] === ";" || words[at] === ".") return undefined
    const ranges = ScoreRange.at(words, at)
    if (ranges !== undefined) return ranges
  }

  return undefined
}

/** The score that stands around a marker: "1 % ≤ PD-L1 < 50 %". */
const told = (words: Words, first: number, last: number): Score | undefined => {
  const least = ScoreRange.leastBefore(words, first - 1)
  const ranges = behind(words, last)
  if (least === undefined) return ranges

  return (ranges ?? [[least, ScoreRange.most]]).map(([from, to]) => [Math.max(from, least), to] as const)
}

/** The score that a profile has, where it tells no range: "PD-L1 60%", "CPS 20". */
export const exactly = (words: Words, last: number): Score | undefined => {
  if (behind(words, last) !== undefined) return undefined
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const value = ScoreRange.exactAt(words, at)
    if (value !== undefined) return [[value, value]]
  }

  return undefined
}

/** What the words for a score mean where no number is told (CAP: PD-L1 by its share of tumour cells). */
const meanings: ReadonlyMap<string, Score> = new Map([
  ["present", [[1, ScoreRange.most]]],
  ["absent", [[0, ScoreRange.justBelow(1)]]],
  ["low", [[1, 49]]],
])

const high: Score = [[50, ScoreRange.most]]

/** The score that is told of a marker from token `first` to before `last`, or else what the state that is said of it means. */
export const of = (words: Words, first: number, last: number, state: string): Score | undefined => {
  const isHigh = state === "present" && words.slice(Math.max(0, first - 2), last + 4).includes("high")

  return told(words, first, last) ?? (isHigh ? high : meanings.get(state))
}

/** The state of a marker that has a score. */
export const stateOf = (score: Score): "present" | "absent" => (score.every(([, to]) => to < 1) ? "absent" : "present")

export const overlap = (one: Score, other: Score): boolean =>
  one.some((range) => other.some((otherRange) => Interval.overlap(range, otherRange)))
