import { Cause, Effect, Either } from "effect"
import type { Caller } from "./Caller.ts"
import { type AnswerIsNotReady, once } from "./Once.ts"
import type { ClaimFailure, KeptAnswer, KeyedRequest } from "./ports/Idempotency.ts"
import { type QuotaIsSpent, type Reservation, type Standing, Usage } from "./ports/Usage.ts"
import * as QueueTicket from "./QueueTicket.ts"
import type { ServiceFault } from "./ServiceFault.ts"

interface Fact extends Partial<ServiceFault> {
  readonly _tag: string
}

/** Whether a call that came to nothing costs its caller: what is the service's own fault does not, nor does a bug of it. */
export const isCharged = (cause: Cause.Cause<Fact>): boolean =>
  Either.match(Cause.failureOrCause(cause), {
    onLeft: ({ isServiceFault }) => isServiceFault !== true,
    onRight: () => false,
  })

/** What a call may fail with on its way, besides what its own door and its work know. */
type Refusal = QuotaIsSpent | ClaimFailure | AnswerIsNotReady

/** A request that was read and found valid. */
export interface Work<A, E extends Fact, R> {
  /** A digest of what was sent. Without one the request is not done once, but whenever it comes. */
  readonly fingerprint?: string
  readonly run: Effect.Effect<A, E, R>
  /** Words for what the work failed with, where they are others than for what comes before it. */
  readonly refuse?: (cause: Cause.Cause<E | Refusal>) => Effect.Effect<A>
}

/** A request of a known caller, as its door knows it. */
export interface Call<A, E extends Fact, R> {
  readonly caller: Caller
  readonly route: string
  /** The Idempotency-Key, if the request carries one; one that is malformed is told of where nothing else is wrong. */
  readonly key: Either.Either<KeyedRequest["key"] | undefined, E>
  readonly read: Effect.Effect<Work<A, E, R>, E, R>
  /** Words for what a call failed with; nothing for a caller who has hung up. */
  readonly refuse: (cause: Cause.Cause<E | Refusal>) => Effect.Effect<A>
  /** The answer of work that succeeded, as it may be given again. */
  readonly toKeep: (answer: A) => KeptAnswer
  readonly replay: (kept: KeptAnswer) => A
}

/** What is answered, and how the caller's quota stands after it. */
export interface Settled<A> {
  readonly answer: A
  readonly standing: Standing
}

/** A call that was counted, or the news that there is none left. */
type Quota = Either.Either<Reservation, QuotaIsSpent>

const reserve = ({ meter }: Caller) =>
  Effect.flatMap(Usage, (usage) =>
    Effect.matchEffect(usage.reserve(meter), {
      onFailure: (fact) => (fact._tag === "QuotaIsSpent" ? Effect.succeed<Quota>(Either.left(fact)) : fact),
      onSuccess: (reservation) => Effect.succeed<Quota>(Either.right(reservation)),
    }),
  )

const charge = (quota: Quota): Standing => Either.merge(quota).standing

const giveBack = (quota: Quota): Effect.Effect<Standing, never, Usage> =>
  Either.match(quota, {
    onLeft: ({ standing }) => Effect.succeed(standing),
    onRight: (reservation) =>
      Effect.flatMap(Usage, (usage) => Effect.orElseSucceed(usage.giveBack(reservation), () => reservation.standing)),
  })

interface Done<A> extends Settled<A> {
  readonly isSuccess: boolean
}

const apologize = Effect.fnUntraced(function* <A, E extends Fact>(
  quota: Quota,
  cause: Cause.Cause<E>,
  refuse: (cause: Cause.Cause<E>) => Effect.Effect<A>,
) {
  const answer = yield* refuse(cause)
  const standing = isCharged(cause) ? charge(quota) : yield* giveBack(quota)

  return { answer, standing, isSuccess: false } satisfies Done<A>
})

/** Runs what a caller waits for; who hangs up meanwhile has got nothing, and so has not paid for it. */
const awaited = <A, E, R>(quota: Quota, effect: Effect.Effect<A, E, R>) =>
  Effect.onInterrupt(Effect.interruptible(effect), () => giveBack(quota))

/** Does the work of a call that was counted, to an answer in any case. */
const perform = <A, E extends Fact, R>(call: Call<A, E, R>, work: Work<A, E, R>, quota: Quota) =>
  Either.isLeft(quota)
    ? apologize(quota, Cause.fail(quota.left), call.refuse)
    : awaited(
        quota,
        Effect.matchCauseEffect(work.run, {
          onFailure: (cause) => apologize(quota, cause, work.refuse ?? call.refuse),
          onSuccess: (answer) => Effect.succeed<Done<A>>({ answer, standing: charge(quota), isSuccess: true }),
        }),
      )

const attempt = Effect.fnUntraced(function* <A, E extends Fact, R>(call: Call<A, E, R>, quota: Quota) {
  const { caller, route } = call
  const mayReplay = Either.getOrUndefined(call.key) !== undefined
  if (Either.isLeft(quota) && !mayReplay) return yield* quota.left
  const work = yield* awaited(quota, call.read)
  const { fingerprint } = work
  const key = fingerprint === undefined ? undefined : yield* call.key
  if (key === undefined || fingerprint === undefined) return yield* perform(call, work, quota)

  const outcome = yield* once({
    request: {
      scope: caller.scope,
      isSandbox: caller.plan === "sandbox",
      route,
      key,
      secret: caller.key,
      fingerprint,
    },
    work: perform(call, work, quota),
    workAfterWaiting: Effect.flatMap(reserve(caller), (anew) => perform(call, work, anew)),
    beforeWaiting: giveBack(quota),
    toKeep: ({ answer, isSuccess }) => (isSuccess ? call.toKeep(answer) : undefined),
  })

  return outcome._tag === "Done"
    ? outcome.result
    : { answer: call.replay(outcome.answer), standing: yield* giveBack(quota) }
})

/**
 * What a call costs, by whatever door it comes: one call of its caller's quota, reserved before anything else is done.
 * - It is given back where the service could not answer, and where the caller hangs up before the answer.
 * - It is given back where the answer was kept from an earlier call. That is given even with the quota used up; whatever else there is
 *   to say of a request is then not said.
 * - It is given back while an earlier call with the same Idempotency-Key is waited for, and reserved anew if that comes to nothing.
 * - Work that was begun for an Idempotency-Key is paid for, whether or not its caller still listens: its answer is kept.
 * - All calls of one account, or of one network with the public key, are one tenant where turns are taken.
 */
export const chargedCall = <A, E extends Fact, R>(call: Call<A, E, R>) =>
  Effect.uninterruptible(
    Effect.flatMap(reserve(call.caller), (quota) =>
      Effect.catchAllCause(QueueTicket.forTenant(call.caller.scope)(attempt(call, quota)), (cause) =>
        Cause.isInterruptedOnly(cause)
          ? Effect.interrupt
          : apologize(
              quota,
              Cause.map(cause, (failure) => (Either.isLeft(quota) ? quota.left : failure)),
              call.refuse,
            ),
      ),
    ),
  )
