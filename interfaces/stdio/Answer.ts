import { Effect } from "effect"
import type { Audience } from "../../application/Caller.ts"
import { logDefect } from "../../application/UnexpectedFailure.ts"
import * as WaitForStorage from "../../application/WaitForStorage.ts"
import { descriptionOf, type ErrorDescription, unexpected } from "../Failure.ts"
import type { Ports } from "../functions/Ports.ts"
import type { Links } from "../Links.ts"
import type { Answered } from "../mcp/Prepared.ts"
import * as RpcFault from "../mcp/RpcFault.ts"

/** A message to send, and what became of its request, in a word for the log. */
export interface Answer {
  readonly message: object
  readonly outcome: string
}

/** Whoever starts the process is no key: they see what every key sees, but for Pro's. */
const audience: Audience = { plan: "basic" }

export const refusal = (fault: RpcFault.RpcFault): Answer => ({
  message: RpcFault.messageOf(fault),
  outcome: String(fault.code),
})

const failed = (id: RpcFault.RequestId): Answer => ({
  message: { jsonrpc: "2.0", id, error: { code: -32603, message: unexpected.message } },
  outcome: unexpected.code,
})

/** Does the work of a request, to an answer in any case. */
export const of = (
  { refuse, run }: Answered,
  id: RpcFault.RequestId,
  links: Links,
): Effect.Effect<Answer, never, Ports> => {
  const refused = (what: ErrorDescription) =>
    refuse === undefined
      ? Effect.succeed(failed(id))
      : Effect.map(refuse(what), (message): Answer => ({ message, outcome: what.code }))

  return WaitForStorage.shared(run(audience)).pipe(
    Effect.map((message): Answer => ({ message, outcome: "answered" })),
    Effect.catchAll((failure) => refused(descriptionOf(failure, links))),
    Effect.catchAllDefect((defect) => Effect.zipRight(logDefect(defect), refused(unexpected))),
  )
}
