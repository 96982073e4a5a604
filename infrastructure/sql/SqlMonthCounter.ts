import { Clock, Effect } from "effect"
import type { AccountId } from "../../application/Account.ts"
import type { MonthlyUse } from "../../application/ports/Usage.ts"
import * as CalendarMonth from "../memory/CalendarMonth.ts"
import { type Counter, spent } from "../memory/Metering.ts"
import type { Options } from "../memory/MonthCounter.ts"
import { Database } from "./Database.ts"

interface Calls {
  readonly calls: number | string
}

const monthLength = "2026-11".length

const keepMarksFor = 24 * 60 * 60 * 1000

/**
 * Counts the calls of accounts in the database, in a row for each month. A mark is the month and a random name: by the
 * last one a row knows a call it has counted already, and `call_given_back` a call that was given back already.
 */
export const make = ({ callsPerMonth: limit }: Options) =>
  Effect.gen(function* () {
    const { run, runTogether } = yield* Database
    const standingAt = (account: AccountId, now: number) =>
      Effect.map(
        run(
          (sql) => sql<ReadonlyArray<Calls>>`
          select calls from monthly_use where account = ${account} and month = ${CalendarMonth.at(now)}`,
        ),
        ([row]) => CalendarMonth.standing({ limit, counted: Number(row?.calls ?? 0), now }),
      )

    const accounts: Counter<AccountId> = {
      reserve: (account) =>
        Effect.clockWith((clock) => {
          const now = clock.unsafeCurrentTimeMillis()
          const month = CalendarMonth.at(now)
          const mark = `${month} ${crypto.randomUUID()}`
          const counted = runTogether(
            (sql) => sql<ReadonlyArray<Calls>>`
            insert into monthly_use as used (account, month, calls, last_mark)
            values (${account}, ${month}, 1, ${mark})
            on conflict (account, month) do update set
              calls = used.calls + case when used.last_mark = excluded.last_mark then 0 else 1 end,
              last_mark = excluded.last_mark
            where used.calls < ${limit} or used.last_mark = excluded.last_mark
            returning calls`,
          )

          return Effect.flatMap(counted, ([row]) =>
            row === undefined
              ? Effect.fail(spent(CalendarMonth.standing({ limit, counted: limit, now }), now))
              : Effect.succeed({ standing: CalendarMonth.standing({ limit, counted: Number(row.calls), now }), mark }),
          )
        }),
      giveBack: (account, mark) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* run(
            (sql) => sql`
            insert into call_given_back (mark, account, month, given_back_at)
            values (${mark}, ${account}, ${mark.slice(0, monthLength)}, ${now})
            on conflict (mark) do nothing`,
          )

          return yield* standingAt(account, now)
        }),
      standing: (account) => Effect.flatMap(Clock.currentTimeMillis, (now) => standingAt(account, now)),
    }

    const report = Effect.map(
      run(
        (sql) => sql<ReadonlyArray<Omit<MonthlyUse, "calls"> & Calls>>`
        select account, month, calls from monthly_use where calls > 0 order by account, month`,
      ),
      (rows): ReadonlyArray<MonthlyUse> => rows.map((row) => ({ ...row, calls: Number(row.calls) })),
    )

    const sweep = Effect.flatMap(Clock.currentTimeMillis, (now) =>
      run((sql) => sql`delete from call_given_back where given_back_at < ${now - keepMarksFor}`),
    )

    return { accounts, report, sweep }
  })
