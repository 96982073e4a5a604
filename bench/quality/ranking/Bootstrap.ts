import { PCGRandom } from "effect/Utils"
import { mean } from "../../Mean.ts"
import * as Quantile from "../../Quantile.ts"

const rounds = 2000

interface Interval {
  readonly middle: number
  readonly low: number
  readonly high: number
}

/** The mean of paired differences with its 95 % interval, by drawing patients with replacement. The same at every run. */
const interval = (differences: ReadonlyArray<number>): Interval => {
  const random = new PCGRandom(20_261_121)
  const draws = Array.from({ length: rounds }, () =>
    mean(differences.map(() => differences[random.integer(differences.length)] ?? 0)),
  )

  return {
    middle: mean(differences),
    low: Quantile.of(draws, 0.025),
    high: Quantile.of(draws, 0.975),
  }
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`

/** A mean of paired differences as it is read: `+0.064 (−0.130 to +0.254)`. */
export const written = (differences: ReadonlyArray<number>): string => {
  const { high, low, middle } = interval(differences)

  return `${signed(middle)} (${signed(low)} to ${signed(high)})`
}
