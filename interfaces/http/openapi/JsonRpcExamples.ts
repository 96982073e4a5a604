import { LATEST_PROTOCOL_VERSION as protocolVersion } from "@modelcontextprotocol/sdk/types.js"
import { Either } from "effect"
import * as Conditions from "../../functions/Conditions.ts"
import { ofTheRegistry } from "../../functions/Ending.ts"
import * as Match from "../../functions/Match.ts"
import * as CurrentEra from "../../mcp/current/CurrentEra.ts"
import type { Request } from "../../mcp/Envelope.ts"
import * as Era from "../../mcp/Era.ts"
import * as Protocol from "../../mcp/Protocol.ts"
import type * as RpcFault from "../../mcp/RpcFault.ts"
import { serverInfo } from "../../mcp/ServerInfo.ts"
import * as Summary from "../../mcp/Summary.ts"
import * as Tools from "../../mcp/Tools.ts"
import type { Json } from "../../wire/Json.ts"
import * as Examples from "./Examples.ts"

const request = (method: string, params?: Json) => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  ...(params === undefined ? {} : { params }),
})

const call = (name: string, input?: Json) =>
  request("tools/call", { name, ...(input === undefined ? {} : { arguments: input }) })

const currentMeta = {
  [Era.versionKey]: Era.currentVersion,
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "example-client", version: "1.0.0" },
}

export const requests: Json = {
  discover: {
    summary: "Current era: what is served (with the headers Mcp-Protocol-Version and Mcp-Method)",
    value: request("server/discover", { _meta: currentMeta }),
  },
  initialize: {
    summary: "Say hello",
    value: request("initialize", {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "example-client", version: "1.0.0" },
    }),
  },
  initialized: {
    summary: "A notification: no id, no answer",
    value: { jsonrpc: "2.0", method: "notifications/initialized" },
  },
  ping: { summary: "Ping", value: request("ping") },
  listTools: { summary: "List the tools", value: request("tools/list") },
  match: { summary: "Match a patient profile", value: call("match_frontier_options", { ...Examples.request }) },
  availability: { summary: "The sites of one study", value: call("get_site_availability", { nct_id: Examples.nctId }) },
  conditions: { summary: "The launch areas", value: call("list_launch_conditions") },
}

const asked = (method: string, _meta: Json): Request => ({ _tag: "Request", id: 1, method, params: { _meta } })

const told = (fault: RpcFault.RpcFault | undefined) => {
  const { code, data, id, message } = fault ?? { id: null, code: 0, message: "" }

  return error(typeof id === "number" ? id : null, code, message, data === undefined ? undefined : { ...data })
}

const result = (value: unknown) => ({ jsonrpc: "2.0", id: 1, result: value })

const error = (id: number | null, code: number, message: string, data?: Json) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data === undefined ? {} : { data }) },
})

/** Errors about a method or its params, which travel on HTTP 200, too; the first of them in the older era only. */
export const errors: ReadonlyArray<Json> = [
  told(Protocol.faultOfMethod(asked("resources/list", {}))),
  error(1, -32602, '"sex" must be one of male, female.', { field: "sex", known_keys: ["male", "female"] }),
]

const launchAreas = Conditions.payload(ofTheRegistry)

const toolResult = (summary: string, text: string, structuredContent: object) => ({
  summary,
  value: result({ content: [{ type: "text", text }], structuredContent }),
})

/** The answers to requests, by the names that these have above. */
export const answers: Json = {
  discover: { summary: "server/discover", value: CurrentEra.answer(asked("server/discover", currentMeta), undefined) },
  initialize: {
    summary: "initialize",
    value: result({
      protocolVersion,
      capabilities: { tools: {} },
      serverInfo,
      instructions: "Matches a patient profile to open clinical trials and expanded-access programs.",
    }),
  },
  ping: { summary: "ping", value: result({}) },
  listTools: { summary: "tools/list, shortened to one tool", value: result({ tools: Tools.tools.slice(0, 1) }) },
  match: toolResult(
    "tools/call: a match, shortened to one option",
    Summary.ofMatch(Examples.matchResponse, Either.getOrThrow(Match.parse(Examples.request))),
    Examples.matchResponse,
  ),
  availability: toolResult(
    "tools/call: the sites of one study, shortened to three",
    Summary.ofAvailability(Examples.availabilityResponse),
    Examples.availabilityResponse,
  ),
  conditions: toolResult("tools/call: the launch areas", Summary.ofConditions(launchAreas), launchAreas),
}

/** What travels on HTTP 400: errors about the message itself. */
export const refusals: Json = {
  notJson: { summary: "Not JSON", value: error(null, -32700, "The message is not valid JSON.") },
  notJsonRpc: {
    summary: "Not JSON-RPC 2.0",
    value: error(1, -32600, '"jsonrpc" must be "2.0".', { field: "jsonrpc", known_keys: ["2.0"] }),
  },
  metaIsMissing: {
    summary: "Current era: the message does not say what it is of",
    value: told(CurrentEra.faultOf(asked("tools/list", {}))),
  },
  headerDiffers: {
    summary: "Current era: a header differs from the message",
    value: told(
      CurrentEra.faultOf(asked("tools/list", currentMeta), {
        version: Era.currentVersion,
        method: "tools/call",
        name: null,
      }),
    ),
  },
  versionIsNotServed: {
    summary: "Current era: another version of the protocol",
    value: told(CurrentEra.faultOf(asked("tools/list", { ...currentMeta, [Era.versionKey]: "2099-01-01" }))),
  },
}

/** What travels on HTTP 404. */
export const misses: Json = {
  method: {
    summary: "Current era: a method that is there no more",
    value: told(CurrentEra.faultOfMethod(asked("ping", currentMeta))),
  },
}
