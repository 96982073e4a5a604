import { afterAll, describe, expect, test } from "bun:test"
import * as ask from "../../../support/ask.ts"
import { posted, proKey, start } from "../../../support/service.ts"
import { until } from "../../../support/until.ts"

const service = await start()
afterAll(() => service.stop())

const limit = 256 * 1024

const encoder = new TextEncoder()

const bytes = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...encoder.encode(part)] : [...part])))

/** A body that arrives in pieces, without an announced length. */
const chunked = (text: string, size: number): ReadableStream<Uint8Array> => {
  const whole = encoder.encode(text)
  let at = 0

  return new ReadableStream({
    pull: (controller) => {
      if (at >= whole.length) return controller.close()
      controller.enqueue(whole.slice(at, at + size))
      at += size
    },
  })
}

const send = (body: NonNullable<RequestInit["body"]> | null, headers: Readonly<Record<string, string>> = {}) =>
  service.send("/v1/match", {
    method: "POST",
    headers: { authorization: `Bearer ${proKey}`, "content-type": "application/json", ...headers },
    body,
  })

/** A match whose body is exactly so many bytes long. */
const ofSize = (size: number): string => {
  const frame = JSON.stringify({ condition: "" })

  return JSON.stringify({ condition: "x".repeat(size - frame.length) })
}

/** A match whose body is so many levels deep. */
const ofDepth = (depth: number): string => `{"condition":"ALS","deep":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`

describe("At most 256 KiB are read", () => {
  test.each<readonly [what: string, body: () => NonNullable<RequestInit["body"]>, headers: Record<string, string>]>([
    ["announced", () => ofSize(limit), { "content-length": String(limit) }],
    ["in pieces", () => chunked(ofSize(limit), 1000), {}],
    ["in one piece, unannounced", () => ofSize(limit), {}],
  ])("%s: exactly so many are accepted", async (_, body, headers) => {
    expect((await send(body(), headers)).status).toBe(200)
  })

  test.each<readonly [what: string, body: () => NonNullable<RequestInit["body"]>, headers: Record<string, string>]>([
    ["announced", () => ofSize(limit + 1), { "content-length": String(limit + 1) }],
    ["in pieces", () => chunked(ofSize(limit + 1), 1000), {}],
    ["in one piece, unannounced", () => ofSize(limit + 1), {}],
    ["far more", () => ofSize(4 * limit), {}],
    ["no JSON", () => "x".repeat(limit + 1), {}],
  ])("%s: one more is 413", async (_, body, headers) => {
    const answer = await send(body(), headers)

    expect(answer.status).toBe(413)
    expect(await ask.error(answer)).toEqual({
      code: "invalid_request",
      message: "The body is too large: at most 262144 bytes are accepted.",
      docs: "http://service.test/docs#invalid_request",
    })
  })

  test("more is not read: a body without end is refused at the limit", async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(0x20))
      },
    })

    expect((await send(endless)).status).toBe(413)
    expect(sent).toBeLessThan(limit + 10 * 16_384)
  })
})

describe("The type of a body", () => {
  test.each([
    "application/json",
    "Application/JSON",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "application/json;",
    "application/json; profile=x",
    "application/json; odata.metadata=minimal; charset=utf-8",
    'application/json; charset=utf-8; profile="https://example.org/a, b"',
  ])("%s is accepted", async (type) => {
    expect((await send('{"condition":"ALS"}', { "content-type": type })).status).toBe(200)
  })

  test.each([
    "",
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=iso-8859-1",
    "application/json; charset=utf-16",
    "application/json; profile=x; charset=utf-16",
    "application/json; charset=utf-8; charset=latin1",
    "application/json; profile",
    "application/ld+json",
    "application/jsonp",
    "application/json, text/plain",
  ])("%j is 415", async (type) => {
    const answer = await send('{"condition":"ALS"}', { "content-type": type })

    expect(answer.status).toBe(415)
    expect(await ask.error(answer)).toMatchObject({ code: "invalid_request", field: "Content-Type" })
  })

  test("that is not told is 415", async () => {
    const answer = await service.send("/v1/match", {
      method: "POST",
      headers: { authorization: `Bearer ${proKey}` },
      body: bytes('{"condition":"ALS"}'),
    })

    expect(answer.status).toBe(415)
  })

  test.each(["gzip", "br", "deflate", "identity, gzip"])("compressed with %s is 415", async (encoding) => {
    const answer = await send('{"condition":"ALS"}', { "content-encoding": encoding })

    expect(answer.status).toBe(415)
    expect(await ask.error(answer)).toMatchObject({ code: "invalid_request", field: "Content-Encoding" })
  })

  test("uncompressed by name is accepted", async () => {
    expect((await send('{"condition":"ALS"}', { "content-encoding": "Identity" })).status).toBe(200)
  })
})

