import { describe, expect, test } from "bun:test"
import { Cause } from "effect"
import { KeyIsMissing } from "../../application/Admission.ts"
import { isCharged } from "../../application/ChargedCall.ts"
import { MatchTookTooLong } from "../../application/MatchTime.ts"
import { AnswerIsNotReady } from "../../application/Once.ts"
import { IdempotencyKeyWasReused, TooManyKeyedRequests } from "../../application/ports/Idempotency.ts"
import { KeyIsUnknown } from "../../application/ports/KeyStore.ts"
import { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "../../application/ports/Registry.ts"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { QuotaIsSpent } from "../../application/ports/Usage.ts"
import { NctId } from "../../domain/study/NctId.ts"
import {
  AuthorizationIsMalformed,
  descriptionOf,
  type Failure,
  ServiceIsDraining,
  TooManyLargeRecords,
  toWireFailure,
  unexpected,
} from "../../interfaces/Failure.ts"
import { InvalidRequest } from "../../interfaces/input/InvalidRequest.ts"
import { RecordIsUnclear } from "../../interfaces/input/RecordIsUnclear.ts"
import { BodyIsTooLarge, MediaTypeIsNotSupported } from "../../interfaces/input/UnreadableBody.ts"

const links = { publicUrl: "https://trials.example", sandboxKey: "sandbox_for_all" }

const told = (failure: Failure) => toWireFailure(descriptionOf(failure, links), links)

const standing = { limit: 25, remaining: 0, resetAt: 0 }

type Row = readonly [failure: Failure, status: number, code: string, retryAfter: number | null]

const rows: ReadonlyArray<Row> = [
  [new InvalidRequest({ sentence: "No." }), 400, "invalid_request", null],
  [new RecordIsUnclear({ sentence: "No.", expressions: [] }), 422, "invalid_request", null],
  [new BodyIsTooLarge({ limit: 5 }), 413, "invalid_request", null],
  [new MediaTypeIsNotSupported({ field: "Content-Type", what: "send JSON" }), 415, "invalid_request", null],
  [new KeyIsMissing(), 401, "unauthorized", null],
  [new AuthorizationIsMalformed(), 401, "unauthorized", null],
  [new KeyIsUnknown(), 401, "unauthorized", null],
  [new QuotaIsSpent({ standing, retryAfter: 60 }), 429, "rate_limited", 60],
  [new IdempotencyKeyWasReused(), 409, "idempotency_key_reuse", null],
  [new AnswerIsNotReady(), 503, "internal_error", 5],
  [new TooManyKeyedRequests(), 503, "internal_error", 5],
  [new StudyIsUnknown({ nctId: NctId("NCT00000000") }), 404, "not_found", null],
  [new RegistryIsUnavailable({ reason: "unreachable", retryAfter: 30 }), 502, "internal_error", 30],
  [new RegistryIsBusy({ retryAfter: 2 }), 503, "internal_error", 2],
  [new MatchTookTooLong(), 503, "internal_error", 10],
  [new StorageIsUnavailable({ cause: "a password" }), 503, "internal_error", 5],
  [new ServiceIsDraining(), 503, "internal_error", 5],
  [new TooManyLargeRecords(), 503, "internal_error", 10],
]

describe("Every fact has a status, a code and a sentence", () => {
  test.each(rows.map(([failure, ...rest]) => [failure._tag, failure, ...rest] as const))(
    "%s",
    (_, failure, status, code, retryAfter) => {
      const { error, ...rest } = told(failure)

      expect(rest).toEqual({ status, ...(retryAfter === null ? {} : { retryAfter }) })
      expect(error).toMatchObject({ code, docs: `https://trials.example/docs#${code}` })
      expect(error.message).toMatch(/^[A-Z].*\.$/)
      expect(error.detail?.retry_after_seconds ?? null).toBe(retryAfter)
      expect(JSON.stringify(error)).not.toContain("password")
    },
  )
})

test("Callers are told internal_error for what the application charges nothing for", () => {
  for (const [failure, , code] of rows) {
    expect(isCharged(Cause.fail(failure))).toBe(code !== "internal_error")
  }
})

test("A 401 carries the public sandbox key", () => {
  for (const failure of [new KeyIsMissing(), new AuthorizationIsMalformed(), new KeyIsUnknown()]) {
    const { error } = told(failure)

    expect(error.detail).toEqual({ sandbox_api_key: "sandbox_for_all" })
    expect(error.message).toContain("sandbox_for_all")
  }
})

test("What is accepted goes along where it is known, and is left out where it is not", () => {
  expect(told(new InvalidRequest({ sentence: "No.", field: "sex", knownKeys: ["male", "female"] })).error).toEqual({
    code: "invalid_request",
    message: "No.",
    field: "sex",
    known_keys: ["male", "female"],
    docs: "https://trials.example/docs#invalid_request",
  })
  expect(Object.keys(told(new InvalidRequest({ sentence: "No." })).error)).toEqual(["code", "message", "docs"])
  expect(told(new InvalidRequest({ sentence: "No.", field: "x", knownKeys: [] })).error.known_keys).toEqual([])
})

test.each(["unreachable", "too slow", "overloaded", "refused", "blocked", "failing", "malformed"] as const)(
  "A registry that is %s is told in words, and nothing stands in its place",
  (reason) => {
    const { message } = told(new RegistryIsUnavailable({ reason, retryAfter: 1, cause: "a password" })).error

    expect(message).toStartWith("The trial registry ")
    expect(message).toContain("Nothing was cached or made up in its place; try again in 1 second.")
    expect(message).not.toContain("password")
  },
)

test("A bug of ours is 500, and tells nothing of itself", () => {
  const { error, status } = toWireFailure(unexpected, links)

  expect(status).toBe(500)
  expect(error.code).toBe("internal_error")
})

test("A spent quota says at which time of which day the next call is free", () => {
  const resetAt = Date.UTC(2026, 11, 1) / 1000
  const { error } = told(new QuotaIsSpent({ standing: { limit: 5000, remaining: 0, resetAt }, retryAfter: 60 }))

  expect(error.message).toBe(
    "All 5000 calls in this key's quota have been used; the next becomes available at 00:00:00 UTC on 2026-12-01: try again in 60 seconds.",
  )
})
