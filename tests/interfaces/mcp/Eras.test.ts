import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import * as ServerInfo from "../../../interfaces/mcp/ServerInfo.ts"
import * as Tools from "../../../interfaces/mcp/Tools.ts"
import { mirrored } from "../../support/mirrored.ts"
import { posted, proKey, type Running, start } from "../../support/service.ts"
import * as Current from "./Current.ts"
import { keys, meta } from "./Current.ts"
import * as Older from "./Rpc.ts"
import { textOf } from "./Rpc.ts"

let service: Running

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000 })
})

afterAll(() => service.stop())

const version = { "mcp-protocol-version": Current.version }
const claim = { [keys.version]: Current.version }
const listed = ["list_launch_conditions", "match_frontier_options", "get_site_availability"]

const hello = (more: object = {}) =>
  Older.request("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
    ...more,
  })

describe("which era a request is of", () => {
  const current = { resultType: "complete" }

  test.each<[what: string, message: object, headers: Record<string, string>, status: number, answer: object]>([
    [
      "the whole of the current era",
      Current.request("tools/list"),
      mirrored(Current.request("tools/list")),
      200,
      { result: current },
    ],
    ["neither _meta nor header", Older.request("tools/list"), {}, 200, { result: { tools: expect.any(Array) } }],
    ["_meta of the current era, no header", Current.request("tools/list"), {}, 400, { error: { code: -32020 } }],
    [
      "_meta of the current era, a header of the older one",
      Current.request("tools/list"),
      { "mcp-protocol-version": "2025-11-25" },
      400,
      { error: { code: -32020 } },
    ],
    [
      "_meta that names an older revision",
      Older.request("tools/list", { _meta: { ...meta, [keys.version]: "2025-11-25" } }),
      { "mcp-protocol-version": "2025-11-25", "mcp-method": "tools/list" },
      400,
      { error: { code: -32022 } },
    ],
    ["the header of the current era alone", Older.request("tools/list"), version, 400, { error: { code: -32602 } }],
    [
      "_meta without a version, and the header",
      Older.request("ping", { _meta: { progressToken: 1 } }),
      version,
      400,
      { error: { code: -32602 } },
    ],
    [
      "_meta without a version, and no header",
      Older.request("ping", { _meta: { [keys.capabilities]: {} } }),
      {},
      200,
      { result: {} },
    ],
    [
      "_meta that is no object",
      Older.request("ping", { _meta: 5 }),
      {},
      200,
      { error: { code: -32602, data: { field: "_meta" } } },
    ],
    [
      "the other headers alone",
      Older.call("list_launch_conditions"),
      { "mcp-method": "x", "mcp-name": "y" },
      200,
      { result: { structuredContent: expect.any(Object) } },
    ],
    [
      "another revision in the header alone",
      Older.request("tools/list"),
      { "mcp-protocol-version": "2027-01-01" },
      400,
      { error: { code: -32600 } },
    ],
    [
      "another revision in both",
      Older.request("tools/list", { _meta: { ...meta, [keys.version]: "2027-01-01" } }),
      { "mcp-protocol-version": "2027-01-01" },
      400,
      { error: { code: -32022 } },
    ],
    [
      "initialize with the header of the current era",
      hello(),
      { ...version, "mcp-method": "initialize" },
      200,
      { result: { protocolVersion: "2025-06-18" } },
    ],
    [
      "initialize with _meta of the current era",
      hello({ _meta: meta }),
      { ...version, "mcp-method": "initialize" },
      404,
      { error: { code: -32601 } },
    ],
    ["discovery without a word of the era", Older.request("server/discover"), {}, 200, { error: { code: -32601 } }],
  ])("%s", async (_, message, headers, status, answer) => {
    const { json, status: seen } = await Older.say(service, message, proKey, headers)

    expect(seen).toBe(status)
    expect(json).toMatchObject({ id: 1, ...answer } as never)
    if ("result" in answer && answer.result !== current) expect(json.result).not.toHaveProperty("resultType")
  })
})

