import * as BoundsBefore from "../quantities/BoundsBefore.ts"
import * as DecimalNumbers from "../quantities/DecimalNumbers.ts"
import * as Interval from "../quantities/Interval.ts"
import type * as Levels from "../quantities/Levels.ts"
import * as FurtherRanges from "./FurtherRanges.ts"
import * as ScoreLevels from "./ScoreLevels.ts"
import type { Score } from "./ScoreLexicon.ts"
import * as WordsAround from "./WordsAround.ts"

type Words = ReadonlyArray<string>

/** The values of a score that a text names, and the tokens from its first word to before the last that tell it. */
export interface NamedRange {
  readonly intervals: ReadonlyArray<Interval.Interval>
  /** Whether it is one number alone, before which a sign may have been lost. */
  readonly isLone: boolean
  readonly first: number
  readonly last: number
}

/** In tokens behind the name of a score. */
const farthest = 26

/** In tokens. */
const widestAside = 14

const steps: ReadonlyMap<string, number> = new Map([
  ["(", 1],
  ["[", 1],
  [")", -1],
  ["]", -1],
])

/** Where the bracket closes that opens at a token; nothing where it does not soon. */
const closeOf = (words: Words, open: number): number | undefined => {
  let depth = 0
  for (let at = open; at < open + widestAside && at < words.length; at++) {
    depth += steps.get(words[at] ?? "") ?? 0
    if (depth === 0) return at
  }

  return undefined
}

/** Before the number of something that is no score. */
const labels: ReadonlySet<string> = new Set(["visit", "appendix", "day", "week", "month", "v", "cohort", "part"])

const times = /^(?:hours?|days?|weeks?|months?|years?|d|wks?)$/

/** Whether a number is that of a visit, or of a version, "MMSE 2.0 score". */
const isNumbered = (words: Words, at: number, { isLone, last }: Levels.Levels): boolean =>
  isLone && (labels.has(words[at - 1] ?? "") || /^scores?$/.test(words[last] ?? ""))

/** Behind a number that is a label's or a time's: "visit [1]", "within [6 months]". */
const behindNumber = (words: Words, at: number, labelled: Levels.Levels | undefined): number | undefined => {
  if (labelled !== undefined) return labelled.last
  const unit = words[at + 1] === "-" ? at + 2 : at + 1
  const isTime = times.test(words[unit] ?? "") && /^(?:within|last|past|in)$/.test(words[at - 1] ?? "")

  return isTime ? unit + 1 : undefined
}

/** Behind what may stand at a token between the name of a score and its values; nothing where it may not. */
const passed = (words: Words, at: number, labelled: Levels.Levels | undefined): number | undefined => {
  if (DecimalNumbers.at(words, at) !== undefined) return behindNumber(words, at, labelled)

  return WordsAround.fillers.has(words[at] ?? "") ? at + 1 : undefined
}

const opening = /^[([]$/

/** The values that follow the name of a score, from token `at` to before `end`; in a bracket, too. */
const levelsBehind = (words: Words, at: number, end: number, score: Score): Levels.Levels | undefined => {
  if (at >= end) return undefined
  const levels = ScoreLevels.at(words, at, score)
  if (levels !== undefined && !isNumbered(words, at, levels)) return levels
  if (opening.test(words[at] ?? "")) {
    const close = closeOf(words, at) ?? end

    return levelsBehind(words, at + 1, close, score) ?? levelsBehind(words, close + 1, end, score)
  }
  const next = passed(words, at, levels)

  return next === undefined ? undefined : levelsBehind(words, next, end, score)
}

/** In tokens before the name of a score. */
const farthestBefore = 14

const ofAge = /^(?:ages?|aged)$/

/** Whether values before the name of a score are those of an age: "Age: 18 to 70 Performance status: 0-2". */
const areOfAge = (words: Words, at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => ofAge.test(word))

/** The values that end before the name of a score, which begins at a token. */
const levelsBefore = (
  words: Words,
  first: number,
  score: Score,
): (Levels.Levels & { readonly first: number }) | undefined => {
  for (let end = first; end > first - farthestBefore && end > 0; end--) {
    for (let at = Math.max(0, end - farthestBefore); at < end; at++) {
      const levels = ScoreLevels.at(words, at, score)
      if (levels?.last === end && !(levels.isLone && words[at - 1] === ".") && !areOfAge(words, at))
        return { ...levels, first: at }
    }
    if (!WordsAround.leading.has(words[end - 1] ?? "")) return undefined
  }

  return undefined
}

/** Whether a text means a number that it names alone: of a score with many values it has rather lost the sign before it. */
const isMeant = ({ ofFewValues }: Score, { isLone }: Levels.Levels): boolean => !isLone || ofFewValues === true

const withOtherEnd = (
  intervals: ReadonlyArray<Interval.Interval>,
  end: Interval.Interval | undefined,
): ReadonlyArray<Interval.Interval> =>
  end === undefined ? intervals : intervals.map((interval) => Interval.enclosed(interval, end) ?? interval)

/** In tokens before the joint of two bounds. */
const farthestBound = 8

/** The other bound of a score that was named just before, "MMSE ≥ 12 and [MMSE ≤ 25]". */
const otherBound = (words: Words, first: number, score: Score): Interval.Interval | undefined => {
  const last = /^(?:and|but)$/.test(words[first - 1] ?? "") ? first - 1 : undefined
  if (last === undefined || !words.slice(Math.max(0, first - farthestBound), last).includes(words[first] ?? ""))
    return undefined
  for (let at = Math.max(0, last - farthestBound); at < last; at++) {
    const levels = ScoreLevels.at(words, at, score)
    if (levels?.last === last) return levels.intervals[0]
  }

  return undefined
}

/** The values that a text names behind the name of a score. */
const rangeBehind = (words: Words, first: number, last: number, score: Score): NamedRange | undefined => {
  const levels = levelsBehind(words, last, Math.min(words.length, last + farthest), score)
  if (levels === undefined) return undefined
  const bound = levels.isLone ? BoundsBefore.at(words, first) : undefined
  if (bound !== undefined) {
    const intervals = levels.intervals.map(([number]) => Interval.bounded(bound, number))

    return { intervals, isLone: false, first: first - 1, last: levels.last }
  }
  if (!isMeant(score, levels)) return undefined
  const told = FurtherRanges.of(words, levels, score, words[first])
  const least = BoundsBefore.mirroredAt(words, first) ?? otherBound(words, first, score)

  return {
    ...told,
    intervals: withOtherEnd(told.intervals, least),
    isLone: levels.isLone && told.intervals.length === 1,
    first,
  }
}

/** The values of a score that stand around its name, which begins at token `first` and ends before `last`. */
export const around = (words: Words, first: number, last: number, score: Score): NamedRange | undefined => {
  const behind = rangeBehind(words, first, last, score)
  if (behind !== undefined) return behind
  const before = levelsBefore(words, first, score)
  if (before !== undefined && isMeant(score, before)) return { ...before, last }
  const mirrored = BoundsBefore.mirroredAt(words, first)
  if (mirrored !== undefined) return { intervals: [mirrored], isLone: false, first, last }

  return words[first - 1] === "any" ? { intervals: [score.values], isLone: false, first: first - 1, last } : undefined
}
