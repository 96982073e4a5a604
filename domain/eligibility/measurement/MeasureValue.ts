import * as NumberRange from "../numbers/NumberRange.ts"
import type * as Ranges from "../numbers/Ranges.ts"
import * as ClassNumbers from "./ClassNumbers.ts"
import type { Measure, Scale } from "./Measure.ts"

/** Numbers on one of the scales of a measure, or on those that are counted alike. */
export interface MeasureValue {
  /** The place of the scale among those of the measure, the first for all that can be made numbers of it. */
  readonly scale: number
  readonly range: NumberRange.NumberRange
}

/** So far beyond its values a bound may lie that is left out: "MMSE < 31". */
const beyond = 1

/** A bound lies so near to a value that the measure has. */
const near = 0.001

const isEnd = ({ values: [least, most] }: Scale, end: number, step: number | undefined): boolean =>
  end > least - beyond &&
  end < most + beyond &&
  (step === undefined || Math.abs(Math.round(end / step) - end / step) < near)

/** A number without a unit may be one of any scale, but of what nobody knows, or what is told in crosses as well: "proteinuria 2+". */
const isCountedIn = ({ units }: Scale, unit: string | undefined, { isLiteral, ofUnits }: Measure): boolean =>
  unit === undefined ? ofUnits !== true && (isLiteral !== true || units.includes("points")) : units.includes(unit)

/** All that a scale has, "scores range from 0 to 30", which lets in nobody. */
const isAll = ({ values: [least, most] }: Scale, { high, low }: NumberRange.NumberRange): boolean =>
  !NumberRange.isOpen({ low, high }) && low.number <= least && high.number >= most

const mostDecimals = 6

const rounded = (number: number, decimals: number): number =>
  Number.isFinite(number) ? Number(number.toFixed(decimals)) : number

const ofScale = (
  { decimals = mostDecimals, plus = 0, times = 1 }: Scale,
  { high, low }: NumberRange.NumberRange,
): NumberRange.NumberRange => ({
  low: { ...low, number: rounded(low.number * times + plus, decimals) },
  high: { ...high, number: rounded(high.number * times + plus, decimals) },
})

/** The points of letters, which stand for several: from B on is from 7, and up to B is up to 9. */
const inPoints = (
  from: ReadonlyArray<number>,
  most: number,
  { high, low }: NumberRange.NumberRange,
): NumberRange.NumberRange => {
  const pointsAt = (number: number): NumberRange.NumberRange => {
    const at = number - ClassNumbers.lettered

    return at > 0 && Number.isFinite(number)
      ? NumberRange.between(from[at - 1] ?? most + 1, (from[at] ?? most + 1) - 1)
      : NumberRange.between(number, number)
  }
  const endIn = ({ isIncluded, number }: NumberRange.End, isLow: boolean): NumberRange.End => {
    const points = pointsAt(number)

    return { number: (isIncluded === isLow ? points.low : points.high).number, isIncluded }
  }
  const whole = { low: endIn(low, true), high: endIn(high, false) }
  // A letter is the greater number than all points, "A-B7"
  const isTurned = whole.low.number > whole.high.number

  return isTurned ? { low: endIn(high, true), high: endIn(low, false) } : whole
}

/** What numbers with their unit, or without one, are of a measure; nothing where they cannot be its. */
export const of = (
  measure: Measure,
  range: NumberRange.NumberRange,
  unit: string | undefined,
): MeasureValue | undefined => {
  const { scales, step } = measure
  const ends = [range.low.number, range.high.number].filter(Number.isFinite)
  const [usual] = scales
  const ofLetters = scales.find(({ classesFrom }) => classesFrom !== undefined)
  const isOf = (scale: Scale, end: number): boolean => isCountedIn(scale, unit, measure) && isEnd(scale, end, step)
  if (ofLetters?.classesFrom !== undefined)
    return ends.every((end) => isOf(usual, end) || isOf(ofLetters, end)) && !isAll(usual, range)
      ? { scale: 0, range: inPoints(ofLetters.classesFrom, usual.values[1], range) }
      : undefined
  const at = scales.findIndex((scale) => ends.every((end) => isOf(scale, end)) && !isAll(scale, range))
  const scale = scales[at]
  if (scale === undefined) return undefined

  return at === 0 || scale.times === undefined ? { scale: at, range } : { scale: 0, range: ofScale(scale, range) }
}

const turned = ({ high, low }: NumberRange.NumberRange): NumberRange.NumberRange => ({
  low: { ...high, number: Number.isFinite(high.number) ? high.number : Number.NEGATIVE_INFINITY },
  high: { ...low, number: Number.isFinite(low.number) ? low.number : Number.POSITIVE_INFINITY },
})

/** What a word of health makes of a number depends on which values are the better ones: "2 or worse". */
const graded = ({ better }: Measure, { form, high }: Ranges.Range): NumberRange.NumberRange | undefined => {
  if (better === undefined) return undefined
  const isUpwards = form.startsWith("better") === (better === "high")
  if (form.endsWith("than")) return NumberRange.bounded(isUpwards ? "above" : "below", high.number)

  return NumberRange.bounded(isUpwards ? "from" : "to", high.number)
}

/** What a range that is written means; `isBeforeName`: whether the name of the measure follows it right away, "20 ≤ MMSE". */
export const meant = (
  measure: Measure,
  range: Ranges.Range,
  isBeforeName: boolean,
): NumberRange.NumberRange | undefined => {
  switch (range.form) {
    case "better":
    case "worse":
    case "better than":
    case "worse than":
      return graded(measure, range)
    case "bounded before":
      return isBeforeName ? range : turned(range)
    case "bounded behind":
      return isBeforeName ? turned(range) : range
    default:
      return range
  }
}
