import { Database } from "bun:sqlite"
import { expect, setDefaultTimeout } from "bun:test"
import { type Duration, Effect, Fiber, HashMap, Logger, Option, Redacted, TestServices } from "effect"
import { AccountId } from "../../../application/Account.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"

setDefaultTimeout(300_000)

const meter = { _tag: "Account", account: AccountId("acct_1") } as const

/** Writes to the file until it is let go, as an import of another process does. */
const hold = (path: string) =>
  Effect.sync(() => {
    const other = new Database(path)
    other.run("begin immediate")

    return Effect.sync(() => {
      other.run("commit")
      other.close()
    })
  })

const beside = (path: string, budget: Duration.DurationInput) =>
  SqlStorage.layer({
    url: Redacted.make(`sqlite://${path}`),
    sandboxRequestsPerDay: 25,
    callsPerMonth: 40,
    lease: "30 seconds",
    budget,
  })

effect("while another process writes to the SQLite file, calls wait for it and the process goes on", () =>
  Effect.gen(function* () {
    const path = `${yield* folder}/trials.sqlite`
    yield* Effect.gen(function* () {
      const usage = yield* Usage
      const letGo = yield* hold(path)
      const calls = yield* Effect.fork(Effect.replicateEffect(usage.reserve(meter), 2, { concurrency: "unbounded" }))
      yield* Effect.sleep("400 millis")
      expect(yield* Fiber.poll(calls)).toEqual(Option.none())
      yield* letGo

      expect(yield* Fiber.join(calls)).toHaveLength(2)
      expect((yield* usage.standing(meter)).remaining).toBe(38)
    }).pipe(Effect.provide(beside(path, "4 minutes")))
  }).pipe(TestServices.provideLive),
)

for (const [how, asked] of [
  ["by itself", (call) => call],
  ["where nothing can be interrupted", (call) => Effect.uninterruptible(call)],
] satisfies ReadonlyArray<[string, <A, E>(call: Effect.Effect<A, E>) => Effect.Effect<A, E>]>)
  effect(`a call that is asked ${how} waits no longer than it may, and is not counted`, () =>
    Effect.gen(function* () {
      const path = `${yield* folder}/trials.sqlite`
      yield* Effect.gen(function* () {
        const usage = yield* Usage
        const letGo = yield* hold(path)
        expect(yield* Effect.flip(asked(usage.reserve(meter)))).toBeInstanceOf(StorageIsUnavailable)
        yield* letGo
        yield* Effect.sleep("500 millis")
        const { remaining } = yield* Effect.retry(usage.standing(meter), { times: 100 })

        expect(remaining).toBe(40)
      }).pipe(Effect.provide(beside(path, "300 millis")))
    }).pipe(TestServices.provideLive),
  )

effect("what the database says of a call that it refuses is logged", () =>
  Effect.gen(function* () {
    const path = `${yield* folder}/trials.sqlite`
    const lines: Array<string> = []
    const logger = Logger.make(({ annotations, message }) => {
      lines.push([message, Option.getOrThrow(HashMap.get(annotations, "storage_fact"))].join(": "))
    })
    yield* Effect.gen(function* () {
      const usage = yield* Usage
      const letGo = yield* hold(path)
      yield* Effect.flip(usage.reserve(meter))
      yield* letGo
    }).pipe(Effect.provide(beside(path, "1 millis")), Effect.provide(Logger.replace(Logger.defaultLogger, logger)))

    expect(lines).toEqual([
      expect.stringMatching(/^The database did not do what it was asked\..*: SQLITE_BUSY 5 database is locked$/),
    ])
  }).pipe(TestServices.provideLive),
)

effect("a call that its caller gives up before it is counted is not counted later", () =>
  Effect.gen(function* () {
    const path = `${yield* folder}/trials.sqlite`
    yield* Effect.gen(function* () {
      const usage = yield* Usage
      const call = yield* Effect.fork(usage.reserve(meter))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(call)
      yield* usage.reserve(meter)

      expect((yield* usage.standing(meter)).remaining).toBe(39)
    }).pipe(Effect.provide(beside(path, "60 seconds")))
  }).pipe(TestServices.provideLive),
)
