import type { ErrorCode } from "../../wire/WireError.ts"

/** What a code of the error shape means to a caller: its HTTP statuses, when it comes, and what to do. */
export interface Meaning {
  readonly code: ErrorCode
  readonly statuses: string
  readonly when: string
  readonly advice: string
}

const meanings: Readonly<Record<ErrorCode, Omit<Meaning, "code">>> = {
  invalid_request: {
    statuses: "400, 413, 415",
    when: "Something in the request is malformed, unknown, too large (413) or of an unsupported media type (415).",
    advice:
      "Read `field`: it names what is at fault. `known_keys`, where present, lists everything accepted there. Where several fields are wrong, `detail.errors` lists up to 20 of them, in the order of the body.",
  },
  unauthorized: {
    statuses: "401",
    when: "The request has no API key in its `Authorization` header, or an unknown one.",
    advice:
      "Send `Authorization: Bearer <key>`. The public sandbox key is in the message and in `detail.sandbox_api_key`.",
  },
  not_found: {
    statuses: "404",
    when: "The registry has no interventional study or expanded-access program with this number, or nothing is served at this path.",
    advice: "Check the number. Observational studies are not found here: they are not treatment options.",
  },
  method_not_allowed: {
    statuses: "405",
    when: "The path exists, but does not accept this method.",
    advice: "Use a method that the `Allow` header lists.",
  },
  idempotency_key_reuse: {
    statuses: "409",
    when: "The same `Idempotency-Key` was sent with a different body in the last 24 hours.",
    advice: "Send the first body again, or use a new key for a new request.",
  },
  rate_limited: {
    statuses: "429",
    when: "All calls in the key's quota have been used.",
    advice:
      "Wait the number of seconds given in the `Retry-After` header and in `detail.retry_after_seconds`; `X-RateLimit-Reset` gives the time.",
  },
  internal_error: {
    statuses: "500, 502, 503",
    when: "The registry could not be reached or failed (502), the service cannot take the call now (503), or it failed unexpectedly (500).",
    advice:
      "Try again after `Retry-After`. Nothing was cached or made up in place of an answer, and the call is not counted.",
  },
}

export const all: ReadonlyArray<Meaning> = Object.entries(meanings).map(([code, meaning]) => ({
  code: code as ErrorCode,
  ...meaning,
}))
