import { Data, Deferred, type Duration, Effect, Exit, FiberId } from "effect"
import { FairQueue } from "./FairQueue.ts"
import { CurrentTicket, type QueueTicket } from "./QueueTicket.ts"

/** No slot became free in time, or too many wait already. */
export class BulkheadIsFull extends Data.TaggedError("BulkheadIsFull") {}

interface Turn extends QueueTicket {
  readonly come: Deferred.Deferred<void, BulkheadIsFull>
  holdsSlot: boolean
}

export interface Options {
  readonly slots: number
  /** How many may wait at most. */
  readonly places: number
  /** How long one may wait at most. */
  readonly queueTimeout: Duration.Duration
  readonly onChange?: (taken: number, waiting: number) => void
}

export interface Bulkhead {
  /** Runs an effect in one of the slots; those who wait come in turn by tenant, the calls of each in order of arrival. */
  readonly within: <A, E, R>(use: Effect.Effect<A, E, R>) => Effect.Effect<A, E | BulkheadIsFull, R>
}

/**
 * A slot that becomes free is handed to the one whose turn it is at once, so that nobody who comes later can take it. Whether
 * a turn holds a slot is noted on the turn itself: a caller who leaves at that very moment gives it back. Where the line is full,
 * the tenant that has the most in it gives way to a newcomer of another.
 */
export const make = ({ onChange = () => {}, queueTimeout, places, slots }: Options): Bulkhead => {
  const line = new FairQueue<Turn>()
  let free = slots

  const take = (turn: Turn) => {
    turn.holdsSlot = true
    line.leave(turn)
    Deferred.unsafeDone(turn.come, Exit.void)
  }

  const wait = (turn: Turn) => {
    line.join(turn)
    const last = line.size > places ? line.last() : undefined
    if (last === undefined) return
    line.leave(last)
    Deferred.unsafeDone(last.come, Exit.fail(new BulkheadIsFull()))
  }

  const enter = (turn: Turn): Effect.Effect<void, BulkheadIsFull> => {
    if (free === 0) {
      wait(turn)
    } else {
      free -= 1
      take(turn)
    }
    onChange(slots - free, line.size)

    return turn.holdsSlot
      ? Effect.void
      : Effect.timeoutFail(Deferred.await(turn.come), { duration: queueTimeout, onTimeout: () => new BulkheadIsFull() })
  }

  const leave = (turn: Turn) => {
    line.leave(turn)
    const next = turn.holdsSlot ? line.takeTurn() : undefined
    if (next !== undefined) take(next)
    else if (turn.holdsSlot) free += 1
    onChange(slots - free, line.size)
  }

  return {
    within: (use) =>
      Effect.flatMap(CurrentTicket, (ticket) => {
        const turn: Turn = { ...ticket, come: Deferred.unsafeMake(FiberId.none), holdsSlot: false }

        return Effect.suspend(() => enter(turn)).pipe(
          Effect.zipRight(use),
          Effect.ensuring(Effect.sync(() => leave(turn))),
        )
      }),
  }
}
