import { Context, type Duration } from "effect"

/** The longest that a caller may wait for others: for the registry, and for an earlier call with the same Idempotency-Key. */
export class CallerTimeout extends Context.Tag("application/CallerTimeout")<CallerTimeout, Duration.Duration>() {}
