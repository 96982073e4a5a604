import { Effect } from "effect"
import type { AccountId } from "../../application/Account.ts"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import {
  type ClientNetwork,
  type Meter,
  type MonthlyUse,
  QuotaIsSpent,
  type Reservation,
  type Standing,
  Usage,
} from "../../application/ports/Usage.ts"

/** Counts the calls of one kind of caller. The mark tells a counted call from the caller's others. */
export interface Counter<Caller> {
  readonly reserve: (
    caller: Caller,
  ) => Effect.Effect<{ readonly standing: Standing; readonly mark: string }, QuotaIsSpent | StorageIsUnavailable>
  readonly giveBack: (caller: Caller, mark: string) => Effect.Effect<Standing, StorageIsUnavailable>
  readonly standing: (caller: Caller) => Effect.Effect<Standing, StorageIsUnavailable>
}

/**
 * What a caller is told who has no call left. The moment to come back is the one that the standing names; `longest` (in
 * seconds) is the most that rounding may make of it.
 */
export const spent = (standing: Standing, now: number, longest = Number.POSITIVE_INFINITY): QuotaIsSpent =>
  new QuotaIsSpent({
    standing,
    retryAfter: Math.min(longest, Math.max(1, standing.resetAt - Math.floor(now / 1000))),
  })

/** The port out of a counter of networks and one of accounts. */
export const usage = (counters: {
  readonly networks: Counter<ClientNetwork>
  readonly accounts: Counter<AccountId>
  readonly report: Effect.Effect<ReadonlyArray<MonthlyUse>, StorageIsUnavailable>
}) => {
  const counted = (meter: Meter) =>
    meter._tag === "Network" ? counters.networks.reserve(meter.network) : counters.accounts.reserve(meter.account)

  return Usage.of({
    reserve: (meter) => Effect.map(counted(meter), (call): Reservation => ({ meter, ...call })),
    giveBack: ({ mark, meter }) =>
      meter._tag === "Network"
        ? counters.networks.giveBack(meter.network, mark)
        : counters.accounts.giveBack(meter.account, mark),
    standing: (meter) =>
      meter._tag === "Network" ? counters.networks.standing(meter.network) : counters.accounts.standing(meter.account),
    report: counters.report,
  })
}
