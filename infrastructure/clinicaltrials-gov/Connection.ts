import { HttpClient } from "@effect/platform"
import { Cause, Clock, Duration, Effect, Exit, Option, Ref } from "effect"
import { RegistryIsBusy, RegistryIsUnavailable } from "../../application/ports/Registry.ts"
import * as Attempt from "./Attempt.ts"
import * as Attempts from "./Attempts.ts"
import * as Breaker from "./Breaker.ts"
import * as Bulkhead from "./Bulkhead.ts"

type Reason = RegistryIsUnavailable["reason"]

export interface Options {
  /** The whole time a caller may wait: in line, for all attempts, and between them. */
  readonly timeout: Duration.Duration
  /** How many callers the registry is asked for at once. */
  readonly concurrency: number
  readonly backoff?: Duration.Duration
  /** The largest answer, unpacked. */
  readonly mostBytes?: number
}

export interface Connection {
  readonly get: (url: URL) => Effect.Effect<Attempt.Answer, RegistryIsUnavailable | RegistryIsBusy>
}

/** A page of 1,000 full records is about 15 MB. */
const mostBytes = 32 * 1024 * 1024

/** Waiting callers for each slot. */
const placesForSlot = 32

/** What callers are told to wait where the registry does not say, in seconds. */
const pauses: Readonly<Record<Reason, number>> = {
  unreachable: 5,
  "too slow": 5,
  overloaded: 10,
  failing: 10,
  malformed: 30,
  refused: 60,
  blocked: 60,
}

const seconds = (millis: number): number => Math.max(1, Math.ceil(millis / 1000))

const outcome = (exit: Exit.Exit<unknown, Attempt.AttemptHasFailed>): Breaker.Outcome<Reason> => {
  if (Exit.isSuccess(exit)) return { _tag: "Succeeded" }

  const failure = Cause.failureOption(exit.cause)
  if (Option.isNone(failure)) return { _tag: "Abandoned" }

  return failure.value.reason === "refused" ? { _tag: "Succeeded" } : { _tag: "Failed", reason: failure.value.reason }
}

const unavailable = ({ fact, reason, wait }: Attempt.AttemptHasFailed) =>
  new RegistryIsUnavailable({ reason, retryAfter: wait === undefined ? pauses[reason] : seconds(wait), cause: fact })

const refused = ({ reason, wait }: { readonly reason: Reason; readonly wait: number }) =>
  new RegistryIsUnavailable({ reason, retryAfter: seconds(wait), cause: "not asked, after many failures" })

/**
 * The one way to the registry. A caller waits in line only as long as a whole attempt still fits into the time that is
 * left, so that our own crowd never looks like a slow registry.
 */
export const make = (options: Options): Effect.Effect<Connection, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const timeout = Duration.toMillis(options.timeout)
    const attempts = Attempts.make({
      ask: Attempt.make(yield* HttpClient.HttpClient, options.mostBytes ?? mostBytes),
      attemptTimeout: Duration.millis(timeout / 2),
      backoff: options.backoff ?? Duration.millis(300),
    })
    const bulkhead = Bulkhead.make({
      slots: options.concurrency,
      places: options.concurrency * placesForSlot,
      patience: Duration.millis(timeout / 2),
    })
    const breaker = yield* Ref.make<Breaker.Breaker<Reason>>(Breaker.closed)

    const looksOpen = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      Effect.flatMap(Ref.get(breaker), (state) => {
        const [admission] = Breaker.admit(state, now)

        return admission._tag === "Refused" ? Effect.fail(refused(admission)) : Effect.void
      }),
    )

    const admit = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      Effect.filterOrFail(
        Ref.modify(breaker, (state) => Breaker.admit(state, now)),
        (admission) => admission._tag === "Admitted",
        refused,
      ),
    )

    const settle = (generation: number, exit: Exit.Exit<unknown, Attempt.AttemptHasFailed>) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Ref.update(breaker, (state) => Breaker.settle(state, generation, outcome(exit), now)),
      )

    const throughBreaker = (call: Effect.Effect<Attempt.Answer, Attempt.AttemptHasFailed>) =>
      Effect.acquireUseRelease(
        admit,
        () => call,
        ({ generation }, exit) => settle(generation, exit),
      ).pipe(Effect.catchTag("AttemptHasFailed", (failure) => Effect.fail(unavailable(failure))))

    return {
      get: (url) =>
        Effect.gen(function* () {
          const deadline = (yield* Clock.currentTimeMillis) + timeout
          yield* looksOpen

          return yield* bulkhead.within(throughBreaker(attempts(url, deadline)))
        }).pipe(
          Effect.catchTag("BulkheadIsFull", () =>
            Effect.fail(new RegistryIsBusy({ retryAfter: seconds(timeout / 2) })),
          ),
        ),
    }
  })
