import { describe, expect, test } from "bun:test"
import type { JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import * as Protocol from "../../../interfaces/mcp/Protocol.ts"

const request = (method: string, params: Record<string, unknown> = {}): JSONRPCRequest => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
})

describe("a server of its own for each request", () => {
  test("answers it", async () => {
    expect(await Protocol.answer(request("ping"), undefined)).toEqual({ jsonrpc: "2.0", id: 1, result: {} })
  })

  test("gives what the tool gave", async () => {
    const result = { content: [{ type: "text" as const, text: "a" }], structuredContent: { b: [1, null] } }

    expect(await Protocol.answer(request("tools/call", { name: "any" }), result)).toMatchObject({ id: 1, result })
  })

  test.each<[what: string, request: JSONRPCRequest]>([
    ["a request that the SDK would leave without an answer", request("ping", { _meta: 5 })],
    ["a request that the SDK would answer with a dump", request("tools/list", { cursor: 5 })],
  ])("fails at once, for want of a check before it, at %s", async (_, malformed) => {
    const outcome = await Protocol.answer(malformed, undefined).catch((error: unknown) => error)

    expect(outcome).toBeInstanceOf(Error)
  })

  test("fails at a result that is none", async () => {
    const outcome = await Protocol.answer(request("tools/call", { name: "any" }), { content: "a" } as never).catch(
      (error: unknown) => error,
    )

    expect(outcome).toBeInstanceOf(Error)
  })
})
