import * as Quantile from "../Quantile.ts"

/** Numbers of several rounds, as their median with the lowest and the highest. */
export interface Spread {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export const of = (numbers: ReadonlyArray<number>): Spread => ({
  median: Quantile.median(numbers),
  lowest: Quantile.of(numbers, 0),
  highest: Quantile.of(numbers, 1),
})

const digits = (number: number): string =>
  Math.abs(number) >= 100 ? number.toFixed(0) : Math.abs(number) >= 10 ? number.toFixed(1) : number.toFixed(2)

export const written = ({ highest, lowest, median }: Spread): string =>
  `${digits(median)} (${digits(lowest)} to ${digits(highest)})`
