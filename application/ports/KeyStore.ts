import { Context, Data, type Effect, type Redacted } from "effect"
import type { Account, Plan } from "../Account.ts"
import type { StorageIsUnavailable } from "./StorageIsUnavailable.ts"

/** No account has this key: it was never issued, is misspelled, or was revoked. Callers are not told which. */
export class KeyIsUnknown extends Data.TaggedError("KeyIsUnknown") {}

/** An account as an operator sees it. Times are epoch milliseconds; `ending` is the last four characters of the key. */
export interface KeyRecord extends Account {
  readonly ending: string
  readonly issuedAt: number
  readonly revokedAt: number | null
}

/**
 * The keys that were issued. An implementer
 * - keeps of a key only what cannot be turned back into it, and shows it once, when it is issued;
 * - issues keys of the form `ctm_live_`, 30 base62 characters and a checksum of 6, each unguessable;
 * - identifies a key until it is revoked, and not afterwards: at once where it was revoked, within 10 seconds on every
 *   other instance;
 * - takes the whole key or its account's id to revoke it; a key revoked twice keeps its first date.
 */
export class KeyStore extends Context.Tag("application/KeyStore")<
  KeyStore,
  {
    readonly identify: (key: Redacted.Redacted<string>) => Effect.Effect<Account, KeyIsUnknown | StorageIsUnavailable>
    readonly issue: (order: {
      readonly plan: Plan
      readonly label: string
    }) => Effect.Effect<{ readonly record: KeyRecord; readonly key: Redacted.Redacted<string> }, StorageIsUnavailable>
    /** Every key, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<KeyRecord>, StorageIsUnavailable>
    readonly revoke: (
      keyOrId: Redacted.Redacted<string>,
    ) => Effect.Effect<KeyRecord, KeyIsUnknown | StorageIsUnavailable>
  }
>() {}
