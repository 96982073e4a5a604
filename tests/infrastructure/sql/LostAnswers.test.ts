import { expect, setDefaultTimeout, test } from "bun:test"
import { SQL } from "bun"
import { Deferred, Effect, Fiber, Layer, Redacted, Schedule, type Scope, TestServices } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { Claim, type KeyedRequest } from "../../../application/ports/Idempotency.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { ClientNetwork, type Meter, Usage } from "../../../application/ports/Usage.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as PostgresIdempotency from "../../../infrastructure/sql/PostgresIdempotency.ts"
import * as PostgresSandboxWindow from "../../../infrastructure/sql/PostgresSandboxWindow.ts"
import * as SqlMonthCounter from "../../../infrastructure/sql/SqlMonthCounter.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import { gateway } from "../../support/gateway.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

const limits = { sandboxRequestsPerDay: 25, callsPerMonth: 25 }

const account = AccountId("acct_1")

const network = ClientNetwork("192.0.2.1")

const request: KeyedRequest = {
  scope: "acct_1",
  isSandbox: false,
  route: "/v1/match",
  key: Redacted.make("retry-1"),
  secret: Redacted.make("ctm_live_secret"),
  fingerprint: "a body",
}

const answer = { status: 200, contentType: "application/json", body: new TextEncoder().encode("{}") }

/** The two counters, each for one caller. */
const counters = {
  "of an account": Effect.map(SqlMonthCounter.make(limits), ({ accounts, sweep }) => ({
    reserve: accounts.reserve(account),
    giveBack: (mark: string) => accounts.giveBack(account, mark),
    standing: accounts.standing(account),
    sweep,
  })),
  "of a network": Effect.map(PostgresSandboxWindow.make(limits), ({ networks, sweep }) => ({
    reserve: networks.reserve(network),
    giveBack: (mark: string) => networks.giveBack(network, mark),
    standing: networks.standing(network),
    sweep,
  })),
}

type Run = typeof Database.Database.Service.run

/** Makes something over a database that runs statements in another way. */
const over = <A, E, R>(made: Effect.Effect<A, E, R>, another: (run: Run) => Run) =>
  Effect.provideServiceEffect(
    made,
    Database.Database,
    Effect.map(Database.Database, (database) => ({
      ...database,
      run: another(database.run),
      runTogether: another(database.run),
    })),
  )

