/** Numbers of several rounds, as their median with the lowest and the highest. */
export interface Spread {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export const of = (numbers: ReadonlyArray<number>): Spread => {
  const sorted = numbers.toSorted((first, second) => first - second)

  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lowest: sorted.at(0) ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  }
}

const digits = (number: number): string =>
  Math.abs(number) >= 100 ? number.toFixed(0) : Math.abs(number) >= 10 ? number.toFixed(1) : number.toFixed(2)

export const written = ({ highest, lowest, median }: Spread): string =>
  `${digits(median)} (${digits(lowest)} to ${digits(highest)})`
