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
  readonly onChange?: (taken: number, waiting: number) => void
}

export interface Bulkhead {
  /** Runs an effect in one of the slots; those who wait come in order of arrival. */
  readonly within: <A, E, R>(use: Effect.Effect<A, E, R>) => Effect.Effect<A, E | BulkheadIsFull, R>
}

/**
 * A slot that becomes free is handed to the longest waiting at once, so that nobody who comes later can take it. Whether
 * a turn holds a slot is noted on the turn itself: a caller who leaves at that very moment gives it back.
 */
export const make = ({ onChange = () => {}, patience, places, slots }: Options): Bulkhead => {
  const line = new Set<Turn>()
  let free = slots

  const take = (turn: Turn) => {
    turn.holdsSlot = true
    line.delete(turn)
    Deferred.unsafeDone(turn.come, Exit.void)
  }

  const enter = (turn: Turn): Effect.Effect<void, BulkheadIsFull> => {
    if (free === 0 && line.size >= places) return Effect.fail(new BulkheadIsFull())
    if (free === 0) {
      line.add(turn)
    } else {
      free -= 1
      take(turn)
    }
    onChange(slots - free, line.size)

    return turn.holdsSlot
      ? Effect.void
      : Effect.timeoutFail(Deferred.await(turn.come), { duration: patience, onTimeout: () => new BulkheadIsFull() })
  }

  const leave = (turn: Turn) => {
    line.delete(turn)
    const [next] = line
    if (turn.holdsSlot && next !== undefined) take(next)
    else if (turn.holdsSlot) free += 1
    onChange(slots - free, line.size)
  }

  return {
    within: (use) =>
      Effect.suspend(() => {
        const turn: Turn = { come: Deferred.unsafeMake(FiberId.none), holdsSlot: false }

        return Effect.suspend(() => enter(turn)).pipe(
          Effect.zipRight(use),
          Effect.ensuring(Effect.sync(() => leave(turn))),
        )
      }),
  }
}
