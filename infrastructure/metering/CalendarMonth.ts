import type { Standing } from "../../application/ports/Usage.ts"

/** The month of a moment (epoch milliseconds), in UTC: `2026-11`. */
export const at = (moment: number): string => new Date(moment).toISOString().slice(0, 7)

const end = (moment: number): number => {
  const date = new Date(moment)

  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** How an account stands with so many calls in the month of `now`. */
export const standing = (calls: {
  readonly limit: number
  readonly counted: number
  readonly now: number
}): Standing => ({
  limit: calls.limit,
  remaining: Math.max(0, calls.limit - calls.counted),
  resetAt: end(calls.now) / 1000,
})
