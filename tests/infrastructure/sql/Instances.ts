import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Exit, Redacted, Scope } from "effect"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as SqlStorage from "../../../infrastructure/sql/SqlStorage.ts"
import * as Postgres from "../../support/postgres.ts"
import { type Listening, listening } from "../../support/process.ts"
import { until } from "../../support/until.ts"

const postgres = await Postgres.postgres()

const body = JSON.stringify({ condition: "pancreatic-cancer", age: 61, biomarkers: ["KRAS G12D"], limit: 5 })

const issue = Effect.flatMap(KeyStore, (store) => store.issue({ plan: "pro", label: "" }))

const callsOf = Effect.flatMap(Usage, (usage) => usage.report)

/** So many processes of the service share a database. */
export const instances = (many: number): void => {
  if (!postgres.isThere) {
    test.skip(`${many} processes on one Postgres: ${postgres.reason}`, () => {})
    return
  }
  const everyIndex = Array.from({ length: many }, (_, index) => index)

  describe(`${many} processes on one Postgres`, () => {
    const scope = Effect.runSync(Scope.make())
    let services: ReadonlyArray<Listening> = []
    let standIn: StandIn.StandIn
    let url = Redacted.make("")
    let revoked = ""

    const stored = <A>(ask: Effect.Effect<A, unknown, KeyStore | Usage>): Promise<A> =>
      Effect.runPromise(
        Effect.provide(
          ask,
          SqlStorage.layer({
            url,
            sandboxRequestsPerDay: 25,
            callsPerMonth: 300,
            lease: "30 seconds",
            budget: "4 minutes",
          }),
        ),
      )

    const call = (
      index: number,
      path: string,
      key: string,
      init: RequestInit & { headers?: Record<string, string> } = {},
    ) =>
      fetch(`${services[index % services.length]?.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers },
      })

    const match = (index: number, key: string, idempotencyKey: string) =>
      call(index, "/v1/match", key, { method: "POST", body, headers: { "idempotency-key": idempotencyKey } })

    const statuses = async (answers: ReadonlyArray<Promise<Response>>): Promise<Readonly<Record<number, number>>> => {
      const counts = new Map<number, number>()
      for (const { status } of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1)

      return Object.fromEntries(counts)
    }

    beforeAll(async () => {
      standIn = StandIn.serve({ studies: madeUpStudies })
      url = await Effect.runPromise(Scope.extend(Postgres.database(postgres.url), scope))
      // All at once on an empty database: they bring it to its shape together.
      services = await Promise.all(
        Array.from({ length: many }, () =>
          listening({
            DATABASE_URL: Redacted.value(url),
            REGISTRY_BASE_URL: standIn.url,
            PRO_CALLS_PER_MONTH: "300",
          }),
        ),
      )
      revoked = Redacted.value((await stored(issue)).key)
      expect(await statuses(everyIndex.map((index) => call(index, "/v1/conditions", revoked)))).toEqual({ 200: many })
      await stored(Effect.flatMap(KeyStore, (store) => store.revoke(Redacted.make(revoked))))
    })

    afterAll(async () => {
      await Promise.all(services.map((service) => service.stop()))
      await standIn.stop()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    })

    test("admit a network's 25 calls together", async () => {
      const answers = Array.from({ length: 150 }, (_, index) => call(index, "/v1/conditions", "ctm_sandbox_public"))

      expect(await statuses(answers)).toEqual({ 200: 25, 429: 125 })
    })

    test("admit an account's 300 calls together, and count no other", async () => {
      const { key, record } = await stored(issue)
      const ninety = async (round: number) =>
        statuses(Array.from({ length: 90 }, (_, index) => call(round + index, "/v1/conditions", Redacted.value(key))))
      const admitted = []
      for (let round = 0; round < 10; round += 1) admitted.push((await ninety(round))[200] ?? 0)

      expect(admitted).toEqual([90, 90, 90, 30, 0, 0, 0, 0, 0, 0])
      expect((await stored(callsOf)).filter(({ account }) => account === record.id).map(({ calls }) => calls)).toEqual([
        300,
      ])
    })

    test("give one's first answer as another's replay, byte for byte, and charge it once", async () => {
      const { key, record } = await stored(issue)
      const first = await match(0, Redacted.value(key), "retry-1")
      const bytes = Buffer.from(await first.arrayBuffer())
      expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([200, null])
      for (const index of [...everyIndex.slice(1), 0]) {
        const replay = await match(index, Redacted.value(key), "retry-1")
        expect([replay.status, replay.headers.get("idempotency-replayed")]).toEqual([200, "true"])
        expect(Buffer.from(await replay.arrayBuffer()).equals(bytes)).toBe(true)
        expect(replay.headers.get("x-ratelimit-remaining")).toBe("299")
      }
      expect((await stored(callsOf)).find(({ account }) => account === record.id)?.calls).toBe(1)
    })

    test("do the work of one key once, however many ask at once", async () => {
      const { key, record } = await stored(issue)
      const before = standIn.requests.length
      for (const round of ["a", "b", "c", "d", "e"]) {
        const answers = await Promise.all(
          Array.from({ length: 21 }, (_, index) => match(index, Redacted.value(key), round)),
        )
        const bodies = await Promise.all(answers.map((answer) => answer.text()))

        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        expect(new Set(bodies).size).toBe(1)
        expect(answers.filter(({ headers }) => headers.get("idempotency-replayed") === null)).toHaveLength(1)
      }
      expect(standIn.requests.length - before).toBe(5)
      expect((await stored(callsOf)).find(({ account }) => account === record.id)?.calls).toBe(5)
    })

    test("refuse, soon, a key that they knew and that was revoked elsewhere", async () => {
      await until(async () => {
        const answers = everyIndex.map((index) => call(index, "/v1/conditions", revoked))

        return (await statuses(answers))[401] === many
      })
    })
  })
}