const tests = (administrator: string) => {
  const inDatabase = <A>(ask: Effect.Effect<A, unknown, Database.Database | Scope.Scope>) =>
    Effect.flatMap(Postgres.emptied(administrator), (url) =>
      Effect.provide(Effect.scoped(ask), Layer.fresh(Database.layer({ url }))),
    )

  for (const [whose, counter] of Object.entries(counters)) {
    effect(`a statement about a call ${whose} may run twice, with other calls in between`, () =>
      inDatabase(
        Effect.gen(function* () {
          const plain = yield* counter
          let others = 0
          const other = Effect.tap(plain.reserve, () => {
            others += 1
          })
          const twice = yield* over(
            counter,
            (run) => (write) => run(write).pipe(Effect.zipLeft(Effect.ignore(other)), Effect.zipRight(run(write))),
          )
          const first = yield* twice.reserve
          expect(first.standing.remaining).toBe(23)
          yield* twice.reserve
          expect((yield* plain.standing).remaining).toBe(25 - 2 - others)

          yield* twice.giveBack(first.mark)
          yield* twice.giveBack(first.mark)
          expect((yield* plain.standing).remaining).toBe(25 - 1 - others)
        }),
      ),
    )

    effect(`a call ${whose} that nobody was served for is not counted, also where its statement comes late`, () =>
      inDatabase(
        Effect.gen(function* () {
          const plain = yield* counter
          const paidBack = yield* Deferred.make<void>()
          let late: Effect.Effect<unknown, unknown> | undefined
          const losing = yield* over(
            counter,
            (run) => (write) =>
              Effect.suspend(() => {
                if (late !== undefined) return Effect.tap(run(write), () => Deferred.succeed(paidBack, undefined))
                late = run(write)

                return Effect.fail(new StorageIsUnavailable({}))
              }),
          )
          expect(yield* Effect.flip(losing.reserve)).toBeInstanceOf(StorageIsUnavailable)
          yield* Deferred.await(paidBack)
          yield* plain.sweep
          yield* late ?? Effect.dieMessage("nothing was asked")

          expect((yield* plain.standing).remaining).toBe(25)
          expect((yield* losing.reserve).standing.remaining).toBe(24)
        }),
      ),
    )

    effect(`a call ${whose} that was refused gives none back, where nobody was told that it was`, () =>
      inDatabase(
        Effect.gen(function* () {
          const plain = yield* counter
          yield* Effect.replicateEffect(plain.reserve, 25)
          const paidBack = yield* Deferred.make<void>()
          let isFirst = true
          const losing = yield* over(
            counter,
            (run) => (write) =>
              Effect.suspend(() => {
                if (!isFirst) return Effect.tap(run(write), () => Deferred.succeed(paidBack, undefined))
                isFirst = false

                return Effect.zipRight(run(write), Effect.fail(new StorageIsUnavailable({})))
              }),
          )
          expect(yield* Effect.flip(losing.reserve)).toBeInstanceOf(StorageIsUnavailable)
          yield* Deferred.await(paidBack)

          expect((yield* plain.standing).remaining).toBe(0)
        }),
      ),
    )
  }

  effect("a claim whose statement runs twice is its caller's, and so is what it keeps", () =>
    inDatabase(
      Effect.gen(function* () {
        const { service } = yield* over(
          PostgresIdempotency.make({ lease: "30 seconds" }),
          (run) => (write) => Effect.zipRight(run(write), run(write)),
        )
        const claim = yield* service.claim(request)
        if (claim._tag !== "Granted") return yield* Effect.dieMessage(`the claim is ${claim._tag}`)
        yield* service.keep(claim, answer)

        expect(yield* service.claim(request)).toEqual(Claim.Answered({ answer }))
      }),
    ),
  )

  /** A statement that a slow machine answers too late is asked again: nobody is charged for it. */
  const patiently = <A, E, R>(ask: Effect.Effect<A, E, R>) => Effect.retry(ask, { times: 100 })

  const storage = (url: Redacted.Redacted<string>) =>
    SqlStorage.layer({ ...limits, url, lease: "30 seconds", budget: "1 second" })

  /** The calls that count, as Postgres itself knows. */
  const counted = (url: Redacted.Redacted<string>) =>
    Effect.promise(async () => {
      const sql = new SQL({ url: Redacted.value(url), max: 1 })
      const [row] = await sql`
        select (select count(*) from counted_call where counts) + (select count(*) from sandbox_call where counts)
        as calls`.finally(() => sql.close())

      return Number(row.calls)
    })

  const untilCounted = (url: Redacted.Redacted<string>, count: number) =>
    Effect.repeat(counted(url), { until: (calls) => calls === count, schedule: Schedule.spaced("20 millis") }).pipe(
      Effect.timeout("4 minutes"),
    )

  const meters: ReadonlyArray<Meter> = [
    { _tag: "Account", account },
    { _tag: "Network", network },
  ]

  for (const meter of meters) {
    effect(`what Postgres counted of ${meter._tag}, or was to give back, is given back as soon as it is reached`, () =>
      Effect.gen(function* () {
        const url = yield* Postgres.database(administrator)
        const direct = new URL(Redacted.value(url))
        const way = yield* gateway(direct.hostname, Number(direct.port))
        const through = Object.assign(new URL(direct.href), { port: String(way.port) })
        yield* Effect.gen(function* () {
          const usage = yield* Usage
          const call = yield* patiently(usage.reserve(meter))
          yield* untilCounted(url, 1)
          yield* Effect.promise(() => way.set("swallowing answers"))
          const untold = yield* Effect.fork(Effect.flip(usage.reserve(meter)))
          yield* untilCounted(url, 2)
          expect(yield* Fiber.join(untold)).toBeInstanceOf(StorageIsUnavailable)
          yield* Effect.promise(() => way.set("cut"))
          expect(yield* Effect.flip(usage.giveBack(call))).toBeInstanceOf(StorageIsUnavailable)
          expect(yield* counted(url)).toBeGreaterThan(0)

          yield* Effect.promise(() => way.set("open"))
          yield* untilCounted(url, 0)
          expect((yield* patiently(usage.standing(meter))).remaining).toBe(25)
        }).pipe(Effect.provide(storage(Redacted.make(through.href))))
      }).pipe(TestServices.provideLive),
    )
  }
}

if (postgres.isThere) tests(postgres.url)
else test.skip(`what a lost answer of Postgres costs: ${postgres.reason}`, () => {})
