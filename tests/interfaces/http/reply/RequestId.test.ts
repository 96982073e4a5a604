import { afterAll, describe, expect, test } from "bun:test"
import { asked, posted, proKey, sandboxKey, start } from "../../../support/service.ts"

const service = await start({ sandboxRequestsPerDay: 2 })
afterAll(() => service.stop())

const idOf = ({ headers }: Response) => headers.get("x-request-id")

const theirs = "0af7651916cd43dd8448eb211c80319c"
const seen: Array<string | null> = [theirs]

describe("Every answer has a name of its own, made here", () => {
  test.each<readonly [what: string, path: string, init: RequestInit, status: number]>([
    ["an answer", "/v1/conditions", asked(), 200],
    ["a match", "/v1/match", posted({ condition: "ALS", limit: 1 }), 200],
    ["a bad request", "/v1/match", posted("{"), 400],
    ["an unknown caller", "/v1/conditions", {}, 401],
    ["an unknown path", "/nothing", {}, 404],
    ["an unknown path under the base URL", "/v1/nothing", {}, 404],
    ["an unknown study", "/v1/availability/NCT00000000", asked(), 404],
    ["a wrong method", "/v1/match", asked(), 405],
    ["a large body", "/v1/match", posted("x".repeat(300_000)), 413],
    ["another media type", "/v1/match", posted("{}", proKey, { "content-type": "text/csv" }), 415],
    ["a quota", "/v1/conditions", asked(sandboxKey), 200],
    ["a quota that is nearly spent", "/v1/conditions", asked(sandboxKey), 200],
    ["a spent quota", "/v1/conditions", asked(sandboxKey), 429],
    ["a preflight", "/v1/match", { method: "OPTIONS" }, 204],
    ["HEAD", "/v1/conditions", { ...asked(), method: "HEAD" }, 200],
    ["a page", "/docs", {}, 200],
    ["a probe", "/healthz", {}, 200],
    ["the metrics", "/metrics", {}, 200],
    ["the tool endpoint", "/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" }), 200],
    ["a notification", "/mcp", posted({ jsonrpc: "2.0", method: "notifications/initialized" }), 202],
  ])("%s", async (_, path, init, status) => {
    const headers = new Headers(init.headers)
    headers.set("x-request-id", theirs)
    const answer = await service.send(path, { ...init, headers })
    const id = idOf(answer)

    expect(answer.status).toBe(status)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(seen).not.toContain(id)
    seen.push(id)
  })

  test("and a replay has its own, too", async () => {
    const call = posted({ condition: "ALS", limit: 1 }, proKey, { "idempotency-key": "key" })
    const first = await service.send("/v1/match", call)
    const again = await service.send("/v1/match", call)

    expect(again.headers.get("idempotency-replayed")).toBe("true")
    expect(idOf(again)).toMatch(/^[0-9a-f]{32}$/)
    expect(idOf(again)).not.toBe(idOf(first))
  })
})
