import { Clock, Effect, Order } from "effect"
import type { AccountId } from "../../application/Account.ts"
import type { MonthlyUse } from "../../application/ports/Usage.ts"
import * as CalendarMonth from "./CalendarMonth.ts"
import { type Counter, spent } from "./Metering.ts"

export interface Options {
  readonly callsPerMonth: number
}

const byAccountAndMonth = Order.combine(
  Order.mapInput(Order.string, (use: MonthlyUse) => use.account),
  Order.mapInput(Order.string, (use: MonthlyUse) => use.month),
)

/** Counts the calls of accounts in this process, month by month. */
export const make = ({ callsPerMonth: limit }: Options) => {
  const marked = new Map<AccountId, Map<string, Set<string>>>()
  let marks = 0

  const marksOf = (account: AccountId, month: string) => marked.get(account)?.get(month) ?? new Set<string>()

  const standingAt = (account: AccountId, now: number) =>
    CalendarMonth.standing({ limit, counted: marksOf(account, CalendarMonth.at(now)).size, now })

  const count = (account: AccountId, month: string, mark: string) => {
    const months = marked.get(account) ?? new Map<string, Set<string>>()
    marked.set(account, months.set(month, marksOf(account, month).add(mark)))
  }

  const accounts: Counter<AccountId> = {
    reserve: (account) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        const before = standingAt(account, now)
        if (before.remaining === 0) return Effect.fail(spent(before, now))
        marks += 1
        const mark = `${CalendarMonth.at(now)} ${marks}`
        count(account, CalendarMonth.at(now), mark)

        return Effect.succeed({ standing: standingAt(account, now), mark })
      }),
    giveBack: (account, mark) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        for (const month of marked.get(account)?.values() ?? []) month.delete(mark)

        return standingAt(account, now)
      }),
    standing: (account) => Effect.map(Clock.currentTimeMillis, (now) => standingAt(account, now)),
  }

  const report = Effect.sync(
    (): ReadonlyArray<MonthlyUse> =>
      [...marked]
        .flatMap(([account, months]) => [...months].map(([month, calls]) => ({ account, month, calls: calls.size })))
        .filter((use) => use.calls > 0)
        .sort(byAccountAndMonth),
  )

  return { accounts, report }
}
