import * as Span from "../document/Span.ts"
import * as DeniedBefore from "../mention/DeniedBefore.ts"
import * as Stand from "../mention/Stand.ts"
import * as Interval from "../quantities/Interval.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Score } from "./ScoreLexicon.ts"

type Intervals = ReadonlyArray<Interval.Interval>

/** Whether some values are told that speak of health, without an end on that side. */
const areOfHealth = ({ better, values: [least, most] }: Score, intervals: Intervals): boolean =>
  intervals.every(([from, to]) => (better === "high" ? to >= most : better === "low" && from <= least))

const describing = WordSet.of("( [ specified defined by as confirmed determined evidenced indicated using via ie i e")

/** In tokens. */
const nearDescription = 5

/** Whether a range only tells what is meant by what stands before it: "no dementia (MMSE ≥ 24)". */
const isDescription = ({ first, tokens: { words } }: Span.Span): boolean =>
  words.slice(Math.max(0, first - nearDescription), first).some((word) => describing.has(word))

/**
 * Where the values of a score stand that a comma sets apart from what is denied before them, of which they are no further item: "no other
 * disease, MMSE 20-26". Nothing where they may be one.
 */
const asItem = (span: Span.Span, score: Score, intervals: Intervals, stand: Stand.Stand): Stand.Stand | undefined => {
  const from = DeniedBefore.itemBehind(span.tokens.words, span.first)
  if (from === 0 || stand.remark !== Stand.unclear.remark) return undefined
  const isWanted = areOfHealth(score, intervals) || !intervals.some(Interval.isOpen)

  return isWanted === (span.segment.side === "inclusion") ? Stand.of(Span.from(span, from)) : undefined
}

/** Where the values of a score stand. What is denied or not possible before them is what they describe, where that is what they tell. */
export const of = (span: Span.Span, score: Score, intervals: Intervals): Stand.Stand => {
  const among = Stand.of(span)
  const stand = asItem(span, score, intervals, among) ?? among
  const { side } = span.segment
  if (side === "neither" || score.better === undefined || !isDescription(span)) return stand
  const ofHealth = areOfHealth(score, intervals)
  const isTurned = stand.turned && stand.outcome !== "unknown" && ofHealth
  const isUnclear = stand.remark === Stand.unclear.remark && ofHealth === (side === "inclusion")

  return isTurned || isUnclear ? { outcome: side, turned: false, remark: "" } : stand
}
