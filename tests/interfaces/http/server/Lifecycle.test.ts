import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import { version } from "../../../../interfaces/Version.ts"
import { sizes } from "../../../endurance/Sizes.ts"
import * as Here from "../../../support/here.ts"
import { spawn } from "../../../support/process.ts"
import * as Raw from "../../../support/raw.ts"
import { eventually, until } from "../../../support/until.ts"
import { begin, bodyOf, finishesInFlight, gated, inFlight, isReady, key, match, over } from "./AtWork.ts"

setDefaultTimeout(300_000)

const well = StandIn.serve({ studies: madeUpStudies })

const black = StandIn.serve({ studies: [], behavior: () => new Promise<Response>(() => undefined) })

afterAll(async () => {
  await well.stop()
  await black.stop()
})

test("Links lead to the port that it listens on, also where the system chooses it", async () => {
  const service = await Here.begin({ REGISTRY_BASE_URL: well.url, PORT: "0" })
  const line = await eventually(() => /^.*Listening on .*$/m.exec(service.written().out)?.[0])
  const [, port] = /Listening on http:\/\/127\.0\.0\.1:(\d+)\//.exec(line) ?? []
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const { error } = (await (await at("/v1/conditions")).json()) as { readonly error: { readonly docs: string } }
  const { servers } = (await (await at("/openapi.json")).json()) as { readonly servers: unknown }
  service.end()
  const { code } = await service.ended()

  expect(code).toBe(0)
  expect(line).toContain(`"docs":"http://localhost:${port}/docs"`)
  expect(error.docs).toBe(`http://localhost:${port}/docs#unauthorized`)
  expect(servers).toEqual([{ url: `http://localhost:${port}`, description: "This service" }])
})

describe("A start that cannot be ends with one sentence and code 1", () => {
  test.each<[variable: string, value: string, says: string]>([
    ["PORT", "http", "PORT is not valid: it must be a whole number from 0 to 65535."],
    [
      "REGISTRY_TIMEOUT",
      "soon",
      "REGISTRY_TIMEOUT is not valid: it must be a duration up to 2m, such as 12 seconds or 12s.",
    ],
    ["LOG_LEVEL", "loud", "LOG_LEVEL is not valid: it must be one of debug, info, warning, error, none."],
    [
      "PUBLIC_URL",
      "ftp://x",
      "PUBLIC_URL is not valid: it must be an http or https URL without user, query or fragment.",
    ],
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "collector:4318",
      "OTEL_EXPORTER_OTLP_ENDPOINT is not valid: it must be an http or https URL.",
    ],
    [
      "OTEL_EXPORTER_OTLP_HEADERS",
      "a-secret-without-a-name",
      "OTEL_EXPORTER_OTLP_HEADERS is not valid: it must be name=value pairs with commas between.",
    ],
    [
      "DATABASE_URL",
      "postgres://somebody:a-secret@127.0.0.1:1/trials",
      "Nothing takes connections at 127.0.0.1:1, where DATABASE_URL has its Postgres.",
    ],
    [
      "DATABASE_URL",
      "sqlite:///proc/nowhere/trials.sqlite",
      "The folder /proc/nowhere of DATABASE_URL is not there: make it, or name another.",
    ],
  ])("%s=%s", async (variable, value, says) => {
    const { code, err, out } = await (await Here.begin({ [variable]: value })).ended()

    expect(err).toBe(`${says}\n`)
    expect(code).toBe(1)
    expect(out).not.toContain("Listening")
    expect(`${out}${err}`).not.toContain("secret")
  })

  test("several wrong variables, each on a line of its own", async () => {
    const start = await Here.begin({
      PORT: "http",
      REGISTRY_TIMEOUT: "soon",
      SANDBOX_API_KEY_FILE: "/nowhere/a-secret",
    })
    const { code, err } = await start.ended()

    expect(err.trimEnd().split("\n")).toEqual([
      "PORT is not valid: it must be a whole number from 0 to 65535.",
      "REGISTRY_TIMEOUT is not valid: it must be a duration up to 2m, such as 12 seconds or 12s.",
      "SANDBOX_API_KEY_FILE is not valid: it must be the path of a file to read.",
    ])
    expect(code).toBe(1)
  })

  test("a port in use", async () => {
    const child = await spawn({ PORT: new URL(well.url).port })
    const { code, err } = await child.ended()

    expect(err).toMatch(/^127\.0\.0\.1 port \d+ is not free to listen on \(HOST, PORT\)\.\n$/)
    expect(code).toBe(1)
  })

  test("an address of another machine", async () => {
    const start = await Here.begin({ HOST: "192.0.2.1" })

    expect(await start.ended()).toMatchObject({
      err: "192.0.2.1 is not an address of this machine, so the service cannot listen on it (HOST).\n",
      code: 1,
    })
  })
})

describe("The start is told", () => {
  interface Line {
    readonly level: string
    readonly message: string
    readonly [name: string]: unknown
  }

  const linesOf = async (more: Readonly<Record<string, string>>) => {
    const service = await Here.listening(over(well, more))
    await until(() => service.written().out.includes("Listening"))
    const { out } = await service.stop()
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line): Line => JSON.parse(line))

    return { service, lines }
  }

  test("with version, registry, database and documentation, and that the database is new", async () => {
    const { lines, service } = await linesOf({ PUBLIC_URL: "https://trials.example" })
    const [first, second] = lines

    expect(first?.message).toMatch(/^New database at \/.*\/trials\.sqlite \(SQLite\)$/)
    expect(second).toMatchObject({
      level: "INFO",
      message: `Listening on ${service.url}/`,
      version,
      registry: well.url,
      database: expect.stringMatching(/^\/.*\/trials\.sqlite \(SQLite\)$/),
      docs: "https://trials.example/docs",
    })
  })

  test("with a warning for each name that is misspelled, and without its value", async () => {
    const { lines } = await linesOf({ REGISTRY_TIMEOT: "a-secret", SANDBOX_KEY: "a-secret", UNRELATED: "x" })

    expect(lines.filter(({ level }) => level === "WARN").map(({ message }) => message)).toEqual([
      "REGISTRY_TIMEOT is not a setting of this service: did you mean REGISTRY_TIMEOUT?",
      "SANDBOX_KEY is not a setting of this service: did you mean SANDBOX_API_KEY or SANDBOX_API_KEY_FILE or SANDBOX_REQUESTS_PER_DAY?",
    ])
    expect(JSON.stringify(lines)).not.toContain("a-secret")
  })
})