describe("the current era is answered with whole results that name the server", () => {
  const whole = { resultType: "complete", _meta: { [keys.server]: ServerInfo.serverInfo } }
  const lasting = { ttlMs: 3_600_000, cacheScope: "public" }

  test("server/discover says what is served, and how to use it", async () => {
    const { json, status } = await Current.ask(service, Current.request("server/discover", {}, "an id"))

    expect([status, json]).toEqual([
      200,
      {
        jsonrpc: "2.0",
        id: "an id",
        result: {
          ...whole,
          ...lasting,
          supportedVersions: ["2026-07-28"],
          capabilities: { tools: {} },
          instructions: ServerInfo.instructions,
        },
      },
    ] as never)
  })

  test("tools/list lists what it lists in the older era, always in one order", async () => {
    const first = await Current.ask(service, Current.request("tools/list"))
    const again = await Current.ask(service, Current.request("tools/list", { cursor: null }))

    expect(first.json.result).toEqual({ ...whole, ...lasting, tools: JSON.parse(JSON.stringify(Tools.tools)) })
    expect(again.text).toBe(first.text)
  })

  test.each<[name: string, input: object]>([
    ["list_launch_conditions", {}],
    ["match_frontier_options", { condition: "pancreatic-cancer", limit: 2 }],
    ["get_site_availability", { nct_id: "NCT99100101" }],
    ["get_site_availability", { nct_id: "NCT00000000" }],
  ])("tools/call of %s gives what it gives in the older era: %p", async (name, input) => {
    const current = await Current.ask(service, Current.call(name, input))
    const { json } = await Older.say(service, Older.call(name, input))
    // The registry's time of answering differs from call to call.
    const timeless = (value: unknown) => JSON.stringify(value).replaceAll(/"[^"]*\d\d:\d\d:\d\d[^"]*"/g, "0")

    expect(current.status).toBe(200)
    expect(timeless(current.json.result)).toBe(timeless({ ...whole, ...json.result }))
  })

  test("a client that does not say who it is is served", async () => {
    const { [keys.client]: _, ...bare } = meta
    const message = { ...Current.request("tools/list"), params: { _meta: bare } }

    expect((await Current.ask(service, message as never)).status).toBe(200)
  })

  test.each<[what: string, headers: Record<string, string>]>([
    [
      "names in capitals",
      { "MCP-PROTOCOL-VERSION": "2026-07-28", "MCP-METHOD": "tools/call", "MCP-NAME": "list_launch_conditions" },
    ],
    ["a name in base64", { "mcp-name": `=?base64?${btoa("list_launch_conditions")}?=` }],
    ["a session", { "mcp-session-id": "a", "last-event-id": "b" }],
  ])("with %s among the headers", async (_, headers) => {
    const given = Current.call("list_launch_conditions", {})
    const base = "MCP-NAME" in headers ? {} : mirrored(given)
    const { json, status } = await Older.say(service, given, proKey, { ...base, ...headers })

    expect([status, json.result?.["resultType"]]).toEqual([200, "complete"])
  })

  test("a name among the params of a method that calls no tool is repeated in no header", async () => {
    const list = Current.request("tools/list", { name: "list_launch_conditions" })

    expect((await Current.ask(service, list, proKey, { "mcp-name": "another" })).status).toBe(200)
  })

  test("a notification is accepted", async () => {
    const told = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1, _meta: meta } }
    const { status, text } = await Older.say(service, told, proKey, { ...version, "mcp-method": told.method })

    expect([status, text]).toEqual([202, ""])
  })

  test.each(["GET", "DELETE"])("%s is 405", async (method) => {
    const { status } = await service.send("/mcp", { method, headers: version })

    expect(status).toBe(405)
  })
})

const named = (key: string) => `_meta.${key}`

interface Row {
  readonly params?: unknown
  readonly method?: string
  readonly headers?: Record<string, string | undefined>
  readonly status: number
  readonly code: number
  readonly data: object
  /** How the message begins. */
  readonly says?: string
}

const list = { params: { _meta: meta }, method: "tools/list" }
const conditions = { method: "tools/call", params: { name: "list_launch_conditions", _meta: meta } }
const methods = ["server/discover", "tools/list", "tools/call"]
const wrongHeader = (field: string) => ({ status: 400, code: -32020, data: { field } })
const notServed = (requested: string) => ({ status: 400, code: -32022, data: { supported: ["2026-07-28"], requested } })
const invalid = (field: string, known_keys?: ReadonlyArray<string>) => ({
  code: -32602,
  data: { field, ...(known_keys === undefined ? {} : { known_keys }) },
})

const nothingNamed = {
  status: 400,
  code: -32602,
  data: {
    field: named(keys.version),
    known_keys: ["2026-07-28"],
    errors: [expect.any(Object), expect.objectContaining({ field: named(keys.capabilities) })],
  },
}

