/** Where a run of letters stands next at or behind a place; beyond every text if nowhere. */
export type Upcoming = (from: number) => number

/** Looks for one run of letters. Asked for places in order, it searches each stretch of the text but once. */
export const of = (folded: string, letters: string): Upcoming => {
  let next = -1
  let asked = -1

  return (from) => {
    if (next < from || from < asked) {
      const found = folded.indexOf(letters, from)
      next = found < 0 ? Number.POSITIVE_INFINITY : found
      asked = from
    }

    return next
  }
}
