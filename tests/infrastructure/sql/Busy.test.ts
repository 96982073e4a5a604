import { Database } from "bun:sqlite"
import { expect } from "bun:test"
import { Brand, Effect, Redacted, TestServices } from "effect"
import type { AccountId } from "../../../application/Account.ts"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"

const meter = { _tag: "Account", account: Brand.nominal<AccountId>()("acct_1") } as const

/** Writes to the file for as long as asked, as an import of another process does. */
const hold = (path: string, millis: number) =>
  Effect.sync(() => {
    const other = new Database(path)
    other.run("begin immediate")
    setTimeout(() => {
      other.run("commit")
      other.close()
    }, millis)
  })

const beside = (path: string) =>
  SqlStorage.layer({
    url: Redacted.make(`sqlite://${path}`),
    sandboxRequestsPerDay: 25,
    callsPerMonth: 40,
    lease: "30 seconds",
    patience: "1 seconds",
  })

effect("while another process writes to the SQLite file, calls wait for it and the process goes on", () =>
  Effect.gen(function* () {
    const path = `${yield* folder}/trials.sqlite`
    yield* Effect.gen(function* () {
      const usage = yield* Usage
      yield* hold(path, 400)
      const reserved = yield* Effect.all([usage.reserve(meter), usage.reserve(meter)], { concurrency: "unbounded" })

      expect(reserved).toHaveLength(2)
      expect((yield* usage.standing(meter)).remaining).toBe(38)
    }).pipe(Effect.provide(beside(path)))
  }).pipe(TestServices.provideLive),
)

effect("a call waits no longer than it may, and is not counted", () =>
  Effect.gen(function* () {
    const path = `${yield* folder}/trials.sqlite`
    yield* Effect.gen(function* () {
      const usage = yield* Usage
      yield* hold(path, 1_500)

      expect(yield* Effect.flip(usage.reserve(meter))).toBeInstanceOf(StorageIsUnavailable)
      yield* Effect.sleep("800 millis")
      expect((yield* usage.standing(meter)).remaining).toBe(40)
    }).pipe(Effect.provide(beside(path)))
  }).pipe(TestServices.provideLive),
)
