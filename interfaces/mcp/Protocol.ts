import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  isJSONRPCErrorResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  ListToolsRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/sdk/types.js"
import type { JsonSchemaValidator, jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js"
import { version } from "../Version.ts"
import * as Tools from "./Tools.ts"

/** The revisions of the protocol that are spoken here, the latest first. */
export const versions: ReadonlyArray<string> = SUPPORTED_PROTOCOL_VERSIONS

/** A server asks its client for nothing, so nothing is ever validated: the SDK's default would build a validator a request. */
const validator: jsonSchemaValidator = {
  getValidator: <T>(): JsonSchemaValidator<T> => {
    throw new Error("This server never asks a client for input.")
  },
}

/** What a model is told of the server as a whole. Clients cut it at 2,048 characters. */
export const instructions = [
  "Matches a patient profile to open clinical trials and expanded-access programs, live from ClinicalTrials.gov, and shows the sites of a study.",
  "Usual order: list_launch_conditions for the wording of stages and biomarkers, match_frontier_options for ranked options (limit 3 to 5), get_site_availability for all sites of one study.",
  "States from free text (mentioned_inclusion, mentioned_exclusion) are signposts to verify with the site, never verdicts; say so when you report them, and give NCT numbers.",
  "It gives no medical advice, cannot enrol anybody and does not judge eligibility: only the trial site decides that. It knows nothing of closed or observational studies, and nothing of results.",
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

/** Requests arrive checked and results are ours, so any other error of the SDK than this is a bug, not an answer. */
const isExpected = (message: JSONRPCMessage) =>
  !isJSONRPCErrorResponse(message) || message.error.code === ErrorCode.MethodNotFound

/**
 * Answers one JSON-RPC request, whose params have the protocol's shape, with a server of its own. `toolResult` is what the
 * tool gave.
 */
export const answer = async (
  request: JSONRPCRequest,
  toolResult: CallToolResult | undefined,
): Promise<JSONRPCMessage> => {
  const server = new Server(
    { name: "trial-match", title: "Clinical trial matching", version },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: validator },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...Tools.tools] }))
  if (toolResult !== undefined) server.setRequestHandler(CallToolRequestSchema, () => toolResult)
  const exchange = new OneExchange()
  server.onerror = exchange.answer.reject
  await server.connect(exchange)
  exchange.onmessage?.(request)
  const message = await exchange.answer.promise
  if (!isExpected(message)) throw new Error("The protocol's server refused what was found valid.")

  return message
}
