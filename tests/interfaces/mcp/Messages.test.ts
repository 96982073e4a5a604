import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Tools from "../../../interfaces/mcp/Tools.ts"
import { type Running, start } from "../../support/service.ts"
import { call, request, say } from "./Rpc.ts"

let service: Running

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000 })
})

afterAll(() => service.stop())

const versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"]
const tools = ["list_launch_conditions", "match_frontier_options", "get_site_availability"]
const members = ["jsonrpc", "id", "method", "params", "result", "error"]
const ping = request("ping")
const client = { name: "a client", version: "1" }

interface Fault {
  readonly code: number
  readonly id?: unknown
  readonly field?: string
  readonly known?: ReadonlyArray<string>
  /** The fields, where several are at fault. */
  readonly all?: ReadonlyArray<string>
}

/** No dump of a validator: braces stand only in what is shown as an example. */
const oneSentence = /^(?:[^\n{]|(?<=\b(?:such as|or) )\{"[^\n{}]*\}){5,400}\.$/

const refuses = async (message: unknown, status: number, { all, code, field, id = 1, known }: Fault) => {
  const answer = await say(service, message)

  expect(answer.headers.get("content-type")).toBe("application/json")
  expect([answer.status, answer.json]).toEqual([
    status,
    {
      jsonrpc: "2.0",
      id,
      error: {
        code,
        message: expect.stringMatching(oneSentence),
        ...(field === undefined
          ? {}
          : {
              data: {
                field,
                ...(known === undefined ? {} : { known_keys: known }),
                ...(all === undefined ? {} : { errors: all.map((field) => expect.objectContaining({ field })) }),
              },
            }),
      },
    },
  ] as never)
}

describe("what is no JSON is -32700 on HTTP 400", () => {
  test.each(["", " ", "{", "{]", "undefined", "{'jsonrpc': '2.0'}", `${JSON.stringify(ping)}x`, '{"jsonrpc":"2.0",}'])(
    "%p",
    (text) => refuses(text, 400, { code: -32700, id: null }),
  )
})

describe("what is no JSON-RPC message is -32600 on HTTP 400, with the id where it can be read", () => {
  test.each<[what: string, message: unknown, fault: Partial<Fault>]>([
    ["a number", "5", { id: null }],
    ["text", '"ping"', { id: null }],
    ["null", "null", { id: null }],
    ["an empty batch", [], { id: null }],
    ["a batch of one", [ping], { id: null }],
    ["a batch of two with one id", [ping, ping], { id: null }],
    [
      "a batch that cancels itself",
      [call("list_launch_conditions"), { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }],
      { id: null },
    ],
    ["an empty object", {}, { id: null, field: "jsonrpc", known: ["2.0"] }],
    ["no jsonrpc", { id: 1, method: "ping" }, { field: "jsonrpc", known: ["2.0"] }],
    ["jsonrpc 1.0", { ...ping, jsonrpc: "1.0" }, { field: "jsonrpc", known: ["2.0"] }],
    ["jsonrpc as a number", { ...ping, jsonrpc: 2 }, { field: "jsonrpc", known: ["2.0"] }],
    ["an id that is null", { ...ping, id: null }, { id: null, field: "id" }],
    ["an id with a fraction", { ...ping, id: 1.5 }, { id: null, field: "id" }],
    [
      "an id beyond exact numbers",
      '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}',
      { id: null, field: "id" },
    ],
    ["an id that is true", { ...ping, id: true }, { id: null, field: "id" }],
    ["an id that is an object", { ...ping, id: {} }, { id: null, field: "id" }],
    ["no method", { jsonrpc: "2.0", id: 1 }, { field: "method" }],
    ["no method, and params", { jsonrpc: "2.0", id: "a", params: {} }, { id: "a", field: "method" }],
    ["a method that is a number", { ...ping, method: 5 }, { field: "method" }],
    ["a method that is null", { ...ping, method: null }, { field: "method" }],
    ["an unknown member", { ...ping, extra: 1 }, { field: "extra", known: members }],
    [
      "a member named __proto__",
      '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}',
      { field: "__proto__", known: members },
    ],
    ["a member named constructor", { ...ping, constructor: 1 }, { field: "constructor", known: members }],
    ["a member with a long name", { ...ping, ["x".repeat(5000)]: 1 }, { field: "x".repeat(100), known: members }],
    ["a request with a result", { ...ping, result: {} }, { field: "result" }],
    ["a request with an error", { ...ping, error: {} }, { field: "error" }],
    ["an answer with both", { jsonrpc: "2.0", id: 1, result: {}, error: {} }, { field: "error" }],
    ["a member given twice", '{"jsonrpc":"2.0","id":1,"method":"ping","method":"ping"}', { id: 1, field: "method" }],
    ["an id given twice", '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', { id: null, field: "id" }],
    ["33 levels", JSON.stringify(ping).replace("}", `,"params":${"[".repeat(32)}${"]".repeat(32)}}`), { id: null }],
  ])("%s", (_, message, fault) => refuses(message, 400, { code: -32600, ...fault }))
})

describe("what may be left out may be null", () => {
  test.each<[what: string, message: unknown]>([
    ["params of ping", { ...ping, params: null }],
    ["params of tools/list", request("tools/list", null)],
    ["a cursor", request("tools/list", { cursor: null })],
    ["_meta", request("tools/list", { _meta: null })],
    ["_meta of a call", request("tools/call", { name: "list_launch_conditions", _meta: null })],
    ["arguments of a call that takes none", call("list_launch_conditions", null)],
  ])("%s", async (_, message) => {
    const { json, status } = await say(service, message)

    expect([status, json.error, typeof json.result]).toEqual([200, undefined, "object"])
  })

  test.each(["nct99100101", "NcT99100101", " NCT99100101\n"])("and a study's number is taken as %j", async (nct_id) => {
    const { json } = await say(service, call("get_site_availability", { nct_id }))

    expect(json.result?.["structuredContent"]).toMatchObject({ study: { nct_id: "NCT99100101" } })
  })

  test("params of a notification", async () => {
    const { status } = await say(service, { jsonrpc: "2.0", method: "notifications/initialized", params: null })

    expect(status).toBe(202)
  })
})

describe("params that are not what the method takes are -32602 on HTTP 200", () => {
  test.each<[what: string, message: unknown, fault: Omit<Fault, "code">]>([
    [
      "an argument given twice",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"match_frontier_options","arguments":{"condition":"x","condition":"y"}}}',
      { field: "condition" },
    ],
    ["a list", { ...ping, params: [] }, { field: "params" }],
    ["text", { ...ping, params: "x" }, { field: "params" }],
    ["_meta that is a number", request("ping", { _meta: 5 }), { field: "_meta" }],
    [
      "_meta of initialize",
      request("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: client, _meta: 5 }),
      { field: "_meta" },
    ],
    [
      "a progress token with a fraction",
      request("ping", { _meta: { progressToken: 1.5 } }),
      { field: "_meta.progressToken" },
    ],
    [
      "a related task that is null",
      request("tools/list", { _meta: { "io.modelcontextprotocol/related-task": null } }),
      { field: "_meta.io.modelcontextprotocol/related-task" },
    ],
    ["a cursor that is a number", request("tools/list", { cursor: 5 }), { field: "cursor" }],
    ["a cursor that nobody gave out", request("tools/list", { cursor: "x" }), { field: "cursor" }],
    [
      "a cursor behind a progress token with a fraction",
      request("tools/list", { _meta: { progressToken: 1.5 }, cursor: "" }),
      { field: "_meta.progressToken", all: ["_meta.progressToken", "cursor"] },
    ],
    [
      "initialize without params",
      request("initialize"),
      { field: "protocolVersion", known: versions, all: ["protocolVersion", "capabilities", "clientInfo"] },
    ],
    [
      "initialize without a version",
      request("initialize", { capabilities: {}, clientInfo: client }),
      { field: "protocolVersion", known: versions },
    ],
    [
      "initialize with a version that is a number",
      request("initialize", { protocolVersion: 1, capabilities: {}, clientInfo: client }),
      { field: "protocolVersion", known: versions },
    ],
    [
      "initialize without capabilities",
      request("initialize", { protocolVersion: "2025-11-25", clientInfo: client }),
      { field: "capabilities" },
    ],
    [
      "initialize with a capability that is a number",
      request("initialize", { protocolVersion: "2025-11-25", capabilities: { roots: 5 }, clientInfo: client }),
      { field: "capabilities.roots" },
    ],
    [
      "initialize without a client",
      request("initialize", { protocolVersion: "2025-11-25", capabilities: {} }),
      { field: "clientInfo" },
    ],
    [
      "initialize with half a client",
      request("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a" } }),
      { field: "clientInfo.version" },
    ],
    [
      "initialize with bad icons",
      request("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { ...client, icons: [{ src: 5 }] },
      }),
      { field: "clientInfo.icons[0].src" },
    ],
    ["a call without params", request("tools/call"), { field: "name", known: tools }],
    ["a call without a name", request("tools/call", { arguments: {} }), { field: "name", known: tools }],
    ["a call with a name that is a number", request("tools/call", { name: 5 }), { field: "name", known: tools }],
    ["a call with a name that is null", request("tools/call", { name: null }), { field: "name", known: tools }],
    ["an unknown tool", call("find_cures"), { field: "name", known: tools }],
    ["a tool in capitals", call("LIST_LAUNCH_CONDITIONS"), { field: "name", known: tools }],
    ["a tool named constructor", call("constructor"), { field: "name", known: tools }],
    ["a tool named __proto__", call("__proto__", {}), { field: "name", known: tools }],
    ["a tool named toString", call("toString"), { field: "name", known: tools }],
    ["a tool with a long name", call("x".repeat(100_000)), { field: "name", known: tools }],
    ["arguments that are null where one is needed", call("match_frontier_options", null), { field: "condition" }],
    ["params that are null where one is needed", request("tools/call", null), { field: "name", known: tools }],
    ["arguments that are a list", call("list_launch_conditions", []), { field: "arguments" }],
    ["arguments that are text", call("match_frontier_options", "{}"), { field: "arguments" }],
    ["an argument where none is accepted", call("list_launch_conditions", { a: 1 }), { field: "a", known: [] }],
    [
      "an argument named __proto__",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_launch_conditions","arguments":{"__proto__":1}}}',
      { field: "__proto__", known: [] },
    ],
    ["no condition", call("match_frontier_options", {}), { field: "condition" }],
    ["no arguments for a match", call("match_frontier_options"), { field: "condition" }],
    [
      "a sex that is not known",
      call("match_frontier_options", { condition: "x", sex: "f" }),
      { field: "sex", known: ["male", "female"] },
    ],
    [
      "a phase that is not known",
      call("match_frontier_options", { condition: "x", phases: ["PHASE1", "PHASE9"] }),
      { field: "phases[1]", known: ["EARLY_PHASE1", "PHASE1", "PHASE2", "PHASE3", "PHASE4"] },
    ],
    [
      "a place of two forms",
      call("match_frontier_options", { condition: "x", location: { lat: 1, lng: 1, query: "x" } }),
      { field: "location" },
    ],
    [
      "half a point",
      call("match_frontier_options", { condition: "x", location: { lat: 1 } }),
      { field: "location.lng" },
    ],
    ["no number of a study", call("get_site_availability", {}), { field: "nct_id" }],
    ["a malformed number of a study", call("get_site_availability", { nct_id: "NCT1" }), { field: "nct_id" }],
    [
      "a name of REST",
      call("get_site_availability", { nctId: "NCT99100101" }),
      { field: "nctId", known: ["nct_id", "location"], all: ["nctId", "nct_id"] },
    ],
    [
      "two arguments where none is accepted",
      call("list_launch_conditions", { a: 1, b: 2 }),
      { field: "a", known: [], all: ["a", "b"] },
    ],
    [
      "three wrong arguments",
      call("match_frontier_options", { sex: "f", age: 200 }),
      { field: "sex", known: ["male", "female"], all: ["sex", "age", "condition"] },
    ],
    [
      "two arguments given twice",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_launch_conditions","arguments":{"a":1,"b":2,"b":3,"a":4}}}',
      { field: "b", all: ["b", "a"] },
    ],
    [
      "initialize with nothing right",
      request("initialize", { clientInfo: 5, protocolVersion: 1 }),
      { field: "clientInfo", all: ["clientInfo", "protocolVersion", "capabilities"] },
    ],
  ])("%s", (_, message, fault) => refuses(message, 200, { code: -32602, ...fault }))

  test.each<readonly [method: string, params: object | undefined, sentence: string]>([
    ["initialize", undefined, '"protocolVersion" is missing: it must be text; served are 2025-11-25, '],
    ["initialize", { protocolVersion: 1 }, '"protocolVersion" must be text; served are 2025-11-25, '],
    ["initialize", { protocolVersion: "2025-11-25" }, '"capabilities" is missing: it must be an object.'],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a" } },
      '"clientInfo.version" is missing: it must be text.',
    ],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: { roots: { listChanged: 1 } }, clientInfo: client },
      '"capabilities.roots.listChanged" must be true or false.',
    ],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: { experimental: 1 }, clientInfo: client },
      '"capabilities.experimental" must be an object.',
    ],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: { experimental: { a: 1 } }, clientInfo: client },
      '"capabilities.experimental.a" is not what the protocol accepts there.',
    ],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { ...client, icons: 1 } },
      '"clientInfo.icons" must be a list.',
    ],
    [
      "initialize",
      { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { ...client, icons: [{}] } },
      '"clientInfo.icons[0].src" is missing: it must be text.',
    ],
    ["tools/call", undefined, `"name" is missing: it must be one of ${tools.join(", ")}.`],
    ["tools/call", { arguments: {} }, `"name" is missing: it must be one of ${tools.join(", ")}.`],
    ["tools/call", { name: null }, `"name" must be one of ${tools.join(", ")}.`],
    ["tools/call", { name: "find_cures" }, `Unknown tool. Available tools: ${tools.join(", ")}.`],
  ])("%s with params %j says what is missing and what is accepted", async (method, params, sentence) => {
    const { json } = await say(service, request(method, params))

    expect(json.error?.message).toStartWith(sentence)
  })

  test.each<readonly [message: object, sentence: string]>([
    [{ id: 1, method: "ping" }, '"jsonrpc" is missing: it must be "2.0".'],
    [{ ...ping, jsonrpc: "1.0" }, '"jsonrpc" must be "2.0".'],
    [{ jsonrpc: "2.0", id: 1 }, '"method" is missing: it must be text.'],
    [{ ...ping, method: 5 }, '"method" must be text.'],
  ])("%j says what is missing and what is accepted", async (message, sentence) => {
    expect((await say(service, message)).json.error?.message).toBe(sentence)
  })

  test("the message is complete by itself", async () => {
    const { json } = await say(service, call("match_frontier_options", { condition: "x", sex: "f" }))

    expect(json.error?.message).toBe('"sex" must be one of male, female.')
  })

  interface Accepted {
    readonly enum?: ReadonlyArray<string>
    readonly minimum?: number
    readonly exclusiveMinimum?: number
    readonly maximum?: number
    readonly maxItems?: number
    readonly items?: Accepted
    readonly anyOf?: ReadonlyArray<Accepted>
    readonly properties?: Readonly<Record<string, Accepted>>
  }

  /** All values and bounds that the schema of an argument names. */
  const namedIn = ({ items, ...schema }: Accepted): ReadonlyArray<string> => [
    ...[
      schema.enum ?? [],
      schema.minimum ?? [],
      schema.exclusiveMinimum ?? [],
      schema.maximum ?? [],
      schema.maxItems ?? [],
    ]
      .flat()
      .map(String),
    ...(items?.enum ?? []),
  ]

  const schemas = Tools.tools.map(({ inputSchema, name }) => [name, inputSchema as Accepted] as const)
  const fields = schemas.flatMap(([tool, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, schema]) => [
      { tool, path: [name], schema },
      ...(schema.anyOf ?? []).flatMap(({ properties = {} }) =>
        Object.entries(properties).map(([inner, schema]) => ({ tool, path: [name, inner], schema })),
      ),
    ]),
  )

  const nested = ([name = "", ...rest]: ReadonlyArray<string>, value: unknown): object => ({
    [name]: rest.length === 0 ? value : nested(rest, value),
  })

  test.each(fields.map((field) => [`${field.tool}, ${field.path.join(".")}`, field] as const))(
    "the message alone tells how an argument is mended: %s",
    async (_, { path, schema, tool }) => {
      const point = path.length > 1 && path[1] !== "query" ? { lat: 1, lng: 1 } : {}
      const rest = tool === "match_frontier_options" ? { condition: "x" } : { nct_id: "NCT01234567" }
      const wrong = nested(path, true)
      const input = {
        ...rest,
        ...wrong,
        ...(path.length > 1 && { location: { ...point, ...Object.values(wrong)[0] } }),
      }
      const message = (await say(service, call(tool, input))).json.error?.message

      expect(message).toStartWith(`"${path.join(".")}" must be `)
      for (const named of namedIn(schema)) expect(message).toContain(named)
    },
  )

  test("with the same known_keys as REST", async () => {
    const profile = { condition: "x", phases: ["PHASE5"], unknown: 1 }
    for (const input of [profile, { condition: "x", phases: ["PHASE5"] }, { condition: "x", sexx: "male" }]) {
      const { json } = await say(service, call("match_frontier_options", input))
      const response = await service.send("/v1/match", {
        method: "POST",
        headers: { authorization: "Bearer pro-key-for-tests", "content-type": "application/json" },
        body: JSON.stringify(input),
      })
      const { error } = (await response.json()) as {
        error: { field: string; known_keys: string[]; message: string; detail?: { errors: object[] } }
      }

      expect(json.error).toEqual({
        code: -32602,
        message: error.message,
        data: { field: error.field, known_keys: error.known_keys, ...error.detail },
      })
    }
  })
})

