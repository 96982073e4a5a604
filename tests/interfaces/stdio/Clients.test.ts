import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Client as CurrentClient, type Transport, type VersionNegotiationMode } from "@modelcontextprotocol/client"
import { StdioClientTransport as CurrentTransport } from "@modelcontextprotocol/client/stdio"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import * as ServerInfo from "../../../interfaces/mcp/ServerInfo.ts"
import * as Stdio from "../../support/stdio.ts"
import { calls } from "../mcp/EveryTool.ts"

setDefaultTimeout(300_000)

let standIn: StandIn.StandIn

beforeAll(() => {
  standIn = StandIn.serve({ studies: madeUpStudies })
})

afterAll(() => standIn.stop())

/** What hosts put into their configuration. */
const program = () => {
  const [command, ...args] = Stdio.command()

  return { command, args: [...args], env: Stdio.environment(standIn.url), stderr: "pipe" as const }
}

const me = { name: "tests", version: "1.0.0" }

/** The first generation of the protocol's own client. */
const first = async () => {
  const client = new Client(me)
  await client.connect(new StdioClientTransport(program()))

  return { client }
}

const started = (): Transport => new CurrentTransport(program())

/** The same tools in this process. */
const here = (): Transport => {
  const ready = Promise.withResolvers<ReturnType<typeof Stdio.startHere>>()
  const transport: Transport = {
    start: async () => {
      const host = Stdio.startHere(Stdio.environment(standIn.url), ({ on, write }) => ({
        on,
        write: (text, left) => {
          write(text, left)
          transport.onmessage?.(JSON.parse(text))
        },
      }))
      ready.resolve(host)
    },
    send: async (message) => (await ready.promise).tell(message),
    close: async () => {
      const host = await ready.promise
      await host.closeInput()
      expect((await host.ended()).code).toBe(0)
      transport.onclose?.()
    },
  }

  return transport
}

/** The second, and the revision that it then speaks. */
const second = (transport: () => Transport, version: string, mode?: VersionNegotiationMode) => async () => {
  const client = new CurrentClient(me, mode === undefined ? {} : { versionNegotiation: { mode } })
  await client.connect(transport())
  expect(client.getNegotiatedProtocolVersion()).toBe(version)

  return { client }
}

const clients: ReadonlyArray<
  readonly [what: string, connect: () => ReturnType<typeof first> | ReturnType<ReturnType<typeof second>>]
> = [
  ["first generation", first],
  ["second generation, told nothing", second(here, "2025-11-25")],
  ["second generation, told legacy", second(here, "2025-11-25", "legacy")],
  ["second generation, told auto", second(started, "2026-07-28", "auto")],
  ["second generation, told one revision", second(here, "2026-07-28", { pin: "2026-07-28" })],
]

describe.each(clients)("the client of the protocol's own SDK, %s", (_, connect) => {
  test("connects, lists and calls every tool, and closes", async () => {
    const { client } = await connect()
    // From here on the client validates every structured content against its tool's output schema.
    const { tools } = await client.listTools()
    const results = []
    for (const [name, input] of calls) results.push(await client.callTool({ name, arguments: input }))
    const wrong: unknown = await client
      .callTool({ name: "match_frontier_options", arguments: { condition: "x", sex: "f" } })
      .catch((problem: unknown) => problem)
    const missing = await client.callTool({ name: "get_site_availability", arguments: { nct_id: "NCT00000000" } })

    expect(client.getInstructions()).toBe(ServerInfo.instructions)
    expect(client.getServerVersion()).toMatchObject(ServerInfo.serverInfo)
    expect(tools.map(({ name }) => name)).toEqual(calls.map(([name]) => name))
    for (const [index, [, , property]] of calls.entries()) {
      expect(results[index]?.isError).toBeUndefined()
      expect(results[index]?.structuredContent).toHaveProperty(property)
    }
    expect(wrong).toMatchObject({
      code: -32602,
      message: expect.stringContaining('"sex" must be one of male, female.'),
      data: { field: "sex", known_keys: ["male", "female"] },
    })
    expect(missing).toMatchObject({ isError: true, content: [{ type: "text" }] })
    await client.close()
  })
})
