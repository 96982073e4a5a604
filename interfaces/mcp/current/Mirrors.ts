import { Either } from "effect"
import type { Request } from "../Envelope.ts"
import * as RpcFault from "../RpcFault.ts"

/** What a transport repeats of a message beside it, for those on the way who do not read bodies; null where it does not. */
export interface Mirrors {
  readonly version: string | null
  readonly method: string | null
  readonly name: string | null
}

const encoded = /^=\?base64\?(.*)\?=$/s
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** The text that a header stands for: as it is, or base64 of UTF-8 where a header could not carry it. Nothing if that is malformed. */
const decoded = (value: string): string | undefined => {
  const [, inner] = encoded.exec(value) ?? []
  if (inner === undefined) return value
  if (!base64.test(inner)) return undefined

  return Either.getOrUndefined(Either.try(() => utf8.decode(Uint8Array.fromBase64(inner))))
}

const differs = (id: RpcFault.RequestId, header: string, what: string) =>
  RpcFault.of(id, -32020, { sentence: `The ${header} header must be there and be ${what}.`, field: header })

/** That of the revision. It comes before the revision itself is judged. */
export const faultOfVersion = ({ id }: Request, version: string, mirrors: Mirrors) =>
  mirrors.version === version
    ? undefined
    : differs(id, "Mcp-Protocol-Version", "the protocol version that stands in the _meta of the message")

/** Those of the method, and of the tool that is called. A call that names no tool is wrong for that, not for its header. */
export const faultOf = ({ id, method, params }: Request, mirrors: Mirrors): RpcFault.RpcFault | undefined => {
  if (mirrors.method !== method) return differs(id, "Mcp-Method", "the method of the message")
  const name = params?.["name"]
  if (method !== "tools/call" || typeof name !== "string") return undefined

  return mirrors.name !== null && decoded(mirrors.name) === name
    ? undefined
    : differs(id, "Mcp-Name", "the name of the tool that the message calls, as it is or as =?base64?…?=")
}
