import { Clock, Duration, Effect } from "effect"

/** Somebody who waits for a moment, in milliseconds of the clock. */
interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/** A timer cannot be set further than this. */
const furthest = 2 ** 31 - 1

/** A clock that stands still. */
const still = (at: number): Pick<Clock.Clock, "unsafeCurrentTimeMillis" | "unsafeCurrentTimeNanos"> => ({
  unsafeCurrentTimeMillis: () => at,
  unsafeCurrentTimeNanos: () => BigInt(at) * 1_000_000n,
})

/**
 * The real clock, or one that stands still at a time (milliseconds since the epoch), which can be set ahead: who waits for a
 * moment that passes at once wakes at once.
 */
export const aheadClock = (at?: number) => {
  const real = at === undefined ? Clock.make() : still(at)
  const sleepers = new Set<Sleeper>()
  let ahead = 0
  const unsafeCurrentTimeMillis = () => real.unsafeCurrentTimeMillis() + ahead
  const unsafeCurrentTimeNanos = () => real.unsafeCurrentTimeNanos() + BigInt(ahead) * 1_000_000n

  const sleep = (duration: Duration.Duration): Effect.Effect<void> =>
    Effect.async((resume) => {
      const millis = Duration.toMillis(duration)
      const rise = () => {
        clearTimeout(timer)
        sleepers.delete(sleeper)
      }
      const sleeper: Sleeper = {
        until: unsafeCurrentTimeMillis() + millis,
        wake: () => {
          rise()
          resume(Effect.void)
        },
      }
      const timer = millis > furthest ? undefined : setTimeout(sleeper.wake, millis)
      sleepers.add(sleeper)

      return Effect.sync(rise)
    })

  const clock: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis,
    unsafeCurrentTimeNanos,
    currentTimeMillis: Effect.sync(unsafeCurrentTimeMillis),
    currentTimeNanos: Effect.sync(unsafeCurrentTimeNanos),
    sleep,
  }

  return {
    clock,
    passes: (duration: Duration.DurationInput): void => {
      ahead += Duration.toMillis(duration)
      const now = unsafeCurrentTimeMillis()
      for (const sleeper of [...sleepers].filter(({ until }) => until <= now)) sleeper.wake()
    },
    /** Milliseconds by which the clock was set ahead so far. */
    passed: () => ahead,
  }
}

/** The clock of a test, with a wall that is set by hand: what goes forward and what waits do not mind. */
export const settableWall = Effect.map(Effect.clock, (own) => {
  let set = 0
  const unsafeCurrentTimeMillis = () => own.unsafeCurrentTimeMillis() + set
  const clock: Clock.Clock = Object.assign(Object.create(own), {
    unsafeCurrentTimeMillis,
    unsafeCurrentTimeNanos: () => own.unsafeCurrentTimeNanos(),
    currentTimeMillis: Effect.sync(unsafeCurrentTimeMillis),
  })

  return {
    clock,
    setBack: (duration: Duration.DurationInput): void => {
      set -= Duration.toMillis(duration)
    },
    setAhead: (duration: Duration.DurationInput): void => {
      set += Duration.toMillis(duration)
    },
  }
})
