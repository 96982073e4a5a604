/** The number below which a share of all lies, from 0 (the lowest) to 1 (the highest). */
export const of = (numbers: ReadonlyArray<number>, share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN

export const median = (numbers: ReadonlyArray<number>): number => of(numbers, 0.5)
