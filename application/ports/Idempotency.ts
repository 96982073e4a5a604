import { Context, Data, type Effect, type Redacted } from "effect"
import type { StorageIsUnavailable } from "./StorageIsUnavailable.ts"

/** An answer as it went out: what a replay repeats to the byte. */
export interface KeptAnswer {
  readonly status: number
  readonly contentType: string | null
  readonly body: Uint8Array
}

/**
 * A request that carries an Idempotency-Key. `scope` is who sends it (an account; for the sandbox also the network),
 * `secret` the API key it was sent with, `fingerprint` a digest of its body.
 */
export interface KeyedRequest {
  readonly scope: string
  readonly isSandbox: boolean
  readonly route: string
  readonly key: Redacted.Redacted<string>
  readonly secret: Redacted.Redacted<string>
  readonly fingerprint: string
}

export type Claim = Data.TaggedEnum<{
  /** The caller does the work, and then either keeps an answer or releases the claim. */
  Granted: { readonly mark: string; readonly request: KeyedRequest }
  Answered: { readonly answer: KeptAnswer }
  /** Another caller does the work. `settled` ends when its claim was kept, released or has lapsed: then claim again. */
  InFlight: { readonly settled: Effect.Effect<void, StorageIsUnavailable> }
}>

export const Claim = Data.taggedEnum<Claim>()

export type Granted = Data.TaggedEnum.Value<Claim, "Granted">

/** The key was used before, in the same scope and on the same route, with another body. */
export class IdempotencyKeyWasReused extends Data.TaggedError("IdempotencyKeyWasReused") {}

/** As many keyed requests are in flight as there is room for: none of them may be forgotten for another. */
export class TooManyKeyedRequests extends Data.TaggedError("TooManyKeyedRequests") {
  readonly isServiceFault = true
}

/** Why a claim is not even answered. */
export type ClaimFailure = IdempotencyKeyWasReused | TooManyKeyedRequests | StorageIsUnavailable

/**
 * The answers that may be asked for again. An implementer
 * - grants a scope, route and key to one caller at a time, however many claim at once;
 * - answers a claim with the very bytes that were kept, for 24 hours from the first claim;
 * - fails a claim for another body with `IdempotencyKeyWasReused`, also while the first is in flight;
 * - frees what was released, and what was neither kept nor released within its lease (longer than any call may take);
 * - ignores a keep or a release of a claim that lapsed and was granted to another;
 * - stays bounded in entries and bytes: it may forget answers, and never mixes up; where nothing but requests in flight is left to
 *   forget it fails a claim with `TooManyKeyedRequests`; for the sandbox it has a share apart, whose callers make it forget no issued
 *   key's answer;
 * - keeps at rest neither the key nor an answer that could be read without the caller's secret.
 */
export class Idempotency extends Context.Tag("application/Idempotency")<
  Idempotency,
  {
    readonly claim: (request: KeyedRequest) => Effect.Effect<Claim, ClaimFailure>
    readonly keep: (granted: Granted, answer: KeptAnswer) => Effect.Effect<void, StorageIsUnavailable>
    readonly release: (granted: Granted) => Effect.Effect<void, StorageIsUnavailable>
  }
>() {}
