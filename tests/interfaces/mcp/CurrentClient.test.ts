import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from "@modelcontextprotocol/client"
import * as ServerInfo from "../../../interfaces/mcp/ServerInfo.ts"
import { proKey, type Running, start } from "../../support/service.ts"
import { calls } from "./EveryTool.ts"

let service: Running

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000 })
})

afterAll(() => service.stop())

/** The client of the protocol's own SDK, second generation; the methods of the messages that it sent, and what each left of the quota, are written down. */
const connected = async (mode?: VersionNegotiationMode) => {
  const seen: Array<string> = []
  const left: Array<number> = []
  const client = new Client(
    { name: "tests", version: "1.0.0" },
    mode === undefined ? {} : { versionNegotiation: { mode } },
  )
  const transport = new StreamableHTTPClientTransport(new URL("http://service.test/mcp"), {
    requestInit: { headers: { authorization: `Bearer ${proKey}` } },
    fetch: async (url, init = {}) => {
      if (init.method === "POST") seen.push(String(JSON.parse(String(init.body)).method))
      const answer = await service.send(new URL(url).pathname, init)
      left.push(Number(answer.headers.get("x-ratelimit-remaining")))

      return answer
    },
  })
  await client.connect(transport)

  return { client, seen, left }
}

const ofOlder = ["initialize", "notifications/initialized", "tools/list"]
const ofCurrent = ["server/discover", "tools/list"]

const modes: ReadonlyArray<
  readonly [what: string, mode: VersionNegotiationMode | undefined, version: string, first: ReadonlyArray<string>]
> = [
  ["nothing", undefined, "2025-11-25", ofOlder],
  ["legacy", "legacy", "2025-11-25", ofOlder],
  ["auto", "auto", "2026-07-28", ofCurrent],
  ["one revision", { pin: "2026-07-28" }, "2026-07-28", ofCurrent],
]

describe.each(modes)("the second client of the protocol's own SDK, told %s", (_, mode, version, first) => {
  test(`speaks ${version}, lists and calls every tool`, async () => {
    const { client, left, seen } = await connected(mode)
    // From here on the client validates every structured content against its tool's output schema.
    const { tools } = await client.listTools()

    expect(seen).toEqual([...first])
    // Each of them is counted, and nothing else: what the current era needs to begin is two calls.
    expect(Math.max(...left) - Math.min(...left) + 1).toBe(first.length)
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getInstructions()).toBe(ServerInfo.instructions)
    expect(client.getServerVersion()).toMatchObject(ServerInfo.serverInfo)
    expect(tools.map(({ name }) => name)).toEqual(calls.map(([name]) => name))
    for (const [name, input, property] of calls) {
      const result = await client.callTool({ name, arguments: input })

      expect(result.isError).toBeUndefined()
      expect(result.structuredContent).toHaveProperty(property)
    }
    await client.close()
  })

  test("shows which argument was wrong, and what is accepted", async () => {
    const { client } = await connected(mode)
    const error = await client
      .callTool({ name: "match_frontier_options", arguments: { condition: "x", sex: "f" } })
      .catch((problem: unknown) => problem)
    await client.close()

    expect(error).toMatchObject({
      code: -32602,
      message: '"sex" must be one of male, female.',
      data: { field: "sex", known_keys: ["male", "female"] },
    })
  })

  test("takes not_found as the result of a tool", async () => {
    const { client } = await connected(mode)
    await client.listTools()
    const result = await client.callTool({ name: "get_site_availability", arguments: { nct_id: "NCT00000000" } })
    await client.close()

    expect(result).toMatchObject({ isError: true, content: [{ type: "text" }] })
  })
})

test("a client that wants a revision which is not served is told so, and which are", async () => {
  const error = await connected({ pin: "2099-01-01" }).catch((problem: unknown) => problem)

  expect(error).toMatchObject({ code: -32022, data: { supported: ["2026-07-28"], requested: "2099-01-01" } })
})
