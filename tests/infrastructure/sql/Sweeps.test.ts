import { expect, setDefaultTimeout, test } from "bun:test"
import { Array, Effect, Layer, Redacted, type Scope, TestClock } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { Claim, Idempotency, type KeyedRequest } from "../../../application/ports/Idempotency.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { ClientNetwork, Usage } from "../../../application/ports/Usage.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as PostgresIdempotency from "../../../infrastructure/sql/PostgresIdempotency.ts"
import * as PostgresSandboxWindow from "../../../infrastructure/sql/PostgresSandboxWindow.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { sql } from "../../../infrastructure/sql/Statement.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"
import { rests } from "../../support/rests.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

/** What begins with “sandbox” comes by the public key. */
const request = (key: string): KeyedRequest => ({
  scope: "acct_1",
  isSandbox: key.startsWith("sandbox"),
  route: "POST /v1/match",
  key: Redacted.make(key),
  secret: Redacted.make("secret"),
  fingerprint: "a body",
})

const rows = (table: "counted_call" | "keyed_request" | "sandbox_network") =>
  Effect.flatMap(Database.Database, ({ run }) =>
    Effect.map(
      run(
        sql<ReadonlyArray<{ readonly rows: number }>>`
        select cast(count(*) as integer) as rows from ${sql(table)}`,
      ),
      ([row]) => row?.rows,
    ),
  )

