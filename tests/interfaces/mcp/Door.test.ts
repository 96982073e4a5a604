import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { posted, proKey, type Running, sandboxKey, start } from "../../support/service.ts"
import { call, request, say } from "./Rpc.ts"

let service: Running

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000 })
})

afterAll(() => service.stop())

const bearer = { authorization: `Bearer ${proKey}` }
const text = JSON.stringify(request("ping"))

/** An error in the shape of REST, with the headers that every answer carries. */
const isRestError = async (response: Response, status: number, code: string) => {
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    error: expect.objectContaining({ code, message: expect.any(String), docs: `http://service.test/docs#${code}` }),
  } as never)
  for (const name of ["limit", "remaining", "reset"]) {
    expect([name, response.headers.get(`x-ratelimit-${name}`)]).toEqual([name, expect.stringMatching(/^\d+$/)])
  }
}

describe("only POST is accepted", () => {
  test.each(["GET", "DELETE", "PUT", "PATCH"])("%s is 405", async (method) => {
    const response = await service.send("/mcp", { method, headers: { ...bearer, accept: "text/event-stream" } })

    await isRestError(response, 405, "method_not_allowed")
    expect(response.headers.get("allow")).toBe("POST")
  })

  test("HEAD is 405 too", async () => {
    const response = await service.send("/mcp", { method: "HEAD", headers: bearer })

    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
  })

  test("a method comes before the key", async () => {
    await isRestError(await service.send("/mcp"), 405, "method_not_allowed")
  })
})

describe("Accept is never a reason to refuse: the answer is JSON", () => {
  test.each([
    undefined,
    "*/*",
    "application/json",
    "application/*",
    "application/json, text/event-stream",
    "text/event-stream, application/json;q=0.5",
    "text/event-stream",
    "text/html",
    "",
  ])("%p", async (accept) => {
    const answer = await say(service, request("ping"), proKey, accept === undefined ? {} : { accept })

    expect([answer.status, answer.headers.get("content-type"), answer.json.result]).toEqual([
      200,
      "application/json",
      {},
    ])
  })
})

describe("any Origin is welcome, as a key is always needed", () => {
  test.each(["https://example.test", "http://localhost:6274", "null"])("%s", async (origin) => {
    const answer = await say(service, request("ping"), proKey, { origin })

    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"])
  })

  test("and a browser may ask before it sends the headers of the protocol", async () => {
    const asked = "authorization, content-type, mcp-protocol-version, mcp-session-id, mcp-method"
    const response = await service.send("/mcp", {
      method: "OPTIONS",
      headers: {
        origin: "https://example.test",
        "access-control-request-method": "POST",
        "access-control-request-headers": asked,
      },
    })
    const allowed = (response.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(/, */)

    expect(response.status).toBe(204)
    for (const name of asked.split(", ")) expect(allowed).toContain(name)
  })
})

describe("the content type is JSON", () => {
  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "%s is accepted",
    async (type) => {
      expect((await say(service, request("ping"), proKey, { "content-type": type })).status).toBe(200)
    },
  )

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/jsonp",
    "",
  ])("%p is 415", async (type) => {
    const response = await service.send("/mcp", posted(text, proKey, { "content-type": type }))

    await isRestError(response, 415, "invalid_request")
  })
})

describe("the body is of a bounded size", () => {
  const padded = (bytes: number) => text + " ".repeat(bytes - text.length)

  test("262144 bytes are read", async () => {
    expect((await say(service, padded(262_144))).status).toBe(200)
  })

  test("one more is 413", async () => {
    await isRestError(await service.send("/mcp", posted(padded(262_145))), 413, "invalid_request")
  })
})

describe("a key is always needed", () => {
  test.each<[what: string, headers: Record<string, string>]>([
    ["none", {}],
    ["one that is not known", { authorization: "Bearer nobody" }],
    ["another scheme", { authorization: "Basic cHJvLWtleS1mb3ItdGVzdHM6" }],
  ])("%s is 401, which names the public one", async (_, headers) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: text }
    const response = await service.send("/mcp", init)
    const body = await response.clone().text()

    await isRestError(response, 401, "unauthorized")
    expect(body).toContain(sandboxKey)
    expect(response.headers.get("www-authenticate")).toStartWith("Bearer")
    expect(response.headers.get("www-authenticate")).not.toContain("resource_metadata")
  })

  test.each([
    "oauth-protected-resource",
    "oauth-protected-resource/mcp",
    "oauth-authorization-server",
    "openid-configuration",
  ])("/.well-known/%s is 404 in JSON, so that no client starts OAuth", async (path) => {
    const response = await service.send(`/.well-known/${path}`)

    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json"])
  })
})

describe("every answer says how the caller stands", () => {
  test.each<[what: string, status: number, init: RequestInit]>([
    ["a result", 200, posted(request("ping"))],
    ["an error of params", 200, posted(call("x"))],
    ["a notification", 202, posted({ jsonrpc: "2.0", method: "notifications/initialized" })],
    ["no JSON", 400, posted("{")],
    ["no message", 400, posted([])],
    ["a revision that is not spoken", 400, posted(request("ping"), proKey, { "mcp-protocol-version": "x" })],
    ["a malformed Idempotency-Key", 400, posted(request("ping"), proKey, { "idempotency-key": "a b" })],
    ["no key", 401, { method: "POST" }],
    ["another method", 405, { headers: bearer }],
    ["a large body", 413, posted(" ".repeat(300_000))],
    ["another type", 415, posted(text, proKey, { "content-type": "text/plain" })],
  ])("%s (%i)", async (_, status, init) => {
    const { headers, status: given } = await service.send("/mcp", init)

    expect(given).toBe(status)
    expect(headers.get("x-ratelimit-limit")).toBe(status === 401 ? "25" : "1000000")
    expect(headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/)
    expect(headers.get("x-ratelimit-reset")).toMatch(/^\d{10}$/)
  })
})
