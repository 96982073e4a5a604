import { Schema } from "effect"
import { optional } from "./Optional.ts"

export const errorCodes = [
  "invalid_request",
  "unauthorized",
  "not_found",
  "method_not_allowed",
  "idempotency_key_reuse",
  "rate_limited",
  "internal_error",
] as const

export type ErrorCode = (typeof errorCodes)[number]

const message = Schema.String.annotations({
  description: "One sentence: what was wrong, where, and what is accepted. It repeats nothing about the patient.",
})

const knownKeys = Schema.Array(Schema.String).annotations({
  description: "Everything accepted there, where that is a list.",
})

/** How many wrong fields are told of at once. */
export const mostFieldErrors = 20

/** One of several fields that are wrong. */
export const FieldError = Schema.Struct({
  field: Schema.String.pipe(
    Schema.maxLength(100, { description: "The field at fault: `location.lat`, `biomarkers[3]`." }),
  ),
  message,
  known_keys: optional(knownKeys),
}).annotations({ identifier: "FieldError" })

export const WireError = Schema.Struct({
  code: Schema.Literal(...errorCodes).annotations({ description: "What went wrong, for programs." }),
  message,
  field: optional(Schema.String.annotations({ description: "The field, header or parameter at fault." })),
  known_keys: optional(knownKeys),
  docs: optional(
    Schema.String.annotations({ jsonSchema: { type: "string", format: "uri", description: "More about the code." } }),
  ),
  detail: optional(
    Schema.Struct({
      retry_after_seconds: optional(
        Schema.Int.pipe(
          Schema.greaterThanOrEqualTo(1, { description: "The number of seconds to wait before trying again." }),
        ),
      ),
      sandbox_api_key: optional(Schema.String.annotations({ description: "The public key; no signup is needed." })),
      errors: optional(
        Schema.Array(FieldError).pipe(Schema.maxItems(mostFieldErrors)).annotations({
          description: "Where several fields are wrong: each of them. The error itself names the first.",
        }),
      ),
    }).annotations({ description: "More about some errors." }),
  ),
}).annotations({ description: "What was wrong." })

export const ErrorResponse = Schema.Struct({ error: WireError }).annotations({ identifier: "Error" })
