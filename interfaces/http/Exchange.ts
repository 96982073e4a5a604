import { Cause, Effect, Either, Option, Redacted } from "effect"
import type { Caller } from "../../application/Caller.ts"
import { chargedCall } from "../../application/ChargedCall.ts"
import type { Answer } from "../../application/ports/Idempotency.ts"
import type { Registry } from "../../application/ports/Registry.ts"
import type { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import { type Failure, telling, unexpected } from "../Failure.ts"
import { InvalidRequest } from "../InvalidRequest.ts"
import type { Links } from "../Links.ts"
import type { Endpoint, Prepared } from "./Endpoint.ts"
import * as Reply from "./Reply.ts"
import { logDefect } from "./UnexpectedFailure.ts"

const idempotencyKey = /^[\x21-\x7e]{1,255}$/

const keyOf = ({ headers, method }: Request): Either.Either<Redacted.Redacted<string> | undefined, InvalidRequest> => {
  const key = method === "POST" ? headers.get("idempotency-key") : null
  if (key === null) return Either.right(undefined)

  return idempotencyKey.test(key)
    ? Either.right(Redacted.make(key))
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

const toKeep = ({ body, contentType, isKept, status }: Reply.Reply): Answer | undefined =>
  isKept ? { status, contentType, body: encoder.encode(body) } : undefined

const replay = ({ body, contentType, status }: Answer): Reply.Reply => ({
  status,
  contentType,
  body: decoder.decode(body),
  headers: { "idempotency-replayed": "true" },
  isKept: false,
})

/** What is said where there is no answer, in the words of a prepared request if it has its own; nothing to a caller who has hung up. */
const refusing =
  (links: Links, refuse?: Prepared["refuse"]) =>
  (cause: Cause.Cause<Failure>): Effect.Effect<Reply.Reply> =>
    Either.match(Cause.failureOrCause(cause), {
      onLeft: (failure) => refuse?.(telling(failure, links)) ?? Effect.succeed(Reply.failure(failure, links)),
      onRight: (cause) =>
        Option.match(Cause.dieOption(cause), {
          onNone: () => Effect.failCause(cause),
          onSome: (defect) =>
            Effect.zipRight(logDefect(defect), refuse?.(unexpected) ?? Effect.succeed(Reply.defect(links))),
        }),
    })

const workOf = ({ body, refuse, run }: Prepared, caller: Caller, links: Links) => ({
  run: run(caller),
  refuse: refusing(links, refuse),
  ...(body === undefined ? {} : { fingerprint: fingerprint(body) }),
})

/** One call of a known caller to an endpoint, charged as calls by every door are. */
export const exchange = (endpoint: Endpoint, parameter: string, request: Request, caller: Caller, links: Links) =>
  chargedCall<Reply.Reply, Failure, Registry | VerifiedIntel>({
    caller,
    route: endpoint.template,
    key: keyOf(request),
    read: Effect.map(endpoint.prepare(request, parameter), (prepared) => workOf(prepared, caller, links)),
    refuse: refusing(links),
    toKeep,
    replay,
  })
