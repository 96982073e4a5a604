import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Here from "../../support/here.ts"
import { type Ended, listening } from "../../support/process.ts"

setDefaultTimeout(300_000)

interface Line {
  readonly time: string
  readonly level: string
  readonly message: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly request_id?: string
  readonly code?: string
  readonly reason?: string
  readonly duration_ms?: number
  readonly plan?: string
  readonly registry_ms?: number
  readonly replayed?: boolean
}

const linesOf = ({ out }: Ended): ReadonlyArray<Line> =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)

const requestsOf = (ended: Ended) => linesOf(ended).filter(({ message }) => message === "request")

const slowButWell: StandIn.Behavior = async (_, answer) => {
  await Bun.sleep(200)

  return answer()
}

const key = { authorization: "Bearer ctm_sandbox_public" }
const json = { ...key, "content-type": "application/json" }

const post = (url: string, path: string, body: object, headers: Readonly<Record<string, string>> = json) =>
  fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })

const call = { jsonrpc: "2.0", id: 1, method: "tools/call" }
const toolCall = { ...call, params: { name: "match_frontier_options", arguments: { condition: "glioblastoma" } } }

describe("Every request is one line", () => {
  const standIn = StandIn.serve({ studies: madeUpStudies, behavior: slowButWell })
  let ended: Ended
  let requests: ReadonlyArray<Line>
  let preflight: Response

  beforeAll(async () => {
    const service = await Here.listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "5" })
    const { url } = service
    const match = { condition: "glioblastoma" }
    await fetch(`${url}/readyz?who=somebody`)
    await fetch(`${url}/somewhere/else`)
    await fetch(`${url}/v1/conditions`, { headers: key })
    await post(url, "/v1/match", match, { ...json, "idempotency-key": "of-a-test" })
    await post(url, "/v1/match", match, { ...json, "idempotency-key": "of-a-test" })
    await fetch(`${url}/v1/availability/NCT99100101`, { headers: key, method: "HEAD" })
    await post(url, "/v1/match", match, { "content-type": "application/json" })
    await fetch(`${url}/v1/match`, { method: "PROPFIND" })
    await post(url, "/v1/match", {})
    await post(url, "/mcp", { jsonrpc: "2.0", id: 1, method: "ping" })
    await post(url, "/v1/match", match)
    preflight = await fetch(`${url}/v1/match`, { method: "OPTIONS" })
    ended = await service.stop()
    requests = requestsOf(ended).filter(({ route }) => route !== "/healthz")
  })

  afterAll(() => standIn.stop())

  test("in JSON, with its time and level, and so is every other line", () => {
    for (const { level, message, time } of linesOf(ended)) {
      expect(new Date(time).toISOString()).toBe(time)
      expect(["INFO", "WARN"]).toContain(level)
      expect(message).toBeString()
    }
    expect(ended.err).toBe("")
  })

  test("with method, route, status, code and plan, and nothing else that the caller sent", () => {
    const told = requests.map(({ code, method, plan, reason, replayed, route, status }) => [
      method,
      route,
      status,
      code,
      reason,
      plan,
      replayed,
    ])

    expect(told).toEqual([
      ["GET", "/readyz", 200, undefined, undefined, undefined, false],
      ["GET", "other", 404, "not_found", "not_found", undefined, false],
      ["GET", "/v1/conditions", 200, undefined, undefined, "sandbox", false],
      ["POST", "/v1/match", 200, undefined, undefined, "sandbox", false],
      ["POST", "/v1/match", 200, undefined, undefined, "sandbox", true],
      ["HEAD", "/v1/availability/{nctId}", 200, undefined, undefined, "sandbox", false],
      ["POST", "/v1/match", 401, "unauthorized", "KeyIsMissing", undefined, false],
      ["other", "/v1/match", 405, "method_not_allowed", "method_not_allowed", undefined, false],
      ["POST", "/v1/match", 400, "invalid_request", "InvalidRequest", "sandbox", false],
      ["POST", "/mcp", 200, undefined, undefined, "sandbox", false],
      ["POST", "/v1/match", 429, "rate_limited", "QuotaIsSpent", "sandbox", false],
      ["OPTIONS", "/v1/match", 204, undefined, undefined, undefined, false],
    ])
  })

  test("with what its answer calls it, each another", () => {
    expect(requests.at(-1)?.request_id).toBe(preflight.headers.get("x-request-id") ?? "")
    for (const { request_id } of requests) expect(request_id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(requests.map(({ request_id }) => request_id)).size).toBe(requests.length)
  })

  test("with the time it took, and the registry's part of it where the registry was asked", () => {
    for (const { duration_ms } of requests) expect(duration_ms).toBeGreaterThanOrEqual(0)
    const asked = requests.filter(({ registry_ms }) => registry_ms !== undefined)

    expect(asked.map(({ route }) => route)).toEqual(["/v1/match", "/v1/availability/{nctId}"])
    for (const { duration_ms = 0, registry_ms = 0 } of asked) {
      expect(registry_ms).toBeGreaterThanOrEqual(190)
      expect(duration_ms).toBeGreaterThanOrEqual(registry_ms - 1)
    }
  })

  test("with no other member than those", () => {
    const members = new Set(requests.flatMap((line) => Object.keys(line)))

    expect([...members].toSorted()).toEqual(
      [
        ["code", "duration_ms", "level", "message", "method", "plan", "reason", "registry_ms", "replayed"],
        ["request_id", "route", "status", "time"],
      ].flat(),
    )
  })
})

test("What the service could not answer stands out, also where the tool endpoint tells of it on 200", async () => {
  const standIn = StandIn.serve({ studies: [], behavior: () => new Response("", { status: 403 }) })
  const service = await Here.listening({ REGISTRY_BASE_URL: standIn.url, LOG_LEVEL: "warning" })
  await post(service.url, "/v1/match", { condition: "glioblastoma" })
  await post(service.url, "/mcp", toolCall)
  await fetch(`${service.url}/v1/conditions`, { headers: key })
  const ended = await service.stop()
  await standIn.stop()

  expect(requestsOf(ended)).toMatchObject([
    { level: "WARN", route: "/v1/match", status: 502, code: "internal_error", reason: "RegistryIsUnavailable" },
    { level: "WARN", route: "/mcp", status: 200, code: "internal_error", reason: "RegistryIsUnavailable" },
  ])
  expect(linesOf(ended).filter(({ message }) => message.startsWith("The registry"))).toMatchObject([
    { level: "WARN", registry_failure: "blocked" },
    { level: "WARN", registry_failure: "blocked" },
  ])
})

test("No line is lost when the service ends", async () => {
  const service = await listening({ SANDBOX_REQUESTS_PER_DAY: "1000000" })
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let call = 0; call < 100; call += 1) {
        await (await fetch(`${service.url}/v1/conditions`, { headers: key })).arrayBuffer()
      }
    }),
  )
  service.signal("SIGTERM")

  const requests = requestsOf(await service.ended())

  expect(requests.filter(({ route }) => route === "/v1/conditions")).toHaveLength(2000)
})

test("A reader who leaves takes the lines along, and not the service", async () => {
  const service = await listening({ SANDBOX_REQUESTS_PER_DAY: "1000000" })
  await service.leave()
  const statuses: Array<number> = []
  for (let call = 0; call < 50; call += 1) {
    statuses.push((await fetch(`${service.url}/v1/conditions`, { headers: key })).status)
  }
  service.signal("SIGTERM")
  const { code, err } = await service.ended()

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect({ code, err }).toEqual({ code: 0, err: "" })
})
