import { type Clock, Context, Duration, Effect } from "effect"
import * as Steps from "../domain/Steps.ts"
import { FairQueue } from "./FairQueue.ts"
import { CurrentTicket, type QueueTicket } from "./QueueTicket.ts"

/** Work that waits for its next turn. */
interface Turn extends QueueTicket {
  /** Does some of it. */
  readonly go: () => void
}

export interface Options {
  /** How long a turn lasts: the step in which this time passes is its last. */
  readonly slice: Duration.Duration
}

/**
 * Does steps until so many milliseconds are over, by the wall: to look at forward time costs as much as a step. A wall that is set back
 * ends the turn. Gives what they came to; nothing where some are left.
 */
const turnOf = <A>(steps: Steps.Steps<A>, clock: Clock.Clock, length: number): Effect.Effect<A> | undefined => {
  const began = clock.unsafeCurrentTimeMillis()
  try {
    let passed: number
    do {
      const step = steps.next()
      if (step.done === true) return Effect.succeed(step.value)
      passed = clock.unsafeCurrentTimeMillis() - began
    } while (passed >= 0 && passed < length)
  } catch (defect) {
    return Effect.die(defect)
  }

  return undefined
}

/**
 * Drives work in steps, a turn of it at a time, while the event loop serves others: sockets and timers come between any two turns.
 * (A fiber that yields goes on before them.) What comes to its end at the first step, as what is known does, takes no turn. All work of
 * the process is in one queue, as there is one processor for it. Work whose fiber is interrupted ends at the step that it has come to.
 */
export const make = ({ slice }: Options) => {
  const queue = new FairQueue<Turn>()
  const length = Duration.toMillis(slice)
  let isDue = false

  const comeToNext = (): void => {
    if (isDue || queue.size === 0) return
    isDue = true
    setImmediate(() => {
      isDue = false
      queue.takeTurn()?.go()
      comeToNext()
    })
  }

  const drive = <A>(steps: Steps.Steps<A>): Effect.Effect<A> =>
    Effect.flatMap(Effect.zip(Effect.clock, CurrentTicket), ([clock, ticket]) =>
      Effect.async<A>((resume) => {
        const atOnce = turnOf(steps, clock, 0)
        if (atOnce !== undefined) {
          resume(atOnce)

          return undefined
        }
        const turn: Turn = {
          ...ticket,
          go: () => {
            const outcome = turnOf(steps, clock, length)
            if (outcome === undefined) return
            queue.leave(turn)
            resume(outcome)
          },
        }
        queue.join(turn)
        comeToNext()

        return Effect.sync(() => {
          queue.leave(turn)
          Steps.end(steps)
        })
      }),
    )

  return { drive }
}

/** The turns of this process: 10 ms each. */
export class Turns extends Context.Reference<Turns>()("application/Turns", {
  defaultValue: () => make({ slice: Duration.millis(10) }),
}) {}

/** Does work in steps, among all other work of the process. */
export const inTurns = <A>(steps: Steps.Steps<A>): Effect.Effect<A> =>
  Effect.flatMap(Turns, ({ drive }) => drive(steps))
