import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Cause, Effect, LogLevel } from "effect"
import { logDefect } from "../../../application/UnexpectedFailure.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as JsonLogger from "../../../interfaces/telemetry/JsonLogger.ts"
import { collector } from "../../support/collector.ts"
import { listening } from "../../support/process.ts"
import * as Raw from "../../support/raw.ts"

setDefaultTimeout(300_000)

const sandboxKey = "ctm_sandbox_plantedkey"
const strangerKey = "ctm_live_plantedstranger"
const idempotencyKey = "planted-idempotency-key"
const collectorKey = "planted-collector-key"

/** Words of a patient, each of which stands in one field alone. */
const words = {
  condition: "plantedcondition",
  stage: "plantedstage",
  biomarker: "plantedbiomarker",
  place: "plantedplace",
  unknown: "plantedunknown",
  path: "plantedpath",
  query: "plantedquery",
  header: "plantedheader",
  address: "203.0.113.99",
  latitude: "41.123987",
  longitude: "-73.987123",
  age: 117,
}

const planted = [
  sandboxKey,
  strangerKey,
  idempotencyKey,
  collectorKey,
  ...Object.values(words).filter((word) => typeof word === "string"),
]

const profile = {
  condition: words.condition,
  stage: words.stage,
  biomarkers: [words.biomarker],
  age: words.age,
  sex: "female",
  prior_lines: 2,
  limit: 3,
}

const named = { ...profile, location: { query: words.place } }
const around = { ...profile, location: { lat: Number(words.latitude), lng: Number(words.longitude) } }

/** Wrong in every way there is, each with a patient's words where they are wrong. */
const wrong: ReadonlyArray<unknown> = [
  { ...named, condition: [words.condition] },
  { ...named, condition: "" },
  { ...named, stage: { of: words.stage } },
  { ...named, stage: words.stage.repeat(50) },
  { ...named, biomarkers: words.biomarker },
  { ...named, biomarkers: [[words.biomarker]] },
  { ...named, age: words.stage },
  { ...named, age: 117.5 },
  { ...named, sex: words.stage },
  { ...named, prior_lines: words.stage },
  { ...named, limit: words.stage },
  { ...named, phases: [words.stage] },
  { ...named, include: [words.stage] },
  { ...named, location: words.place },
  { ...named, location: { query: words.place, lat: words.latitude } },
  { ...named, location: { lat: words.latitude, lng: words.longitude } },
  { stage: words.stage },
  [words.condition],
  words.condition,
]

const broken = [
  `{"condition": "${words.condition}"`,
  `{"condition": "${words.condition}", "condition": "${words.stage}"}`,
  `${words.condition}`,
  `{"condition": "${words.condition}\xff"}`,
  `${"[".repeat(100)}"${words.condition}"`,
]

const toolCall = (name: string, given: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: given },
})

