/** From where to where numbers lie, both ends included. */
export type Interval = readonly [from: number, to: number]

export const overlap = ([from, to]: Interval, [otherFrom, otherTo]: Interval): boolean =>
  from <= otherTo && otherFrom <= to

/** What lies in both; nothing where they do not meet. */
export const both = (one: Interval, other: Interval): Interval | undefined => {
  const [from, to]: Interval = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]

  return from <= to ? [from, to] : undefined
}
