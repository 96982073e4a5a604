import * as HttpClient from "@effect/platform/HttpClient"
import { Duration, Effect } from "effect"
import * as Bulkhead from "../../application/Bulkhead.ts"
import * as ForwardTime from "../../application/ForwardTime.ts"
import { RegistryIsBusy, type RegistryIsUnavailable } from "../../application/ports/Registry.ts"
import * as Attempt from "./Attempt.ts"
import * as Attempts from "./Attempts.ts"
import type { AttemptHasFailed } from "./FailedAttempt.ts"
import * as Guard from "./Guard.ts"
import type { Inquiry } from "./Inquiry.ts"
import * as RegistryAnswer from "./RegistryAnswer.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as Unavailability from "./Unavailability.ts"

export interface Options {
  /** The whole time a caller may wait: in line, for all attempts, and between them. */
  readonly timeout: Duration.Duration
  /** How many callers the registry is asked for at once. */
  readonly concurrency: number
  /** The longest pause before the second attempt. */
  readonly backoff?: Duration.Duration
}

/** Asks until the deadline of the call that it belongs to. The bytes of what is told are gone. */
export type Ask = (inquiry: Inquiry) => Effect.Effect<RegistryAnswer.RegistryAnswer, AttemptHasFailed>

export interface Connection {
  readonly get: (
    inquiry: Inquiry,
  ) => Effect.Effect<RegistryAnswer.RegistryAnswer, RegistryIsUnavailable | RegistryIsBusy>
  /** The same of several questions, one after the other, within the time of one. */
  readonly within: <A>(
    use: (ask: Ask) => Effect.Effect<A, AttemptHasFailed>,
  ) => Effect.Effect<A, RegistryIsUnavailable | RegistryIsBusy>
}

/** Callers who may wait for each slot. */
const placesForSlot = 32

/**
 * The one way to the registry. A caller waits in line only as long as a whole attempt still fits into the time that is
 * left, so that our own crowd never looks like a slow registry. When the registry keeps failing, neither those who come
 * nor those who wait already are sent to it.
 */
export const make = (options: Options): Effect.Effect<Connection, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const timeout = Duration.toMillis(options.timeout)
    const half = Duration.millis(timeout / 2)
    const guard = yield* Guard.make
    const attempts = Attempts.make({
      ...Attempt.make(yield* HttpClient.HttpClient),
      attemptTimeout: half,
      backoff: options.backoff ?? Duration.millis(300),
    })
    const bulkhead = Bulkhead.make({
      slots: options.concurrency,
      places: options.concurrency * placesForSlot,
      queueTimeout: half,
      onChange: RegistryMetrics.load,
    })

    const within: Connection["within"] = (use) =>
      Effect.gen(function* () {
        const deadline = (yield* ForwardTime.millis) + timeout
        yield* guard.look

        const ask: Ask = (inquiry) => Effect.map(attempts(inquiry, deadline), RegistryAnswer.withoutBytes)

        return yield* bulkhead.within(guard.protect(use(ask)))
      }).pipe(
        Effect.catchTags({
          AttemptHasFailed: ({ fact, reason, wait }) => Effect.fail(Unavailability.because(reason, fact, wait)),
          BulkheadIsFull: () => Effect.fail(new RegistryIsBusy({ retryAfter: Unavailability.seconds(timeout / 2) })),
        }),
      )

    return { get: (inquiry) => within((ask) => ask(inquiry)), within }
  })
