import { Data, Deferred, type Duration, Effect, Exit, FiberId } from "effect"

/** No slot became free in time, or too many wait already. */
export class BulkheadIsFull extends Data.TaggedError("BulkheadIsFull") {}

interface Turn {
  readonly come: Deferred.Deferred<void>
  holdsSlot: boolean
}

export interface Options {
  readonly slots: number
  /** How many may wait at most. */
  readonly places: number
  /** How long one may wait at most. */
  readonly patience: Duration.Duration
}

export interface Bulkhead {
  /** Runs an effect in one of the slots; those who wait come in order of arrival. */
  readonly within: <A, E, R>(use: Effect.Effect<A, E, R>) => Effect.Effect<A, E | BulkheadIsFull, R>
  readonly taken: () => number
  readonly waiting: () => number
}

/**
 * A slot that becomes free is handed to the longest waiting at once, so that nobody who comes later can take it. Whether
 * a turn holds a slot is noted on the turn itself: a caller who leaves at that very moment gives it back.
 */
export const make = ({ patience, places, slots }: Options): Bulkhead => {
  const line = new Set<Turn>()
  let free = slots

  const enter = (turn: Turn) =>
    Effect.suspend(() => {
      if (free > 0) {
        free -= 1
        turn.holdsSlot = true

        return Effect.void
      }
      if (line.size >= places) return Effect.fail(new BulkheadIsFull())
      line.add(turn)

      return Effect.timeoutFail(Deferred.await(turn.come), {
        duration: patience,
        onTimeout: () => new BulkheadIsFull(),
      })
    })

  const leave = (turn: Turn) =>
    Effect.sync(() => {
      line.delete(turn)
      if (!turn.holdsSlot) return

      const [next] = line
      if (next === undefined) {
        free += 1
      } else {
        line.delete(next)
        next.holdsSlot = true
        Deferred.unsafeDone(next.come, Exit.void)
      }
    })

  return {
    within: (use) =>
      Effect.suspend(() => {
        const turn: Turn = { come: Deferred.unsafeMake(FiberId.none), holdsSlot: false }

        return Effect.ensuring(Effect.zipRight(enter(turn), use), leave(turn))
      }),
    taken: () => slots - free,
    waiting: () => line.size,
  }
}
