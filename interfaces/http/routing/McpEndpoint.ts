import type { CallToolResult, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Either } from "effect"
import type { Telling } from "../../Failure.ts"
import * as Envelope from "../../mcp/Envelope.ts"
import * as Params from "../../mcp/Params.ts"
import * as Protocol from "../../mcp/Protocol.ts"
import * as Version from "../../mcp/ProtocolVersion.ts"
import * as RpcFault from "../../mcp/RpcFault.ts"
import * as ToolCall from "../../mcp/ToolCall.ts"
import * as Tools from "../../mcp/Tools.ts"
import type { Reply } from "../reply/Reply.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { Endpoint, Prepared } from "./Endpoint.ts"

const json = (status: number, message: object, isKept: boolean): Reply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(message),
  headers: {},
  isKept,
})

/** What is wrong with the message itself is HTTP 400; what is wrong with a method's params travels on 200. */
const refusal = ({ id, ...error }: RpcFault.RpcFault): Prepared => ({
  run: () => Effect.succeed(json(error.code === -32602 ? 200 : 400, { jsonrpc: "2.0", id, error }, false)),
})

const accepted: Prepared["run"] = () =>
  Effect.succeed({ status: 202, contentType: null, body: "", headers: {}, isKept: true })

/** Params as the SDK takes them: a task is not offered here, and asking for one changes nothing. */
const forwarded = ({ id, method, params }: Envelope.Request): JSONRPCRequest => {
  const { task: _, ...rest } = params ?? {}

  return { jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params: rest }) }
}

const speak = (request: Envelope.Request, toolResult?: CallToolResult) =>
  Effect.promise(() => Protocol.answer(forwarded(request), toolResult))

/** For an operator: an error on status 200 is seen by what it is, if it is ours. */
const faultOf = ({ code }: Telling) => (code === "internal_error" ? { fault: { code, reason: "ToolHasFailed" } } : {})

const prepareCall = (request: Envelope.Request, call: Tools.Call, body: Uint8Array): Prepared => ({
  body,
  run: (caller) =>
    Effect.flatMap(call(caller), (result) => Effect.map(speak(request, result), (message) => json(200, message, true))),
  refuse: (what) =>
    Effect.map(speak(request, ToolCall.failed(what)), (message) => ({
      ...json(200, message, false),
      ...faultOf(what),
    })),
})

const prepare = (request: Envelope.Request, body: Uint8Array): Prepared => {
  const fault = Params.faultOf(request)
  if (fault !== undefined) return refusal(fault)
  if (request.method !== "tools/call") {
    return { body, run: () => Effect.map(speak(request), (message) => json(200, message, !("error" in message))) }
  }

  return Either.match(Tools.prepare(request.params), {
    onLeft: (invalid) => refusal(RpcFault.of(request.id, -32602, invalid)),
    onRight: (call) => prepareCall(request, call, body),
  })
}

/** The tool endpoint: one JSON-RPC message a request, JSON answers, no session. */
export const mcp: Endpoint = {
  template: "/mcp",
  method: "POST",
  asksRegistry: true,
  prepare: (incoming) =>
    Effect.map(RequestBody.read(incoming), (body) => {
      const message = Envelope.parse(body)
      if (Either.isLeft(message)) return refusal(message.left)
      const fault = Version.faultOf(message.right, incoming.headers.get("mcp-protocol-version"))
      if (fault !== undefined) return refusal(fault)

      return message.right._tag === "Notification" ? { body, run: accepted } : prepare(message.right, body)
    }),
}
