import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { Cause, Duration, Effect, Exit, Fiber, Layer, Logger, TestClock, TestContext } from "effect"
import { Registry, type RegistryIsUnavailable, type Search } from "../../../application/ports/Registry.ts"
import * as TestRegistry from "../../support/registry.ts"
import * as RawServer from "./RawServer.ts"

setDefaultTimeout(300_000)

const { answer, both, drip, garbage, hangUp, json, raw, reset, silence } = RawServer

/** A condition that is found nowhere else. */
const canary = "Zyxoma"

const search: Search = {
  condition: { _tag: "Words", words: canary },
  location: undefined,
  types: ["interventional"],
  basketGenes: [],
  phases: [],
}

const record = {
  protocolSection: {
    identificationModule: { nctId: "NCT99000001" },
    statusModule: { overallStatus: "RECRUITING" },
    designModule: { studyType: "INTERVENTIONAL" },
  },
}
const page = { totalCount: 1, studies: [record] }
const pageText = JSON.stringify(page)

const asJson = { "content-type": "application/json" }
const chunked = { ...asJson, "transfer-encoding": "chunked" }
const html = answer("200 OK", { "content-type": "text/html" }, "<html>Scheduled maintenance</html>")
const megabyte = 1024 * 1024
const bomb = Bun.gzipSync(Buffer.alloc(64 * megabyte, " "))

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

type Reason = RegistryIsUnavailable["reason"]

interface Fault {
  readonly name: string
  readonly meets: ReadonlyArray<RawServer.Behavior>
  readonly ends: Reason | "answered"
  readonly requests: number
  /** Whether half of a caller's time passes with each request that is not answered. */
  readonly isSlow?: boolean
  readonly retryAfter?: number
}

const fault = (
  name: string,
  meets: RawServer.Behavior | ReadonlyArray<RawServer.Behavior>,
  ends: Fault["ends"],
  requests: number,
  more: Pick<Fault, "isSlow" | "retryAfter"> = {},
): Fault => ({ name, meets: typeof meets === "function" ? [meets] : meets, ends, requests, ...more })

const status = (line: string, headers: Readonly<Record<string, string>> = {}) =>
  answer(line, { "content-type": "text/plain", ...headers }, "some text about Zyxoma")

const slow = { isSlow: true }

