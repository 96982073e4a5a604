import { createHash } from "node:crypto"
import { Redacted } from "effect"
import type { KeyedRequest } from "../../application/ports/Idempotency.ts"

/** What a request is found by again: a digest of who sends it, where, under which Idempotency-Key and API key. */
export const of = ({ key, route, scope, secret }: KeyedRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([scope, route, Redacted.value(key), Redacted.value(secret)]))
    .digest("hex")
