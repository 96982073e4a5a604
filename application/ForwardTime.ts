import { type Clock, Effect } from "effect"

/** What a clock shows now, as `millis` tells it. */
export const shownBy = (clock: Clock.Clock): number => Number(clock.unsafeCurrentTimeNanos()) / 1_000_000

/**
 * Milliseconds on a clock that only goes forward: for intervals, as what it counts from says nothing. Wall time can be set
 * back, and is for dates alone.
 */
export const millis: Effect.Effect<number> = Effect.map(Effect.clock, shownBy)
