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
import { capabilities, instructions, serverInfo } from "./ServerInfo.ts"
import * as Tools from "./Tools.ts"

/** The revisions of the older era, on which a client agrees with `initialize`; the latest first. */
export const versions: ReadonlyArray<string> = SUPPORTED_PROTOCOL_VERSIONS

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

/** Requests arrive checked and results are ours, so any other error of the SDK than this is a bug, not an answer. */
const isExpected = (message: JSONRPCMessage) =>
  !isJSONRPCErrorResponse(message) || message.error.code === ErrorCode.MethodNotFound

/**
 * Answers one JSON-RPC request of the older era, whose params have the protocol's shape, with a server of its own. `toolResult` is what the
 * tool gave.
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
  if (!isExpected(message)) throw new Error("The protocol's server refused what was found valid.")

  return message
}