describe("Nothing that a caller sent is told to anybody else", () => {
  const traces = collector()
  let isFailing = false
  let failure = 0
  const failures: ReadonlyArray<() => Response> = [
    () => new Response(`<h1>${words.condition}</h1>`, { status: 403 }),
    () => new Response(words.condition, { status: 400 }),
    () => new Response(`<html>${words.condition}</html>`, { headers: { "content-type": "text/html" } }),
    () => new Response(`{"studies": "${words.condition}`, { headers: { "content-type": "application/json" } }),
    () => Response.json({ studies: [{ protocolSection: words.condition }] }),
  ]
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: (_, answer) => {
      if (!isFailing) return answer()
      failure += 1

      return failures[failure % failures.length]?.() ?? answer()
    },
  })
  const told = { out: "", err: "", metrics: "", traces: "" }
  const errors: Array<string> = []
  let asked = 0

  beforeAll(async () => {
    const service = await listening({
      REGISTRY_BASE_URL: standIn.url,
      REGISTRY_TIMEOUT: "2 seconds",
      SANDBOX_API_KEY: sandboxKey,
      SANDBOX_REQUESTS_PER_DAY: "150",
      LOG_LEVEL: "debug",
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=${collectorKey}`,
    })
    const headers = {
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
      "x-forwarded-for": words.address,
      "user-agent": words.header,
      referer: `http://${words.header}.example/`,
      baggage: words.header,
      tracestate: words.header,
    }
    const send = async (path: string, init: RequestInit, key = sandboxKey) => {
      asked += 1
      const answer = await fetch(`${service.url}${path}`, {
        ...init,
        headers: { ...headers, ...init.headers, authorization: `Bearer ${key}` },
      })
      const text = await answer.text()
      if (answer.status >= 400 || text.includes('"isError":true') || text.includes('"error":{')) errors.push(text)
    }
    let keys = 0
    const post = (path: string, body: unknown, key = sandboxKey) => {
      keys += 1

      return send(
        path,
        {
          method: "POST",
          body: typeof body === "string" ? Buffer.from(body, "latin1") : JSON.stringify(body),
          headers: { "idempotency-key": `${idempotencyKey}-${keys}` },
        },
        key,
      )
    }
    for (const failing of [false, true]) {
      isFailing = failing
      for (const given of [named, around]) {
        await post("/v1/match", given)
        await post("/mcp", toolCall("match_frontier_options", given))
      }
      await send("/v1/availability/NCT99100101", {})
      await post("/mcp", toolCall("get_site_availability", { nct_id: "NCT99100101" }))
    }
    isFailing = false
    for (const given of [...wrong, ...broken]) {
      await post("/v1/match", given)
      await post("/mcp", typeof given === "string" ? given : toolCall("match_frontier_options", given))
    }
    await send("/v1/match", { method: "POST", body: JSON.stringify(named) })
    await send("/v1/match", { method: "POST", body: JSON.stringify(around) })
    await post("/mcp", {
      jsonrpc: "2.0",
      id: 1,
      method: words.unknown,
      params: { [words.stage]: words.stage },
    })
    await post("/mcp", toolCall(words.unknown, named))
    await post("/v1/match", named, strangerKey)
    await send(`/v1/availability/${words.path}?${words.query}=${words.query}`, {})
    await send(`/${words.path}?${words.query}`, {})
    await send("/v1/match", { method: "PUT", body: JSON.stringify(named) })
    await send("/v1/match", { method: "POST", body: JSON.stringify(named), headers: { "content-type": words.header } })
    await post("/v1/match", `{"condition":"${words.condition.repeat(20_000)}"}`)
    await Raw.ask(service.port, `GET /${words.path} HTTP/1.1\r\n${words.header}\x01: ${words.header}\r\n\r\n`)
    for (let call = 0; call < 160; call += 40) {
      await Promise.all(Array.from({ length: 40 }, () => post("/v1/match", named)))
    }
    told.metrics = await (await fetch(`${service.url}/metrics`)).text()
    service.signal("SIGTERM")
    const { err, out } = await service.ended()
    Object.assign(told, { out, err, traces: traces.received.map(({ body }) => body.toString()).join("\n") })
  })

  afterAll(async () => {
    await traces.stop()
    await standIn.stop()
  })

  const lower = (text: string) => text.toLowerCase()

  test("and there was something to tell", () => {
    expect(asked).toBeGreaterThan(150)
    expect(errors.length).toBeGreaterThan(100)
    expect(told.out.split("\n").length).toBeGreaterThan(asked)
    expect(told.traces).toContain("registry search")
    expect(told.metrics).toContain("quota_refusals_total")
    expect(traces.received[0]?.headers.get("authorization")).toBe(collectorKey)
  })

  test.each(["out", "err", "metrics", "traces"] as const)("in %s", (where) => {
    expect(planted.filter((secret) => lower(told[where]).includes(lower(secret)))).toEqual([])
    expect(told[where].replace(/^.*"Listening on .*$/m, "")).not.toContain("127.0.0.1")
  })

  test("nor in an answer that is an error", () => {
    const repeated = planted.filter((secret) => errors.some((text) => lower(text).includes(lower(secret))))

    expect(repeated).toEqual([sandboxKey])
  })

  test("nor is any part of the code, anywhere", () => {
    for (const text of [...errors, told.out, told.err, told.traces]) {
      expect(text).not.toMatch(/\bat (?:async )?(?:\S+ )?\(?\S*\/\S*:\d+:\d+|node_modules|\.ts\b/)
    }
  })
})

test("A failure of our own is logged by its name and its place, without its words", async () => {
  const lines: Array<string> = []
  const logger = JsonLogger.layer({ write: (line) => void lines.push(line), flush: Effect.void }, LogLevel.Info)
  const failed = new TypeError(`${words.condition}\n    at ${words.stage} (${words.place}.ts:1:1)`)
  await Effect.runPromise(
    Effect.provide(Effect.zipRight(logDefect(failed), Effect.logError("It", Cause.die(failed))), logger),
  )

  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/"message":"Unexpected failure\\nTypeError\\n\s+at .*Secrets\.test\.ts/)
  expect(lines[1]).toContain('"cause":"TypeError"')
  expect(lines.join()).not.toContain("planted")
})
