import { Clock, Effect } from "effect"
import type { AccountId } from "../../application/Account.ts"
import type { MonthlyUse } from "../../application/ports/Usage.ts"
import * as CalendarMonth from "../metering/CalendarMonth.ts"
import { type Counter, spent } from "../metering/Metering.ts"
import type { Options } from "../metering/MonthCounter.ts"
import { Database } from "./Database.ts"
import type { Engine } from "./Dialect.ts"
import * as Owed from "./Owed.ts"
import { type Statement, sql } from "./Statement.ts"

interface Calls {
  readonly calls: number | string | null
}

/** A call of an account. Its mark is the month and a random name. */
interface Call {
  readonly account: AccountId
  readonly month: string
  readonly mark: string
  readonly now: number
}

const monthLength = "2026-11".length

interface Statements {
  /** Counts a call below the limit. Gives the calls of the month with it; none, or null, where the limit is reached. */
  readonly count: (call: Call, limit: number) => Statement<ReadonlyArray<Calls>>
  /** Takes a call back that was counted, once however often it is asked to. */
  readonly takeBack: (call: Call) => Statement<unknown>
  readonly forgetMarks: (before: number) => Statement<unknown>
  /** Whether a count that failed may have come to be, or may yet. */
  readonly mayComeLate: boolean
}

/** SQLite works in this process: what it has not answered, it has not done. */
const statements: { readonly [Name in Engine]: Statements } = {
  sqlite: {
    count: ({ account, month }, limit) => sql`
      insert into monthly_use as used (account, month, calls) values (${account}, ${month}, 1)
      on conflict (account, month) do update set calls = used.calls + 1 where used.calls < ${limit}
      returning calls`,
    takeBack: ({ account, mark, month, now }) => sql`
      insert into call_given_back (mark, account, month, given_back_at) values (${mark}, ${account}, ${month}, ${now})
      on conflict (mark) do nothing`,
    forgetMarks: (before) => sql`delete from call_given_back where given_back_at < ${before}`,
    mayComeLate: false,
  },
  postgres: {
    count: ({ account, mark, month, now }, limit) => sql`
      select count_call(${account}, ${month}, ${mark}, ${limit}, ${now}) as calls`,
    takeBack: ({ account, mark, month, now }) => sql`select take_back_call(${account}, ${month}, ${mark}, ${now})`,
    forgetMarks: (before) => sql`delete from counted_call where noted_at < ${before}`,
    mayComeLate: true,
  },
}

/** How long a call may be given back: far longer than any takes. */
const keepMarksFor = 60 * 60 * 1000

/**
 * Counts the calls of accounts in the database, in a row for each month. Who is told that the database is away has not been
 * charged, or will not have been as soon as it is back.
 */
export const make = ({ callsPerMonth: limit }: Options) =>
  Effect.gen(function* () {
    const { engine, run, runTogether } = yield* Database
    const { count, forgetMarks, mayComeLate, takeBack } = statements[engine]
    const owed = yield* Owed.make

    const standingAt = (account: AccountId, now: number) =>
      Effect.map(
        run(
          sql<ReadonlyArray<Calls>>`
          select calls from monthly_use where account = ${account} and month = ${CalendarMonth.at(now)}`,
        ),
        ([row]) => CalendarMonth.standing({ limit, counted: Number(row?.calls ?? 0), now }),
      )

    const takingBack = (call: Call) => run(takeBack(call))

    const owing = (call: Call) => owed.note(call.mark, takingBack(call))

    const counting = (call: Call) => {
      const counted = runTogether(count(call, limit))

      return mayComeLate ? Effect.tapError(counted, () => owing(call)) : counted
    }

    const accounts: Counter<AccountId> = {
      reserve: (account) =>
        Effect.clockWith((clock) => {
          const now = clock.unsafeCurrentTimeMillis()
          const month = CalendarMonth.at(now)
          const mark = `${month} ${crypto.randomUUID()}`

          return Effect.flatMap(counting({ account, month, mark, now }), ([row]) =>
            row?.calls == null
              ? Effect.fail(spent(CalendarMonth.standing({ limit, counted: limit, now }), now))
              : Effect.succeed({ standing: CalendarMonth.standing({ limit, counted: Number(row.calls), now }), mark }),
          )
        }),
      giveBack: (account, mark) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const call: Call = { account, month: mark.slice(0, monthLength), mark, now }
          yield* Effect.tapError(takingBack(call), () => owing(call))

          return yield* standingAt(account, now)
        }),
      standing: (account) => Effect.flatMap(Clock.currentTimeMillis, (now) => standingAt(account, now)),
    }

    const report = Effect.map(
      run(
        sql<ReadonlyArray<Omit<MonthlyUse, "calls"> & Calls>>`
        select account, month, calls from monthly_use where calls > 0 order by account, month`,
      ),
      (rows): ReadonlyArray<MonthlyUse> => rows.map((row) => ({ ...row, calls: Number(row.calls) })),
    )

    const sweep = Effect.flatMap(Clock.currentTimeMillis, (now) => run(forgetMarks(now - keepMarksFor)))

    return { accounts, report, sweep }
  })