describe("What is no JSON in UTF-8 is 400", () => {
  test.each<readonly [what: string, body: Uint8Array<ArrayBuffer> | null, message: string]>([
    ["no body", null, "The body is not valid JSON."],
    ["nothing", bytes(""), "The body is not valid JSON."],
    ["space", bytes(" \n"), "The body is not valid JSON."],
    ["half an object", bytes('{"condition":"ALS"'), "The body is not valid JSON."],
    ["something behind it", bytes('{"condition":"ALS"} x'), "The body is not valid JSON."],
    ["two objects", bytes('{"condition":"ALS"}{}'), "The body is not valid JSON."],
    ["a comma too many", bytes('{"condition":"ALS",}'), "The body is not valid JSON."],
    ["a comment", bytes('{"condition":"ALS"/* why */}'), "The body is not valid JSON."],
    ["single quotes", bytes("{'condition':'ALS'}"), "The body is not valid JSON."],
    ["NaN", bytes('{"condition":"ALS","age":NaN}'), "The body is not valid JSON."],
    ["Infinity", bytes('{"condition":"ALS","prior_lines":Infinity}'), "The body is not valid JSON."],
    ["a leading zero", bytes('{"condition":"ALS","age":061}'), "The body is not valid JSON."],
    ["a control character", bytes('{"condition":"A\nLS"}'), "The body is not valid JSON."],
    ["an unknown escape", bytes('{"condition":"\\x41LS"}'), "The body is not valid JSON."],
    ["a form", bytes("condition=ALS"), "The body is not valid JSON."],
    ["a stray byte", bytes('{"condition":"', [0xff], '"}'), "The body is not UTF-8."],
    ["a cut letter", bytes('{"condition":"', [0xc3], '"}'), "The body is not UTF-8."],
    ["an overlong letter", bytes('{"condition":"', [0xc0, 0xaf], '"}'), "The body is not UTF-8."],
    ["a surrogate in UTF-8", bytes('{"condition":"', [0xed, 0xa0, 0x80], '"}'), "The body is not UTF-8."],
    ["Latin-1", bytes('{"condition":"Sj', [0xf6], 'gren"}'), "The body is not UTF-8."],
    ["UTF-16", bytes([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), "The body is not UTF-8."],
  ])("%s", async (_, body, message) => {
    const answer = await send(body)

    expect(answer.status).toBe(400)
    expect(await ask.error(answer)).toEqual({
      code: "invalid_request",
      message,
      docs: "http://service.test/docs#invalid_request",
    })
  })
})

describe("What is unusual but JSON is accepted", () => {
  test.each<readonly [what: string, body: Uint8Array<ArrayBuffer>]>([
    ["a byte order mark", bytes([0xef, 0xbb, 0xbf], '{"condition":"ALS"}')],
    ["space around it", bytes(' \r\n\t{ "condition" : "ALS" }\n')],
    ["escaped names", bytes('{"\\u0063ondition":"ALS"}')],
    ["a pair of surrogates", bytes('{"condition":"\\ud83e\\uddec ALS"}')],
    ["half a pair of surrogates", bytes('{"condition":"\\ud83e ALS"}')],
    ["a NUL", bytes('{"condition":"ALS\\u0000","stage":"a\\u0000b"}')],
    ["minus zero", bytes('{"condition":"ALS","age":-0,"prior_lines":-0,"location":{"lat":-0,"lng":-0.0}}')],
    ["a number with an exponent", bytes('{"condition":"ALS","age":6.1e1,"limit":1E0}')],
    ["a number of many digits", bytes('{"condition":"ALS","location":{"lat":40.712800000000000000000001,"lng":-74}}')],
    ["pieces of one byte", bytes('{"condition":"Sjögren"}')],
  ])("%s", async (what, body) => {
    const answer = await send(what === "pieces of one byte" ? chunked('{"condition":"Sjögren"}', 1) : body)

    expect(answer.status).toBe(200)
  })

  test("half a pair of surrogates comes back as it was sent", async () => {
    const { input_echo } = await ask.match(service, '{"condition":"\\ud83e ALS"}')

    expect(input_echo).toEqual({ condition: "\ud83e ALS" })
  })
})

describe("Numbers that no patient has are 400", () => {
  test.each<readonly [body: string, field: string]>([
    ['{"condition":"ALS","age":1e400}', "age"],
    ['{"condition":"ALS","prior_lines":1e400}', "prior_lines"],
    ['{"condition":"ALS","limit":-1e400}', "limit"],
    ['{"condition":"ALS","location":{"lat":1e400,"lng":0}}', "location.lat"],
    ['{"condition":"ALS","location":{"lat":0,"lng":0,"radius_miles":1e400}}', "location.radius_miles"],
    ['{"condition":"ALS","age":99999999999999999999}', "age"],
  ])("%s", async (body, field) => {
    const answer = await send(body)

    expect(answer.status).toBe(400)
    expect((await ask.error(answer)).field).toBe(field)
  })
})

describe("32 levels are accepted, and 33 are not", () => {
  const tooDeep = "The body is nested too deeply: at most 32 levels are accepted."

  test("32 levels are looked into", async () => {
    expect(await ask.error(await send(ofDepth(32)))).toMatchObject({ field: "deep" })
  })

  test.each<readonly [what: string, body: string]>([
    ["33 levels", ofDepth(33)],
    ["lists only", "[".repeat(100_000)],
    ["objects only", '{"a":'.repeat(40_000)],
    ["closed again", `${"[".repeat(1000)}${"]".repeat(1000)}`],
    ["alternating", `${'[{"a":'.repeat(17)}1${"}]".repeat(17)}`],
  ])("%s", async (_, body) => {
    const answer = await send(body)

    expect(answer.status).toBe(400)
    expect((await ask.error(answer)).message).toBe(tooDeep)
  })

  test("many side by side are not deep", async () => {
    const answer = await send(`{"condition":"ALS","phases":[${Array(1000).fill("[]").join()}]}`)

    expect((await ask.error(answer)).field).toBe("phases[0]")
  })

  test("brackets in text are not deep", async () => {
    expect((await send(JSON.stringify({ condition: `ALS ${"[{".repeat(100)}` }))).status).toBe(200)
  })
})

describe("A name that stands twice in one object is refused", () => {
  test.each<readonly [body: string, field: string]>([
    ['{"condition":"ALS","condition":"SMA"}', "condition"],
    ['{"condition":"ALS","condition":"ALS"}', "condition"],
    ['{"condition":"ALS","\\u0063ondition":"SMA"}', "condition"],
    ['{"condition":"ALS","location":{"lat":1,"lng":2,"lat":3}}', "location.lat"],
    ['{"condition":"ALS","unknown":[0,{"a":{"b":1,"b":2}}]}', "unknown[1].a.b"],
    ['{"condition":"ALS","__proto__":1,"__proto__":2}', "__proto__"],
    ['{"condition":"ALS","":1,"":2}', ""],
  ])("%s", async (body, field) => {
    const answer = await send(body)

    expect(answer.status).toBe(400)
    expect(await ask.error(answer)).toMatchObject({
      message: "A property of the body appears twice; it may appear only once.",
      field,
    })
  })

  test("the same name in two objects is not", async () => {
    const answer = await send('{"condition":"ALS","unknown":{"condition":"ALS"}}')

    expect((await ask.error(answer)).field).toBe("unknown")
  })
})

test("Two ways to write one request are one request, but for its bytes", async () => {
  const { options: first } = await ask.match(service, '{"condition":"ALS","age":61}')
  const { options: second } = await ask.match(service, '{ "age": 6.1e1, "condition": " ALS " }')

  expect(second).toEqual([...first])
  expect((await service.send("/v1/match", posted("{}"))).status).toBe(400)
})

describe("A body that does not come is waited for as long as its size may take", () => {
  test.each([
    ["/v1/match", "application/json", 10],
    ["/fhir/$trial-profile", "application/fhir+json", 60],
  ])("at %s", async (path, type, seconds) => {
    const slow = await start({ standsAt: Date.UTC(2026, 10, 27) })
    let isAwaited = false
    const pull = () => {
      isAwaited = true

      return Promise.withResolvers<void>().promise
    }
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const sent = { method: "POST", headers: { authorization: `Bearer ${proKey}`, "content-type": type }, body }
    let isAnswered = false
    const answer = slow.send(path, sent).finally(() => {
      isAnswered = true
    })
    await until(() => isAwaited)
    slow.passes(`${seconds - 1} seconds`)
    await Bun.sleep(20)
    expect(isAnswered).toBeFalse()
    slow.passes("1 seconds")

    expect((await answer).status).toBe(400)
    expect(await (await answer).text()).toContain(`The body did not arrive within ${seconds} seconds.`)
    await slow.stop()
  })
})