/** What is wrong with a request of the current era; its headers are right where nothing is said of them. */
const rows: Readonly<Record<string, Row>> = {
  "no params": { method: "tools/list", ...nothingNamed },
  "params that are a list": { params: [], status: 400, ...invalid("params") },
  "_meta that is a list": { params: { _meta: [] }, status: 400, ...invalid("_meta") },
  "params that are null": { method: "tools/list", params: null, ...nothingNamed },
  "_meta that is null": { params: { _meta: null }, ...nothingNamed },
  "no version": {
    params: { _meta: { [keys.capabilities]: {} } },
    status: 400,
    ...invalid(named(keys.version), ["2026-07-28"]),
    says: `"${named(keys.version)}" is missing: it must be text: one of 2026-07-28.`,
  },
  "a version that is a number": {
    params: { _meta: { ...meta, [keys.version]: 20260728 } },
    status: 400,
    ...invalid(named(keys.version), ["2026-07-28"]),
    says: `"${named(keys.version)}" must be text: one of 2026-07-28.`,
  },
  "no capabilities": {
    params: { _meta: claim },
    status: 400,
    ...invalid(named(keys.capabilities)),
    says: `"${named(keys.capabilities)}" is missing: it must be an object, which may be empty.`,
  },
  "capabilities that are a list": {
    params: { _meta: { ...meta, [keys.capabilities]: [] } },
    status: 400,
    ...invalid(named(keys.capabilities)),
  },
  "half a client": {
    params: { _meta: { ...meta, [keys.client]: { name: "a" } } },
    status: 400,
    ...invalid(named(keys.client)),
  },
  "no version header": {
    ...list,
    headers: { "mcp-protocol-version": undefined },
    ...wrongHeader("Mcp-Protocol-Version"),
  },
  "another version header": {
    ...list,
    headers: { "mcp-protocol-version": "2025-11-25" },
    ...wrongHeader("Mcp-Protocol-Version"),
  },
  "two version headers": {
    ...list,
    headers: { "mcp-protocol-version": "2026-07-28, 2026-07-28" },
    ...wrongHeader("Mcp-Protocol-Version"),
  },
  "a version that is not served": {
    params: { _meta: { ...meta, [keys.version]: "2099-01-01" } },
    headers: { "mcp-protocol-version": "2099-01-01" },
    ...notServed("2099-01-01"),
  },
  "a version of any length": {
    params: { _meta: { ...meta, [keys.version]: "9".repeat(5000) } },
    headers: { "mcp-protocol-version": "9".repeat(5000) },
    ...notServed("9".repeat(100)),
  },
  "no method header": { ...list, headers: { "mcp-method": undefined }, ...wrongHeader("Mcp-Method") },
  "another method header": { ...list, headers: { "mcp-method": "tools/call" }, ...wrongHeader("Mcp-Method") },
  "a method header in capitals": { ...list, headers: { "mcp-method": "Tools/List" }, ...wrongHeader("Mcp-Method") },
  "no name header": { ...conditions, headers: { "mcp-name": undefined }, ...wrongHeader("Mcp-Name") },
  "another name header": {
    ...conditions,
    headers: { "mcp-name": "match_frontier_options" },
    ...wrongHeader("Mcp-Name"),
  },
  "a name header in capitals": {
    ...conditions,
    headers: { "mcp-name": "LIST_LAUNCH_CONDITIONS" },
    ...wrongHeader("Mcp-Name"),
  },
  "another name in base64": {
    ...conditions,
    headers: { "mcp-name": `=?base64?${btoa("match_frontier_options")}?=` },
    ...wrongHeader("Mcp-Name"),
  },
  "malformed base64": {
    ...conditions,
    headers: { "mcp-name": "=?base64?bGlzdF9sYXVuY2hfY29uZGl0aW9ucw===?=" },
    ...wrongHeader("Mcp-Name"),
  },
  "base64 without its padding": {
    ...conditions,
    headers: { "mcp-name": "=?base64?bGlzdF9sYXVuY2hfY29uZGl0aW9ucw?=" },
    ...wrongHeader("Mcp-Name"),
  },
  "base64 of no text": { ...conditions, headers: { "mcp-name": "=?base64?/w==?=" }, ...wrongHeader("Mcp-Name") },
  "nothing in base64": { ...conditions, headers: { "mcp-name": "=?base64??=" }, ...wrongHeader("Mcp-Name") },
  "base64 with its sign in capitals": {
    ...conditions,
    headers: { "mcp-name": `=?BASE64?${btoa("list_launch_conditions")}?=` },
    ...wrongHeader("Mcp-Name"),
  },
  ...Object.fromEntries(
    [
      "initialize",
      "ping",
      "resources/list",
      "prompts/list",
      "logging/setLevel",
      "subscriptions/listen",
      "notifications/initialized",
      "Tools/List",
      "constructor",
      "__proto__",
    ].map((method) => [
      `the method ${method}`,
      { method, status: 404, code: -32601, data: { field: "method", known_keys: methods } },
    ]),
  ),
  "an unknown tool": {
    method: "tools/call",
    params: { name: "find_cures", _meta: meta },
    status: 200,
    ...invalid("name", listed),
  },
  "a call without a name": {
    method: "tools/call",
    params: { _meta: meta },
    status: 200,
    ...invalid("name", listed),
    says: '"name" is missing: it must be one of ',
  },
  "an unknown argument": {
    method: "tools/call",
    params: { name: "list_launch_conditions", arguments: { a: 1 }, _meta: meta },
    status: 200,
    ...invalid("a", []),
  },
  "a wrong argument": {
    method: "tools/call",
    params: { name: "match_frontier_options", arguments: { condition: "x", sex: "f" }, _meta: meta },
    status: 200,
    ...invalid("sex", ["male", "female"]),
  },
  "a cursor that nobody gave out": {
    method: "tools/list",
    params: { cursor: "x", _meta: meta },
    status: 200,
    ...invalid("cursor"),
    says: '"cursor" must be left out, as all tools are listed at once.',
  },
}

