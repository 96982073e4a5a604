/** Wall time runs a little faster or slower than time itself. What differs by more was set. */
const wasSet = 500

/**
 * Tells the dates (epoch milliseconds) of moments on a clock that only goes forward. A moment keeps its date, to the
 * millisecond, until somebody sets the wall clock.
 */
export const make = () => {
  let between = Number.NaN

  return (moment: number, now: { readonly forward: number; readonly wall: number }): number => {
    const measured = now.wall - now.forward
    if (!(Math.abs(measured - between) <= wasSet)) between = measured

    return moment + between
  }
}
