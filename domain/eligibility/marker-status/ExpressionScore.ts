import * as NumberRange from "../numbers/NumberRange.ts"
import * as QuantityTable from "../numbers/QuantityTable.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MarkerRun from "./MarkerRun.ts"

/** Where a score lies, of 100: within one of these. */
export type Score = ReadonlyArray<NumberRange.NumberRange>

const scores = WordSet.of("tps cps tsp score tc ic tap sp263 22c3")

/**
 * Which numbers around a marker are its score, where the name of one is a part of the marker's, `@marker.score`. Numbers are `@range`, and
 * `.share` in percent; `.exact` is one number alone, and `.wide` what takes in several, or none. What is none of something else is
 * `.further`.
 */
export const table = RuleTable.of({
  name: "scores of expression",
  over: MarkedRun.level(["marker", "range"]),
  classes: {
    score: scores,
    name: scores.union(WordSet.of("pd - l1 pdl1 expression")),
    joint: "and but , to - & or /",
  },
  parts: { further: '( ( "(" ..6 ")" )? {joint}{1,2} @range.wide.further ){0,4}' },
  rows: [
    telling("a range", [
      [
        "@marker ..15 [ @range.share.wide <further> ]",
        "@marker [@range.share.wide (cohort A) or @range.wide.further] (cohort B)",
      ],
      ["@marker ..13 {score} ...2 [ @range.wide <further> ]", "@marker with a CPS of [@range.wide]"],
      ["@marker.score ...2 [ @range.wide <further> ]", "@marker.score of [@range.wide]"],
      ["@marker ..14 expression [ @range.wide <further> ]", "@marker expression [@range.wide or @range.wide.further]"],
      ["[ @range.share.before ] {name}{0,4} @marker", "[@range.share.before] @marker"],
    ]),
    telling("a number", [
      ["@marker ...15 [ @range.share.exact ]", "@marker of [@range.share.exact]"],
      ["@marker ...13 {score} ...2 [ @range.exact ]", "@marker, TPS: [@range.exact]"],
      ["@marker.score ...2 [ @range.exact ]", "@marker.score [@range.exact]"],
    ]),
  ],
})

const most = 100

const all = NumberRange.between(0, most)

/** What a range takes in of all scores; nothing where it is none of a score. */
const ofScores = (range: NumberRange.NumberRange): NumberRange.NumberRange | undefined =>
  [range.low, range.high].some(({ number }) => Number.isFinite(number) && number > most)
    ? undefined
    : NumberRange.both(range, all)

const listed: ReadonlySet<Ranges.Range["form"]> = new Set(["listed", "listed, with all between", "over a stroke"])

/** A word of what a number counts: "≤ 2 lines". */
const counted = /^(?:[a-z]{3,}|mm|cm)$/

/** The numbers around a marker. Of a bound of something else, "≥ 1 and ≤ 2 lines", only the one before it may be the score. */
const rangesIn = (run: Run, words: ReadonlyArray<string>) =>
  Ranges.within(QuantityTable.level.of(run)).flatMap((range) => {
    const { first, form, last } = range
    const isShare = range.unit === "%"
    const isOfOther = !isShare && counted.test(words[last] ?? "")
    const own = isOfOther && form === "bounded twice" ? { ...range, high: NumberRange.bounded("from", 0).high } : range
    const value = ofScores(own)
    if (value === undefined) return []
    const isExact = form === "exactly"
    const known = Chunk.attributesOf({
      share: isShare,
      exact: isExact,
      wide: !listed.has(form) && (!isExact || value.high.number === 0),
      before: form === "bounded before",
      further: !isOfOther,
    })

    return [{ first, last, name: "range", attributes: known, value }]
  })

/** The score of ranges that stand one behind the other: one of two bounds, "≥ 1 % but < 50 %", or each by itself, "≥ 50 % or < 1 %". */
const scoreOf = (
  run: ChunkedRun.ChunkedRun<NumberRange.NumberRange | undefined>,
  first: number,
  last: number,
): Score => {
  const score: Array<NumberRange.NumberRange> = []
  let isOther = true
  for (let place = first; place < last; place++) {
    const range = run.chunks[place]?.value
    const before = isOther ? undefined : score.at(-1)
    isOther = range === undefined && ChunkedRun.wordAt(run, place) === "or"
    if (range === undefined) continue
    if (before !== undefined) score.pop()
    const told = before === undefined ? range : NumberRange.both(before, range)
    if (told !== undefined) score.push(told)
  }

  return score
}

