import { expect, setDefaultTimeout, test } from "bun:test"
import { SQL } from "bun"
import { Array, type Duration, Effect, Either, Fiber, Redacted, Ref, TestServices } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { type Meter, Usage } from "../../../application/ports/Usage.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { sql } from "../../../infrastructure/sql/Statement.ts"
import { effect } from "../../support/effect.ts"
import { gateway } from "../../support/gateway.ts"
import * as Postgres from "../../support/postgres.ts"
import { listening } from "../../support/process.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

const meter = (name: string): Meter => ({ _tag: "Account", account: AccountId(name) })

const storage = (url: Redacted.Redacted<string>, budget: Duration.DurationInput) =>
  SqlStorage.layer({ url, sandboxRequestsPerDay: 25, callsPerMonth: 1_000_000, lease: "30 seconds", budget })

/** A statement that a slow machine answers too late is asked again: nobody is charged for it. */
const patiently = <A, E, R>(ask: Effect.Effect<A, E, R>) => Effect.retry(ask, { times: 100 })

const throughGateway = (url: Redacted.Redacted<string>) =>
  Effect.gen(function* () {
    const direct = new URL(Redacted.value(url))
    const way = yield* gateway(direct.hostname, Number(direct.port))
    direct.port = String(way.port)

    return { way, url: Redacted.make(direct.href) }
  })

const killBackends = (administrator: string, url: Redacted.Redacted<string>) =>
  Effect.promise(async () => {
    const sql = new SQL({ url: administrator, max: 1 })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${new URL(Redacted.value(url)).pathname.slice(1)}`
    await sql.close()
  })

/** Kills those who wait for a lock. Gives their number. */
const killWaiting = (administrator: string, url: Redacted.Redacted<string>) =>
  Effect.promise(async () => {
    const sql = new SQL({ url: administrator, max: 1 })
    const killed = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${new URL(Redacted.value(url)).pathname.slice(1)} and wait_event_type = 'Lock'`
    await sql.close()

    return killed.length
  })

