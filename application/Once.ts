import { Context, Data, Duration, Effect, Exit, Fiber } from "effect"
import { CallerTimeout } from "./CallerTimeout.ts"
import * as ForwardTime from "./ForwardTime.ts"
import {
  type Answer,
  Claim,
  type ClaimFailure,
  type Granted,
  Idempotency,
  type KeyedRequest,
} from "./ports/Idempotency.ts"
import type { StorageIsUnavailable } from "./ports/StorageIsUnavailable.ts"

/** An earlier call with the same Idempotency-Key is still at work when its caller's time is over. */
export class AnswerIsNotReady extends Data.TaggedError("AnswerIsNotReady") {
  readonly isServiceFault = true
}

/** Where work goes on whose caller has hung up: whoever ends the process waits for it, and then interrupts it. */
export class Background extends Context.Reference<Background>()("application/Background", {
  defaultValue: (): {
    readonly fork: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<Fiber.RuntimeFiber<A, E>, never, R>
  } => ({ fork: Effect.forkDaemon }),
}) {}

/** What came of a keyed request: the work was done now, or its kept answer is given again. */
export type Outcome<A> =
  | { readonly _tag: "Done"; readonly result: A }
  | { readonly _tag: "Replayed"; readonly answer: Answer }

export interface IdempotentWork<A, E, R, S> {
  readonly request: KeyedRequest
  /** What the request asks for. From the moment its claim is granted it is done, whether or not its caller still listens. */
  readonly work: Effect.Effect<A, E, R>
  readonly toKeep: (result: A) => Answer | undefined
  /** What is due to a caller who hangs up while another's call is at work, and to one whose own work is interrupted. */
  readonly leave: Effect.Effect<unknown, never, S>
}

/** Runs the work of a granted claim and settles it whatever happens: kept if it is worth keeping, else free again. */
const settle = Effect.fnUntraced(function* <A, E, R, S>(
  granted: Granted,
  { leave, toKeep, work }: IdempotentWork<A, E, R, S>,
) {
  const idempotency = yield* Idempotency

  return yield* Effect.onExit(work, (exit) => {
    const answer = Exit.isSuccess(exit) ? toKeep(exit.value) : undefined
    const settled = Effect.ignore(
      answer === undefined ? idempotency.release(granted) : idempotency.keep(granted, answer),
    )

    return Exit.isInterrupted(exit) ? Effect.zipRight(settled, leave) : settled
  })
})

/** Starts a countdown; the inner effect gives the time left. */
const countDown = (time: Duration.Duration) =>
  Effect.map(ForwardTime.millis, (began) =>
    Effect.map(ForwardTime.millis, (now) => Duration.subtract(time, Duration.millis(now - began))),
  )

/**
 * Does the work of a keyed request once: a request that comes again gets the kept answer, one that comes meanwhile waits
 * for it as long as any caller waits, and does the work itself where the first one failed. The work goes on when its
 * caller hangs up: the caller will ask for the answer again. An answer that cannot be stored is still given.
 */
export const once = <A, E, R, S>(keyed: IdempotentWork<A, E, R, S>) =>
  Effect.uninterruptible(
    Effect.gen(function* () {
      const idempotency = yield* Idempotency
      const { fork } = yield* Background
      const timeLeft = yield* countDown(yield* CallerTimeout)

      const done = (granted: Granted) =>
        fork(Effect.interruptible(settle(granted, keyed))).pipe(
          Effect.flatMap((fiber) => Effect.interruptible(Fiber.join(fiber))),
          Effect.map((result): Outcome<A> => ({ _tag: "Done", result })),
        )

      const waited = (settled: Effect.Effect<void, StorageIsUnavailable>) =>
        Effect.flatMap(timeLeft, (duration) =>
          Effect.timeoutFail(settled, { duration, onTimeout: () => new AnswerIsNotReady() }).pipe(
            Effect.interruptible,
            Effect.onInterrupt(() => keyed.leave),
          ),
        )

      const claimed: Effect.Effect<
        Outcome<A>,
        E | ClaimFailure | AnswerIsNotReady,
        R | S | Idempotency
      > = Effect.flatMap(
        idempotency.claim(keyed.request),
        Claim.$match({
          Granted: done,
          Answered: ({ answer }) => Effect.succeed<Outcome<A>>({ _tag: "Replayed", answer }),
          InFlight: ({ settled }) =>
            Effect.zipRight(
              waited(settled),
              Effect.suspend(() => claimed),
            ),
        }),
      )

      return yield* claimed
    }),
  )
