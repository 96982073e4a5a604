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
    when: "Something in the request is malformed, unknown, too large (413) or of another media type (415).",
    advice:
      "Read `field`: it names what is at fault. `known_keys` lists everything that is accepted there, where that is a list. Where several fields are wrong, `detail.errors` lists them all, up to 20, in the order of the body.",
  },
  unauthorized: {
    statuses: "401",
    when: "The request carries no API key in its `Authorization` header, or one that is not known.",
    advice:
      "Send `Authorization: Bearer <key>`. The public sandbox key stands in the message and in `detail.sandbox_api_key`.",
  },
  not_found: {
    statuses: "404",
    when: "The registry has no such study that could be an option, or there is nothing at this path.",
    advice: "Check the number. Observational studies are not found here: they are no options for treatment.",
  },
  method_not_allowed: {
    statuses: "405",
    when: "The path exists, and takes another method.",
    advice: "Use a method that the `Allow` header lists.",
  },
  idempotency_key_reuse: {
    statuses: "409",
    when: "The same `Idempotency-Key` was sent within 24 hours with another body.",
    advice: "Send the first body again, or use a new key for a new request.",
  },
  rate_limited: {
    statuses: "429",
    when: "Every call of the key's quota is used.",
    advice:
      "Wait as many seconds as the `Retry-After` header and `detail.retry_after_seconds` say; `X-RateLimit-Reset` says when.",
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
