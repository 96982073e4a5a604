import { Cause, Effect, Exit, Option, Ref } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import type { RegistryIsUnavailable } from "../../application/ports/Registry.ts"
import * as Breaker from "./Breaker.ts"
import type { AttemptHasFailed } from "./FailedAttempt.ts"
import * as RegistryMetrics from "./RegistryMetrics.ts"
import * as Unavailability from "./Unavailability.ts"

type Reason = RegistryIsUnavailable["reason"]

/** A refusal, too, is an answer of a registry that is well. */
const outcome = (exit: Exit.Exit<unknown, AttemptHasFailed>): Breaker.Outcome<Reason> => {
  if (Exit.isSuccess(exit)) return { _tag: "Succeeded" }

  const failure = Cause.failureOption(exit.cause)
  if (Option.isNone(failure)) return { _tag: "Abandoned" }

  return failure.value.reason === "refused" ? { _tag: "Succeeded" } : { _tag: "Failed", reason: failure.value.reason }
}

/**
 * The breaker at work. `look` fails where a call would be refused; `protect` makes a call, if it may be made, and takes
 * note of how it ended: an attempt in vain and its retries count once, a call that its caller gave up not at all.
 */
export const make = Effect.gen(function* () {
  const state = yield* Ref.make<Breaker.Breaker<Reason>>(Breaker.closed)

  const admitted = (admitting: (now: number) => Effect.Effect<Breaker.Admission<Reason>>) =>
    Effect.filterOrFail(
      Effect.flatMap(ForwardTime.millis, admitting),
      (admission) => admission._tag === "Admitted",
      ({ reason, wait }) => Unavailability.resting(reason, wait),
    )

  const settle = (generation: number, exit: Exit.Exit<unknown, AttemptHasFailed>) =>
    Effect.gen(function* () {
      const now = yield* ForwardTime.millis
      const next = yield* Ref.updateAndGet(state, (current) => Breaker.settle(current, generation, outcome(exit), now))
      yield* RegistryMetrics.breaker(next._tag !== "Closed")
    })

  return {
    look: admitted((now) => Effect.map(state, (current) => Breaker.admit(current, now)[0])),
    protect: <A>(call: Effect.Effect<A, AttemptHasFailed>) =>
      Effect.acquireUseRelease(
        admitted((now) => Ref.modify(state, (current) => Breaker.admit(current, now))),
        () => call,
        ({ generation }, exit) => settle(generation, exit),
      ),
  }
})
