import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as Stdio from "../../support/stdio.ts"
import * as Current from "../mcp/Current.ts"
import { keys, meta } from "../mcp/Current.ts"
import { calls } from "../mcp/EveryTool.ts"
import * as Older from "../mcp/Rpc.ts"

setDefaultTimeout(300_000)

let standIn: StandIn.StandIn
let host: Stdio.Host
let ids = 0

beforeAll(() => {
  standIn = StandIn.serve({ studies: madeUpStudies })
  host = Stdio.startHere(Stdio.environment(standIn.url))
})

afterAll(async () => {
  await host.closeInput()
  const { code, rest } = await host.ended()
  await standIn.stop()

  expect([code, rest]).toEqual([0, ""])
})

const freshId = () => {
  ids += 1

  return `id ${ids}`
}

/** Sends a message, and waits until whatever is answered to it is there: a request behind it was answered. */
const said = async (message: unknown) => {
  const before = host.answers().length
  const id = freshId()
  await host.tell(message, Older.request("ping", undefined, id))
  await host.answer(id)

  return host
    .answers()
    .slice(before)
    .filter((answer) => answer.id !== id)
}

const asked = async (message: { readonly id: unknown }) => {
  await host.tell(message)

  return host.answer(message.id)
}

const hello = (more: object = {}) =>
  Older.request(
    "initialize",
    { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a", version: "1" }, ...more },
    freshId(),
  )

describe("each request is told apart and answered by itself, as over HTTP", () => {
  const current = { resultType: "complete", _meta: { [keys.server]: expect.objectContaining({ name: "trial-match" }) } }

  test.each<[what: string, message: ReturnType<typeof Older.request>, answer: object]>([
    ["initialize", hello(), { result: { protocolVersion: "2025-06-18", capabilities: { tools: {} } } }],
    ["ping", Older.request("ping", undefined, freshId()), { result: {} }],
    [
      "discovery",
      Current.request("server/discover", {}, freshId()),
      { result: { ...current, supportedVersions: ["2026-07-28"] } },
    ],
    [
      "the list of the current era",
      Current.request("tools/list", {}, freshId()),
      { result: { ...current, ttlMs: 3_600_000 } },
    ],
    ["ping of the current era", Current.request("ping", {}, freshId()), { error: { code: -32601 } }],
    ["initialize of the current era", hello({ _meta: meta }), { error: { code: -32601 } }],
    ["an unknown method", Older.request("resources/list", undefined, freshId()), { error: { code: -32601 } }],
    [
      "a revision that is not served",
      { ...Current.request("tools/list", {}, freshId()), params: { _meta: { ...meta, [keys.version]: "2099-01-01" } } },
      { error: { code: -32022, data: { supported: ["2026-07-28"], requested: "2099-01-01" } } },
    ],
    [
      "no capabilities",
      { ...Current.request("tools/list", {}, freshId()), params: { _meta: { [keys.version]: "2026-07-28" } } },
      { error: { code: -32602, data: { field: `_meta.${keys.capabilities}` } } },
    ],
    ["an unknown tool", Older.call("find_cures", {}, freshId()), { error: { code: -32602, data: { field: "name" } } }],
    [
      "a wrong argument",
      Current.call("match_frontier_options", { condition: "x", sex: "f" }, freshId()),
      {
        error: {
          code: -32602,
          message: '"sex" must be one of male, female.',
          data: { field: "sex", known_keys: ["male", "female"] },
        },
      },
    ],
    [
      "a study that is not there",
      Older.call("get_site_availability", { nct_id: "NCT00000000" }, freshId()),
      { result: { isError: true, content: [{ text: expect.stringMatching(/^not_found: /) }] } },
    ],
  ])("%s", async (_, message, answer) => {
    expect(await asked(message)).toMatchObject(answer as never)
  })

  test.each(calls)("%s gives the same in both eras, as for a key that is not Pro", async (name, input, property) => {
    const older = await asked(Older.call(name, input, freshId()))
    const { result } = await asked(Current.call(name, input, freshId()))
    const content = result?.["structuredContent"]

    expect(content).toHaveProperty(property)
    // The registry's time of answering differs from call to call.
    const timeless = (value: unknown) => JSON.stringify(value).replaceAll(/"[^"]*\d\d:\d\d:\d\d[^"]*"/g, "0")
    expect(timeless(older.result?.["structuredContent"])).toBe(timeless(content))
    if (name === "match_frontier_options") {
      expect(content).toMatchObject({ verified_fields_included: false, verified_site_counts: {} })
    }
  })
})

describe("what is not one message is answered as such, and the next is read", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`
  const padded = (bytes: number) => {
    const text = JSON.stringify(Older.request("ping", undefined, "padded"))

    return `${text}${" ".repeat(bytes - text.length)}\n`
  }

  test.each<[what: string, line: string | Uint8Array, code: number, sentence: RegExp]>([
    ["half an object", "{\n", -32700, /^The message is not valid JSON\.$/],
    ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22, 0x0a), -32700, /^The message is not UTF-8\.$/],
    ["a batch", `${JSON.stringify([Older.request("ping")])}\n`, -32600, /^The message must .*batches are not accepted/],
    ["text", '"ping"\n', -32600, /^The message must be one JSON object/],
    ["another protocol", '{"jsonrpc":"1.0","id":null,"method":"ping"}\n', -32600, /"jsonrpc" must be "2.0"/],
    ["33 levels", `${nested(33)}\n`, -32600, /^The message .*at most 32 levels/],
    ["120,000 levels", `${nested(120_000)}\n`, -32600, /at most 32 levels/],
    ["a byte too many", padded(262_145), -32600, /^The message .*at most 262144 bytes/],
    ["megabytes", `${" ".repeat(5_000_000)}\n`, -32600, /at most 262144 bytes/],
  ])("%s", async (_, line, code, sentence) => {
    expect(await said(line)).toEqual([
      { jsonrpc: "2.0", id: null, error: expect.objectContaining({ code, message: expect.stringMatching(sentence) }) },
    ] as never)
  })

  test("a name that stands twice, with the request that it stands in", async () => {
    const id = freshId()
    const [answer] = await said(`{"jsonrpc":"2.0","id":"${id}","method":"ping","params":{"a":1,"a":2}}\n`)

    expect(answer).toMatchObject({ id, error: { code: -32602, data: { field: "a" } } })
  })

  test("the most bytes are read", async () => {
    await host.tell(padded(262_144))

    expect((await host.answer("padded")).result).toEqual({})
  })

  test.each<[what: string, line: string]>([
    ["an empty line", "\n"],
    ["a line of white space", " \t \r\n"],
    ["a notification", '{"jsonrpc":"2.0","method":"notifications/initialized"}\n'],
    ["an unknown notification", '{"jsonrpc":"2.0","method":"a"}\n'],
    [
      "a notification that takes back what is not there",
      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x"}}\n',
    ],
    ["one that takes back nothing", '{"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}\n'],
    ["an answer", '{"jsonrpc":"2.0","id":1,"result":{}}\n'],
  ])("%s is not answered", async (_, line) => {
    expect(await said(line)).toEqual([])
  })

  test("lines may end as on Windows, and messages come in pieces", async () => {
    const id = freshId()
    const text = `${JSON.stringify(Older.request("ping", undefined, id))}\r\n`
    for (const at of [0, 10, 20]) await host.tell(text.slice(at, at === 20 ? undefined : at + 10))

    expect((await host.answer(id)).result).toEqual({})
  })
})