const present = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const sent = ({ headers = {}, method = "tools/list", params = "params" }: Row) => {
  const message = { jsonrpc: "2.0", id: "an id", method, params: params === "params" ? { _meta: meta } : params }
  const right = { ...version, "mcp-method": method, ...mirrored(message) }

  return [message, present({ ...right, ...headers })] as const
}

describe("what is wrong with a request of the current era", () => {
  test.each(Object.entries(rows))("%s", async (what, row) => {
    const [whole, headers] = sent(row)
    const { params: _, ...bare } = whole
    const message = what === "no params" ? bare : whole
    const before = service.standIn.requests.length
    const free = await Older.say(service, Older.request("ping"))
    const response = await service.send("/mcp", posted(message, proKey, headers))
    const answer = (await response.json()) as { readonly error?: { readonly message?: string } }

    expect(answer.error?.message).toStartWith(row.says ?? "")
    expect([response.status, answer]).toEqual([
      row.status,
      {
        jsonrpc: "2.0",
        id: "an id",
        error: { code: row.code, message: expect.stringMatching(/^[^\n{]{5,400}\.$/), data: row.data },
      },
    ] as never)
    // It costs a call, says so, has a name of its own, and nothing was asked of the registry.
    const left = (each: Headers) => Number(each.get("x-ratelimit-remaining"))
    expect(left(response.headers)).toBe(left(free.headers) - 1)
    for (const name of ["limit", "remaining", "reset"])
      expect(response.headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/)
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/)
    expect(service.standIn.requests.length).toBe(before)
  })

  test.each<[what: string, message: string, status: number, field: string]>([
    ["params that are a list, of initialize", '"method":"initialize","params":[]', 200, "params"],
    ["params that are a list, of another method", '"method":"x","params":[]', 400, "params"],
    ["_meta that is given twice", '"method":"x","params":{"_meta":{},"_meta":{}}', 400, "_meta"],
    ["what is given twice in it", '"method":"x","params":{"_meta":{"a":1,"a":1}}', 400, "_meta.a"],
    ["the same of initialize", '"method":"initialize","params":{"_meta":{"a":1,"a":1}}', 200, "_meta.a"],
    ["an argument that is given twice", '"method":"x","params":{"arguments":{"a":1,"a":1}}', 200, "a"],
  ])("that cannot be read and has the header of the current era: %s", async (_, rest, status, field) => {
    const answer = await Older.say(service, `{"jsonrpc":"2.0","id":1,${rest}}`, proKey, version)

    expect([answer.status, answer.json.error?.code, answer.json.error?.data?.["field"]]).toEqual([
      status,
      -32602,
      field,
    ] as never)
  })

  test.each<[what: string, message: object, headers: Record<string, string>, code: number]>([
    ["_meta, before the header", { ...Older.request("x", { _meta: claim }) }, {}, -32602],
    [
      "the header, before the version",
      { ...Older.request("x", { _meta: { ...meta, [keys.version]: "2099-01-01" } }) },
      {},
      -32020,
    ],
    [
      "the version, before the other headers",
      { ...Older.request("x", { _meta: { ...meta, [keys.version]: "2099-01-01" } }) },
      { "mcp-protocol-version": "2099-01-01" },
      -32022,
    ],
    ["the other headers, before the method", Current.request("x"), version, -32020],
    [
      "the other headers, before the arguments",
      Current.call("match_frontier_options", {}),
      { ...version, "mcp-method": "tools/call" },
      -32020,
    ],
  ])("first of all: %s", async (_, message, headers, code) => {
    expect((await Older.say(service, message, proKey, headers)).json.error?.code).toBe(code)
  })
})

