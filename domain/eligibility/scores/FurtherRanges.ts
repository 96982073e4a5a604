import * as Interval from "../quantities/Interval.ts"
import type * as Levels from "../quantities/Levels.ts"
import * as WordSet from "../text/WordSet.ts"
import { grades } from "./GradeWords.ts"
import * as ScoreLevels from "./ScoreLevels.ts"
import type { Score } from "./ScoreLexicon.ts"

type Words = ReadonlyArray<string>

type Intervals = ReadonlyArray<Interval.Interval>

/** Before the values of another group. */
const dividing = WordSet.of(", ; / : ( [ and or for if")

/** Before them, where groups are told by their schooling: "illiterate ≥ 17". */
const ofSchooling = WordSet.of(
  "illiterate illiteracy school education educated schooling university college years above below",
)

const beforeAllowed = WordSet.of("( , or")

const allowing = WordSet.of("if allowed permitted acceptable accepted due for with upon after per")

const being = WordSet.of("is are will may can be also")

/** "ECOG ≤ 2 ([3] allowed if due to the disease)", "[3] may be allowed": one more value that is let in. */
const isAllowed = (words: Words, at: number, last: number, { ofFewValues }: Score): boolean => {
  let verb = last
  while (being.has(words[verb] ?? "")) verb++

  return ofFewValues === true && beforeAllowed.has(words[at - 1] ?? "") && allowing.has(words[verb] ?? "")
}

const beforeOthers = WordSet.of(", or")

const ofOthers = WordSet.of("( for if in")

/** "0-1 (70 years or older) or [0-2] (younger patients)". */
const isOfOthers = (words: Words, at: number, last: number): boolean =>
  beforeOthers.has(words[at - 1] ?? "") && ofOthers.has(words[last] ?? "")

/** "MMSE: mild 20-26, moderate [10-19]", "moderate (MMSE 10-19) or mild ([20-26])", "20-26 for mild and [10-19] for moderate". */
const isOfGrade = (words: Words, at: number, last: number): boolean =>
  grades.has(words[words[at - 1] === "(" ? at - 2 : at - 1] ?? "") ||
  (/^(?:for|in|\()$/.test(words[last] ?? "") && grades.has(words[last + 1] ?? ""))

/** Whether values that begin at a token may be those of the same score for others: they stand apart, with words of comparison. */
const isNext = (words: Words, at: number, levels: Levels.Levels, score: Score, name: string | undefined): boolean => {
  const place = words[at - 1] === "\\" ? at - 2 : at - 1
  const before = words[place] ?? ""
  if (levels.isLone) return isAllowed(words, at, levels.last, score)
  if (isOfGrade(words, at, levels.last)) return true
  if (/^\d/.test(words[at] ?? "")) return isOfOthers(words, at, levels.last)

  return dividing.has(before) || ofSchooling.has(before) || (before === name && dividing.has(words[place - 1] ?? ""))
}

/** In tokens from one group's values to the next. */
const farthest = 24

/** More groups are told of none. */
const most = 6

interface Further extends Levels.Levels {
  readonly isAlternative: boolean
}

/** The values that follow the first for further groups of patients, or as its other bound. */
const behind = (words: Words, from: number, score: Score, name: string | undefined): ReadonlyArray<Further> => {
  const found: Array<Further> = []
  let last = from
  for (let at = from; at < last + farthest && at < words.length && found.length < most; at++) {
    if (words[at] === ";" || words[at] === ".") break
    const levels = ScoreLevels.at(words, at, score)
    if (levels === undefined || !isNext(words, at, levels, score, name)) continue
    found.push({ ...levels, isAlternative: words[at - 1] === "or" })
    last = levels.last
    at = levels.last - 1
  }

  return found
}

/** The next values are of another group, or the other bound of those before them. */
const withNext = (intervals: Intervals, next: Further): Intervals => {
  const [other] = next.intervals
  const last = intervals.at(-1)
  const both =
    last === undefined || other === undefined || next.isAlternative ? undefined : Interval.enclosed(last, other)

  return both === undefined ? [...intervals, ...next.intervals] : [...intervals.slice(0, -1), both]
}

/**
 * The values of a score that begin with some: those for further groups of patients, "≥ 24 with secondary education, ≥ 18 without", and
 * between two bounds that stand apart, "≥ 22 at screening and ≤ 30 at screening". `name`: the word that begins its name.
 */
export const of = (
  words: Words,
  first: Levels.Levels,
  score: Score,
  name: string | undefined,
): { readonly intervals: Intervals; readonly last: number } => {
  const further = behind(words, first.last, score, name)

  return { intervals: further.reduce(withNext, first.intervals), last: further.at(-1)?.last ?? first.last }
}
