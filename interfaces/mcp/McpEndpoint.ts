import { HttpServerRequest } from "@effect/platform"
import type { CallToolResult, JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Either, Predicate } from "effect"
import { type Failure, telling, unexpected } from "../Failure.ts"
import * as Body from "../http/Body.ts"
import type { Endpoint, Prepared } from "../http/Endpoint.ts"
import type { Reply } from "../http/Reply.ts"
import { logDefect } from "../http/UnexpectedFailure.ts"
import type { InvalidRequest } from "../InvalidRequest.ts"
import type { Links } from "../Links.ts"
import * as Envelope from "./Envelope.ts"
import * as Protocol from "./Protocol.ts"
import * as Tools from "./Tools.ts"

type Rpc = Extract<Envelope.Message, { readonly _tag: "Request" }>

const json = (status: number, message: object, isKept: boolean, isCharged = true): Reply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(message),
  headers: {},
  isKept,
  isCharged,
})

/** What is wrong with the message itself is HTTP 400; what is wrong with a method's params travels on 200. */
const refusal = ({ code, data, id, message }: Envelope.RpcFault): Prepared => ({
  run: () =>
    Effect.succeed(
      json(
        code === -32602 ? 200 : 400,
        { jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } },
        false,
      ),
    ),
})

const invalidParams = (id: Envelope.RequestId, { field, knownKeys, sentence }: InvalidRequest): Envelope.RpcFault => ({
  id,
  code: -32602,
  message: sentence,
  ...(field === undefined ? {} : { data: { field, ...(knownKeys === undefined ? {} : { known_keys: knownKeys }) } }),
})

const accepted: Prepared["run"] = () =>
  Effect.succeed({ status: 202, contentType: null, body: "", headers: {}, isKept: true, isCharged: true })

/** The SDK would answer these with a dump of its validator. */
const faultOfInitialize = ({ id, params }: Rpc): Envelope.RpcFault | undefined => {
  const fault = (field: string, message: string, knownKeys?: ReadonlyArray<string>): Envelope.RpcFault => ({
    id,
    code: -32602,
    message,
    data: { field, ...(knownKeys === undefined ? {} : { known_keys: knownKeys }) },
  })
  const { capabilities, clientInfo, protocolVersion } = params ?? {}
  if (typeof protocolVersion !== "string") {
    return fault(
      "protocolVersion",
      `"protocolVersion" must be text: one of ${Protocol.versions.join(", ")}.`,
      Protocol.versions,
    )
  }
  if (!Predicate.isRecord(capabilities)) return fault("capabilities", '"capabilities" must be an object.')
  if (!Predicate.isRecord(clientInfo)) return fault("clientInfo", '"clientInfo" must be an object.')
  const missing = ["name", "version"].find((name) => typeof clientInfo[name] !== "string")

  return missing === undefined ? undefined : fault(`clientInfo.${missing}`, `"clientInfo.${missing}" must be text.`)
}

const faultOfVersion = (rpc: Rpc, version: string | undefined): Envelope.RpcFault | undefined =>
  version === undefined || rpc.method === "initialize" || Protocol.versions.includes(version)
    ? undefined
    : {
        id: rpc.id,
        code: -32600,
        message: `The Mcp-Protocol-Version header must be one of ${Protocol.versions.join(", ")}.`,
        data: { field: "Mcp-Protocol-Version", known_keys: Protocol.versions },
      }

const failed = (code: string, message: string): CallToolResult => ({
  content: [{ type: "text", text: `${code}: ${message}` }],
  isError: true,
})

/** What the tool gave, or why it gave nothing; and whether that costs the caller a call. */
interface Worked {
  readonly result: CallToolResult
  readonly isCharged: boolean
}

const explained =
  (links: Links) =>
  (failure: Failure): Worked => {
    const { code, message } = telling(failure, links)

    return { result: failed(code, message), isCharged: code !== "internal_error" }
  }

/** Params as the SDK takes them: a task is not offered here, and asking for one changes nothing. */
const forwarded = ({ id, method, params }: Rpc): JSONRPCRequest => {
  const { task: _, ...rest } = params ?? {}

  return { jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params: rest }) }
}

const speak = (rpc: Rpc, toolResult?: CallToolResult) =>
  Effect.promise((): Promise<JSONRPCMessage> => Protocol.answer(forwarded(rpc), toolResult))

const prepareRequest = (rpc: Rpc, body: Uint8Array, links: Links): Prepared => {
  if (rpc.method === "tools/call") {
    return Either.match(Tools.prepare(rpc.params), {
      onLeft: (invalid) => refusal(invalidParams(rpc.id, invalid)),
      onRight: (call) => ({
        body,
        run: (caller) =>
          call(caller).pipe(
            Effect.map((result): Worked => ({ result, isCharged: true })),
            Effect.catchAll((failure) => Effect.succeed(explained(links)(failure))),
            Effect.catchAllDefect((defect) =>
              Effect.as(logDefect(defect), { result: failed(unexpected.code, unexpected.message), isCharged: false }),
            ),
            Effect.flatMap(({ isCharged, result }) =>
              Effect.map(speak(rpc, result), (message) => json(200, message, result.isError !== true, isCharged)),
            ),
          ),
      }),
    })
  }
  const fault = rpc.method === "initialize" ? faultOfInitialize(rpc) : undefined
  if (fault !== undefined) return refusal(fault)

  return { body, run: () => Effect.map(speak(rpc), (message) => json(200, message, !("error" in message))) }
}

/** The tool endpoint: one JSON-RPC message a request, JSON answers, no session. */
export const make = (links: Links): Endpoint => ({
  template: "/mcp",
  method: "POST",
  prepare: () =>
    Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const body = yield* Body.read
      const message = Envelope.parse(body)
      if (Either.isLeft(message)) return refusal(message.left)
      if (message.right._tag === "Notification") return { body, run: accepted }
      const fault = faultOfVersion(message.right, headers["mcp-protocol-version"])

      return fault === undefined ? prepareRequest(message.right, body, links) : refusal(fault)
    }),
})
