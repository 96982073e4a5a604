import { Cause, Effect, Either, Option, Struct } from "effect"
import type { Caller } from "../../../application/Caller.ts"
import { chargedCall } from "../../../application/ChargedCall.ts"
import type { KeptAnswer } from "../../../application/ports/Idempotency.ts"
import { logDefect } from "../../../application/UnexpectedFailure.ts"
import { descriptionOf, type ErrorDescription, type Failure, unexpected } from "../../Failure.ts"
import type { Ports } from "../../functions/Ports.ts"
import type { Links } from "../../Links.ts"
import * as Reply from "../reply/Reply.ts"
import * as IdempotencyKey from "../request/IdempotencyKey.ts"
import type { CheckedRequest, Endpoint } from "./Endpoint.ts"

const fingerprint = (body: Uint8Array): string => new Bun.CryptoHasher("sha256").update(body).digest("hex")

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const toKeep = ({ body, contentType, status }: Reply.Reply): KeptAnswer => ({
  status,
  contentType,
  body: encoder.encode(body),
})

const replay = ({ body, contentType, status }: KeptAnswer): Reply.Reply => ({
  status,
  contentType,
  body: decoder.decode(body),
  headers: { "idempotency-replayed": "true" },
})

/**
 * What is said where there is no answer, in the words of a checked request if it has its own; nothing to a caller who has hung
 * up.
 */
const refusing = (links: Links, refuse?: CheckedRequest["refuse"]) => {
  const told = (what: ErrorDescription, plain: Reply.Reply): Effect.Effect<Reply.Reply> =>
    refuse === undefined
      ? Effect.succeed(plain)
      : Effect.map(refuse(what), (reply) => ({ ...reply, ...Struct.pick(plain, "fault") }))

  return (cause: Cause.Cause<Failure>): Effect.Effect<Reply.Reply> =>
    Either.match(Cause.failureOrCause(cause), {
      onLeft: (failure) => told(descriptionOf(failure, links), Reply.failure(failure, links)),
      onRight: (cause) =>
        Option.match(Cause.dieOption(cause), {
          onNone: () => Effect.failCause(cause),
          onSome: (defect) => Effect.zipRight(logDefect(defect), told(unexpected, Reply.defect(links))),
        }),
    })
}

const workOf = ({ body, refuse, run }: CheckedRequest, caller: Caller, links: Links) => ({
  run: run(caller),
  refuse: refusing(links, refuse),
  ...(body === undefined ? {} : { fingerprint: fingerprint(body) }),
})

/** One call of a known caller to an endpoint, charged as calls by every door are. */
export const exchange = (endpoint: Endpoint, parameter: string, request: Request, caller: Caller, links: Links) =>
  chargedCall<Reply.Reply, Failure, Ports>({
    caller,
    route: endpoint.template,
    key: IdempotencyKey.keyOf(request),
    read: Effect.map(endpoint.check(request, parameter), (checked) => workOf(checked, caller, links)),
    refuse: refusing(links),
    toKeep,
    replay,
  })
