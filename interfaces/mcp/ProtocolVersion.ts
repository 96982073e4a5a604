import type { Message } from "./Envelope.ts"
import * as Era from "./Era.ts"
import { versions } from "./Protocol.ts"
import * as RpcFault from "./RpcFault.ts"

const accepted = [...Era.currentVersions, ...versions]

/** A revision that is not spoken here, in the header of what is not of the current era. */
export const faultOf = (message: Message, header: string | null): RpcFault.RpcFault | undefined => {
  if (header === null || accepted.includes(header)) return undefined

  return RpcFault.of(message._tag === "Request" ? message.id : null, -32600, {
    sentence: `The Mcp-Protocol-Version header must be one of ${accepted.join(", ")}.`,
    field: "Mcp-Protocol-Version",
    knownKeys: accepted,
  })
}
