import { Data } from "effect"
import type { RegistryIsUnavailable } from "../../application/ports/Registry.ts"
import { BodyIsTooLarge } from "./WholeBody.ts"

type Reason = RegistryIsUnavailable["reason"]

/**
 * One attempt to ask the registry came to nothing. `fact` is for logs: it holds nothing of the address or the answer.
 * `mayPass` says whether it is worth another attempt, `wait` (milliseconds) when the registry wants it.
 */
export class AttemptHasFailed extends Data.TaggedError("AttemptHasFailed")<{
  readonly reason: Reason
  readonly fact: string
  readonly mayPass: boolean
  readonly wait?: number | undefined
}> {}

/** A failure that another attempt would meet again. */
export const ends = (reason: Reason, fact: string) => new AttemptHasFailed({ reason, fact, mayPass: false })

/** A failure that may be over at the next attempt. */
export const passes = (reason: Reason, fact: string, wait?: number) =>
  new AttemptHasFailed({ reason, fact, mayPass: true, wait })

/** The code of a network error (`ECONNRESET`), as its message may hold the address that was asked. */
const codeOf = ({ cause }: { readonly cause?: unknown }): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "connection failed"

/** A connection that was not made or broke off, or was broken off by us because of what it brought. */
export const unreachable = (error: { readonly cause?: unknown }): AttemptHasFailed =>
  error.cause instanceof BodyIsTooLarge ? ends("malformed", "too large") : passes("unreachable", codeOf(error))
