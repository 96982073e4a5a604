import { describe, expect, test } from "bun:test"
import { Duration, Effect, Layer } from "effect"
import { Registry } from "../../../../application/ports/Registry.ts"
import * as ask from "../../../support/ask.ts"
import { asked, posted, start } from "../../../support/service.ts"
import { until } from "../../../support/until.ts"
import * as Rpc from "../../mcp/Rpc.ts"

const found = { studies: [], total: 0, provenance: { queryUrl: "https://registry.test/studies", retrievedAt: 5 } }

/** A registry that is silent the first time it is asked. */
const silentOnce = () => {
  let times = 0
  const registry = Layer.succeed(Registry, {
    search: () => Effect.suspend(() => (++times === 1 ? Effect.never : Effect.succeed(found))),
    study: () => Effect.die("not asked for"),
  })

  return { registry, times: () => times }
}

/** What a call is answered with whose time is over, and what else can be asked then. */
const tooLong = async (
  path: string,
  init: RequestInit,
  see: (answer: Response, service: Awaited<ReturnType<typeof start>>) => Promise<void>,
) => {
  const { registry, times } = silentOnce()
  const service = await start({ registry, standsAt: Date.UTC(2026, 10, 27), timeout: Duration.seconds(12) })
  const answer = service.send(path, init)
  await until(() => times() === 1)
  service.passes("15 seconds")
  await see(await answer, service)
  await service.stop()
}

const sentence = "The service was too busy to finish this match in time; try again in 10 seconds."

describe("A match that comes to no end in its time", () => {
  test("is answered with 503 and when to come again, and costs nothing", () =>
    tooLong("/v1/match", posted({ condition: "ALS" }), async (answer, service) => {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"])
      expect(await ask.error(answer)).toMatchObject({ code: "internal_error", message: sentence })
      expect(ask.quota(answer).remaining).toBe(ask.quota(answer).limit)
      expect(ask.quota(await service.send("/v1/conditions", asked())).remaining).toBe(ask.quota(answer).limit - 1)
    }))

  test("leaves its Idempotency-Key to the next call, which is not a replay", async () => {
    const keyed = () => posted({ condition: "ALS" }, undefined, { "idempotency-key": "one" })
    await tooLong("/v1/match", keyed(), async (answer, service) => {
      expect(answer.status).toBe(503)
      const again = await service.send("/v1/match", keyed())
      expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, null])
    })
  })

  test("is told as the result of the tool", () =>
    tooLong("/mcp", posted(Rpc.call("match_frontier_options", { condition: "ALS" })), async (answer) => {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({
        result: { isError: true, content: [{ type: "text", text: expect.stringContaining(sentence) }] },
      })
      expect(ask.quota(answer).remaining).toBe(ask.quota(answer).limit)
    }))
})
