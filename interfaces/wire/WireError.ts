import { Schema } from "effect"

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

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

export const WireError = Schema.Struct({
  code: Schema.Literal(...errorCodes),
  message: Schema.String.annotations({ description: "One sentence: what was wrong, where, and what is accepted." }),
  field: optional(Schema.String.annotations({ description: "The field, header or parameter at fault." })),
  known_keys: optional(
    Schema.Array(Schema.String).annotations({ description: "Everything that is accepted there, where it is a list." }),
  ),
  docs: optional(Schema.String.annotations({ jsonSchema: { type: "string", format: "uri" } })),
  detail: optional(
    Schema.Struct({
      retry_after_seconds: optional(Schema.Int.pipe(Schema.positive())),
      sandbox_api_key: optional(Schema.String),
    }),
  ),
})

export const ErrorResponse = Schema.Struct({ error: WireError }).annotations({ identifier: "Error" })
