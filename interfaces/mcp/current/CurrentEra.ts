import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import { Duration } from "effect"
import * as FieldPath from "../../input/FieldPath.ts"
import type { Request } from "../Envelope.ts"
import { currentVersions } from "../Era.ts"
import { versions } from "../Protocol.ts"
import * as RpcFault from "../RpcFault.ts"
import { capabilities, instructions, serverInfo } from "../ServerInfo.ts"
import * as Tools from "../Tools.ts"
import * as Meta from "./Meta.ts"
import * as Mirrors from "./Mirrors.ts"

const whole = { resultType: "complete", _meta: { "io.modelcontextprotocol/serverInfo": serverInfo } } as const

/** What does not change before the next release, and is the same for every caller. */
const lasting = { ttlMs: Duration.toMillis("1 hour"), cacheScope: "public" } as const

/** What is answered without a tool: the same to everybody. */
const standing: ReadonlyMap<string, object> = new Map([
  ["server/discover", { ...whole, ...lasting, supportedVersions: currentVersions, capabilities, instructions }],
  ["tools/list", { ...whole, ...lasting, tools: Tools.tools }],
])

const methods = [...standing.keys(), "tools/call"]

const notServed = ({ id }: Request, requested: string): RpcFault.RpcFault => ({
  id,
  code: -32022,
  message: `The protocol version is not served; served are ${currentVersions.join(", ")}, and after initialize ${versions.join(", ")}.`,
  data: { supported: currentVersions, requested: FieldPath.cut(requested) },
})

/**
 * What is wrong with a request of the current era before its method is looked at: its `_meta`, then what its transport repeats
 * of it (`mirrors`, if the transport does that) and its revision. In the order of the revision 2026-07-28.
 */
export const faultOf = (request: Request, mirrors?: Mirrors.Mirrors): RpcFault.RpcFault | undefined => {
  const fault = Meta.faultOf(request)
  if (fault !== undefined) return fault
  const version = Meta.versionOf(request) ?? ""
  const ofHeader = mirrors === undefined ? undefined : Mirrors.faultOfVersion(request, version, mirrors)
  if (ofHeader !== undefined) return ofHeader
  if (!currentVersions.includes(version)) return notServed(request, version)

  return mirrors === undefined ? undefined : Mirrors.faultOf(request, mirrors)
}

/** A method that the current era does not have, or has no more. */
export const faultOfMethod = ({ id, method }: Request): RpcFault.RpcFault | undefined =>
  methods.includes(method) ? undefined : RpcFault.ofMethod(id, "revision", methods)

/** Answers a request that has no fault. `toolResult` is what the tool gave. */
export const answer = ({ id, method }: Request, toolResult: CallToolResult | undefined): object => ({
  jsonrpc: "2.0",
  id,
  result: toolResult === undefined ? standing.get(method) : { ...whole, ...toolResult },
})
