import { afterAll, describe, expect, test } from "bun:test"
import { asked, posted, sandboxKey, start } from "../../../support/service.ts"

const service = await start({ sandboxRequestsPerDay: 2 })
afterAll(() => service.stop())

const exposed = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Idempotency-Replayed",
  "X-Request-Id",
]

const names = (list: string | null) => (list ?? "").split(",").map((name) => name.trim())

describe("Every answer may be read from any origin", () => {
  test.each<readonly [what: string, path: string, init: RequestInit, status: number]>([
    ["an answer", "/v1/conditions", asked(), 200],
    ["a bad request", "/v1/match", posted("{"), 400],
    ["an unknown caller", "/v1/conditions", {}, 401],
    ["an unknown path", "/nothing", {}, 404],
    ["an unknown study", "/v1/availability/NCT00000000", asked(), 404],
    ["a wrong method", "/v1/match", asked(), 405],
    ["a large body", "/v1/match", posted("x".repeat(300_000)), 413],
    ["another media type", "/v1/match", posted("{}", sandboxKey, { "content-type": "text/csv" }), 415],
    ["a spent quota", "/v1/conditions", asked(sandboxKey), 200],
    ["a spent quota, and now it is", "/v1/conditions", asked(sandboxKey), 429],
    ["a page", "/docs", {}, 200],
    ["a probe", "/healthz", {}, 200],
    ["the tool endpoint", "/mcp", posted({ jsonrpc: "2.0", id: 1, method: "ping" }), 200],
  ])("%s", async (_, path, init, status) => {
    const headers = new Headers(init.headers)
    headers.set("origin", "https://anywhere.example")
    const answer = await service.send(path, { ...init, headers })

    expect(answer.status).toBe(status)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    expect(answer.headers.has("access-control-allow-credentials")).toBe(false)
    expect(names(answer.headers.get("access-control-expose-headers"))).toEqual(exposed)
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  })
})

describe("A preflight", () => {
  const preflight = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    service.send(path, {
      method: "OPTIONS",
      headers: { origin: "https://anywhere.example", "access-control-request-method": "POST", ...headers },
    })

  test.each([
    "/v1/match",
    "/v1/availability/NCT99300201",
    "/v1/conditions",
    "/mcp",
    "/docs",
    "/nothing",
    "/v1/nothing",
  ])("of %s allows GET and POST with the headers of the service, without a key", async (path) => {
    const { headers, status } = await preflight(path)

    expect(status).toBe(204)
    expect(headers.get("access-control-allow-origin")).toBe("*")
    expect(names(headers.get("access-control-allow-methods"))).toEqual(["GET", "POST"])
    expect(names(headers.get("access-control-allow-headers"))).toEqual([
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "Mcp-Protocol-Version",
    ])
  })

  test.each<readonly [requested: string, allowed: ReadonlyArray<string>]>([
    ["authorization, content-type", []],
    ["mcp-session-id", ["mcp-session-id"]],
    ["Mcp-Method,  mcp-name, MCP-PROTOCOL-VERSION", ["Mcp-Method", "mcp-name"]],
    ["x-custom, mcp-", []],
    ["mcp-a\u00a0b, mcp_c", []],
    ["", []],
  ])("that asks for %j is also allowed %j", async (requested, allowed) => {
    const { headers } = await preflight("/mcp", { "access-control-request-headers": requested })

    expect(names(headers.get("access-control-allow-headers")).slice(4)).toEqual([...allowed])
  })
})

test("Only OPTIONS is a preflight, whatever the headers of another method say", async () => {
  const headers = { origin: "https://anywhere.example", "access-control-request-method": "POST" }

  expect((await service.send("/nothing", { headers })).status).toBe(404)
})
