import type { Bound } from "./Comparisons.ts"

/** From where to where numbers lie, both ends included. */
export type Interval = readonly [from: number, to: number]

export const overlap = ([from, to]: Interval, [otherFrom, otherTo]: Interval): boolean =>
  from <= otherTo && otherFrom <= to

export const holds = ([from, to]: Interval, number: number): boolean => from <= number && number <= to

/** What lies in both; nothing where they do not meet. */
export const both = (one: Interval, other: Interval): Interval | undefined => {
  const [from, to]: Interval = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]

  return from <= to ? [from, to] : undefined
}

const lowest = Number.NEGATIVE_INFINITY

const highest = Number.POSITIVE_INFINITY

/** Whether it goes on without an end. */
export const isOpen = ([from, to]: Interval): boolean => from === lowest || to === highest

/** What lies in two of which each has the end that the other lacks: at least 18, and at most 26. */
export const enclosed = (one: Interval, other: Interval): Interval | undefined => {
  const shared = both(one, other)

  return shared !== undefined && isOpen(one) && isOpen(other) && !isOpen(shared) ? shared : undefined
}

/** A bound that is itself left out lies so little beside it. */
const little = 1e-6

/** The numbers of what is measured that a bound takes in. */
export const bounded = (bound: Bound, number: number): Interval => {
  switch (bound) {
    case "from":
      return [number, highest]
    case "above":
      return [number + little, highest]
    case "to":
      return [lowest, number]
    case "below":
      return [lowest, number - little]
    case "exactly":
      return [number, number]
  }
}
