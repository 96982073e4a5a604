import { expect, test } from "bun:test"
import { SQL } from "bun"
import { Duration, Effect, Layer, Redacted, Schedule, type Scope, TestServices } from "effect"
import type { AccountId } from "../../../application/Account.ts"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"
import { posted, start } from "../../support/service.ts"
import { until } from "../../support/until.ts"

const postgres = await Postgres.postgres()

/** A Postgres that can be made to answer nothing more, and let go on. */
interface Held {
  readonly url: Redacted.Redacted<string>
  readonly hang: () => Promise<void>
  readonly goOn: () => Promise<void>
}

const connection = (url: string) =>
  Effect.acquireRelease(
    Effect.sync(() => new SQL({ url, max: 1 })),
    (sql) => Effect.promise(() => sql.close()),
  )

/** All processes of a server of its own are stopped. */
const stopped: Effect.Effect<Held, never, Scope.Scope> = Effect.gen(function* () {
  const { server } = yield* Postgres.restartable
  const sql = yield* connection(server.url)
  const held: Array<number> = []
  const hang = async () => {
    const [{ first }] = await sql`select pg_read_file('postmaster.pid') as first`
    const others: ReadonlyArray<{ readonly pid: number }> = await sql`select pid from pg_stat_activity`
    held.push(Number.parseInt(first, 10), ...others.map(({ pid }) => pid))
    for (const pid of held) process.kill(pid, "SIGSTOP")
  }
  const goOn = async () => {
    for (const pid of held.splice(0)) process.kill(pid, "SIGCONT")
  }
  yield* Effect.addFinalizer(() => Effect.promise(goOn))

  return { url: Redacted.make(server.url), hang, goOn }
})

/** Somebody locks every table and does not let go. */
const locked = (administrator: string): Effect.Effect<Held, never, Scope.Scope> =>
  Effect.gen(function* () {
    const url = yield* Postgres.database(administrator)
    const sql = yield* connection(Redacted.value(url))
    const hang = async () => {
      const tables: ReadonlyArray<{ readonly tablename: string }> = await sql`
        select tablename from pg_tables where schemaname = 'public'`
      await sql.unsafe(`begin; lock table ${tables.map(({ tablename }) => tablename).join(", ")}`)
    }

    return { url, hang, goOn: () => sql.unsafe("rollback").then(() => undefined) }
  })

/** When Postgres hangs: before a call of somebody it knows, before a call of somebody it is to look up, while the registry is asked. */
const moments = ["before the call", "before a newcomer's call", "amid the call"] as const

/** Calls a service whose Postgres hangs at each moment: each call asks it once in vain, and is given back. */
const callWhileHung = ({ goOn, hang, url }: Held, budget: Duration.DurationInput) =>
  Effect.gen(function* () {
    const storage = SqlStorage.layer({
      url,
      sandboxRequestsPerDay: 25,
      callsPerMonth: 1000,
      lease: "30 seconds",
      budget,
    }).pipe(Layer.retry(Schedule.recurs(100)), Layer.orDie)
    const issue = Effect.flatMap(KeyStore, (store) => store.issue({ plan: "pro", label: "" })).pipe(
      Effect.retry({ times: 100 }),
      Effect.map(({ key, record }) => ({ key: Redacted.value(key), account: record.id })),
    )
    const [known, newcomer] = yield* Effect.provide(Effect.all([issue, issue]), storage)
    let isAmid = false
    const service = yield* Effect.acquireRelease(
      Effect.promise(() =>
        start({
          keyStore: storage,
          usage: storage,
          idempotency: storage,
          intel: storage,
          behavior: async (_, answer) => {
            if (isAmid) await hang()

            return answer()
          },
        }),
      ),
      ({ stop }) => Effect.promise(stop),
    )
    yield* Effect.promise(async () => {
      const match = ({ key }: typeof known) =>
        service.send(
          "/v1/match",
          posted({ condition: "glioblastoma", limit: 2 }, key, { "idempotency-key": crypto.randomUUID() }),
        )
      const untilServed = () => until(async () => (await match(known)).status === 200)
      /** What calls met of Postgres: what the service asks for itself, as to give a call back, it asks beside them. */
      const facts = () => service.logs.filter((line) => line.includes('"storage_in_call":true'))
      const callInVain = async (moment: string, caller: typeof known) => {
        const before = facts().length
        const began = performance.now()
        const answer = await match(caller)
        const took = performance.now() - began

        expect([moment, answer.status, facts().slice(before)]).toEqual([moment, 503, [expect.any(String)]])
        expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/)
        expect(await answer.json()).toMatchObject({ error: { code: "internal_error" } })
        expect(took).toBeGreaterThanOrEqual(Duration.toMillis(budget) - 1)
      }

      for (const moment of moments) {
        const caller = moment === "before a newcomer's call" ? newcomer : known
        await untilServed()
        isAmid = moment === "amid the call"
        if (!isAmid) await hang()
        await callInVain(moment, caller)
        isAmid = false
        if (moment === "before the call") await callInVain("while it is to be given back", caller)
        await goOn()
      }
    })
    const untilRemaining = (account: AccountId, remaining: number) =>
      Effect.flatMap(Usage, (usage) => usage.standing({ _tag: "Account", account })).pipe(
        Effect.repeat({ until: (standing) => standing.remaining === remaining }),
      )
    yield* untilRemaining(known.account, 1000 - moments.length).pipe(Effect.provide(storage))
    yield* untilRemaining(newcomer.account, 1000).pipe(Effect.provide(storage))
  })

/** What a call costs its caller while Postgres answers nothing, however that comes. */
export const hungPostgres = (budget: Duration.DurationInput): void => {
  if (!postgres.isThere) {
    test.skip(`what a hung Postgres costs: ${postgres.reason}`, () => {})
    return
  }
  const ways = [stopped, locked(postgres.url)]
  effect("a call waits once in all for a Postgres that hangs, is told so, and costs nothing", () =>
    Effect.gen(function* () {
      const all = yield* Effect.all(ways)
      yield* Effect.forEach(all, (held) => callWhileHung(held, budget), { concurrency: "unbounded", discard: true })
    }).pipe(TestServices.provideLive),
  )
}