const faults: ReadonlyArray<Fault> = [
  fault("none", json(page), "answered", 1),
  fault(
    "none, with a charset",
    answer("200 OK", { "content-type": "Application/JSON; charset=utf-8" }, pageText),
    "answered",
    1,
  ),
  fault(
    "none, in chunks",
    raw("200 OK", chunked, `${chunk(pageText.slice(0, 9))}${chunk(pageText.slice(9))}0\r\n\r\n`),
    "answered",
    1,
  ),
  fault(
    "none, zipped",
    answer("200 OK", { ...asJson, "content-encoding": "gzip" }, Bun.gzipSync(pageText)),
    "answered",
    1,
  ),

  fault("a reset connection", reset, "unreachable", 3),
  fault("a connection that is closed without an answer", hangUp, "unreachable", 3),
  fault("a reset connection, once", [reset, json(page)], "answered", 2),
  fault("a reset connection, twice", [reset, hangUp, json(page)], "answered", 3),
  fault(
    "a reset after the headers",
    both(raw("200 OK", { ...asJson, "content-length": 500 }), reset),
    "unreachable",
    3,
  ),
  fault(
    "a reset within the headers",
    both((socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-"), reset),
    "unreachable",
    3,
  ),
  fault("something that is not HTTP", garbage, "unreachable", 3),

  fault("silence", silence, "too slow", 2, slow),
  fault("silence, once", [silence, json(page)], "answered", 2, slow),
  fault("silence after the headers", raw("200 OK", { ...asJson, "content-length": 500 }), "too slow", 2, slow),
  fault("silence within the body", raw("200 OK", { ...asJson, "content-length": 500 }, pageText), "too slow", 2, slow),
  fault("headers that drip", drip(`HTTP/1.1 200 OK\r\nx-y: ${"z".repeat(500)}`), "too slow", 2, slow),
  fault("a body that drips", both(raw("200 OK", chunked), drip(chunk(" ").repeat(200))), "too slow", 2, slow),

  fault(
    "a body shorter than announced",
    both(raw("200 OK", { ...asJson, "content-length": 500 }, pageText), hangUp),
    "unreachable",
    3,
  ),
  fault("a cut chunk", both(raw("200 OK", chunked, `ff\r\n${pageText}`), hangUp), "unreachable", 3),
  fault("chunks without an end", both(raw("200 OK", chunked, chunk(pageText)), hangUp), "unreachable", 3),
  fault("chunks that are none", raw("200 OK", chunked, "zz\r\nxx\r\n"), "unreachable", 3),
  fault(
    "a cut body that ends with the connection",
    both(raw("200 OK", asJson, pageText.slice(0, -1)), hangUp),
    "malformed",
    3,
  ),
  fault(
    "a cut body that ends with the connection, once",
    [both(raw("200 OK", asJson, pageText.slice(0, 9)), hangUp), json(page)],
    "answered",
    2,
  ),
  fault("cut JSON", answer("200 OK", asJson, pageText.slice(0, -2)), "malformed", 3),
  fault("an empty body", answer("200 OK", asJson), "malformed", 3),
  fault("a body of spaces", answer("200 OK", asJson, "  \n"), "malformed", 3),
  fault("bytes that are not UTF-8", answer("200 OK", asJson, Buffer.from([0x22, 0xff, 0xfe, 0x22])), "malformed", 3),
  fault(
    "broken gzip",
    answer("200 OK", { ...asJson, "content-encoding": "gzip" }, Bun.gzipSync(pageText).subarray(0, -12)),
    "unreachable",
    3,
  ),
  fault("gzip that is none", answer("200 OK", { ...asJson, "content-encoding": "gzip" }, pageText), "unreachable", 3),

  fault("a gzip bomb", answer("200 OK", { ...asJson, "content-encoding": "gzip" }, bomb), "malformed", 1),
  fault(
    "a body that is too large",
    answer("200 OK", asJson, JSON.stringify("x".repeat(32 * megabyte))),
    "malformed",
    1,
  ),
  fault(
    "a body without an end",
    async (socket, request) => {
      await raw("200 OK", chunked)(socket, request)
      while (socket.readyState === 1) {
        await RawServer.write(socket, Buffer.from(chunk(" ".repeat(65_536))))
        await Bun.sleep(1)
      }
    },
    "malformed",
    1,
  ),
  fault(
    "a body without an end, of which a small length is told",
    async (socket, request) => {
      await raw("200 OK", { ...chunked, "content-length": 500 })(socket, request)
      while (socket.readyState === 1) {
        await RawServer.write(socket, Buffer.from(chunk(" ".repeat(65_536))))
        await Bun.sleep(1)
      }
    },
    "malformed",
    1,
  ),

  fault("a list", json([]), "malformed", 1),
  fault("null", json(null), "malformed", 1),
  fault("a text", json("studies"), "malformed", 1),
  fault("an error in JSON", json({ error: "no" }), "malformed", 1),
  fault("studies that are none", json({ totalCount: 1, studies: [{}] }), "malformed", 1),
  fault("a page without its total", json({ studies: [record] }), "malformed", 1),
  fault(
    "one malformed study among others",
    json({ totalCount: 2, studies: [record, { protocolSection: [] }] }),
    "malformed",
    1,
  ),

  fault("an HTML page", html, "failing", 3),
  fault("an HTML page, once", [html, json(page)], "answered", 2),
  fault("JSON that is called text", answer("200 OK", { "content-type": "text/plain" }, pageText), "failing", 3),
  fault("JSON that is not called anything", answer("200 OK", {}, pageText), "failing", 3),
  fault("status 500", status("500 Internal Server Error"), "failing", 3),
  fault("status 502", status("502 Bad Gateway"), "failing", 3),
  fault("status 504, once", [status("504 Gateway Timeout"), json(page)], "answered", 2),
  fault("status 503", status("503 Service Unavailable"), "overloaded", 3),
  fault(
    "status 503, then 500, then nothing wrong",
    [status("503 Busy"), status("500 Oops"), json(page)],
    "answered",
    3,
  ),
  fault("status 429", status("429 Too Many Requests"), "overloaded", 3),
  fault(
    "status 429 for longer than anybody waits",
    status("429 Slow Down", { "retry-after": "3600" }),
    "overloaded",
    1,
    { retryAfter: 3600 },
  ),
  fault("status 503 until tomorrow", status("503 Closed", { "retry-after": "999999999" }), "overloaded", 1, {
    retryAfter: 86_400,
  }),
  fault("status 429 until nobody knows", status("429 Slow Down", { "retry-after": "soon" }), "overloaded", 3),
  fault("status 408", status("408 Request Timeout"), "too slow", 3),

  fault("status 403", status("403 Forbidden"), "blocked", 1),
  fault("status 400", status("400 Bad Request"), "refused", 1),
  fault("status 401", status("401 Unauthorized"), "refused", 1),
  fault("status 404 for a search", status("404 Not Found"), "refused", 1),
  fault("status 414", status("414 URI Too Long"), "refused", 1),
  fault("status 204", raw("204 No Content", {}), "malformed", 1),
  fault("status 206", answer("206 Partial Content", asJson, pageText), "malformed", 1),
  fault("status 304", raw("304 Not Modified", {}), "malformed", 1),

  fault("a redirect on the same server", [status("302 Found", { location: "elsewhere" }), json(page)], "malformed", 1),
]

/** Far longer than any machine takes to answer. */
const timeout = Duration.minutes(2)

const registry = (url: URL) => TestRegistry.served(url, { timeout })

const logged = (lines: Array<string>) =>
  Logger.replace(
    Logger.defaultLogger,
    Logger.map(Logger.jsonLogger, (line) => void lines.push(line)),
  )

const ask = Effect.flatMap(Registry, (registry) => registry.search(search))

const run = <A, E>(program: Effect.Effect<A, E>) => Effect.runPromise(program)

const until = async (isSo: () => boolean) => {
  while (!isSo()) await Bun.sleep(5)
}

/** On a test clock: half of a caller's time passes with each request that the server keeps waiting. */
const asTimePasses = <A, E>(call: Effect.Effect<A, E>, server: RawServer.RawServer, kept: number) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(call)
    let seen = 0
    while (fiber.unsafePoll() === null) {
      if (seen < Math.min(server.requests.length, kept)) {
        seen += 1
        yield* TestClock.adjust(Duration.times(timeout, 0.5))
      }
      yield* Effect.promise(() => Bun.sleep(5))
    }

    return yield* Fiber.join(fiber)
  }).pipe(Effect.provide(TestContext.TestContext))

