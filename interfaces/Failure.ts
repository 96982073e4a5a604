import { Data, Match } from "effect"
import type { KeyIsMissing } from "../application/Admission.ts"
import type { MatchTookTooLong } from "../application/MatchTime.ts"
import type { AnswerIsNotReady } from "../application/Once.ts"
import type { IdempotencyKeyWasReused, TooManyKeyedRequests } from "../application/ports/Idempotency.ts"
import type { KeyIsUnknown } from "../application/ports/KeyStore.ts"
import type { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "../application/ports/Registry.ts"
import type { StorageIsUnavailable } from "../application/ports/StorageIsUnavailable.ts"
import type { QuotaIsSpent } from "../application/ports/Usage.ts"
import type { ServiceFault } from "../application/ServiceFault.ts"
import { fieldErrors, type InvalidRequest } from "./input/InvalidRequest.ts"
import type { RecordIsUnclear } from "./input/RecordIsUnclear.ts"
import type { BodyIsTooLarge, MediaTypeIsNotSupported } from "./input/UnreadableBody.ts"
import type { Links } from "./Links.ts"
import type { ErrorCode, WireError } from "./wire/WireError.ts"

/** An Authorization header that is not of the scheme Bearer, or holds anything but one key. */
export class AuthorizationIsMalformed extends Data.TaggedError("AuthorizationIsMalformed") {}

/** The service was told to stop, and takes no further call. */
export class ServiceIsDraining extends Data.TaggedError("ServiceIsDraining") {
  readonly isServiceFault = true
}

/** More large records are to be read than there is time or room for. */
export class TooManyLargeRecords extends Data.TaggedError("TooManyLargeRecords") {
  readonly isServiceFault = true
}

/** Everything that can go wrong with a request, as facts. */
export type Failure =
  | InvalidRequest
  | RecordIsUnclear
  | BodyIsTooLarge
  | MediaTypeIsNotSupported
  | KeyIsMissing
  | AuthorizationIsMalformed
  | KeyIsUnknown
  | QuotaIsSpent
  | IdempotencyKeyWasReused
  | TooManyKeyedRequests
  | AnswerIsNotReady
  | StudyIsUnknown
  | RegistryIsUnavailable
  | RegistryIsBusy
  | MatchTookTooLong
  | StorageIsUnavailable
  | ServiceIsDraining
  | TooManyLargeRecords

/** A failure as callers meet it: the HTTP status, the error, and when to try again (whole seconds). */
export interface WireFailure {
  readonly status: number
  readonly error: typeof WireError.Type
  readonly retryAfter?: number
}

/** What there is to say of a failure, before it is put into the shape of a door. */
export interface ErrorDescription {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string
  readonly knownKeys?: ReadonlyArray<string>
  /** Where in a record what is wrong stands, as FHIR writes paths. */
  readonly expressions?: ReadonlyArray<string>
  readonly retryAfter?: number
  /** How a caller is to say who they are, as HTTP has it. */
  readonly challenge?: string
  readonly detail?: (typeof WireError.Type)["detail"]
}

/** Puts a failure into the one shape of all errors. */
export const toWireFailure = (
  { code, detail, field, knownKeys, message, retryAfter, status }: ErrorDescription,
  { publicUrl }: Links,
): WireFailure => {
  const details = { ...detail, ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }) }

  return {
    status,
    error: {
      code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(knownKeys === undefined ? {} : { known_keys: knownKeys }),
      docs: `${publicUrl}/docs#${code}`,
      ...(Object.keys(details).length === 0 ? {} : { detail: details }),
    },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

const seconds = (count: number) => (count === 1 ? "1 second" : `${count} seconds`)

/** `10:24:50 UTC on 2026-11-23`, of unix seconds. */
const moment = (unixSeconds: number): string => {
  const [date, time] = new Date(unixSeconds * 1000).toISOString().split("T")

  return `${time?.slice(0, 8)} UTC on ${date}`
}

const registryFaults: Readonly<Record<RegistryIsUnavailable["reason"], string>> = {
  unreachable: "could not be reached",
  "too slow": "did not answer in time",
  overloaded: "asks for fewer calls",
  refused: "did not accept the query",
  blocked: "refused the service",
  failing: "answered with an error",
  malformed: "sent an answer that could not be read",
}

const unauthorized = (what: string, { sandboxKey }: Links, challenge = "Bearer") => ({
  status: 401,
  code: "unauthorized" as const,
  message: `${what} Send "Authorization: Bearer <key>"; the public sandbox key is ${sandboxKey}.`,
  challenge,
  detail: { sandbox_api_key: sandboxKey },
})

/** A failure is told as `internal_error` where it is the service's own fault, which costs no call, and only there. */
type CodeOf<Fact extends Failure> = Fact extends ServiceFault ? "internal_error" : Exclude<ErrorCode, "internal_error">

type Table = {
  readonly [Fact in Failure as Fact["_tag"]]: (fact: Fact) => ErrorDescription & { readonly code: CodeOf<Fact> }
}

/** The one table from facts to status, code and words. The compiler refuses a fact that it lacks. */
export const descriptionOf = (failure: Failure, links: Links): ErrorDescription =>
  Match.valueTags(failure, {
    InvalidRequest: ({ errors, field, knownKeys, sentence }) => ({
      status: 400,
      code: "invalid_request",
      message: sentence,
      ...(field === undefined ? {} : { field }),
      ...(knownKeys === undefined ? {} : { knownKeys }),
      ...(errors === undefined ? {} : { detail: { errors: fieldErrors(errors) } }),
    }),
    RecordIsUnclear: ({ expressions, sentence }) => ({
      status: 422,
      code: "invalid_request",
      message: sentence,
      expressions,
    }),
    BodyIsTooLarge: ({ limit }) => ({
      status: 413,
      code: "invalid_request",
      message: `The body is too large: at most ${limit} bytes are accepted.`,
    }),
    MediaTypeIsNotSupported: ({ field, what }) => ({
      status: 415,
      code: "invalid_request",
      message: `The body is not of an accepted type: ${what}.`,
      field,
    }),
    KeyIsMissing: () => unauthorized("The request carries no API key.", links),
    AuthorizationIsMalformed: () =>
      unauthorized('The Authorization header must be "Bearer" followed by one API key.', links),
    KeyIsUnknown: () => unauthorized("The API key is not known.", links, 'Bearer error="invalid_token"'),
    QuotaIsSpent: ({ retryAfter, standing }) => ({
      status: 429,
      code: "rate_limited",
      message: `All ${standing.limit} calls in this key's quota have been used; the next becomes available at ${moment(standing.resetAt)}: try again in ${seconds(retryAfter)}.`,
      retryAfter,
    }),
    IdempotencyKeyWasReused: () => ({
      status: 409,
      code: "idempotency_key_reuse",
      message:
        "This Idempotency-Key was used before with another body; send the first body again, or use a new key for a new request.",
      field: "Idempotency-Key",
    }),
    AnswerIsNotReady: () => ({
      status: 503,
      code: "internal_error",
      message: "An earlier call with this Idempotency-Key is still being answered; try again in 5 seconds.",
      retryAfter: 5,
    }),
    TooManyKeyedRequests: () => ({
      status: 503,
      code: "internal_error",
      message: "Too many requests with an Idempotency-Key are in progress; try again in 5 seconds.",
      retryAfter: 5,
    }),
    StudyIsUnknown: ({ nctId }) => ({
      status: 404,
      code: "not_found",
      message: `The registry has no interventional study and no expanded-access program with the number ${nctId}.`,
    }),
    RegistryIsUnavailable: ({ reason, retryAfter }) => ({
      status: 502,
      code: "internal_error",
      message: `The trial registry ${registryFaults[reason]}. Nothing was cached or made up in its place; try again in ${seconds(retryAfter)}.`,
      retryAfter,
    }),
    RegistryIsBusy: ({ retryAfter }) => ({
      status: 503,
      code: "internal_error",
      message: `Too many callers are waiting for the trial registry. Nothing was made up in its place; try again in ${seconds(retryAfter)}.`,
      retryAfter,
    }),
    MatchTookTooLong: () => ({
      status: 503,
      code: "internal_error",
      message: "The service was too busy to finish this match in time; try again in 10 seconds.",
      retryAfter: 10,
    }),
    StorageIsUnavailable: () => ({
      status: 503,
      code: "internal_error",
      message: "The service cannot reach its own storage, so it cannot take this call now; try again in 5 seconds.",
      retryAfter: 5,
    }),
    ServiceIsDraining: () => ({
      status: 503,
      code: "internal_error",
      message: "The service is being restarted, so it cannot take this call now; try again in 5 seconds.",
      retryAfter: 5,
    }),
    TooManyLargeRecords: () => ({
      status: 503,
      code: "internal_error",
      message: "Too many large records are waiting to be read; try again in 10 seconds.",
      retryAfter: 10,
    }),
  } satisfies Table)

/** A bug of ours. What happened is in the log, never in the answer. */
export const unexpected: ErrorDescription = {
  status: 500,
  code: "internal_error",
  message: "The service failed unexpectedly. Nothing was made up; try again later.",
}

/** `allow` are the methods that a path takes, as the header of that name lists them. */
export const wrongMethod = (allow: string): ErrorDescription => ({
  status: 405,
  code: "method_not_allowed",
  message: `This path accepts only ${allow.replace(", ", " and ")}.`,
})
