/** Where a run of letters stands next at or behind a place; `nowhere` if it stands nowhere. */
export type Upcoming = (from: number) => number

/** Larger than any offset, and a whole number as they are: the engine is many times slower with offsets that met an infinite one. */
export const nowhere = 2 ** 30

/** Looks for one run of letters. Asked for places in order, it searches each stretch of the text but once. */
export const of = (folded: string, letters: string): Upcoming => {
  let next = -1
  let asked = -1

  return (from) => {
    if (next < from || from < asked) {
      const found = folded.indexOf(letters, from)
      next = found < 0 ? nowhere : found
      asked = from
    }

    return next
  }
}
