import { heapStats } from "bun:jsc"
import { expect, test } from "bun:test"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { folder } from "../../support/folder.ts"

const calls = 1000

const objects = () => {
  Bun.gc(true)
  Bun.gc(true)

  return heapStats().objectCount
}

test("A key that is asked for again and again leaves nothing behind", async () => {
  const growth = await Effect.gen(function* () {
    const url = Redacted.make(`sqlite://${join(yield* folder, "keys.sqlite")}`)
    const storage = SqlStorage.layer({ url, sandboxRequestsPerDay: 25, callsPerMonth: 5000, lease: "1 minute" })

    return yield* Effect.gen(function* () {
      const keys = yield* KeyStore
      const { key } = yield* keys.issue({ plan: "pro", label: "one" })
      const ask = Effect.repeatN(Effect.zipRight(Effect.sleep("1 millis"), keys.identify(key)), calls - 1)
      yield* ask
      const before = objects()
      yield* ask

      return objects() - before
    }).pipe(Effect.provide(storage))
  }).pipe(Effect.scoped, Effect.runPromise)

  expect(growth).toBeLessThan(calls / 4)
}, 300_000)
