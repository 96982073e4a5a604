import { Clock, Duration, Effect } from "effect"

/** The real clock, which can be set ahead: what waits for a real moment still waits for it. */
export const aheadClock = () => {
  const real = Clock.make()
  let ahead = 0
  const unsafeCurrentTimeMillis = () => real.unsafeCurrentTimeMillis() + ahead
  const unsafeCurrentTimeNanos = () => real.unsafeCurrentTimeNanos() + BigInt(ahead) * 1_000_000n
  const clock: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis,
    unsafeCurrentTimeNanos,
    currentTimeMillis: Effect.sync(unsafeCurrentTimeMillis),
    currentTimeNanos: Effect.sync(unsafeCurrentTimeNanos),
    sleep: (duration) => real.sleep(duration),
  }

  return {
    clock,
    passes: (duration: Duration.DurationInput): void => {
      ahead += Duration.toMillis(duration)
    },
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
