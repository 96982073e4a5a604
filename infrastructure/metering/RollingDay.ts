import type { Standing } from "../../application/ports/Usage.ts"

const day = 24 * 60 * 60 * 1000

/** The whole window, in seconds: no caller waits longer. */
export const longestWait = day / 1000

/** A call at this moment (epoch milliseconds) or before it no longer counts. */
export const edge = (now: number): number => now - day

/** How a network stands, by how many calls count and when the oldest of them was. */
export const standing = (calls: {
  readonly limit: number
  readonly counted: number
  readonly oldest: number | undefined
  readonly now: number
}): Standing => ({
  limit: calls.limit,
  remaining: Math.max(0, calls.limit - calls.counted),
  resetAt: Math.ceil((calls.oldest === undefined ? calls.now : calls.oldest + day) / 1000),
})
