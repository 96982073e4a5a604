import { Duration, Effect, Random } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import { type Answer, type AttemptHasFailed, passes } from "./Answer.ts"

export interface Options {
  readonly ask: (url: URL) => Effect.Effect<Answer, AttemptHasFailed>
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
export const make = ({ ask, attemptTimeout, backoff }: Options) => {
  const attempt = (url: URL, deadline: number, number: number): Effect.Effect<Answer, AttemptHasFailed> =>
    Effect.flatMap(ForwardTime.millis, (now) =>
      Effect.timeoutFail(ask(url), {
        duration: Duration.min(attemptTimeout, Duration.millis(deadline - now)),
        onTimeout: () => tooSlow,
      }),
    ).pipe(Effect.catchAll((failure) => again(url, deadline, number, failure)))

  const again = (url: URL, deadline: number, number: number, failure: AttemptHasFailed) =>
    Effect.gen(function* () {
      if (!failure.mayPass || number === mostAttempts) return yield* failure

      const random = yield* Random.nextRange(0, Duration.toMillis(backoff) * 3 ** (number - 1))
      const pause = Math.max(random, failure.wait ?? 0)
      if ((yield* ForwardTime.millis) + pause >= deadline) return yield* failure

      yield* Effect.sleep(Duration.millis(pause))

      return yield* attempt(url, deadline, number + 1)
    })

  return (url: URL, deadline: number): Effect.Effect<Answer, AttemptHasFailed> => attempt(url, deadline, 1)
}
