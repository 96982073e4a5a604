import { afterAll, describe, expect, test } from "bun:test"
import * as ask from "../../../support/ask.ts"
import { asked, posted, proKey, sandboxKey, start } from "../../../support/service.ts"

let draining = false
const service = await start({ isDraining: () => draining })
afterAll(() => service.stop())

test("Before, the service is up and ready", async () => {
  draining = false
  const [health, readiness] = await Promise.all([service.send("/healthz"), service.send("/readyz")])

  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }])
  expect([readiness.status, await readiness.json()]).toEqual([200, { status: "ready" }])
})

describe("While it ends", () => {
  test("it is up, and no longer ready", async () => {
    draining = true
    const [health, readiness] = await Promise.all([service.send("/healthz"), service.send("/readyz")])

    expect(health.status).toBe(200)
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: "draining" }])
  })

  test.each<readonly [string, string, RequestInit]>([
    ["a match", "/v1/match", posted({ condition: "ALS" })],
    ["an availability", "/v1/availability/NCT99300201", asked()],
    ["the conditions", "/v1/conditions", asked()],
    ["a tool call", "/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" })],
  ])("it takes no call, such as %s: 503, and says when to come again", async (_, path, init) => {
    draining = true
    const answer = await service.send(path, init)

    expect(answer.status).toBe(503)
    expect(await ask.error(answer)).toMatchObject({ code: "internal_error", detail: { retry_after_seconds: 5 } })
    expect(answer.headers.get("retry-after")).toBe("5")
  })

  test("a refused call costs nothing, and shows how the caller's own plan stands", async () => {
    draining = true
    const refused = {
      pro: ask.quota(await service.send("/v1/conditions", asked(proKey))),
      sandbox: ask.quota(await service.send("/v1/conditions", asked(sandboxKey))),
    }
    draining = false
    const admitted = ask.quota(await service.send("/v1/conditions", asked(proKey)))

    expect(refused.pro).toMatchObject({ limit: 5000, remaining: 5000 })
    expect(refused.sandbox).toMatchObject({ limit: 25, remaining: 25 })
    expect(admitted.remaining).toBe(4999)
  })

  test("a wrong key is refused all the same", async () => {
    draining = true

    expect((await service.send("/v1/conditions", asked("unknown"))).status).toBe(401)
  })

  test("what is in flight is answered to its end", async () => {
    draining = false
    const inFlight = service.send("/v1/match", posted({ condition: "ALS", limit: 1 }))
    await Bun.sleep(0)
    draining = true

    expect((await inFlight).status).toBe(200)
  })
})
