import { Clock, type Duration, Effect } from "effect"

const machine = Clock.make()

/**
 * Waits in real time, whatever time it is for the service: a database or a minute of rest is not hurried by a test that
 * lets years pass.
 */
export const within = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.withClock(effect, machine)

export const wait = (duration: Duration.DurationInput): Effect.Effect<void> => within(Effect.sleep(duration))
