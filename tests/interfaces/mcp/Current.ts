import { mirrored } from "../../support/mirrored.ts"
import { proKey, type Running } from "../../support/service.ts"
import { type Answer, say } from "./Rpc.ts"

export const version = "2026-07-28"

export const keys = {
  version: "io.modelcontextprotocol/protocolVersion",
  capabilities: "io.modelcontextprotocol/clientCapabilities",
  client: "io.modelcontextprotocol/clientInfo",
  server: "io.modelcontextprotocol/serverInfo",
}

/** What each request of the current era says of itself. */
export const meta = { [keys.version]: version, [keys.capabilities]: {}, [keys.client]: { name: "tests", version: "1" } }

type Headers = Readonly<Record<string, string>>

/** A request of the current era, but for its headers. */
export const request = (method: string, params: object = {}, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: { ...params, _meta: meta },
})

export const call = (name: string, input?: unknown, id: unknown = 1) =>
  request("tools/call", { name, ...(input === undefined ? {} : { arguments: input }) }, id)

/** Posts a request of the current era with its headers, and more. */
export const ask = (
  service: Pick<Running, "send">,
  message: ReturnType<typeof request>,
  key: string = proKey,
  headers: Headers = {},
): Promise<Answer> => say(service, message, key, { ...mirrored(message), ...headers })