const tests = (administrator: string) => {
  const inDatabase = <A>(ask: Effect.Effect<A, unknown, Database.Database | Scope.Scope>) =>
    Effect.flatMap(Postgres.emptied(administrator), (url) =>
      Effect.provide(Effect.scoped(ask), Layer.fresh(Database.layer({ url }))),
    )

  effect("an instance on Postgres sweeps all that is over each minute", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.emptied(administrator)
      const { pass } = yield* rests("1 minute")
      const tables = Effect.all([rows("counted_call"), rows("keyed_request"), rows("sandbox_network")])
      const instance = SqlStorage.layer({ url, sandboxRequestsPerDay: 3, callsPerMonth: 3, lease: "30 seconds" })
      yield* Effect.gen(function* () {
        const usage = yield* Usage
        yield* usage.reserve({ _tag: "Network", network: ClientNetwork("one") })
        yield* usage.reserve({ _tag: "Account", account: AccountId("one") })
        yield* (yield* Idempotency).claim(request("one"))
        yield* pass(4)
        expect(yield* tables).toEqual([1, 1, 1])
        yield* TestClock.adjust("25 hours")
        yield* pass(4)
        expect(yield* tables).toEqual([0, 0, 0])
      }).pipe(Effect.provide(Layer.merge(instance, Layer.fresh(Database.layer({ url })))))
    }),
  )

  effect("networks on Postgres are swept when their calls have left the window", () =>
    inDatabase(
      Effect.gen(function* () {
        const { networks, sweep } = yield* PostgresSandboxWindow.make({ sandboxRequestsPerDay: 3 })
        const { mark } = yield* networks.reserve(ClientNetwork("given back"))
        yield* networks.giveBack(ClientNetwork("given back"), mark)
        yield* networks.reserve(ClientNetwork("early"))
        yield* TestClock.adjust("1 hours")
        yield* networks.reserve(ClientNetwork("late"))
        yield* sweep
        expect(yield* rows("sandbox_network")).toBe(2)
        yield* TestClock.adjust("23 hours")
        yield* sweep
        expect(yield* rows("sandbox_network")).toBe(1)
        expect((yield* networks.standing(ClientNetwork("late"))).remaining).toBe(2)
      }),
    ),
  )

  effect(
    "a network on Postgres stays as long as its latest call counts, also where a slow clock counted another after it",
    () =>
      inDatabase(
        Effect.gen(function* () {
          const { networks, sweep } = yield* PostgresSandboxWindow.make({ sandboxRequestsPerDay: 3 })
          for (const hour of [1, 0]) {
            yield* TestClock.setTime(hour * 60 * 60 * 1000)
            yield* networks.reserve(ClientNetwork("one"))
          }
          yield* TestClock.setTime(24.5 * 60 * 60 * 1000)
          yield* sweep

          expect((yield* networks.standing(ClientNetwork("one"))).remaining).toBe(2)
        }),
      ),
  )

  effect("networks on Postgres are bounded, and none that is blocked is given up", () =>
    inDatabase(
      Effect.gen(function* () {
        const options = { sandboxRequestsPerDay: 3, maximumNetworks: 5 }
        const { networks, sweep } = yield* PostgresSandboxWindow.make(options)
        const calls = (name: string, times: number) =>
          Effect.replicateEffect(networks.reserve(ClientNetwork(name)), times)
        for (const name of ["a", "b", "c"]) yield* calls(name, 3)
        yield* calls("two", 2)
        for (const index of Array.range(1, 10)) {
          yield* TestClock.adjust("1 seconds")
          yield* calls(`one ${index}`, 1)
        }
        yield* sweep
        expect(yield* rows("sandbox_network")).toBe(5)
        const remaining = (name: string) =>
          Effect.map(networks.standing(ClientNetwork(name)), (standing) => standing.remaining)
        expect(yield* Effect.forEach(["a", "b", "c", "two", "one 10", "one 9"], remaining)).toEqual([0, 0, 0, 1, 2, 3])

        yield* calls("two", 1)
        yield* calls("one 10", 2)
        expect(yield* Effect.flip(networks.reserve(ClientNetwork("newcomer")))).toBeInstanceOf(StorageIsUnavailable)
        yield* TestClock.adjust("25 hours")
        yield* sweep
        yield* calls("newcomer", 1)
      }),
    ),
  )

  effect("networks on Postgres that are blocked stay, also where they alone are too many", () =>
    inDatabase(
      Effect.gen(function* () {
        const { networks, sweep } = yield* PostgresSandboxWindow.make({ sandboxRequestsPerDay: 2, maximumNetworks: 1 })
        const names = ["a", "b", "c"].map((name) => ClientNetwork(name))
        for (const name of names) yield* Effect.replicateEffect(networks.reserve(name), 2)
        yield* sweep

        expect((yield* Effect.forEach(names, networks.standing)).map(({ remaining }) => remaining)).toEqual([0, 0, 0])
      }),
    ),
  )

  effect("a network on Postgres is a row of the same size, however many calls it has", () =>
    inDatabase(
      Effect.gen(function* () {
        const { networks } = yield* PostgresSandboxWindow.make({ sandboxRequestsPerDay: 1_000_000 })
        const size = Effect.flatMap(Database.Database, ({ run }) =>
          Effect.map(
            run(
              sql<ReadonlyArray<{ readonly bytes: number }>>`
              select pg_column_size(sandbox_network.*) as bytes from sandbox_network`,
            ),
            (rows) => rows.map(({ bytes }) => bytes),
          ),
        )
        yield* networks.reserve(ClientNetwork("busy"))
        const small = yield* size
        yield* Effect.replicateEffect(networks.reserve(ClientNetwork("busy")), 500)

        expect(yield* size).toEqual(small)
        expect((yield* networks.standing(ClientNetwork("busy"))).remaining).toBe(1_000_000 - 501)
      }),
    ),
  )

  effect("answers on Postgres are swept when they are over, and the oldest where there are too many", () =>
    inDatabase(
      Effect.gen(function* () {
        const { service, sweep } = yield* PostgresIdempotency.make({
          lease: "30 seconds",
          maximumEntries: 3,
          maximumBytes: 100_000,
        })
        const keep = (key: string, bytes: number) =>
          Effect.gen(function* () {
            const claim = yield* service.claim(request(key))
            const body = crypto.getRandomValues(new Uint8Array(bytes))
            if (Claim.$is("Granted")(claim)) yield* service.keep(claim, { status: 200, contentType: null, body })
            yield* TestClock.adjust("1 seconds")
          })
        const states = (...keys: ReadonlyArray<string>) =>
          Effect.forEach(keys, (key) => Effect.map(service.claim(request(key)), (claim) => claim._tag))

        for (const key of ["a", "b", "c", "d"]) yield* keep(key, 10)
        for (const key of ["sandbox 1", "sandbox 2"]) yield* keep(key, 10)
        yield* sweep
        expect(yield* states("sandbox 2", "sandbox 1")).toEqual(["Answered", "Granted"])
        expect(yield* states("b", "c", "d")).toEqual(["Answered", "Answered", "Answered"])
        expect(yield* states("a")).toEqual(["Granted"])
        yield* keep("e", 60_000)
        yield* keep("f", 60_000)
        yield* sweep
        expect(yield* states("f", "e")).toEqual(["Answered", "Granted"])
        yield* TestClock.adjust("24 hours")
        yield* sweep
        expect(yield* rows("keyed_request")).toBe(0)
      }),
    ),
  )

  effect("an answer on Postgres that is too big is not kept, and its key is free", () =>
    inDatabase(
      Effect.gen(function* () {
        const { service } = yield* PostgresIdempotency.make({ lease: "30 seconds" })
        const claim = yield* service.claim(request("big"))
        const part = crypto.getRandomValues(new Uint8Array(65_536))
        const body = new Uint8Array(17 * 1024 * 1024).map(
          (_, index) => (part[index % part.length] ?? 0) ^ (index >> 16),
        )
        if (Claim.$is("Granted")(claim)) yield* service.keep(claim, { status: 200, contentType: null, body })

        expect((yield* service.claim(request("big")))._tag).toBe("Granted")
      }),
    ),
  )
}

if (postgres.isThere) tests(postgres.url)
else test.skip(`how Postgres is swept: ${postgres.reason}`, () => {})
