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
import type { Request } from "./Envelope.ts"
import * as RpcFault from "./RpcFault.ts"
import { capabilities, instructions, serverInfo } from "./ServerInfo.ts"
import * as Tools from "./Tools.ts"

/** The revisions of the older era, on which a client agrees with `initialize`; the latest first. */
export const versions: ReadonlyArray<string> = SUPPORTED_PROTOCOL_VERSIONS

const methods = ["initialize", "ping", "tools/list", "tools/call"]

/** A method that the older era does not have here. */
export const faultOfMethod = ({ id, method }: Request): RpcFault.RpcFault | undefined =>
  methods.includes(method) ? undefined : RpcFault.ofMethod(id, "era", methods)

/** A server asks its client for nothing, so nothing is ever validated: the SDK's default would build a validator a request. */
const validator: jsonSchemaValidator = {
  getValidator: <T>(): JsonSchemaValidator<T> => {
    throw new Error("This server never asks a client for input.")
  },
}

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

/**
 * Answers one JSON-RPC request of the older era, whose method is known and whose params have the protocol's shape, with a server
 * of its own. `toolResult` is what the tool gave.
 */
export const answer = async (
  request: JSONRPCRequest,
  toolResult: CallToolResult | undefined,
): Promise<JSONRPCMessage> => {
  const server = new Server(serverInfo, { capabilities, instructions, jsonSchemaValidator: validator })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...Tools.tools] }))
  if (toolResult !== undefined) server.setRequestHandler(CallToolRequestSchema, () => toolResult)
  const exchange = new OneExchange()
  server.onerror = exchange.answer.reject
  await server.connect(exchange)
  exchange.onmessage?.(request)
  const message = await exchange.answer.promise
  // Requests arrive checked and results are ours: an error of the SDK is a bug, not an answer.
  if (isJSONRPCErrorResponse(message)) throw new Error("The protocol's server refused what was found valid.")

  return message
}
