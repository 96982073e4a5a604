import type { Message } from "./Envelope.ts"
import * as Era from "./Era.ts"
import { versions } from "./Protocol.ts"
import * as RpcFault from "./RpcFault.ts"

/** A revision that is not spoken here, in the header of what is not of the current era. `initialize` is exempt: it is where revisions are agreed upon. */
export const faultOf = (message: Message, header: string | null): RpcFault.RpcFault | undefined => {
  if (header === null || versions.includes(header) || Era.isCurrent(header)) return undefined
  if (message._tag === "Request" && message.method === "initialize") return undefined

  return RpcFault.of(message._tag === "Request" ? message.id : null, -32600, {
    sentence: `The Mcp-Protocol-Version header must be one of ${versions.join(", ")}.`,
    field: "Mcp-Protocol-Version",
    knownKeys: versions,
  })
}