describe("an unknown method is -32601 on HTTP 200", () => {
  test.each([
    "resources/list",
    "prompts/list",
    "logging/setLevel",
    "completion/complete",
    "tasks/list",
    "server/discover",
    "notifications/initialized",
    "tools/call ",
    "Ping",
    "constructor",
    "__proto__",
    "",
  ])("%p, and the answer names those that there are", async (method) => {
    for (const params of [{}, { _meta: [] }]) {
      const { json, status } = await say(service, request(method, params, "an id"))

      expect([status, json]).toEqual([
        200,
        {
          jsonrpc: "2.0",
          id: "an id",
          error: {
            code: -32601,
            message:
              "Unknown method in this era of the protocol. Available methods: initialize, ping, tools/list, tools/call.",
            data: { field: "method", known_keys: ["initialize", "ping", "tools/list", "tools/call"] },
          },
        },
      ] as never)
    }
  })
})

describe("a request is answered with its own id", () => {
  test.each([0, 1, -1, 9007199254740991, "", "1", "a", "ü".repeat(1000)])("%p", async (id) => {
    expect(await say(service, request("ping", undefined, id))).toMatchObject({
      status: 200,
      json: { jsonrpc: "2.0", id, result: {} },
    })
  })

  test.each<[what: string, params: unknown]>([
    ["empty params", {}],
    ["_meta", { _meta: { progressToken: "a", other: { deep: [1] } } }],
    ["params nobody asked for", { a: 1, __proto__: null, constructor: 2 }],
  ])("and with %s", async (_, params) => {
    expect((await say(service, request("ping", params))).json.result).toEqual({})
  })
})

