import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { McpError } from "@modelcontextprotocol/sdk/types.js"
import { overLoopback } from "../../support/loopback.ts"
import { basicKey, proKey, type Running, sandboxKey, start } from "../../support/service.ts"
import { calls } from "./EveryTool.ts"

let service: Running

beforeAll(async () => {
  service = await start({ callsPerMonth: 1_000_000, sandboxRequestsPerDay: 1_000_000 })
})

afterAll(() => service.stop())

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>

/** Requests of a client, sent into this process; what they were is written down. */
const inProcess =
  (seen: Array<string> = []): Fetch =>
  async (url, init) => {
    seen.push(`${init?.method ?? "GET"} ${new URL(url).pathname}`)

    return service.send(new URL(url).pathname, init)
  }

const connected = async (key: string, url = "http://service.test/mcp", fetch: Fetch | undefined = inProcess()) => {
  const client = new Client({ name: "tests", version: "1.0.0" })
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    ...(fetch === undefined ? {} : { fetch }),
  })
  // The SDK's own class declares an optional property in a way that exactOptionalPropertyTypes refuses.
  await client.connect(transport as Parameters<Client["connect"]>[0])

  return { client, transport }
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value,
    (error: unknown) => error,
  )

const everything = async (client: Client) => {
  await client.ping()
  // From here on the client validates every structured content against its tool's output schema.
  const { tools } = await client.listTools()
  expect(tools).toHaveLength(3)
  for (const [name, input, property] of calls) {
    const result = await client.callTool({ name, arguments: input })

    expect(result.isError).toBeUndefined()
    expect(result.structuredContent).toHaveProperty(property)
  }
}

describe("the client of the protocol's own SDK", () => {
  test("connects, pings, lists and calls every tool, and is told the server's instructions", async () => {
    const seen: Array<string> = []
    const { client, transport } = await connected(proKey, undefined, inProcess(seen))
    await everything(client)

    expect(transport.protocolVersion).toBe("2025-11-25")
    expect(transport.sessionId).toBeUndefined()
    expect(client.getInstructions()).toContain("match_frontier_options")
    expect(client.getServerCapabilities()).toEqual({ tools: {} })
    await client.close()
    // It asks once for a stream, and takes 405 for an answer.
    expect(seen.filter((line) => line === "GET /mcp")).toHaveLength(1)
  })

  test("does so over a real connection too", async () => {
    const { stop, url } = overLoopback(service)
    const { client } = await connected(sandboxKey, `${url}/mcp`, undefined)
    await everything(client)
    await client.close()
    await stop()
  })

  test("shows which argument was wrong, and what is accepted", async () => {
    const { client } = await connected(proKey)
    const error = await rejection(
      client.callTool({ name: "match_frontier_options", arguments: { condition: "x", sex: "f" } }),
    )
    const unknown = await rejection(client.callTool({ name: "find_cures", arguments: {} }))
    await client.close()

    expect(error).toBeInstanceOf(McpError)
    expect(error).toMatchObject({
      code: -32602,
      message: 'MCP error -32602: "sex" must be one of male, female.',
      data: { field: "sex", known_keys: ["male", "female"] },
    })
    expect(unknown).toMatchObject({ code: -32602, data: { field: "name", known_keys: calls.map(([name]) => name) } })
  })

  test("takes not_found as the result of a tool, output schema or not", async () => {
    const { client } = await connected(proKey)
    await client.listTools()
    const result = await client.callTool({ name: "get_site_availability", arguments: { nct_id: "NCT00000000" } })
    await client.close()

    expect(result).toMatchObject({ isError: true, content: [{ type: "text" }] })
  })

  test("is told by the body of a 401 where there is a key", async () => {
    const error = await rejection(connected("a wrong key"))

    expect(error).toBeInstanceOf(StreamableHTTPError)
    expect(error).toMatchObject({ code: 401, message: expect.stringContaining(sandboxKey) })
  })
})

test("callers with the same JSON-RPC ids at once each get their own answer", async () => {
  const conditions = ["pancreatic-cancer", "alzheimers", "glioblastoma", "Duchenne muscular dystrophy", "cancer"]
  const callers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => connected([proKey, basicKey, sandboxKey][index % 3] ?? proKey)),
  )
  const rounds = await Promise.all(
    callers.flatMap(({ client }, index) =>
      [0, 1].map(async (round) => {
        const profile = {
          condition: conditions[(index + round) % conditions.length] ?? "",
          age: index,
          limit: 1 + (index % 4),
          biomarkers: [`marker ${index} of ${round}`],
        }
        const { structuredContent } = await client.callTool({ name: "match_frontier_options", arguments: profile })

        return [profile, (structuredContent as { input_echo: object }).input_echo] as const
      }),
    ),
  )
  await Promise.all(callers.map(({ client }) => client.close()))

  expect(rounds).toHaveLength(80)
  for (const [profile, echo] of rounds) expect(echo).toEqual(profile)
})
