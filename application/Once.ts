import { Context, Data, Duration, Effect, Exit, Fiber } from "effect"
import * as ForwardTime from "./ForwardTime.ts"
import { type Answer, Claim, type Granted, Idempotency, type KeyedRequest } from "./ports/Idempotency.ts"

/** The longest that a caller may wait for others: for the registry, and for an earlier call with the same Idempotency-Key. */
export class Patience extends Context.Tag("application/Patience")<Patience, Duration.Duration>() {}

/** An earlier call with the same Idempotency-Key is still at work when its caller's time is over. */
export class AnswerIsNotReady extends Data.TaggedError("AnswerIsNotReady") {
  readonly isServiceFault = true
}

/** What came of a keyed request: the work was done now, or its kept answer is given again. */
export type Outcome<A> =
  | { readonly _tag: "Done"; readonly result: A }
  | { readonly _tag: "Replayed"; readonly answer: Answer }

export interface Errand<A, E, R, S> {
  readonly request: KeyedRequest
  /** What the request asks for. From the moment its claim is granted it is done, whether or not its caller still listens. */
  readonly work: Effect.Effect<A, E, R>
  readonly toKeep: (result: A) => Answer | undefined
  /** What is due to a caller who hangs up while another's call is at work. */
  readonly leave: Effect.Effect<unknown, never, S>
}

/** Runs the work of a granted claim and settles it whatever happens: kept if it is worth keeping, else free again. */
const settle = Effect.fnUntraced(function* <A, E, R, S>(granted: Granted, { toKeep, work }: Errand<A, E, R, S>) {
  const idempotency = yield* Idempotency

  return yield* Effect.onExit(work, (exit) => {
    const answer = Exit.isSuccess(exit) ? toKeep(exit.value) : undefined

    return Effect.ignore(answer === undefined ? idempotency.release(granted) : idempotency.keep(granted, answer))
  })
})

/** Gives the time that is left of some, which runs from now. */
const countDown = (time: Duration.Duration) =>
  Effect.map(ForwardTime.millis, (began) =>
    Effect.map(ForwardTime.millis, (now) => Duration.subtract(time, Duration.millis(now - began))),
  )

/**
 * Does the work of a keyed request once: a request that comes again gets the kept answer, one that comes meanwhile waits
 * for it as long as any caller waits, and does the work itself where the first one failed. The work goes on when its
 * caller hangs up: the caller will ask for the answer again. An answer that cannot be stored is still given.
 */
export const once = <A, E, R, S>(errand: Errand<A, E, R, S>) =>
  Effect.uninterruptible(
    Effect.gen(function* () {
      const idempotency = yield* Idempotency
      const timeLeft = yield* countDown(yield* Patience)

      const attempt = Effect.flatMap(
        idempotency.claim(errand.request),
        Claim.$match({
          Granted: (granted) =>
            Effect.interruptible(settle(granted, errand)).pipe(
              Effect.forkDaemon,
              Effect.flatMap((fiber) => Effect.interruptible(Fiber.join(fiber))),
              Effect.map((result): Outcome<A> => ({ _tag: "Done", result })),
            ),
          Answered: ({ answer }) => Effect.succeed<Outcome<A>>({ _tag: "Replayed", answer }),
          InFlight: ({ settled }) =>
            Effect.flatMap(timeLeft, (duration) =>
              Effect.timeoutFail(settled, { duration, onTimeout: () => new AnswerIsNotReady() }).pipe(
                Effect.interruptible,
                Effect.onInterrupt(() => errand.leave),
                Effect.as(undefined),
              ),
            ),
        }),
      )

      for (;;) {
        const outcome = yield* attempt
        if (outcome !== undefined) return outcome
      }
    }),
  )