describe("what waits for no answer is 202 without a body", () => {
  test.each<[what: string, message: unknown]>([
    ["initialized", { jsonrpc: "2.0", method: "notifications/initialized" }],
    ["cancelled", { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }],
    ["a notification that is not known", { jsonrpc: "2.0", method: "notifications/x", params: {} }],
    ["a request's method without an id", { jsonrpc: "2.0", method: "tools/list" }],
    ["an answer", { jsonrpc: "2.0", id: 1, result: {} }],
    ["an error", { jsonrpc: "2.0", id: 1, error: { code: -1, message: "x" } }],
    ["an error without an id", { jsonrpc: "2.0", id: null, error: { code: -1, message: "x" } }],
  ])("%s", async (_, message) => {
    const { headers, status, text } = await say(service, message)

    expect([status, text, headers.get("content-type")]).toEqual([202, "", null])
  })
})

describe("initialize agrees on a revision", () => {
  const hello = async (protocolVersion: string, headers = {}) =>
    (
      await say(
        service,
        request("initialize", { protocolVersion, capabilities: {}, clientInfo: client }),
        undefined,
        headers,
      )
    ).json.result

  test.each(versions)("%s is taken", async (version) => {
    expect(await hello(version)).toMatchObject({ protocolVersion: version })
  })

  test.each(["2026-07-28", "1999-01-01", "", "DRAFT-2025"])("instead of %p the latest is offered", async (version) => {
    expect(await hello(version)).toMatchObject({ protocolVersion: "2025-11-25" })
  })

  test.each(["2026-07-28", "2024-11-05"])("whichever revision the header names: %s", async (version) => {
    expect(await hello("2026-07-28", { "mcp-protocol-version": version })).toMatchObject({
      protocolVersion: "2025-11-25",
    })
  })

  test("and says what this server is, without claims it cannot keep and without a session", async () => {
    const answer = await say(
      service,
      request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: client }),
    )

    expect(answer.headers.get("mcp-session-id")).toBeNull()
    expect(answer.json.result).toEqual({
      protocolVersion: "2025-06-18",
      capabilities: { tools: {} },
      serverInfo: { name: "trial-match", title: "Clinical trial matching", version: "1.0.0" },
      instructions: expect.any(String),
    })
  })
})

