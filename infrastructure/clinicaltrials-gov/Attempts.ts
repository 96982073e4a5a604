import { Duration, Effect, Random } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import type { Arrival } from "./Arrival.ts"
import { type AttemptHasFailed, passes } from "./FailedAttempt.ts"
import type { Inquiry } from "./Inquiry.ts"
import type { RegistryAnswer } from "./RegistryAnswer.ts"

export interface Options {
  readonly ask: (inquiry: Inquiry) => Effect.Effect<Arrival, AttemptHasFailed>
  /** What was asked for has arrived in time: how long it waits to be read is no fault of the registry. */
  readonly read: (arrival: Arrival, inquiry: Inquiry) => Effect.Effect<RegistryAnswer, AttemptHasFailed>
  readonly attemptTimeout: Duration.Duration
  /** The longest pause before the second attempt; before the third it may be three times as long. */
  readonly backoff: Duration.Duration
}

const mostAttempts = 3

const tooSlow = passes("too slow", "no answer in time")

/**
 * Asks up to three times, until the deadline (in forward time). Pauses are random, so that callers who failed together
 * do not come back together, and not shorter than the registry wants. An attempt that could not start in time is not made.
 */
export const make = ({ ask, attemptTimeout, backoff, read }: Options) => {
  const attempt = (
    inquiry: Inquiry,
    deadline: number,
    number: number,
  ): Effect.Effect<RegistryAnswer, AttemptHasFailed> =>
    Effect.flatMap(ForwardTime.millis, (now) =>
      Effect.timeoutFail(ask(inquiry), {
        duration: Duration.min(attemptTimeout, Duration.millis(deadline - now)),
        onTimeout: () => tooSlow,
      }),
    ).pipe(
      Effect.flatMap((arrival) => read(arrival, inquiry)),
      Effect.catchAll((failure) => again(inquiry, deadline, number, failure)),
    )

  const again = (inquiry: Inquiry, deadline: number, number: number, failure: AttemptHasFailed) =>
    Effect.gen(function* () {
      if (!failure.mayPass || number === mostAttempts) return yield* failure

      const random = yield* Random.nextRange(0, Duration.toMillis(backoff) * 3 ** (number - 1))
      const pause = Math.max(random, failure.wait ?? 0)
      if ((yield* ForwardTime.millis) + pause >= deadline) return yield* failure

      yield* Effect.sleep(Duration.millis(pause))

      return yield* attempt(inquiry, deadline, number + 1)
    })

  return (inquiry: Inquiry, deadline: number): Effect.Effect<RegistryAnswer, AttemptHasFailed> =>
    attempt(inquiry, deadline, 1)
}
