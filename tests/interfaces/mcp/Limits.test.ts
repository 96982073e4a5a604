import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Layer } from "effect"
import { Registry } from "../../../application/ports/Registry.ts"
import { asked, basicKey, posted, proKey, type Running, sandboxKey, start } from "../../support/service.ts"
import { call, request, say, textOf } from "./Rpc.ts"

const match = (limit = 1, id: unknown = 1) =>
  call("match_frontier_options", { condition: "pancreatic-cancer", limit }, id)

const remaining = ({ headers }: { readonly headers: Headers }) => Number(headers.get("x-ratelimit-remaining"))

describe("what a call costs", () => {
  let service: Running

  beforeAll(async () => {
    service = await start()
  })

  afterAll(() => service.stop())

  const left = async () => remaining(await service.send("/v1/match", { headers: asked().headers ?? {} }))

  test.each<[what: string, message: unknown, headers?: Record<string, string>]>([
    [
      "initialize",
      request("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "a", version: "1" },
      }),
      {},
    ],
    ["ping", request("ping"), {}],
    ["tools/list", request("tools/list"), {}],
    ["a tool", match(), {}],
    ["a tool that finds nothing", call("get_site_availability", { nct_id: "NCT00000000" }), {}],
    ["a notification", { jsonrpc: "2.0", method: "notifications/initialized" }, {}],
    ["an unknown method", request("x"), {}],
    ["bad arguments", call("match_frontier_options", {}), {}],
    ["a batch", [request("ping")], {}],
    ["no JSON", "{", {}],
    ["another content type", request("ping"), { "content-type": "text/plain" }],
  ])("%s costs one", async (_, message, headers) => {
    const before = await left()
    const answer = await service.send("/mcp", posted(message, proKey, headers))

    expect([remaining(answer), await left()]).toEqual([before - 1, before - 1])
  })

  test("405 and 401 cost nothing", async () => {
    const before = await left()
    await service.send("/mcp", { headers: { authorization: `Bearer ${proKey}` } })
    await service.send("/mcp", posted(request("ping"), "nobody"))

    expect(await left()).toBe(before)
  })

  test("REST and tools share one quota", async () => {
    const before = await left()
    await service.send("/v1/conditions", asked())
    await say(service, call("list_launch_conditions"))

    expect(await left()).toBe(before - 2)
  })
})

describe("when the quota is used up", () => {
  let service: Running

  beforeEach(async () => {
    service = await start({ sandboxRequestsPerDay: 2, callsPerMonth: 2 })
  })

  afterEach(() => service.stop())

  test.each([sandboxKey, basicKey, proKey])("%s gets 429 in the shape of REST", async (key) => {
    await say(service, request("ping"), key)
    await say(service, request("ping"), key)
    const { headers, json, status } = await say(service, request("ping"), key)

    expect([status, remaining({ headers })]).toEqual([429, 0])
    expect(json.error).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/^All 2 calls .* try again in \d+ seconds?\.$/),
      detail: { retry_after_seconds: Number(headers.get("retry-after")) },
    } as never)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  })

  test("a kept answer is still replayed", async () => {
    const first = await say(service, match(), sandboxKey, { "idempotency-key": "a" })
    await say(service, request("ping"), sandboxKey)
    const again = await say(service, match(), sandboxKey, { "idempotency-key": "a" })
    const other = await say(service, match(), sandboxKey, { "idempotency-key": "b" })

    expect([first.status, again.status, other.status]).toEqual([200, 200, 429])
    expect(again.text).toBe(first.text)
  })
})

