import { Context, Data, Duration, Effect, Exit, Fiber } from "effect"
import { CallerTimeout } from "./CallerTimeout.ts"
import * as ForwardTime from "./ForwardTime.ts"
import {
  Claim,
  type ClaimFailure,
  type Granted,
  Idempotency,
  type KeptAnswer,
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
  | { readonly _tag: "Replayed"; readonly answer: KeptAnswer }

export interface IdempotentWork<A, E, R, S> {
  readonly request: KeyedRequest
  /**
   * What the request asks for. From the moment its claim is granted it is done, whether or not its caller still listens. It is
   * interrupted only where it lets itself be.
   */
  readonly work: Effect.Effect<A, E, R>
  /** The same where an earlier call was waited for, and came to nothing. */
  readonly workAfterWaiting: Effect.Effect<A, E, R>
  readonly beforeWaiting: Effect.Effect<unknown, never, S>
  readonly toKeep: (result: A) => KeptAnswer | undefined
}

/** Runs the work of a granted claim and settles it whatever happens: kept if it is worth keeping, else free again. */
const settle = <A, E, R>(
  granted: Granted,
  work: Effect.Effect<A, E, R>,
  toKeep: (result: A) => KeptAnswer | undefined,
) =>
  Effect.flatMap(Idempotency, (idempotency) =>
    Effect.onExit(work, (exit) => {
      const answer = Exit.isSuccess(exit) ? toKeep(exit.value) : undefined

      return Effect.ignore(answer === undefined ? idempotency.release(granted) : idempotency.keep(granted, answer))
    }),
  )

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
export const once = <A, E, R, S>({
  beforeWaiting,
  request,
  toKeep,
  work,
  workAfterWaiting,
}: IdempotentWork<A, E, R, S>) =>
  Effect.uninterruptible(
    Effect.gen(function* () {
      const idempotency = yield* Idempotency
      const { fork } = yield* Background
      const timeLeft = yield* countDown(yield* CallerTimeout)

      const done = (granted: Granted, work: Effect.Effect<A, E, R>) =>
        fork(settle(granted, work, toKeep)).pipe(
          Effect.flatMap((fiber) => Effect.interruptible(Fiber.join(fiber))),
          Effect.map((result): Outcome<A> => ({ _tag: "Done", result })),
        )

      const waited = (settled: Effect.Effect<void, StorageIsUnavailable>) =>
        Effect.flatMap(timeLeft, (duration) =>
          Effect.interruptible(Effect.timeoutFail(settled, { duration, onTimeout: () => new AnswerIsNotReady() })),
        )

      const claimed = (
        work: Effect.Effect<A, E, R>,
      ): Effect.Effect<Outcome<A>, E | ClaimFailure | AnswerIsNotReady, R | S | Idempotency> =>
        Effect.flatMap(
          idempotency.claim(request),
          Claim.$match({
            Granted: (granted) => done(granted, work),
            Answered: ({ answer }) => Effect.succeed<Outcome<A>>({ _tag: "Replayed", answer }),
            InFlight: ({ settled }) =>
              beforeWaiting.pipe(
                Effect.zipRight(waited(settled)),
                Effect.zipRight(Effect.suspend(() => claimed(workAfterWaiting))),
              ),
          }),
        )

      return yield* claimed(work)
    }),
  )
