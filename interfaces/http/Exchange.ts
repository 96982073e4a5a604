import { Cause, Effect, Either, Option, Redacted } from "effect"
import type { Caller } from "../../application/Caller.ts"
import { once } from "../../application/Once.ts"
import type { Answer } from "../../application/ports/Idempotency.ts"
import { type QuotaIsSpent, type Reservation, type Standing, Usage } from "../../application/ports/Usage.ts"
import type { Failure } from "../Failure.ts"
import { InvalidRequest } from "../InvalidRequest.ts"
import type { Links } from "../Links.ts"
import type { Endpoint, Prepared } from "./Endpoint.ts"
import * as Reply from "./Reply.ts"
import { logDefect } from "./UnexpectedFailure.ts"

/** A reply, and how the caller's quota stands after it. */
export interface Settled {
  readonly reply: Reply.Reply
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

const giveBack = Effect.fnUntraced(function* (reservation: Reservation) {
  const usage = yield* Usage

  return yield* Effect.orElseSucceed(usage.giveBack(reservation), () => reservation.standing)
})

/** Settles a reply with the caller's quota: what costs nothing is given back. */
const settle = (quota: Quota) => (reply: Reply.Reply) =>
  Either.match(quota, {
    onLeft: ({ standing }) => Effect.succeed<Settled>({ reply, standing }),
    onRight: (reservation) =>
      reply.isCharged
        ? Effect.succeed<Settled>({ reply, standing: reservation.standing })
        : Effect.map(giveBack(reservation), (standing): Settled => ({ reply, standing })),
  })

const idempotencyKey = /^[\x21-\x7e]{1,255}$/

const keyOf = ({ headers, method }: Request): Either.Either<string | null, InvalidRequest> => {
  const key = method === "POST" ? headers.get("idempotency-key") : null

  return key === null || idempotencyKey.test(key)
    ? Either.right(key)
    : Either.left(
        new InvalidRequest({
          sentence: "The Idempotency-Key must be one value of 1 to 255 visible ASCII characters.",
          field: "Idempotency-Key",
        }),
      )
}

const fingerprint = (body: Uint8Array): string => new Bun.CryptoHasher("sha256").update(body).digest("hex")

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const answerToKeep = ({ reply: { body, contentType, isKept, status } }: Settled): Answer | undefined =>
  isKept ? { status, contentType, body: encoder.encode(body) } : undefined

const replay = ({ body, contentType, status }: Answer): Reply.Reply => ({
  status,
  contentType,
  body: decoder.decode(body),
  headers: { "idempotency-replayed": "true" },
  isKept: false,
  isCharged: false,
})

/** What is said where there is no answer; nothing to a caller who has hung up. */
const apology = (cause: Cause.Cause<Failure>, links: Links): Effect.Effect<Reply.Reply> =>
  Either.match(Cause.failureOrCause(cause), {
    onLeft: (failure) => Effect.succeed(Reply.failure(failure, links)),
    onRight: (cause) =>
      Option.match(Cause.dieOption(cause), {
        onNone: () => Effect.failCause(cause),
        onSome: (defect) => Effect.as(logDefect(defect), Reply.defect(links)),
      }),
  })

/** Runs what was prepared, to an answer in any case, and settles it. */
const run = (prepared: Prepared, caller: Caller, quota: Quota, links: Links) =>
  Either.isLeft(quota)
    ? Effect.fail(quota.left)
    : Effect.matchCauseEffect(prepared.run(caller), {
        onFailure: (cause) => Effect.flatMap(apology(cause, links), settle(quota)),
        onSuccess: settle(quota),
      })

const attempt = Effect.fnUntraced(function* (
  endpoint: Endpoint,
  parameter: string,
  request: Request,
  caller: Caller,
  quota: Quota,
  links: Links,
) {
  const key = yield* keyOf(request)
  if (Either.isLeft(quota) && key === null) return yield* quota.left
  const prepared = yield* endpoint.prepare(request, parameter)
  let isAtWork = false
  const work = Effect.suspend(() => {
    isAtWork = true

    return run(prepared, caller, quota, links)
  })
  if (key === null || prepared.body === undefined) return yield* work

  const outcome = yield* once(
    {
      scope: caller.scope,
      route: endpoint.template,
      key: Redacted.make(key),
      secret: caller.key,
      fingerprint: fingerprint(prepared.body),
    },
    work,
    answerToKeep,
  ).pipe(Effect.onInterrupt(() => (isAtWork || Either.isLeft(quota) ? Effect.void : giveBack(quota.right))))

  return outcome._tag === "Done" ? outcome.result : yield* settle(quota)(replay(outcome.answer))
})

/**
 * One call of a known caller to an endpoint: counted first, read and checked, done once if it carries an
 * Idempotency-Key, and given back if it costs nothing. With the quota used up a kept answer is still given, and whatever
 * else there is to say of the request is not said.
 */
export const exchange = Effect.fnUntraced(function* (
  endpoint: Endpoint,
  parameter: string,
  request: Request,
  caller: Caller,
  links: Links,
) {
  const quota = yield* reserve(caller)

  return yield* Effect.catchAllCause(attempt(endpoint, parameter, request, caller, quota, links), (cause) =>
    Effect.flatMap(
      apology(
        Cause.map(cause, (failure) => (Either.isLeft(quota) ? quota.left : failure)),
        links,
      ),
      settle(quota),
    ),
  )
})