describe("A fault of the registry", () => {
  test.concurrent.each(faults)(
    "$name: $ends after $requests requests",
    async ({ ends, isSlow, meets, requests, retryAfter }) => {
      const lines: Array<string> = []

      await run(
        Effect.gen(function* () {
          const server = yield* RawServer.serve(...meets)
          const layer = yield* Layer.memoize(Layer.merge(registry(server.url), logged(lines)))
          const call = Effect.exit(ask).pipe(Effect.provide(layer))
          const exit = yield* isSlow ? asTimePasses(call, server, ends === "answered" ? requests - 1 : requests) : call

          expect(server.requests.length).toBe(requests)
          if (ends === "answered") {
            expect(exit).toMatchObject({ _tag: "Success", value: { total: 1, studies: [{ nctId: "NCT99000001" }] } })
            expect(lines).toEqual([])
          } else {
            const failure = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined

            expect(failure).toMatchObject({ _tag: "RegistryIsUnavailable", reason: ends })
            expect(failure).toMatchObject(retryAfter === undefined ? {} : { retryAfter })
            expect(lines.length).toBe(1)
            expect(lines.join()).toContain(`"registry_failure":"${ends}"`)
            for (const shown of [JSON.stringify(exit), Bun.inspect(failure), lines.join()]) {
              expect(shown).not.toContain(canary)
              expect(shown).not.toContain("127.0.0.1")
              expect(shown).not.toContain("/api/v2")
            }
          }

          server.behave(json(page))
          expect(yield* Effect.exit(ask).pipe(Effect.provide(layer))).toMatchObject({ _tag: "Success" })
        }).pipe(Effect.scoped),
      )
    },
  )

  test("a server that is not there: unreachable", async () => {
    const { url } = await run(Effect.scoped(RawServer.serve(silence)))
    const failure = await run(Effect.flip(ask).pipe(Effect.provide([registry(url), logged([])])))

    expect(failure).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "unreachable" })
  })

  test("a name that is not known: unreachable", async () => {
    const failure = await run(
      Effect.flip(ask).pipe(Effect.provide([registry(new URL("http://registry.invalid/api/v2")), logged([])])),
    )

    expect(failure).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "unreachable" })
  })
})

describe("A gzip bomb", () => {
  test("is not unpacked", async () => {
    const large = Bun.gzipSync(Buffer.alloc(256 * megabyte, " "))
    const before = process.memoryUsage.rss()
    const failure = await run(
      Effect.gen(function* () {
        const server = yield* RawServer.serve(answer("200 OK", { ...asJson, "content-encoding": "gzip" }, large))

        return yield* Effect.flip(ask).pipe(Effect.provide([registry(server.url), logged([])]))
      }).pipe(Effect.scoped),
    )

    expect(failure).toMatchObject({ reason: "malformed", cause: "too large" })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * megabyte)
  })
})

describe("A caller who hangs up", () => {
  test.each([
    ["while the registry is silent", silence],
    ["while its answer comes", both(raw("200 OK", chunked), drip(chunk(" ").repeat(1000)))],
  ])("ends the call %s", async (_, behavior) => {
    await run(
      Effect.gen(function* () {
        const server = yield* RawServer.serve(behavior)
        const call = yield* Effect.fork(ask.pipe(Effect.provide(registry(server.url))))
        yield* Effect.promise(() => until(() => server.requests.length > 0))
        yield* Effect.sleep("30 millis")
        expect(server.closed()).toBe(0)

        yield* Effect.fork(call.interruptAsFork(call.id()))
        yield* Effect.promise(() => until(() => server.closed() === 1))
        expect(server.requests.length).toBe(1)
      }).pipe(Effect.scoped),
    )
  })
})

describe("An answer that nobody reads", () => {
  test("is not kept coming", async () => {
    const endless = both(raw("500 Internal Server Error", chunked), drip(chunk(" ").repeat(1000)))

    await run(
      Effect.gen(function* () {
        const server = yield* RawServer.serve(endless)
        yield* Effect.flip(ask).pipe(Effect.provide([registry(server.url), logged([])]))
        yield* Effect.promise(() => until(() => server.closed() === 3))

        expect(server.requests.length).toBe(3)
      }).pipe(Effect.scoped),
    )
  })
})
