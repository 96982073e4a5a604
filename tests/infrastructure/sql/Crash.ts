import { Database } from "bun:sqlite"
import { expect } from "bun:test"
import { Effect, Redacted, TestServices } from "effect"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import { listening } from "../../support/process.ts"
import { until } from "../../support/until.ts"

const callers = 8

const storage = (url: string) =>
  SqlStorage.layer({
    url: Redacted.make(url),
    sandboxRequestsPerDay: 25,
    callsPerMonth: 1_000_000,
    lease: "30 seconds",
  })

/** Calls until the service is gone; each call that was answered is told. */
const callUntilGone = async (url: string, key: string, isAnswered: () => void): Promise<void> => {
  for (;;) {
    try {
      const response = await fetch(`${url}/v1/conditions`, { headers: { authorization: `Bearer ${key}` } })
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      isAnswered()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("answered")) throw error

      return
    }
  }
}

/** The service is killed amid its writes, so many times, each time after more of them. */
export const crash = (rounds: number): void =>
  effect(`nothing that was acknowledged is lost when the service is killed amid its writes, ${rounds} times`, () =>
    Effect.gen(function* () {
      const path = `${yield* folder}/trials.sqlite`
      const url = `sqlite://${path}`
      const issued = yield* Effect.flatMap(KeyStore, (store) => store.issue({ plan: "pro", label: "" })).pipe(
        Effect.provide(storage(url)),
      )
      const key = Redacted.value(issued.key)
      let acknowledged = 0
      for (let round = 1; round <= rounds; round += 1) {
        const enough = acknowledged + round * callers
        yield* Effect.promise(async () => {
          const service = await listening({ DATABASE_URL: url, PRO_CALLS_PER_MONTH: "1000000" })
          const isAnswered = () => {
            acknowledged += 1
          }
          const calls = Array.from({ length: callers }, () => callUntilGone(service.url, key, isAnswered))
          await until(() => acknowledged >= enough)
          await service.stop()
          await Promise.all(calls)
        })
      }
      const [use] = yield* Effect.flatMap(Usage, (usage) => usage.report).pipe(Effect.provide(storage(url)))

      expect(use?.calls).toBeGreaterThanOrEqual(acknowledged)
      expect(use?.calls).toBeLessThanOrEqual(acknowledged + rounds * callers)
      expect(new Database(path).query("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }])
    }).pipe(TestServices.provideLive),
  )
