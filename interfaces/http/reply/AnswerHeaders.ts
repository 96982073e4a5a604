import type { Standing } from "../../../application/ports/Usage.ts"

const exposed = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Idempotency-Replayed",
  "X-Request-Id",
].join(", ")

/** On every answer: open to any origin, kept by nobody, and nothing but what it says it is. */
const always = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": exposed,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const

const headersOfAlways = new Headers(always)

/** What stands on every answer, and more. A copy of what is made already costs half of making it from an object. */
export const withAlways = (...more: ReadonlyArray<Readonly<Record<string, string>>>): Headers => {
  const all = new Headers(headersOfAlways)
  for (const some of more) for (const name in some) all.set(name, some[name] ?? "")

  return all
}

export const rateLimit = ({ limit, remaining, resetAt }: Standing) => ({
  "x-ratelimit-limit": String(limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(resetAt),
})
