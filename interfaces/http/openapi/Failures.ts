import { Either } from "effect"
import { KeyIsMissing } from "../../../application/Admission.ts"
import { MatchTookTooLong } from "../../../application/MatchTime.ts"
import { IdempotencyKeyWasReused, TooManyKeyedRequests } from "../../../application/ports/Idempotency.ts"
import { KeyIsUnknown } from "../../../application/ports/KeyStore.ts"
import { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "../../../application/ports/Registry.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { QuotaIsSpent } from "../../../application/ports/Usage.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import {
  AuthorizationIsMalformed,
  descriptionOf,
  type ErrorDescription,
  type Failure,
  ServiceIsDraining,
  toWireFailure,
  unexpected,
  wrongMethod,
} from "../../Failure.ts"
import * as Availability from "../../functions/Availability.ts"
import * as Match from "../../functions/Match.ts"
import { InvalidRequest } from "../../input/InvalidRequest.ts"
import { mostBytes } from "../../input/StrictJson.ts"
import { BodyIsTooLarge, MediaTypeIsNotSupported } from "../../input/UnreadableBody.ts"
import type { Links } from "../../Links.ts"
import type { Json } from "../../wire/Json.ts"
import type { WireError } from "../../wire/WireError.ts"
import * as IdempotencyKey from "../request/IdempotencyKey.ts"
import * as Headers from "./Headers.ts"
import * as Reference from "./Reference.ts"

const fact = <A>(refused: Either.Either<A, InvalidRequest>): InvalidRequest => Either.getOrThrow(Either.flip(refused))

/** A minute before a quota of 25 has a call again. */
const spent = new QuotaIsSpent({ standing: { limit: 25, remaining: 0, resetAt: 1795166400 }, retryAfter: 60 })

const away = { storage: new StorageIsUnavailable({}), draining: new ServiceIsDraining() }

const match = (body: unknown) => fact(Match.parse(body))

const told = (what: Failure | ErrorDescription, links: Links) => ({
  error: toWireFailure("_tag" in what ? descriptionOf(what, links) : what, links).error,
})

/** A malformed Idempotency-Key, in the error shape. */
export const invalidHeader = (links: Links): Json => told(IdempotencyKey.malformed, links)

/** What was wrong, without what is accepted and what to do: readers choose among examples by it. */
const inBrief = ({ detail, message }: typeof WireError.Type): string => {
  const others = (detail?.errors?.length ?? 1) - 1

  return `${message.split(/[;.](?: |$)/, 1)[0]}${others === 0 ? "" : `, and ${others} more`}`
}

/** The failures of the service as responses: each with examples in the words that are really sent. */
export const responses = (links: Links) => {
  const examplesOf = (examples: Readonly<Record<string, Failure | ErrorDescription>>) =>
    Object.fromEntries(
      Object.entries(examples).map(([name, what]) => {
        const value = told(what, links)

        return [name, { summary: inBrief(value.error), value }]
      }),
    )

  const keyless = (
    description: string,
    examples: Readonly<Record<string, Failure | ErrorDescription>>,
    headers: ReadonlyArray<Headers.Name> = [],
  ): Json => ({
    description,
    headers: Headers.of(headers),
    content: { "application/json": { schema: Reference.schema("Error"), examples: examplesOf(examples) } },
  })

  const counted = (
    description: string,
    examples: Readonly<Record<string, Failure | ErrorDescription>>,
    headers: ReadonlyArray<Headers.Name> = [],
  ): Json => keyless(description, examples, [...Headers.rateLimit, ...headers])

  return {
    InvalidMatch: counted(
      "`invalid_request`: the body or a header is malformed, or a field is unknown; `field` names it.",
      {
        enum: match({ condition: "glioblastoma", sex: "any" }),
        missing: match({}),
        range: match({ condition: "glioblastoma", age: 140 }),
        unknownProperty: match({ condition: "glioblastoma", diagnosis: "GBM" }),
        several: match({ condition: "glioblastoma", sex: "any", age: 140 }),
        halfAPoint: match({ condition: "glioblastoma", location: { lat: 40.7 } }),
        notJson: new InvalidRequest({ sentence: "The body is not valid JSON." }),
        idempotencyKey: IdempotencyKey.malformed,
      },
    ),
    InvalidNumber: counted("`invalid_request`: the number in the path is not NCT and eight digits.", {
      number: fact(Availability.parsePath("NCT123")),
    }),
    NothingToRefuse: counted(
      "`invalid_request`: reserved. This endpoint reads nothing from the request, so it does not occur today.",
      { reserved: new InvalidRequest({ sentence: "Unknown parameter; no parameters are accepted." }) },
    ),
    KeyIsNotKnown: counted(
      "`unauthorized`: the API key is missing, malformed or unknown. The body carries the public sandbox key; the X-RateLimit headers show the sandbox quota for the caller's network.",
      { missing: new KeyIsMissing(), malformed: new AuthorizationIsMalformed(), unknown: new KeyIsUnknown() },
      ["WWW-Authenticate"],
    ),
    StudyIsUnknown: counted(
      "`not_found`: the registry has no interventional study and no expanded-access program with this number.",
      { study: new StudyIsUnknown({ nctId: NctId("NCT99999999") }) },
    ),
    MethodIsNotAllowed: counted(
      "`method_not_allowed`: the path does not accept this method. It costs no call.",
      { post: wrongMethod("POST"), get: wrongMethod("GET, HEAD") },
      ["Allow"],
    ),
    PageMethodIsNotAllowed: keyless(
      "`method_not_allowed`: the path does not accept this method.",
      { get: wrongMethod("GET, HEAD") },
      ["Allow"],
    ),
    IdempotencyKeyWasReused: counted(
      "`idempotency_key_reuse`: the Idempotency-Key was used with a different body in the last 24 hours.",
      { reused: new IdempotencyKeyWasReused() },
    ),
    BodyIsTooLarge: counted("`invalid_request`: the body has more than 256 KiB.", {
      tooLarge: new BodyIsTooLarge({ limit: mostBytes }),
    }),
    MediaTypeIsNotSupported: counted("`invalid_request`: the body is not uncompressed JSON in UTF-8.", {
      type: new MediaTypeIsNotSupported({ field: "Content-Type", what: "send application/json in UTF-8" }),
      encoding: new MediaTypeIsNotSupported({ field: "Content-Encoding", what: "send it uncompressed" }),
    }),
    QuotaIsSpent: counted("`rate_limited`: all calls in the caller's own quota have been used.", { spent }, [
      "Retry-After",
    ]),
    Unexpected: counted("`internal_error`: an unexpected failure of the service. The call is not counted.", {
      unexpected,
    }),
    PageUnexpected: keyless("`internal_error`: an unexpected failure of the service.", { unexpected }),
    RegistryFailed: counted(
      "`internal_error`: the registry could not be reached or failed. Nothing is cached or made up in its place, and the call is not counted.",
      {
        unreachable: new RegistryIsUnavailable({ reason: "unreachable", retryAfter: 30 }),
        tooSlow: new RegistryIsUnavailable({ reason: "too slow", retryAfter: 5 }),
        failing: new RegistryIsUnavailable({ reason: "failing", retryAfter: 30 }),
      },
      ["Retry-After"],
    ),
    RegistryIsNotAsked: counted(
      "`internal_error`: reserved. This endpoint does not query the registry, so it does not occur today.",
      { reserved: new RegistryIsUnavailable({ reason: "unreachable", retryAfter: 30 }) },
      ["Retry-After"],
    ),
    RegistryIsBusy: counted(
      "`internal_error`: the service itself cannot take the call now or finish it in time: too many callers are waiting for the registry, too many calls with an Idempotency-Key are in progress, it is too busy, its storage is unavailable, or it is being restarted. The call is not counted.",
      {
        busy: new RegistryIsBusy({ retryAfter: 2 }),
        keyed: new TooManyKeyedRequests(),
        tooLong: new MatchTookTooLong(),
        ...away,
      },
      ["Retry-After"],
    ),
    ToolsAreBusy: counted(
      "`internal_error`: the service itself cannot take the call now: too many calls with an Idempotency-Key are in progress, the first of two with the same key takes too long, its storage is unavailable, or it is being restarted. The call is not counted.",
      { keyed: new TooManyKeyedRequests(), ...away },
      ["Retry-After"],
    ),
    ServiceIsAway: counted(
      "`internal_error`: the service itself cannot take the call now: its storage is unavailable, or it is being restarted. The call is not counted.",
      away,
      ["Retry-After"],
    ),
  } as const satisfies Json
}

export type Name = keyof ReturnType<typeof responses>