const toldOf = (place: MarkerRun.Place) => {
  const { first, last, tokens } = place
  const run = MarkerRun.near(place)
  const ranges = rangesIn(run, tokens.words)
  const around = ranges.filter((range) => range.first < first && range.last > last)
  if (around.length > 0)
    return [{ means: "a range" as const, isBefore: false, score: around.map(({ value }) => value) }]
  const isScore = tokens.words.slice(first, last).some((word) => scores.has(word))
  const marker = { first, last, name: "marker", attributes: isScore ? ["score"] : [], value: undefined }
  const beside = ranges.filter((range) => range.last <= first || range.first >= last)
  const reading = MarkedRun.marking<NumberRange.NumberRange | undefined>(run, [marker, ...beside])

  return table.find(reading).map(({ first: from, last: to, row: { means } }) => ({
    means,
    isBefore: (reading.tokens[from] ?? 0) < first,
    score: scoreOf(reading, from, to),
  }))
}

/** The score that a profile has, where it tells no range: "PD-L1 60%", "CPS 20". */
export const exactly = (place: MarkerRun.Place): Score | undefined => {
  const told = toldOf(place)
  const isRange = told.some(({ score }) => score.some(({ high, low }) => low.number < high.number))

  return isRange ? undefined : told[0]?.score
}

/** The score of who has none (CAP: PD-L1 by its share of tumor cells). */
export const none: Score = [{ low: all.low, high: NumberRange.bounded("below", 1).high }]

const some: Score = [NumberRange.between(1, most)]

/** What the words for a score mean where no number is told. */
const meanings: ReadonlyMap<string, Score> = new Map<string, Score>([
  ["present", some],
  ["absent", none],
  ["low", [NumberRange.between(1, 49)]],
])

const high: Score = [NumberRange.between(50, most)]

/** The score that is told of a marker, or else what the state that is said of it means. */
export const of = (place: MarkerRun.Place, state: string): Score | undefined => {
  const told = toldOf(place).filter(({ means }) => means === "a range")
  const before = told.find(({ isBefore }) => isBefore)?.score[0]
  const behind = told.find(({ isBefore }) => !isBefore)?.score
  if (before !== undefined) return [before]
  const isHigh = state === "present" && MarkerRun.wordsBeside(place, 2, 4).includes("high")

  return behind ?? (isHigh ? high : meanings.get(state))
}

export const overlap = (one: Score, other: Score): boolean =>
  one.some((range) => other.some((otherRange) => NumberRange.both(range, otherRange) !== undefined))

export const stateOf = (score: Score): "present" | "absent" => (overlap(score, some) ? "present" : "absent")

export const methods = ["tps", "cps"] as const

/** How a score is counted: of tumor cells alone, or of all cells that are stained (CAP: PD-L1). */
export type ScoreMethod = (typeof methods)[number]

export const methodTable = RuleTable.of<ScoreMethod>({
  name: "methods of scores",
  rows: [
    telling("tps", [
      ["tps|tsp|tc", "PD-L1 [TPS] ≥ 50 %"],
      ["tumor|tumour cell|cells", "PD-L1 in ≥ 1 % of [tumour cells]", "PD-L1 positive tumor"],
      ["proportion score", "tumor [proportion score] of at least 1 %"],
    ]),
    telling("cps", [
      ["cps", "[CPS] of PD-L1 ≥ 10"],
      ["combined positive", "a [combined positive] score ≥ 10", "PD-L1 in combined samples"],
    ]),
  ],
})

const nearBeforeMethod = 4

const farthestMethod = 16

const clauseEnd = /^[;.]$/

/** By which method a score is told of a marker; nothing where none is named, or both are. */
export const methodOf = ({ first, last, run, tokens: { words } }: MarkerRun.Place): ScoreMethod | undefined => {
  const end = words.findIndex((word, at) => at >= last && clauseEnd.test(word))
  const to = Math.min(run.to, last + farthestMethod, end < 0 ? run.to : end)
  const near = { ...run, from: Math.max(run.from, first - nearBeforeMethod), to }
  const [one, other] = new Set(RuleTable.meanings(methodTable, near))

  return other === undefined ? one : undefined
}

/** A score as it is told of a marker, with the state that it means. */
export const stated = (score: Score, place: MarkerRun.Place) => {
  const method = methodOf(place)

  return { score, state: stateOf(score), ...(method === undefined ? {} : { method }) }
}