describe("the header of the revision", () => {
  test.each(versions)("%s is accepted", async (version) => {
    expect((await say(service, ping, undefined, { "mcp-protocol-version": version })).json.result).toEqual({})
  })

  test.each<[what: string, version: string, message: object, id: unknown]>([
    ["an unknown revision", "1999-01-01", ping, 1],
    ["a revision that is not there yet", "2027-01-01", request("tools/list", undefined, "a"), "a"],
    ["a notification of an unknown revision", "x", { jsonrpc: "2.0", method: "notifications/initialized" }, null],
    ["discovery by its header alone", "2027-01-01", request("server/discover"), 1],
    [
      "initialize",
      "1999-01-01",
      request("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: client }),
      1,
    ],
  ])("%s is -32600 on HTTP 400", async (_, version, message, id) => {
    const { json, status } = await say(service, message, undefined, { "mcp-protocol-version": version })

    expect([status, json]).toEqual([
      400,
      {
        jsonrpc: "2.0",
        id,
        error: {
          code: -32600,
          message: `The Mcp-Protocol-Version header must be one of ${["2026-07-28", ...versions].join(", ")}.`,
          data: { field: "Mcp-Protocol-Version", known_keys: ["2026-07-28", ...versions] },
        },
      },
    ] as never)
  })
})

describe("a call needs nothing but itself", () => {
  test("neither initialize nor a header comes before it", async () => {
    expect((await say(service, call("list_launch_conditions"))).json.result?.["isError"]).toBeUndefined()
  })

  test.each<[what: string, params: object]>([
    ["arguments left out", {}],
    ["empty arguments", { arguments: {} }],
    ["a task, which is not offered", { arguments: {}, task: { ttl: 60000 } }],
    ["a task of another shape", { arguments: {}, task: "x" }],
    ["a progress token", { _meta: { progressToken: 7 } }],
    ["params nobody asked for", { arguments: {}, more: 1 }],
  ])("%s", async (_, params) => {
    const { json } = await say(service, request("tools/call", { name: "list_launch_conditions", ...params }))

    expect(json.result).toHaveProperty("structuredContent.launch_areas")
  })
})

test("any JSON value as a body is answered at once: 200, 202 or 400, never a dump and never a 5xx", () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc
          .record(
            {
              jsonrpc: fc.constantFrom("2.0", "1.0"),
              id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.double()),
              method: fc.constantFrom("ping", "tools/list", "tools/call", "initialize", "x"),
              params: fc.oneof(
                fc.jsonValue(),
                fc.dictionary(fc.constantFrom("name", "arguments", "_meta", "task", "cursor"), fc.jsonValue()),
              ),
            },
            { requiredKeys: ["jsonrpc", "method"] },
          )
          .map((message) => JSON.stringify(message)),
      ),
      async (body) => {
        const { json, status } = await say(service, body)

        expect([200, 202, 400]).toContain(status)
        expect(JSON.stringify(json)).not.toMatch(/invalid_type|ZodError|MCP error/)
        if (json.error !== undefined) expect([-32700, -32600, -32601, -32602]).toContain(json.error.code)
      },
    ),
    { numRuns: 300 },
  ))
