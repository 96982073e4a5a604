import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import {
  CallToolRequestSchema,
  type CallToolResult,
  isJSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  ListToolsRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/sdk/types.js"
import type { JsonSchemaValidator, jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js"
import * as Tools from "./Tools.ts"

export const versions: ReadonlyArray<string> = SUPPORTED_PROTOCOL_VERSIONS

/** A server asks its client for nothing, so nothing is ever validated: the SDK's default would build a validator a request. */
const validator: jsonSchemaValidator = {
  getValidator: <T>(): JsonSchemaValidator<T> => {
    throw new Error("This server never asks a client for input.")
  },
}

const instructions = [
  "Matches a patient profile to open clinical trials and expanded-access programs, live from ClinicalTrials.gov, and shows the sites of a study.",
  "Order: list_launch_conditions for wording, match_frontier_options for options (small limit), get_site_availability for one study's sites.",
  "States from free text are signposts to verify with the site, never verdicts. Nothing here is medical advice, and only the trial site decides who is eligible. It cannot enrol anybody or judge eligibility.",
].join("\n")

/** Carries one request to a server and its one answer back. */
class OneExchange implements Transport {
  onmessage?: (message: JSONRPCMessage) => void
  onclose?: () => void
  readonly answer = Promise.withResolvers<JSONRPCMessage>()

  async start() {}

  async send(message: JSONRPCMessage) {
    this.answer.resolve(message)
  }

  async close() {
    this.onclose?.()
  }
}

/** An answer of ours is well-formed: what the SDK cannot read of a request's params is the request's fault. */
const blamed = (message: JSONRPCMessage): JSONRPCMessage =>
  isJSONRPCErrorResponse(message) && message.error.code === -32603
    ? {
        ...message,
        error: { code: -32602, message: "The params of this method are not valid.", data: { field: "params" } },
      }
    : message

/** Answers one JSON-RPC request by the protocol's rules, with a server of its own. `toolResult` is what the tool gave. */
export const answer = async (
  request: JSONRPCRequest,
  toolResult: CallToolResult | undefined,
): Promise<JSONRPCMessage> => {
  const server = new Server(
    { name: "trial-match", title: "Clinical trial matching", version: "1.0.0" },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: validator },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...Tools.tools] }))
  if (toolResult !== undefined) server.setRequestHandler(CallToolRequestSchema, () => toolResult)
  const exchange = new OneExchange()
  await server.connect(exchange)
  exchange.onmessage?.(request)

  return blamed(await exchange.answer.promise)
}