const tests = (administrator: string) => {
  effect("no acknowledged write is lost when Postgres' backends are killed under load, and work goes on", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.database(administrator)
      yield* Effect.gen(function* () {
        const usage = yield* Usage
        const store = yield* KeyStore
        const isOver = yield* Ref.make(false)
        const tally = yield* Ref.make({ counted: 0, givenBack: 0, failed: 0 })
        const add = (what: "counted" | "givenBack" | "failed") =>
          Ref.update(tally, (sum) => ({ ...sum, [what]: sum[what] + 1 }))
        const keys = yield* Ref.make<ReadonlyArray<Redacted.Redacted<string>>>([])

        const work = Effect.gen(function* () {
          const call = yield* Effect.tap(usage.reserve(meter("busy")), add("counted"))
          if (Math.random() < 0.3) yield* Effect.tap(usage.giveBack(call), add("givenBack"))
          if (Math.random() < 0.1) {
            const { key } = yield* store.issue({ plan: "pro", label: "" })
            yield* Ref.update(keys, Array.append(key))
          }
        }).pipe(Effect.catchAll(() => add("failed")))

        const load = yield* Effect.fork(
          Effect.all(Array.replicate(Effect.repeat(work, { until: () => Ref.get(isOver) }), 12), {
            concurrency: "unbounded",
          }),
        )
        for (let round = 1; round <= 12; round += 1) {
          const counted = Effect.map(Ref.get(tally), ({ counted }) => counted)
          yield* Effect.repeat(Effect.delay(counted, "10 millis"), { until: (counted) => counted >= round * 20 })
          yield* killBackends(administrator, url)
        }
        yield* Ref.set(isOver, true)
        yield* Fiber.join(load)

        const { counted, failed, givenBack } = yield* Ref.get(tally)
        const calls = (yield* usage.report).find((use) => use.account === AccountId("busy"))?.calls ?? 0
        expect(calls).toBeGreaterThanOrEqual(counted - givenBack - failed)
        expect(calls).toBeLessThanOrEqual(counted - givenBack + failed)
        yield* Effect.forEach(yield* Ref.get(keys), store.identify)
        yield* Effect.all(Array.replicate(usage.reserve(meter("after")), 50), { concurrency: "unbounded" })
      }).pipe(Effect.provide(storage(url, "4 minutes")))
    }).pipe(TestServices.provideLive),
  )

  effect("a statement whose connection breaks is asked once more, and nobody learns of it", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.database(administrator)
      const other = yield* Effect.acquireRelease(
        Effect.sync(() => new SQL({ url: Redacted.value(url), max: 1 })),
        (sql) => Effect.promise(() => sql.close()),
      )
      yield* Effect.gen(function* () {
        const { run } = yield* Database.Database
        yield* Effect.promise(() => other`select pg_advisory_lock(1)`)
        const asked = yield* Effect.fork(run(sql`select 1 as found from (select pg_advisory_xact_lock(1)) as turn`))
        yield* Effect.repeat(killWaiting(administrator, url), { until: (killed) => killed === 1 })
        yield* Effect.promise(() => other`select pg_advisory_unlock(1)`)

        expect([...(yield* Fiber.join(asked))]).toEqual([{ found: 1 }] as never)
      }).pipe(Effect.provide(Database.layer({ url, budget: "4 minutes" })))
    }).pipe(TestServices.provideLive),
  )

  for (const state of ["cut", "swallowing"] as const) {
    effect(
      `while the way to Postgres is ${state}, nothing is known and nobody is charged; then it goes on by itself`,
      () =>
        Effect.gen(function* () {
          const { url, way } = yield* throughGateway(yield* Postgres.database(administrator))
          yield* Effect.gen(function* () {
            const usage = yield* Usage
            const store = yield* KeyStore
            const reserve = usage.reserve(meter("a"))
            const { key } = yield* patiently(store.issue({ plan: "pro", label: "" }))
            yield* Effect.all(Array.replicate(patiently(reserve), 20), { concurrency: "unbounded" })
            yield* Effect.promise(() => way.set(state))
            const asked = [...Array.replicate(reserve, 20), store.identify(key)]
            const answers = yield* Effect.all(
              asked.map((ask) => Effect.either<unknown, unknown, never>(ask)),
              { concurrency: "unbounded" },
            )
            for (const answer of answers) {
              expect(Either.isLeft(answer) && answer.left).toBeInstanceOf(StorageIsUnavailable)
            }
            yield* Effect.promise(() => way.set("open"))

            expect((yield* patiently(store.identify(key))).plan).toBe("pro")
            yield* Effect.repeat(patiently(usage.standing(meter("a"))), {
              until: ({ remaining }) => remaining === 1_000_000 - 20,
            })
            yield* Effect.all(Array.replicate(patiently(reserve), 20), { concurrency: "unbounded" })
          }).pipe(Effect.provide(storage(url, "1 second")))
        }).pipe(TestServices.provideLive),
    )
  }

  effect("connections that die without a word cost fewer calls than there are of them", () =>
    Effect.gen(function* () {
      const { url, way } = yield* throughGateway(yield* Postgres.database(administrator))
      yield* Effect.gen(function* () {
        const { run } = yield* Database.Database
        const ask = run(sql`select pg_sleep(0.01)`)
        yield* Effect.all(Array.replicate(patiently(ask), 20), { concurrency: "unbounded" })
        way.forget()

        yield* Effect.retry(ask, { times: 9 })
      }).pipe(Effect.provide(Database.layer({ url, budget: "1 second" })))
    }).pipe(TestServices.provideLive),
  )

  effect("a restart of Postgres is over for callers as soon as it is over", () =>
    Effect.gen(function* () {
      const { down, server, up } = yield* Postgres.restartable
      yield* Effect.gen(function* () {
        const { run } = yield* Database.Database
        const ask = run(sql`select pg_sleep(0.01)`)
        const many = Effect.all(Array.replicate(ask, 30), { concurrency: "unbounded" })
        yield* many
        yield* Effect.promise(down)
        expect(yield* Effect.flip(ask)).toBeInstanceOf(StorageIsUnavailable)
        yield* Effect.promise(up)
        yield* many
        yield* Effect.promise(down)
        yield* Effect.promise(up)
        yield* many
      }).pipe(Effect.provide(Database.layer({ url: Redacted.make(server.url), budget: "4 minutes" })))
    }).pipe(TestServices.provideLive),
  )

  effect("a service whose Postgres is away answers 503 with Retry-After, and then serves again", () =>
    Effect.gen(function* () {
      const { url, way } = yield* throughGateway(yield* Postgres.database(administrator))
      yield* Effect.promise(async () => {
        const service = await listening({ DATABASE_URL: Redacted.value(url) })
        const call = () =>
          fetch(`${service.url}/v1/conditions`, { headers: { authorization: "Bearer ctm_sandbox_public" } })
        try {
          expect((await call()).headers.get("x-ratelimit-remaining")).toBe("24")
          await way.set("cut")
          const refused = await call()
          expect(refused.status).toBe(503)
          expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/)
          expect(await refused.json()).toMatchObject({ error: { code: "internal_error" } })
          await way.set("open")
          const served = await call()
          expect([served.status, served.headers.get("x-ratelimit-remaining")]).toEqual([200, "23"])
        } finally {
          await service.stop()
        }
      })
    }).pipe(TestServices.provideLive),
  )
}

if (postgres.isThere) tests(postgres.url)
else test.skip(`what happens while Postgres is away: ${postgres.reason}`, () => {})
