import { Effect } from "effect"

/**
 * Milliseconds on a clock that only goes forward: for intervals, as what it counts from says nothing. Wall time can be set
 * back, and is for dates alone.
 */
export const millis: Effect.Effect<number> = Effect.map(
  Effect.clock,
  (clock) => Number(clock.unsafeCurrentTimeNanos()) / 1_000_000,
)
