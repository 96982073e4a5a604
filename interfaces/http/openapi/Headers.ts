import type { Json } from "../../wire/Json.ts"
import * as Reference from "./Reference.ts"

const header = (description: string, schema: Json, isRequired = true) => ({
  description,
  required: isRequired,
  schema,
})

const count = { type: "integer", minimum: 0 }

/** The response headers, as components. */
export const components = {
  "X-RateLimit-Limit": header("The total number of calls in the quota.", { ...count, examples: [25] }),
  "X-RateLimit-Remaining": header("The number of calls left.", { ...count, examples: [24] }),
  "X-RateLimit-Reset": header(
    "When more calls become available, in unix seconds: for the sandbox key when the oldest counted call is 24 hours old, for an issued key the first of the next month (UTC).",
    { ...count, examples: [1796083200] },
  ),
  "Retry-After": header("The number of seconds to wait before trying again.", {
    type: "integer",
    minimum: 1,
    examples: [30],
  }),
  "Idempotency-Replayed": header(
    "Present, and `true`, when this is the stored answer to an earlier request with the same Idempotency-Key and body.",
    { type: "string", const: "true" },
    false,
  ),
  "WWW-Authenticate": header("How to authenticate.", {
    type: "string",
    enum: ["Bearer", 'Bearer error="invalid_token"'],
  }),
  "X-Request-Id": header(
    "The service's identifier for this request. The operator can find the request in the log by it; a replay has its own.",
    { type: "string", pattern: "^[0-9a-f]{32}$", examples: ["3f0c1b7a9d5e4c2f8a6b1d0e9c7f5a34"] },
  ),
  Allow: header("The methods this path accepts.", { type: "string", examples: ["POST", "GET, HEAD"] }),
} as const

export type Name = keyof typeof components

export const rateLimit: ReadonlyArray<Name> = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]

/** References to the headers of a response: those that every response has, and more. */
export const of = (names: ReadonlyArray<Name>): Json =>
  Object.fromEntries(["X-Request-Id", ...names].map((name) => [name, Reference.header(name)]))
