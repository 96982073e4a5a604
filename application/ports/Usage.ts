import { Brand, Context, Data, type Effect } from "effect"
import type { AccountId } from "../Account.ts"
import type { StorageIsUnavailable } from "./StorageIsUnavailable.ts"

/** A network that sandbox calls are counted for: an IPv4 address, or the /56 of an IPv6 address. */
export type ClientNetwork = string & Brand.Brand<"ClientNetwork">

export const ClientNetwork = Brand.nominal<ClientNetwork>()

/** Whose calls are counted: a sandbox network's in any 24 hours, an account's in a calendar month (UTC). */
export type Meter =
  | { readonly _tag: "Network"; readonly network: ClientNetwork }
  | { readonly _tag: "Account"; readonly account: AccountId }

/** How a meter stands. `resetAt` is in unix seconds: when `remaining` next rises, or now where nothing is counted. */
export interface Standing {
  readonly limit: number
  readonly remaining: number
  readonly resetAt: number
}

/** A call that was counted. It is handed back with `giveBack` if it turns out to cost nothing. */
export interface Reservation {
  readonly meter: Meter
  readonly standing: Standing
  /** What tells this call from the others of its meter: opaque to all but the implementer. */
  readonly mark: string
}

/** The meter has no call left. `retryAfter` is in whole seconds, at least 1: a caller who obeys it is admitted. */
export class QuotaIsSpent extends Data.TaggedError("QuotaIsSpent")<{
  readonly standing: Standing
  readonly retryAfter: number
}> {}

export interface MonthlyUse {
  readonly account: AccountId
  /** `2026-11`, in UTC. */
  readonly month: string
  readonly calls: number
}

/**
 * The calls that were made. An implementer
 * - admits exactly the limit, also when any number of calls arrive at once: in any rolling 24 hours for a network, in
 *   a calendar month (UTC) for an account;
 * - counts a call when it is reserved, by the clock of that moment, and not a refused one;
 * - gives a call back once, however often it is asked to, to the very window it was taken from;
 * - tells how a meter stands without counting;
 * - stays bounded under any number of networks, without ever admitting a network that is blocked.
 */
export class Usage extends Context.Tag("application/Usage")<
  Usage,
  {
    readonly reserve: (meter: Meter) => Effect.Effect<Reservation, QuotaIsSpent | StorageIsUnavailable>
    readonly giveBack: (reservation: Reservation) => Effect.Effect<Standing, StorageIsUnavailable>
    readonly standing: (meter: Meter) => Effect.Effect<Standing, StorageIsUnavailable>
    /** The calls of every account that made any, by account and month. */
    readonly report: Effect.Effect<ReadonlyArray<MonthlyUse>, StorageIsUnavailable>
  }
>() {}
