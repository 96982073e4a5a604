import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Clock } from "effect"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { version } from "../../../interfaces/Version.ts"
import { aheadClock } from "../../support/clock.ts"
import { collector, read } from "../../support/collector.ts"
import * as Here from "../../support/here.ts"
import { listening } from "../../support/process.ts"
import { until } from "../../support/until.ts"

setDefaultTimeout(300_000)

const standIn = StandIn.serve({ studies: madeUpStudies })
const blocking = StandIn.serve({ studies: [], behavior: () => new Response("", { status: 403 }) })

afterAll(async () => {
  await standIn.stop()
  await blocking.stop()
})

const json = { authorization: "Bearer ctm_sandbox_public", "content-type": "application/json" }

const match = ({ url }: { readonly url: string }, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/v1/match`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ condition: "glioblastoma", limit: 1 }),
  })

const begin = (registry: StandIn.StandIn, more: Readonly<Record<string, string>>, clock?: Clock.Clock) =>
  Here.listening({ REGISTRY_BASE_URL: registry.url, SANDBOX_REQUESTS_PER_DAY: "100000", ...more }, clock)

const jsonProtocol = { OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" }

describe("With a collector named by the standard variables", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c"
  const theirs = "b7ad6b7169203331"
  const traces = collector()
  let told: ReturnType<typeof read>
  let requestId: string | null

  beforeAll(async () => {
    const { clock, passes } = aheadClock()
    const haveArrived = (spans: number) =>
      until(() => {
        passes("1 second")

        return read(traces.received).spans.length === spans
      })
    const variables = {
      ...jsonProtocol,
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      OTEL_EXPORTER_OTLP_HEADERS: "x-of-the-collector=a%20word,other=1",
      OTEL_SERVICE_NAME: "trials-of-a-test",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    }
    const service = await begin(standIn, variables, clock)
    const matched = await match(service, { traceparent: `00-${traceId}-${theirs}-01` })
    requestId = matched.headers.get("x-request-id")
    await fetch(`${service.url}/v1/availability/NCT99990000`, { headers: json })
    await fetch(`${service.url}/v1/match`, { method: "POST" })
    await fetch(`${service.url}/somewhere`)
    await haveArrived(5)
    expect((await service.stop()).code).toBe(0)

    const elsewhere = { ...jsonProtocol, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${traces.url}/other` }
    const failing = await begin(blocking, elsewhere, clock)
    await match(failing)
    await haveArrived(7)
    await failing.stop()
    told = read(traces.received)
  })

  afterAll(() => traces.stop())

  test("spans arrive where they are to, with the headers that are asked for", () => {
    expect([...new Set(traces.received.map(({ path }) => path))]).toEqual(["/v1/traces", "/other"])
    expect(traces.received[0]?.headers.get("x-of-the-collector")).toBe("a word")
    expect(traces.received[0]?.headers.get("content-type")).toBe("application/json")
  })

  test("they say which service they are of", () => {
    expect(told.resources[0]).toMatchObject({
      "service.name": "trials-of-a-test",
      "service.version": version,
      "deployment.environment.name": "test",
    })
    expect(told.resources.at(-1)?.["service.name"]).toBe("trial-match")
  })

  test("there is one for each call and one for its call of the registry, and nothing else", () => {
    expect(told.spans.map(({ attributes, kind, name, status }) => [name, kind, status.code, attributes])).toEqual([
      ["registry search", 3, 1, { "registry.outcome": "answered" }],
      [
        "POST /v1/match",
        2,
        1,
        {
          "http.request.method": "POST",
          "http.route": "/v1/match",
          "http.response.status_code": 200,
          request_id: requestId,
        },
      ],
      ["registry study", 3, 1, { "registry.outcome": "unknown" }],
      [
        "GET /v1/availability/{nctId}",
        2,
        1,
        {
          "http.request.method": "GET",
          "http.route": "/v1/availability/{nctId}",
          "http.response.status_code": 404,
          "error.type": "StudyIsUnknown",
          request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
      [
        "POST /v1/match",
        2,
        1,
        {
          "http.request.method": "POST",
          "http.route": "/v1/match",
          "http.response.status_code": 401,
          "error.type": "KeyIsMissing",
          request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
      ["registry search", 3, 2, expect.objectContaining({ "registry.outcome": "blocked" })],
      [
        "POST /v1/match",
        2,
        2,
        expect.objectContaining({ "http.response.status_code": 502, "error.type": "RegistryIsUnavailable" }),
      ],
    ])
  })

  test("the registry's span stands inside the call's, which stands inside the caller's trace", () => {
    const [registry, call, , other] = told.spans

    expect(registry).toMatchObject({ traceId, parentSpanId: call?.spanId })
    expect(call).toMatchObject({ traceId, parentSpanId: theirs })
    expect(other?.traceId).not.toBe(traceId)
    expect(other?.parentSpanId).toBeUndefined()
  })

  test("what failed says why in a word of ours, and shows nothing of the code", () => {
    const failed = told.spans.filter(({ status }) => status.code === 2)

    expect(failed.map(({ status }) => status.message)).toEqual(["blocked", "RegistryIsUnavailable"])
    expect(JSON.stringify(told)).not.toMatch(/\.ts\b|node_modules|glioblastoma|NCT\d|ctm_/)
  })
})

test("The protocol of old is buffers, as the standard has it, and the end of the process waits for them", async () => {
  const traces = collector()
  const service = await listening({ REGISTRY_BASE_URL: standIn.url, OTEL_EXPORTER_OTLP_ENDPOINT: traces.url })
  await match(service)
  service.signal("SIGTERM")
  await service.ended()
  await traces.stop()

  expect(traces.received[0]?.headers.get("content-type")).toBe("application/x-protobuf")
  expect(traces.received.map(({ body }) => body.toString("latin1")).join("")).toContain("POST /v1/match")
})

describe("Nothing is told where", () => {
  test.each<[what: string, variables: Readonly<Record<string, string>>]>([
    ["OTEL_SDK_DISABLED is true", { OTEL_SDK_DISABLED: "true" }],
    ["OTEL_TRACES_EXPORTER is none", { OTEL_TRACES_EXPORTER: "none" }],
    ["the endpoint is empty", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }],
  ])("%s", async (_, variables) => {
    const traces = collector()
    const service = await begin(standIn, { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, ...variables })

    expect((await match(service)).status).toBe(200)
    expect((await service.stop()).code).toBe(0)
    await traces.stop()
    expect(traces.received).toBeEmpty()
  })
})

const undisturbedBy = async (answer: (() => Response | Promise<Response>) | undefined) => {
  const traces = answer === undefined ? undefined : collector(answer)
  const { clock, passes } = aheadClock()
  const service = await begin(standIn, { OTEL_EXPORTER_OTLP_ENDPOINT: traces?.url ?? "http://127.0.0.1:1" }, clock)
  const statuses: Array<number> = []
  for (let call = 0; call < 30; call += 1) {
    statuses.push((await match(service)).status)
    passes("100 millis")
  }
  const ended = service.stop()
  while (service.isRunning()) {
    passes("100 millis")
    await Bun.sleep(5)
  }
  const { code } = await ended
  await traces?.stop()

  return { statuses: [...new Set(statuses)], code }
}

test("Callers and the end of the service do not feel a collector that is away, fails, or never answers", async () => {
  const unharmed = { statuses: [200], code: 0 }

  expect(
    await Promise.all([
      undisturbedBy(undefined),
      undisturbedBy(() => new Response("", { status: 500 })),
      undisturbedBy(() => new Promise<Response>(() => undefined)),
    ]),
  ).toEqual([unharmed, unharmed, unharmed])
})
