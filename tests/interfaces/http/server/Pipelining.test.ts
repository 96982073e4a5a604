import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { connect } from "node:net"
import * as StandIn from "../../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import { type Listening, listening } from "../../../support/process.ts"
import { until } from "../../../support/until.ts"

setDefaultTimeout(300_000)

/** A registry that answers when it is let. */
let gate = Promise.withResolvers<void>()
const standIn = StandIn.serve({
  studies: madeUpStudies,
  behavior: async (_, answer) => {
    await gate.promise

    return answer()
  },
})
let service: Listening

beforeAll(async () => {
  service = await listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "1000" })
})

afterAll(async () => {
  gate.resolve()
  await service.stop()
  await standIn.stop()
})

const head = "Host: service.test\r\nAuthorization: Bearer ctm_sandbox_public\r\n"
const get = (path: string) => `GET ${path} HTTP/1.1\r\n${head}\r\n`
const body = JSON.stringify({ condition: "glioblastoma", limit: 1 })
const match = (more = "") =>
  `POST /v1/match HTTP/1.1\r\n${head}${more}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const remaining = async () => {
  const { headers } = await fetch(`${service.url}/v1/match`)

  return Number(headers.get("x-ratelimit-remaining"))
}

/** A connection that stays open for reading when it has nothing more to say. */
const open = () => {
  const socket = connect({ port: service.port, host: "127.0.0.1", allowHalfOpen: true })
  let text = ""
  let isEnded = false
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1")
  })
  socket.on("end", () => {
    isEnded = true
  })
  socket.on("error", () => {
    isEnded = true
  })

  return { socket, heard: () => text, isEnded: () => isEnded }
}

const asked = (count: number) => until(() => standIn.requests.length >= count)

test("Requests in one breath are answered one after the other where no answer has to be waited for", async () => {
  const { heard, socket } = open()
  socket.write(get("/healthz") + get("/v1/match") + get("/healthz"))
  await until(() => heard().split("HTTP/1.1 ").length === 4)
  socket.destroy()

  expect(heard().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 405", "HTTP/1.1 200"])
})

describe("Bun ends a connection whose client does not wait for an answer; the call is given back", () => {
  test.each<readonly [what: string, next: (socket: ReturnType<typeof connect>) => void]>([
    ["a second request", (socket) => socket.write(get("/healthz"))],
    ["the end of what it has to say", (socket) => socket.end()],
  ])("%s before the answer of a match", async (_, next) => {
    gate = Promise.withResolvers()
    const before = await remaining()
    const count = standIn.requests.length
    const { heard, isEnded, socket } = open()
    socket.write(match())
    await asked(count + 1)
    next(socket)
    await until(isEnded)

    expect(heard()).toBe("")
    gate.resolve()
    await until(async () => (await remaining()) === before)
  })

  test("a second request in the same breath", async () => {
    gate = Promise.withResolvers()
    const before = await remaining()
    const { heard, isEnded, socket } = open()
    socket.write(match() + match())
    await until(isEnded)

    expect(heard()).toBe("")
    gate.resolve()
    await until(async () => (await remaining()) === before)
  })
})

/** What docs/operations.md says of Bun: where a newer one does otherwise, both change. */
describe("Bun has its own way", () => {
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n`
  const begin = (more: string) => `POST /v1/match HTTP/1.1\r\n${head}Content-Type: application/json\r\n${more}\r\n`
  const served = () => {
    gate.resolve()

    return fetch(`${service.url}/healthz`)
  }

  test.each([
    ["100-continue", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK"],
    ["100-Continue", "HTTP/1.1 200 OK"],
  ])("with a caller who sends Expect: %s, and its body all the same after a while", async (expect100, answer) => {
    const { heard, socket } = open()
    socket.write(begin(`Expect: ${expect100}\r\nContent-Length: ${body.length}\r\n`))
    await served()
    socket.write(body)
    await until(() => heard().includes("HTTP/1.1 200 OK"))
    socket.destroy()

    expect(heard()).toStartWith(answer)
  })

  test("with a body in chunks that ends without trailers", async () => {
    const { heard, socket } = open()
    socket.write(`${begin("Transfer-Encoding: chunked\r\n")}${chunks}\r\n`)
    await served()
    await until(() => heard().includes("\r\n\r\n"))
    socket.destroy()

    expect(heard()).toStartWith("HTTP/1.1 200 OK")
  })

  test("and with one that ends with trailers: an empty 400, and the call is given back", async () => {
    const before = await remaining()
    const { heard, isEnded, socket } = open()
    socket.write(`${begin("Transfer-Encoding: chunked\r\n")}${chunks}X-Checksum: 1\r\n\r\n`)
    await until(isEnded)

    expect(heard()).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")
    await until(async () => (await remaining()) === before)
  })
})

test("With an Idempotency-Key the work goes on, and who asks again gets its answer for nothing", async () => {
  gate = Promise.withResolvers()
  const before = await remaining()
  const count = standIn.requests.length
  const { isEnded, socket } = open()
  socket.write(match("Idempotency-Key: a-key\r\n"))
  await asked(count + 1)
  socket.end()
  await until(isEnded)
  gate.resolve()
  const answer = await fetch(`${service.url}/v1/match`, {
    method: "POST",
    headers: {
      authorization: "Bearer ctm_sandbox_public",
      "content-type": "application/json",
      "idempotency-key": "a-key",
    },
    body,
  })

  expect(answer.headers.get("idempotency-replayed")).toBe("true")
  expect(answer.headers.get("x-ratelimit-remaining")).toBe(String(before - 1))
})