describe("a request with an Idempotency-Key", () => {
  let service: Running

  beforeAll(async () => {
    service = await start()
  })

  afterAll(() => service.stop())

  const withKey = (name: string) => ({ "idempotency-key": name })
  const asks = () => service.standIn.requests.length

  test.each<[what: string, message: unknown]>([
    ["a match", match()],
    ["the sites of a study", call("get_site_availability", { nct_id: "NCT99100101" })],
    ["the launch areas", call("list_launch_conditions")],
    ["tools/list", request("tools/list")],
    ["a notification", { jsonrpc: "2.0", method: "notifications/initialized" }],
  ])("is done once and replayed byte for byte, for nothing: %s", async (what, message) => {
    const first = await say(service, message, proKey, withKey(what.replaceAll(" ", "-")))
    const count = asks()
    const again = await say(service, message, proKey, withKey(what.replaceAll(" ", "-")))

    expect(first.headers.get("idempotency-replayed")).toBeNull()
    expect(again.headers.get("idempotency-replayed")).toBe("true")
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"))
    expect([asks(), remaining(again)]).toEqual([count, remaining(first)])
  })

  test("and another body is 409 in the shape of REST, another JSON-RPC id included", async () => {
    await say(service, match(1, 1), proKey, withKey("one"))
    const { json, status } = await say(service, match(1, 2), proKey, withKey("one"))

    expect(status).toBe(409)
    expect(json.error).toMatchObject({ code: "idempotency_key_reuse", field: "Idempotency-Key" } as never)
  })

  test("is another's where the account is another", async () => {
    await say(service, match(), proKey, withKey("two"))
    const { headers, status } = await say(service, match(2), basicKey, withKey("two"))

    expect([status, headers.get("idempotency-replayed")]).toEqual([200, null])
  })

  test("of REST with the same key is another request", async () => {
    await service.send("/v1/match", posted({ condition: "glioblastoma" }, proKey, withKey("three")))

    expect((await say(service, match(), proKey, withKey("three"))).status).toBe(200)
  })

  test.each<[what: string, message: unknown, status: number]>([
    ["not_found", call("get_site_availability", { nct_id: "NCT00000000" }), 200],
    ["bad arguments", call("match_frontier_options", {}), 200],
    ["an unknown method", request("x"), 200],
    ["no message", [], 400],
    ["no JSON", "{", 400],
  ])("is not kept when the answer is an error: %s", async (what, message, status) => {
    const first = await say(service, message, proKey, withKey(`error-${what.replaceAll(" ", "-")}`))
    const again = await say(service, message, proKey, withKey(`error-${what.replaceAll(" ", "-")}`))
    const right = await say(service, match(), proKey, withKey(`error-${what.replaceAll(" ", "-")}`))

    expect([first.status, again.status, right.status]).toEqual([status, status, 200])
    expect([again.headers.get("idempotency-replayed"), remaining(again)]).toEqual([null, remaining(first) - 1])
    expect(right.json.result?.["isError"]).toBeUndefined()
  })

  test("is done once by many at a time", async () => {
    const count = asks()
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(service, match(3), proKey, withKey("many"))))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get("idempotency-replayed") === null)).toHaveLength(1)
    expect(asks()).toBe(count + 1)
  })
})

describe("when the registry fails", () => {
  let service: Running
  let isDown = true

  beforeAll(async () => {
    service = await start({
      behavior: (_, answer) => (isDown ? new Response("broken", { status: 400 }) : answer()),
    })
  })

  afterAll(() => service.stop())

  test.each<[name: string, input: object]>([
    ["match_frontier_options", { condition: "glioblastoma" }],
    ["get_site_availability", { nct_id: "NCT99100101" }],
  ])("%s says so as internal_error, costs nothing and is not kept", async (name, input) => {
    isDown = true
    const before = remaining(await say(service, request("ping")))
    const key = { "idempotency-key": name }
    const down = await say(service, call(name, input), proKey, key)
    isDown = false
    const up = await say(service, call(name, input), proKey, key)

    expect(down.status).toBe(200)
    expect(down.json.result).toEqual({
      content: [
        {
          type: "text",
          text: expect.stringMatching(/^internal_error: The trial registry .* try again in \d+ seconds?\.$/),
        },
      ],
      isError: true,
    })
    expect(remaining(down)).toBe(before)
    expect(up.json.result?.["isError"]).toBeUndefined()
    expect(up.headers.get("idempotency-replayed")).toBeNull()
    expect(remaining(up)).toBe(before - 1)
  })

  test("a bug of ours is internal_error too, without a word of what happened", async () => {
    const broken = await start({
      registry: Layer.succeed(Registry, {
        search: () => Effect.die(new Error("a secret")),
        study: () => Effect.die("a secret"),
      }),
    })
    const before = remaining(await say(broken, request("ping")))
    const answers = [
      await say(broken, match()),
      await say(broken, call("get_site_availability", { nct_id: "NCT99100101" })),
    ]
    await broken.stop()

    for (const answer of answers) {
      expect([answer.status, answer.json.result?.["isError"], remaining(answer)]).toEqual([200, true, before])
      expect(textOf(answer)).toBe(
        "internal_error: The service failed unexpectedly. Nothing was made up; try again later.",
      )
      expect(answer.text).not.toContain("secret")
    }
  })

  test("the launch areas need no registry", async () => {
    isDown = true

    expect(textOf(await say(service, call("list_launch_conditions")))).toContain("pancreatic-cancer")
  })
})
