import { mean } from "../Mean.ts"

/** A figure at a moment, in minutes. */
export interface Point {
  readonly minute: number
  readonly value: number
}

/** A straight line through a figure: its middle, how much it rises a minute, and how sure that is (one standard error). */
export interface Trend {
  readonly mean: number
  readonly slope: number
  readonly error: number
  /** How much the line rises from the first point to the last. */
  readonly rise: number
}

const sum = (values: ReadonlyArray<number>) => values.reduce((total, value) => total + value, 0)

/** How much of a residual is found in the next one: samples that follow each other are not independent. */
const likeness = (residuals: ReadonlyArray<number>): number => {
  const products = residuals.slice(1).map((residual, at) => residual * (residuals[at] ?? 0))
  const squares = sum(residuals.map((residual) => residual ** 2))

  return squares === 0 ? 0 : Math.min(0.95, Math.max(0, sum(products) / squares))
}

export const of = (points: ReadonlyArray<Point>): Trend => {
  const minutes = points.map(({ minute }) => minute)
  const values = points.map(({ value }) => value)
  const [middle, level] = [mean(minutes), mean(values)]
  const spread = sum(minutes.map((minute) => (minute - middle) ** 2))
  const slope = sum(points.map(({ minute, value }) => (minute - middle) * (value - level))) / spread
  const residuals = points.map(({ minute, value }) => value - level - slope * (minute - middle))
  const like = likeness(residuals)
  const independent = Math.max(3, (points.length * (1 - like)) / (1 + like))
  const variance = sum(residuals.map((residual) => residual ** 2)) / points.length

  return {
    mean: level,
    slope,
    error: Math.sqrt((variance * points.length) / (independent - 2) / spread),
    rise: slope * ((minutes.at(-1) ?? 0) - (minutes[0] ?? 0)),
  }
}

/** It rises by more than chance (two standard errors), and by more than a fiftieth of what it is. */
export const grows = ({ error, mean, rise, slope }: Trend): boolean => slope > 2 * error && rise > mean / 50
