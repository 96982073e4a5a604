import { describe, expect, test } from "bun:test"
import { Duration, Effect, Layer, Redacted, TestServices } from "effect"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"
import { listening, longestTimeout } from "../../support/process.ts"
import { posted, type Running, sandboxKey, start } from "../../support/service.ts"

const postgres = await Postgres.postgres()

const [path, localhost] = ["/v1/match", "127.0.0.1"]

const request = () => posted({ condition: "pancreatic-cancer", limit: 1 }, sandboxKey, { "idempotency-key": "retry-1" })

/** A registry that never answers. */
const silent = () => {
  const arrived = Promise.withResolvers<void>()
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: () => {
      arrived.resolve()

      return new Promise<Response>(() => {})
    },
  })

  return { standIn, arrived: arrived.promise }
}

/** How long an instance that dies may have been at work. */
const lease = Duration.sum(Duration.decode(longestTimeout), Duration.minutes(1))

/** An instance that goes on, on the same database, whose callers wait for others as long as they may. */
const survivor = (url: Redacted.Redacted<string>, timeout: Duration.Duration) => {
  const storage = SqlStorage.layer({ url, sandboxRequestsPerDay: 25, callsPerMonth: 40, lease }).pipe(Layer.orDie)

  return start({ keyStore: storage, usage: storage, idempotency: storage, intel: storage, timeout })
}

/** An instance dies at work while another lives, so many times. */
export const deadInstance = (times: number): void => {
  if (!postgres.isThere) {
    test.skip(`what becomes of the work of a dead instance: ${postgres.reason}`, () => {})
    return
  }
  const { url: administrator } = postgres
  describe.each(Array.from({ length: times }, (_, at) => at + 1))("Death %d", () => {
    effect(
      "what an instance was at work on when it was killed is done by another, seconds later, and nobody hangs",
      () =>
        Effect.gen(function* () {
          const url = yield* Postgres.database(administrator)
          yield* Effect.promise(async () => {
            const { arrived, standIn } = silent()
            const dying = await listening({ DATABASE_URL: Redacted.value(url), REGISTRY_BASE_URL: standIn.url })
            const hasty = await survivor(url, Duration.seconds(1))
            const living = await survivor(url, Duration.minutes(4))
            const match = (service: Running) => service.send(path, request(), localhost)
            try {
              const lost = fetch(`${dying.url}${path}`, request()).catch(() => undefined)
              await arrived
              dying.signal("SIGKILL")
              expect(await lost).toBeUndefined()

              const refused = await match(hasty)
              expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"])
              expect(await refused.json()).toMatchObject({
                error: { code: "internal_error", message: expect.stringContaining("Idempotency-Key") },
              } as never)
              expect(refused.headers.get("x-ratelimit-remaining")).toBe("24")

              living.passes(lease)
              const answer = await match(living)
              expect([answer.status, answer.headers.get("idempotency-replayed")]).toEqual([200, null])
              const again = await match(living)
              expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"])
              expect(await again.text()).toBe(await answer.text())
            } finally {
              await Promise.all([dying, hasty, living, standIn].map((server) => server.stop()))
            }
          })
        }).pipe(TestServices.provideLive),
    )
  })
}
