import { PCGRandom } from "effect/Utils"
import { mean } from "./Measures.ts"

const rounds = 2000

export interface Interval {
  readonly middle: number
  readonly low: number
  readonly high: number
}

/** The mean of paired differences with its 95 % interval, by drawing patients with replacement. The same at every run. */
export const interval = (differences: ReadonlyArray<number>): Interval => {
  const random = new PCGRandom(20_261_121)
  const draws = Array.from({ length: rounds }, () =>
    mean(differences.map(() => differences[random.integer(differences.length)] ?? 0)),
  ).toSorted((one, other) => one - other)

  return {
    middle: mean(differences),
    low: draws[Math.floor(rounds * 0.025)] ?? 0,
    high: draws[Math.floor(rounds * 0.975)] ?? 0,
  }
}
