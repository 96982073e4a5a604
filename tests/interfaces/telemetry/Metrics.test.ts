import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Metric, MetricBoundaries, MetricKey, MetricLabel } from "effect"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as PrometheusText from "../../../interfaces/telemetry/PrometheusText.ts"
import { version } from "../../../interfaces/Version.ts"
import manifest from "../../../package.json"
import { type Listening, listening } from "../../support/process.ts"
import { parse, type Sample, sum } from "../../support/prometheus.ts"

setDefaultTimeout(300_000)

const samplesOf = (name: string) =>
  Metric.unsafeSnapshot().filter(({ metricKey }) => metricKey.name.startsWith(`a_test_${name}`))

describe("The text that Prometheus reads", () => {
  test("names each family once, and escapes what labels hold", () => {
    for (const value of ["plain", 'a "quoted" \\ \n word']) {
      Metric.fromMetricKey(
        MetricKey.taggedWithLabels(MetricKey.counter("a_test_escapes_total", { description: "Of a test" }), [
          MetricLabel.make("label", value),
        ]),
      ).unsafeUpdate(2, [])
    }

    expect(PrometheusText.of(samplesOf("escapes"))).toBe(
      [
        "# HELP a_test_escapes_total Of a test",
        "# TYPE a_test_escapes_total counter",
        'a_test_escapes_total{label="plain"} 2',
        'a_test_escapes_total{label="a \\"quoted\\" \\\\ \\n word"} 2',
        "",
      ].join("\n"),
    )
  })

  test("counts a histogram's buckets upward, to the last one that holds all", () => {
    const histogram = Metric.histogram("a_test_seconds", MetricBoundaries.fromIterable([0.1, 1]), "Of a test")
    for (const value of [0.05, 0.1, 0.5, 30]) histogram.unsafeUpdate(value, [])

    expect(PrometheusText.of(samplesOf("seconds"))).toBe(
      [
        "# HELP a_test_seconds Of a test",
        "# TYPE a_test_seconds histogram",
        'a_test_seconds_bucket{le="0.1"} 2',
        'a_test_seconds_bucket{le="1"} 3',
        'a_test_seconds_bucket{le="+Inf"} 4',
        "a_test_seconds_sum 30.65",
        "a_test_seconds_count 4",
        "",
      ].join("\n"),
    )
  })
})

const key = { authorization: "Bearer ctm_sandbox_public" }
const json = { ...key, "content-type": "application/json" }
const body = JSON.stringify({ condition: "glioblastoma" })
const toolCall = (name: string, sent: object) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: sent } })