describe.concurrent("SIGTERM", () => {
  finishesInFlight(sizes.requestsInFlight.short)

  test("meanwhile no call is taken, none is left without an answer, and readiness is gone", async () => {
    const { open, registry } = gated()
    const service = await begin(registry)
    const first = match(service)
    await until(async () => (await inFlight(service)) === 1)
    const waiting = await Raw.connect(service.port)
    waiting.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    await until(() => waiting.heard().text.includes("200 OK"))
    service.signal("SIGTERM")
    await until(async () => !(await isReady(service)))
    await until(() => service.written().out.includes("Ending"))
    const [refused, ready, alive] = await Promise.all([
      match(service),
      fetch(`${service.url}/readyz`),
      fetch(`${service.url}/healthz`),
    ])

    expect(refused.status).toBe(503)
    expect(refused.headers.get("retry-after")).toBe("5")
    expect(refused.headers.get("connection")).toBe("close")
    expect(refused.headers.get("x-ratelimit-limit")).toBe("1000000")
    expect((await bodyOf(refused)).error?.code).toBe("internal_error")
    expect([ready.status, alive.status]).toEqual([503, 200])
    open()
    expect((await first).status).toBe(200)
    expect((await service.ended()).code).toBe(0)
    await until(() => waiting.heard().isClosed)
    await registry.stop()
  })

  test("a call that does not finish in its time gets an answer, too, and code 0 stays", async () => {
    const service = await begin(well, { REGISTRY_TIMEOUT: "100 millis" })
    const sender = await Raw.connect(service.port)
    sender.write(
      `POST /v1/match HTTP/1.1\r\nHost: x\r\nAuthorization: ${key.authorization}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
    )
    await until(async () => (await inFlight(service)) === 1)
    service.signal("SIGTERM")
    const { code, out } = await service.ended()
    await until(() => sender.heard().isClosed)
    const { text } = sender.heard()
    const [, requestId] = /^x-request-id: ([0-9a-f]{32})\r$/im.exec(text) ?? []

    expect(text).toStartWith("HTTP/1.1 503")
    expect(text.toLowerCase()).toContain("\r\nx-ratelimit-limit: 1000000\r\n")
    expect(out).toMatch(new RegExp(`"request_id":"${requestId}".*"status":503,.*"reason":"ServiceIsDraining"`))
    expect(text.toLowerCase()).toContain("\r\nretry-after: 5\r\n")
    expect(text).toContain('"code":"internal_error"')
    expect(code).toBe(0)
  })

  test("the work for an Idempotency-Key whose caller has hung up is done first", async () => {
    const { open, registry } = gated()
    const service = await begin(registry)
    const caller = new AbortController()
    const hungUp = match(service, { "idempotency-key": "one" }, caller.signal).catch(() => undefined)
    await until(() => registry.requests.length === 1)
    caller.abort()
    await hungUp
    await until(async () => (await inFlight(service)) === 0)
    service.signal("SIGTERM")
    await until(async () => !(await isReady(service)))
    await Bun.sleep(300)

    expect(service.isRunning()).toBeTrue()
    open()
    expect((await service.ended()).code).toBe(0)
    await registry.stop()
  })

  test("a second signal ends it before its calls are answered", async () => {
    const service = await begin(black)
    const answers = Promise.allSettled([match(service), match(service)])
    await until(async () => (await inFlight(service)) === 2)
    service.signal("SIGTERM")
    await Bun.sleep(300)

    expect(service.isRunning()).toBeTrue()
    service.signal("SIGTERM")
    await service.ended()

    expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  })

  test("with nothing in flight ends with code 0", async () => {
    const service = await begin(well)
    service.signal("SIGTERM")
    const { code, out } = await service.ended()

    expect(code).toBe(0)
    expect(out.trimEnd().split("\n").at(-1)).toContain("Ending")
  })

  test("SIGINT does the same", async () => {
    const service = await begin(well)
    service.signal("SIGINT")

    expect((await service.ended()).code).toBe(0)
  })
})

test("An X-Forwarded-For header is warned of once where no proxy is trusted, and its address is not told", async () => {
  const [none, one] = await Promise.all([
    Here.listening(over(well)),
    Here.listening(over(well, { TRUSTED_PROXIES: "1" })),
  ])
  for (const { url } of [none, one]) {
    for (let call = 0; call < 3; call += 1) {
      await fetch(`${url}/v1/conditions`, { headers: { ...key, "x-forwarded-for": "203.0.113.77" } })
    }
  }
  const [untrusting, trusting] = await Promise.all([none.stop(), one.stop()])

  expect(untrusting.out.match(/X-Forwarded-For/g)).toHaveLength(1)
  expect(untrusting.out).toContain('"level":"WARN","message":"An X-Forwarded-For header arrived')
  expect(trusting.out).not.toContain("X-Forwarded-For")
  expect(`${untrusting.out}${trusting.out}`).not.toContain("203.0.113")
})
