import { Effect } from "effect"
import type { Audience } from "../../application/Caller.ts"
import { logDefect } from "../../application/UnexpectedFailure.ts"
import * as WaitForStorage from "../../application/WaitForStorage.ts"
import { descriptionOf, type ErrorDescription, unexpected } from "../Failure.ts"
import type { Ports } from "../functions/Ports.ts"
import type { Links } from "../Links.ts"
import type { Accepted } from "../mcp/RequestCheck.ts"
import * as RpcFault from "../mcp/RpcFault.ts"

/** A message to send, and what became of its request, in a word for the log. */
export interface Outgoing {
  readonly message: object
  readonly outcome: string
}

/** Whoever starts the process is no key: they see what every key sees, but for Pro's. */
const audience: Audience = { plan: "basic" }

export const refusal = (fault: RpcFault.RpcFault): Outgoing => ({
  message: RpcFault.messageOf(fault),
  outcome: String(fault.code),
})

const failed = (id: RpcFault.RequestId): Outgoing => ({
  message: { jsonrpc: "2.0", id, error: { code: -32603, message: unexpected.message } },
  outcome: unexpected.code,
})

/** Does the work of a request, to an answer in any case. */
export const of = (
  { refuse, run }: Accepted,
  id: RpcFault.RequestId,
  links: Links,
): Effect.Effect<Outgoing, never, Ports> => {
  const refused = (what: ErrorDescription) =>
    refuse === undefined
      ? Effect.succeed(failed(id))
      : Effect.map(refuse(what), (message): Outgoing => ({ message, outcome: what.code }))

  return WaitForStorage.shared(run(audience)).pipe(
    Effect.map((message): Outgoing => ({ message, outcome: "answered" })),
    Effect.catchAll((failure) => refused(descriptionOf(failure, links))),
    Effect.catchAllDefect((defect) => Effect.zipRight(logDefect(defect), refused(unexpected))),
  )
}
