import type { CallToolResult, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Either } from "effect"
import type { Telling } from "../../Failure.ts"
import * as CurrentEra from "../../mcp/current/CurrentEra.ts"
import * as Envelope from "../../mcp/Envelope.ts"
import * as Era from "../../mcp/Era.ts"
import * as Params from "../../mcp/Params.ts"
import * as Protocol from "../../mcp/Protocol.ts"
import * as Version from "../../mcp/ProtocolVersion.ts"
import * as RpcFault from "../../mcp/RpcFault.ts"
import * as ToolCall from "../../mcp/ToolCall.ts"
import * as Tools from "../../mcp/Tools.ts"
import type { Reply } from "../reply/Reply.ts"
import * as RequestBody from "../request/RequestBody.ts"
import type { Endpoint, Prepared } from "./Endpoint.ts"

const versionHeader = "mcp-protocol-version"

const json = (status: number, message: object, isKept: boolean): Reply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(message),
  headers: {},
  isKept,
})

const refusal = (status: number, { id, ...error }: RpcFault.RpcFault): Prepared => ({
  run: () => Effect.succeed(json(status, { jsonrpc: "2.0", id, error }, false)),
})

const accepted: Prepared["run"] = () =>
  Effect.succeed({ status: 202, contentType: null, body: "", headers: {}, isKept: true })

/** How an era words the answer to a request; `toolResult` is what the tool gave. */
type Wording = (toolResult?: CallToolResult) => Effect.Effect<object>

/** For an operator: an error on status 200 is seen by what it is, if it is ours. */
const faultOf = ({ code }: Telling) => (code === "internal_error" ? { fault: { code, reason: "ToolHasFailed" } } : {})

const prepareCall = (call: Tools.Call, worded: Wording, body: Uint8Array): Prepared => ({
  body,
  run: (caller) =>
    Effect.flatMap(call(caller), (result) => Effect.map(worded(result), (message) => json(200, message, true))),
  refuse: (what) =>
    Effect.map(worded(ToolCall.failed(what)), (message) => ({ ...json(200, message, false), ...faultOf(what) })),
})

/** What is wrong with a method's params travels on 200. */
const prepareMethod = (request: Envelope.Request, worded: Wording, body: Uint8Array): Prepared => {
  const fault = Params.faultOf(request)
  if (fault !== undefined) return refusal(200, fault)
  if (request.method !== "tools/call") {
    return { body, run: () => Effect.map(worded(), (message) => json(200, message, !("error" in message))) }
  }

  return Either.match(Tools.prepare(request.params), {
    onLeft: (invalid) => refusal(200, RpcFault.of(request.id, -32602, invalid)),
    onRight: (call) => prepareCall(call, worded, body),
  })
}

/** Params as the SDK takes them: a task is not offered here, and asking for one changes nothing. */
const forwarded = ({ id, method, params }: Envelope.Request): JSONRPCRequest => {
  const { task: _, ...rest } = params ?? {}

  return { jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params: rest }) }
}

const prepareOlder = (request: Envelope.Request, body: Uint8Array): Prepared =>
  prepareMethod(request, (result) => Effect.promise(() => Protocol.answer(forwarded(request), result)), body)

const prepareCurrent = (request: Envelope.Request, headers: Headers, body: Uint8Array): Prepared => {
  const fault = CurrentEra.faultOf(request, {
    version: headers.get(versionHeader),
    method: headers.get("mcp-method"),
    name: headers.get("mcp-name"),
  })
  if (fault !== undefined) return refusal(400, fault)
  const unknown = CurrentEra.faultOfMethod(request)
  if (unknown !== undefined) return refusal(404, unknown)

  return prepareMethod(request, (result) => Effect.sync(() => CurrentEra.answer(request, result)), body)
}

/** What is wrong with a message that cannot be read is HTTP 400, but for its params: of them only `_meta`, in the current era. */
const statusOf = ({ code, data }: RpcFault.RpcFault, body: Uint8Array, header: string | null): number => {
  if (code !== -32602) return 400
  const field = data !== undefined && "field" in data ? data.field : ""
  const isOfMeta = /^(?:params$|_meta\b)/.test(field)

  return isOfMeta && Era.isCurrent(header) && Envelope.methodOf(body) !== "initialize" ? 400 : 200
}

/** The tool endpoint: one JSON-RPC message a request, of either era, JSON answers, no session. */
export const mcp: Endpoint = {
  template: "/mcp",
  method: "POST",
  asksRegistry: true,
  prepare: (incoming) =>
    Effect.map(RequestBody.read(incoming), (body) => {
      const { headers } = incoming
      const header = headers.get(versionHeader)
      const parsed = Envelope.parse(body)
      if (Either.isLeft(parsed)) return refusal(statusOf(parsed.left, body, header), parsed.left)
      const message = parsed.right
      if (message._tag === "Request" && Era.of(message, header) === "current") {
        return prepareCurrent(message, headers, body)
      }
      const fault = Version.faultOf(message, header)
      if (fault !== undefined) return refusal(400, fault)

      return message._tag === "Notification" ? { body, run: accepted } : prepareOlder(message, body)
    }),
}