describe("a request of the current era with an Idempotency-Key", () => {
  const match = (id: unknown = 1) => Current.call("match_frontier_options", { condition: "glioblastoma", limit: 1 }, id)

  test.each<[what: string, message: ReturnType<typeof Current.request>]>([
    ["server-discover", Current.request("server/discover")],
    ["tools-list", Current.request("tools/list")],
    ["a-match", match()],
  ])("is replayed byte for byte, for nothing: %s", async (key, message) => {
    const first = await Current.ask(service, message, proKey, { "idempotency-key": key })
    const again = await Current.ask(service, message, proKey, { "idempotency-key": key })
    const left = ({ headers }: typeof first) => headers.get("x-ratelimit-remaining")

    expect([first.headers.get("idempotency-replayed"), again.headers.get("idempotency-replayed")]).toEqual([
      null,
      "true",
    ])
    expect([again.status, again.text, left(again)]).toEqual([200, first.text, left(first)])
  })

  test("with another id is 409", async () => {
    await Current.ask(service, match(1), proKey, { "idempotency-key": "ids" })

    expect((await Current.ask(service, match(2), proKey, { "idempotency-key": "ids" })).status).toBe(409)
  })

  test("is checked before a kept answer is looked for, and what is refused is not kept", async () => {
    const key = { "idempotency-key": "checked" }
    const refused = await Current.ask(service, match(), proKey, { ...key, "mcp-name": "x" })
    const served = await Current.ask(service, match(), proKey, key)
    const again = await Current.ask(service, match(), proKey, { ...key, "mcp-name": "x" })

    expect([refused.status, served.status, again.status]).toEqual([400, 200, 400])
    expect(again.headers.get("idempotency-replayed")).toBeNull()
  })

  test("is done once by many at a time", async () => {
    const key = { "idempotency-key": "many" }
    const before = service.standIn.requests.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => Current.ask(service, match(7), proKey, key)))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(service.standIn.requests.length).toBe(before + 1)
  })
})

test("callers of both eras with the same id at once each get their own answer", async () => {
  const rounds = await Promise.all(
    Array.from({ length: 40 }, async (_, age) => {
      const profile = { condition: ["glioblastoma", "alzheimers"][age % 2] ?? "", age, limit: 1 }
      const { json } =
        age % 4 < 2
          ? await Current.ask(service, Current.call("match_frontier_options", profile))
          : await Older.say(service, Older.call("match_frontier_options", profile))

      return [age, profile, json] as const
    }),
  )

  for (const [age, profile, json] of rounds) {
    expect(json.id).toBe(1)
    expect(json.result).toHaveProperty("structuredContent.input_echo", profile)
    expect(json.result?.["resultType"]).toBe(age % 4 < 2 ? "complete" : undefined)
  }
})

test("a registry that fails is a whole result of the current era, and costs nothing", async () => {
  const broken = await start({ behavior: () => new Response("broken", { status: 400 }) })
  const before = await Current.ask(broken, Current.request("tools/list"))
  const answer = await Current.ask(broken, Current.call("match_frontier_options", { condition: "glioblastoma" }))
  await broken.stop()

  expect(answer.json.result).toMatchObject({ resultType: "complete", isError: true })
  expect(textOf(answer)).toStartWith("internal_error: ")
  expect(answer.headers.get("x-ratelimit-remaining")).toBe(before.headers.get("x-ratelimit-remaining"))
})
