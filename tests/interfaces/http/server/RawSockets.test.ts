import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { sizes } from "../../../endurance/Sizes.ts"
import { type Listening, listening } from "../../../support/process.ts"
import { parse } from "../../../support/prometheus.ts"
import * as Raw from "../../../support/raw.ts"
import { until } from "../../../support/until.ts"
import { slowSockets } from "./SlowSockets.ts"

setDefaultTimeout(300_000)

const standIn = StandIn.serve({ studies: [] })
let service: Listening

beforeAll(async () => {
  service = await listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "1000000" })
})

afterAll(async () => {
  await service.stop()
  await standIn.stop()
})

const key = "Authorization: Bearer ctm_sandbox_public\r\n"
const host = "Host: service.test\r\n"
const get = (target: string, headers = `${host}${key}`) => `GET ${target} HTTP/1.1\r\n${headers}\r\n`
const post = (headers: string, body = "") =>
  `POST /v1/match HTTP/1.1\r\n${host}${key}Content-Type: application/json\r\n${headers}\r\n${body}`
const chunked = "Transfer-Encoding: chunked\r\n"
const manyHeaders = (count: number) => Array.from({ length: count }, (_, at) => `h${at}: x\r\n`).join("")

const secured = {
  "access-control-allow-origin": "*",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

const expectOurs = (answer: Raw.RawAnswer | undefined, status: number) => {
  expect(answer?.status).toBe(status)
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject(secured)
  expect(answer?.headers.get("server")).toBeNull()
  const body = JSON.parse(answer?.body ?? "") as object
  if (status >= 400) expect(body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
  expect(answer?.body).not.toMatch(/ at \S+:\d+|node_modules|\.ts\b|evil|service\.test/)
}

describe("An odd request gets an answer of the service's own", () => {
  test.each<[what: string, bytes: string, status: number]>([
    ["HTTP/1.0 without a host", `GET /v1/conditions HTTP/1.0\r\n${key}\r\n`, 200],
    ["a host that is none", get("/v1/conditions", `Host: a b<>"\r\n${key}`), 200],
    ["the absolute form", get("http://evil.example/v1/conditions"), 200],
    ["the absolute form with a password", get("http://u:p@evil.example/v1/conditions"), 200],
    ["the absolute form of nothing", get("http://evil.example/nothing"), 404],
    ["two slashes", get("//v1/conditions"), 404],
    ["three slashes and a host", get("///evil.example/v1/conditions"), 404],
    ["an encoded slash", get("/v1%2fconditions"), 404],
    ["dots", get("/v1/../v1/conditions"), 404],
    ["broken encoding where a number stands", get("/v1/availability/%zz"), 400],
    ["an encoded NUL where a number stands", get("/v1/availability/NCT%00"), 400],
    ["broken encoding in a query", get("/v1/conditions?%zz=%"), 200],
    ["bytes beyond ASCII in the path", get("/v1/\xff\xfe"), 404],
    ["a path of 8,000 characters", get(`/${"x".repeat(8000)}`), 404],
    ["150 headers", get("/v1/conditions", `${host}${manyHeaders(150)}${key}`), 200],
    ["a GET with a body", get("/v1/conditions", `${host}${key}Content-Length: 3\r\n`).concat("abc"), 200],
    ["a wish to upgrade", get("/v1/conditions", `${host}${key}Connection: Upgrade\r\nUpgrade: websocket\r\n`), 200],
    ["TRACE", `TRACE /v1/conditions HTTP/1.1\r\n${host}${key}\r\n`, 405],
    ["PROPFIND", `PROPFIND /v1/match HTTP/1.1\r\n${host}${key}\r\n`, 405],
    ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 404],
    ["a body in chunks", post(chunked, "2\r\n{}\r\n0\r\n\r\n"), 400],
    ["no body and no length", post(""), 400],
    ["a body of 1 MB, announced", post("Content-Length: 1000000\r\n"), 413],
    ["a body of 100 GB, announced", post("Content-Length: 100000000000\r\n"), 413],
    ["a body of 1 MB in chunks", post(chunked, `f4240\r\n${"x".repeat(1_000_000)}\r\n0\r\n\r\n`), 413],
    ["a compressed body", post("Content-Encoding: gzip\r\nContent-Length: 2\r\n", "{}"), 415],
    ["a body nested 100,000 deep", post("Content-Length: 100000\r\n", "[".repeat(100_000)), 400],
    ["a body that is not UTF-8", post("Content-Length: 3\r\n", '"\xff"'), 400],
  ])("%s", async (_, bytes, status) => {
    expectOurs(await Raw.ask(service.port, bytes), status)
  })

  test("HEAD answers as GET, without the body", async () => {
    const answer = await Raw.ask(service.port, `HEAD /v1/conditions HTTP/1.1\r\n${host}${key}\r\n`)
    const whole = await Raw.ask(service.port, get("/v1/conditions"))

    expect(answer).toMatchObject({ status: 200, body: "" })
    expect(answer?.headers.get("content-length")).toBe(String(Buffer.byteLength(whole?.body ?? "", "latin1")))
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject(secured)
  })

  test("OPTIONS tells what is allowed, with no key and no body", async () => {
    const answer = await Raw.ask(service.port, `OPTIONS /v1/match HTTP/1.1\r\n${host}\r\n`)

    expect(answer).toMatchObject({ status: 204, body: "" })
    expect(answer?.headers.get("allow")).toBe("POST")
    expect(answer?.headers.get("access-control-allow-methods")).toBe("GET, POST")
  })

  test("a caller who waits to be told to go on is told at once that the body is too large", async () => {
    const connection = await Raw.connect(service.port)
    connection.write(post("Expect: 100-continue\r\nContent-Length: 1000000\r\n"))
    await until(() => connection.heard().text.includes('"invalid_request"'))

    expect(connection.heard().text).toContain("HTTP/1.1 413")
    connection.close()
  })

  test("two requests in one breath get two answers", async () => {
    const connection = await Raw.connect(service.port)
    connection.write(get("/v1/conditions") + get("/healthz"))
    await until(() => connection.heard().text.split("HTTP/1.1 200").length === 3)
    connection.close()
  })
})

describe("Who hangs up in the middle of a body has not paid", () => {
  const remaining = async () =>
    Number((await Raw.ask(service.port, get("/v1/conditions")))?.headers.get("x-ratelimit-remaining"))

  const answered = async (route: string): Promise<number> => {
    const samples = parse(await (await fetch(`${service.url}/metrics`)).text())
    const ofRoute = samples.filter(({ labels, name }) => name === "http_requests_total" && labels["route"] === route)

    return ofRoute.reduce((sum, { value }) => sum + value, 0)
  }

  test.each(["/v1/match", "/mcp", "/fhir/ResearchStudy/$match", "/getClinicalTrial", "/fhir/$trial-profile"])(
    "to %s",
    async (route) => {
      const [before, answeredBefore] = [await remaining(), await answered(route)]
      const connection = await Raw.connect(service.port)
      connection.write(post("Content-Length: 1000\r\n", "{").replace("/v1/match", route))
      connection.close()
      await until(async () => (await answered(route)) > answeredBefore)

      expect(await remaining()).toBe(before - 1)
    },
  )
})

describe("What Bun refuses before the service learns of it has no body", () => {
  test.each<[what: string, bytes: string, status: number | undefined]>([
    ["HTTP/1.1 without a host", get("/v1/conditions", key), 400],
    ["a target without a slash", get("v1/conditions"), 400],
    ["OPTIONS *", `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 400],
    ["a length and chunks", post(`Content-Length: 5\r\n${chunked}`, "0\r\n\r\n"), 400],
    ["two lengths", post("Content-Length: 5\r\nContent-Length: 6\r\n", "abcdef"), 400],
    ["a length below zero", post("Content-Length: -5\r\n"), 400],
    ["a chunk without a size", post(chunked, "zz\r\n"), 400],
    ["a folded header", get("/v1/conditions", `${host}A: b\r\n c\r\n${key}`), 400],
    ["a space before a colon", get("/v1/conditions", `${host}A : b\r\n${key}`), 400],
    ["a control character in a header", get("/v1/conditions", `${host}A: \x01\r\n${key}`), 400],
    ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
    ["a header of 20,000 characters", get("/v1/conditions", `${host}A: ${"x".repeat(20_000)}\r\n${key}`), 431],
    ["250 headers", get("/v1/conditions", `${host}${manyHeaders(250)}${key}`), 431],
    ["a path of 30,000 characters", get(`/${"x".repeat(30_000)}`), 431],
    ["a control character in the path", get("/v1/\x01"), 505],
    ["a space in the path", get("/v1/a b"), 505],
    ["lines that end without CR", `GET /v1/conditions HTTP/1.1\nHost: x\n\n`, 505],
    ["HTTP/2.0", `GET /v1/conditions HTTP/2.0\r\n${host}${key}\r\n`, 505],
    ["a method in small letters", `get /v1/conditions HTTP/1.1\r\n${host}${key}\r\n`, undefined],
    ["a method that does not exist", `BREW /v1/conditions HTTP/1.1\r\n${host}${key}\r\n`, undefined],
  ])("%s", async (_, bytes, status) => {
    const answer = await Raw.ask(service.port, bytes)

    expect(answer?.status).toBe(status)
    expect(answer?.body ?? "").toBe("")
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })
})

slowSockets(sizes.sockets.short, () => service)