describe("/metrics of a service at work", () => {
  let isBlocked = false
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: (_, answer) => (isBlocked ? new Response("", { status: 403 }) : answer()),
  })
  let service: Listening
  let text: string
  let samples: ReadonlyArray<Sample>

  const post = (path: string, headers: Readonly<Record<string, string>> = json, sent = body) =>
    fetch(`${service.url}${path}`, { method: "POST", headers, body: sent }).then((answer) => answer.arrayBuffer())

  beforeAll(async () => {
    service = await listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "12" })
    await post("/v1/match", { ...json, "idempotency-key": "of-a-test" })
    await post("/v1/match", { ...json, "idempotency-key": "of-a-test" })
    isBlocked = true
    await post("/v1/match")
    await fetch(`${service.url}/v1/availability/NCT99100101`, { headers: key })
    isBlocked = false
    await fetch(`${service.url}/v1/availability/NCT00000000`, { headers: key })
    await post("/mcp", json, "{")
    await post("/mcp", json, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "stranger" }))
    await post("/mcp", json, toolCall("stranger", {}))
    await post("/mcp", json, toolCall("get_site_availability", { nct_id: "NCT00000000" }))
    for (let hostile = 0; hostile < 50; hostile += 1) {
      await fetch(`${service.url}/somewhere/${hostile}?who=somebody-${hostile}`, {
        headers: { authorization: `Bearer stranger-${hostile}`, "user-agent": `stranger-${hostile}` },
      })
      await fetch(`${service.url}/v1/availability/stranger-${hostile}`)
      await fetch(`${service.url}/v1/match`, { method: "PROPFIND" })
    }
    for (let call = 0; call < 10; call += 1) await fetch(`${service.url}/v1/conditions`, { headers: key })
    const answer = await fetch(`${service.url}/metrics`)
    text = await answer.text()
    samples = parse(text)

    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
  })

  afterAll(async () => {
    await service.stop()
    await standIn.stop()
  })

  test.each<[name: string, labels: Sample["labels"], value: number]>([
    ["http_requests_total", { route: "/v1/match", method: "POST", status: "200" }, 2],
    ["http_requests_total", { route: "/v1/match", method: "POST", status: "502" }, 1],
    ["http_requests_total", { route: "/v1/match", method: "other", status: "405" }, 50],
    ["http_requests_total", { route: "/v1/availability/{nctId}", method: "GET", status: "401" }, 50],
    ["http_requests_total", { route: "/v1/availability/{nctId}", method: "GET", status: "404" }, 1],
    ["http_requests_total", { route: "other", method: "GET", status: "404" }, 50],
    ["http_requests_total", { route: "/v1/conditions", method: "GET", status: "200" }, 6],
    ["http_requests_total", { route: "/v1/conditions", method: "GET", status: "429" }, 4],
    ["http_request_duration_seconds_count", { route: "/v1/conditions" }, 10],
    ["http_request_duration_seconds_bucket", { route: "/v1/conditions", le: "+Inf" }, 10],
    ["http_request_errors_total", { route: "/v1/match", code: "internal_error", reason: "RegistryIsUnavailable" }, 1],
    ["http_request_errors_total", { code: "rate_limited", reason: "QuotaIsSpent" }, 4],
    ["http_requests_total", { route: "/mcp", method: "POST", status: "200" }, 3],
    ["http_request_errors_total", { route: "/mcp", code: "-32700", reason: "MessageIsNotJson" }, 1],
    ["http_request_errors_total", { route: "/mcp", code: "-32601", reason: "MethodIsUnknown" }, 1],
    ["http_request_errors_total", { route: "/mcp", code: "-32602", reason: "ParamsAreInvalid" }, 1],
    ["http_request_errors_total", { route: "/mcp", code: "not_found", reason: "StudyIsUnknown" }, 1],
    ["quota_refusals_total", { plan: "sandbox" }, 4],
    ["idempotency_replays_total", { route: "/v1/match" }, 1],
    ["registry_calls_total", { outcome: "answered" }, 1],
    ["registry_calls_total", { outcome: "blocked" }, 2],
    ["registry_calls_total", { outcome: "unknown" }, 2],
    ["registry_call_duration_seconds_count", {}, 5],
    ["reading_memory_lookups_total", { outcome: "hit" }, 0],
    ["registry_breaker_open", {}, 0],
    ["registry_calls_in_flight", {}, 0],
    ["registry_calls_waiting", {}, 0],
    ["http_requests_in_flight", {}, 1],
    ["build_info", { version, bun: Bun.version }, 1],
  ])("%s %j is %d", (name, labels, value) => {
    expect(sum(samples, name, labels)).toBe(value)
  })

  test("tells of the texts that were read", () => {
    const texts = sum(samples, "reading_memory_texts")
    expect(texts).toBeGreaterThan(0)
    expect(sum(samples, "reading_memory_lookups_total", { outcome: "miss" })).toBe(texts)
    expect(sum(samples, "reading_memory_bytes")).toBeGreaterThan(1000 * texts)
  })

  test("tells of the process", () => {
    expect(sum(samples, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000)
    expect(sum(samples, "process_cpu_seconds_total")).toBeGreaterThan(0)
    expect(Date.now() / 1000 - sum(samples, "process_start_time_seconds")).toBeWithin(0, 3600)
  })

  test("says of each metric once what it is, and gives no sample twice", () => {
    const named = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)

    expect(named).toEqual([...new Set(named)])
    const written = samples.map(({ labels, name }) => JSON.stringify([name, labels]))

    expect(written).toEqual([...new Set(written)])
  })

  test("has no label of a caller's", () => {
    expect(text).not.toMatch(/stranger|somebody|somewhere|of-a-test|glioblastoma|ctm_|127\.0\.0\.1|PROPFIND|NCT\d/)
  })

  test("is for everybody who reaches it, and for reading only", async () => {
    expect((await fetch(`${service.url}/metrics`, { method: "POST" })).status).toBe(405)
    expect(await (await fetch(`${service.url}/metrics`, { method: "HEAD" })).text()).toBe("")
  })
})

test("The version is the package's", () => expect(version).toBe(manifest.version))
