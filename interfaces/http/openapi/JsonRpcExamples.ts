import { LATEST_PROTOCOL_VERSION as protocolVersion } from "@modelcontextprotocol/sdk/types.js"
import * as Conditions from "../../functions/Conditions.ts"
import { ofTheRegistry } from "../../functions/Ending.ts"
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

export const requests: Json = {
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

const result = (value: unknown) => ({ jsonrpc: "2.0", id: 1, result: value })

const error = (id: number | null, code: number, message: string, data?: Json) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data === undefined ? {} : { data }) },
})

/** Errors about a method or its params, which travel on HTTP 200, too. */
export const errors: ReadonlyArray<Json> = [
  error(1, -32601, "Method not found"),
  error(1, -32602, '"sex" must be one of male, female.', { field: "sex", known_keys: ["male", "female"] }),
]

const launchAreas = Conditions.payload(ofTheRegistry)

const toolResult = (summary: string, text: string, structuredContent: object) => ({
  summary,
  value: result({ content: [{ type: "text", text }], structuredContent }),
})

/** The answers to requests, by the names that these have above. */
export const answers: Json = {
  initialize: {
    summary: "initialize",
    value: result({
      protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: "trial-match", title: "Clinical trial matching", version: "1.0.0" },
      instructions: "Matches a patient profile to open clinical trials and expanded-access programs.",
    }),
  },
  ping: { summary: "ping", value: result({}) },
  listTools: { summary: "tools/list, shortened to one tool", value: result({ tools: Tools.tools.slice(0, 1) }) },
  match: toolResult(
    "tools/call: a match, shortened to one option",
    Summary.ofMatch(Examples.matchResponse),
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
  notJson: { summary: "Not JSON", value: error(null, -32700, "The body is not valid JSON.") },
  notJsonRpc: {
    summary: "Not JSON-RPC 2.0",
    value: error(1, -32600, '"jsonrpc" must be "2.0".', { field: "jsonrpc", known_keys: ["2.0"] }),
  },
}
