import type { CallToolResult, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js"
import { Effect, Either } from "effect"
import type { Audience } from "../../application/Caller.ts"
import type { ErrorDescription, Failure } from "../Failure.ts"
import type { Ports } from "../functions/Ports.ts"
import * as CurrentEra from "./current/CurrentEra.ts"
import type { Mirrors } from "./current/Mirrors.ts"
import type { Request } from "./Envelope.ts"
import * as Era from "./Era.ts"
import * as Params from "./Params.ts"
import * as Protocol from "./Protocol.ts"
import * as Version from "./ProtocolVersion.ts"
import * as RpcFault from "./RpcFault.ts"
import * as ToolCall from "./ToolCall.ts"
import * as Tools from "./Tools.ts"

/**
 * A request that is answered with what is wrong with it, and what of it is wrong: what its era asks of every request, its
 * method, or its params.
 */
export interface Refused {
  readonly _tag: "Refused"
  readonly of: "era" | "method" | "older method" | "params"
  readonly fault: RpcFault.RpcFault
}

/** A request that was found valid, with its one answer, a JSON-RPC message. */
export interface Accepted {
  readonly _tag: "Accepted"
  readonly run: (audience: Audience) => Effect.Effect<object, Failure, Ports>
  /** How it is told that a tool came to nothing; nothing else can. */
  readonly refuse?: (what: ErrorDescription) => Effect.Effect<object>
}

/** A request that was read and checked, before anything is done for it. */
export type RequestCheck = Refused | Accepted

/** How an era words the answer to a request; `toolResult` is what the tool gave. */
type Wording = (toolResult?: CallToolResult) => Effect.Effect<object>

const refused = (of: Refused["of"], fault: RpcFault.RpcFault): Refused => ({ _tag: "Refused", of, fault })

const checkMethod = (request: Request, worded: Wording): RequestCheck => {
  const fault = Params.faultOf(request)
  if (fault !== undefined) return refused("params", fault)
  if (request.method !== "tools/call") return { _tag: "Accepted", run: () => worded() }

  return Either.match(Tools.prepare(request.params), {
    onLeft: (invalid) => refused("params", RpcFault.of(request.id, -32602, invalid)),
    onRight: (call): Accepted => ({
      _tag: "Accepted",
      run: (audience) => Effect.flatMap(call(audience), worded),
      refuse: (what) => worded(ToolCall.failed(what)),
    }),
  })
}

/** Params as the SDK takes them: a task is not offered here, and asking for one changes nothing. */
const forwarded = ({ id, method, params }: Request): JSONRPCRequest => {
  const { task: _, ...rest } = params ?? {}

  return { jsonrpc: "2.0", id, method, ...(params === undefined ? {} : { params: rest }) }
}

const checkOlder = (request: Request) => {
  const unknown = Protocol.faultOfMethod(request)
  if (unknown !== undefined) return refused("older method", unknown)

  return checkMethod(request, (result) => Effect.promise(() => Protocol.answer(forwarded(request), result)))
}

const checkCurrent = (request: Request, mirrors?: Mirrors) => {
  const fault = CurrentEra.faultOf(request, mirrors)
  if (fault !== undefined) return refused("era", fault)
  const unknown = CurrentEra.faultOfMethod(request)
  if (unknown !== undefined) return refused("method", unknown)

  return checkMethod(request, (result) => Effect.sync(() => CurrentEra.answer(request, result)))
}

/** Tells a request's era and checks it as that era says. `mirrors` is what its transport repeats of it, if the transport does that. */
export const check = (request: Request, mirrors?: Mirrors): RequestCheck => {
  const header = mirrors?.version ?? null
  if (Era.of(request, header) === "current") return checkCurrent(request, mirrors)
  const fault = Version.faultOf(request, header)

  return fault === undefined ? checkOlder(request) : refused("era", fault)
}
