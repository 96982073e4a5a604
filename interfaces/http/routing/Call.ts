import { Effect, Either } from "effect"
import type { Standing } from "../../../application/ports/Usage.ts"
import { type Failure, ServiceIsDraining } from "../../Failure.ts"
import type { Links } from "../../Links.ts"
import { preflight } from "../reply/Preflight.ts"
import * as Reply from "../reply/Reply.ts"
import type { Incoming } from "../request/Incoming.ts"
import type { Visitor } from "../request/Visitor.ts"
import { type Endpoint, methodsOf } from "./Endpoint.ts"
import { exchange } from "./Exchange.ts"

/** A reply, and how the caller's quota stands after it; as it stands anyway, where that is left out. */
export interface MeteredReply {
  readonly reply: Reply.Reply
  readonly standing?: Standing
}

export interface Circumstances {
  readonly links: Links
  /** Whether the service is told to stop: then it takes no further call. */
  readonly isDraining: () => boolean
}

/**
 * One call of an endpoint, refused in this order: for its method, for its key, and only then for what is counted. Who calls is looked up
 * before all of it, as every answer tells how their quota stands.
 */
export const call = (
  endpoint: Endpoint,
  { caller }: Visitor,
  { parameter, request }: Incoming,
  { isDraining, links }: Circumstances,
) => {
  const allow = methodsOf(endpoint)
  const refused = (failure: Failure) => Effect.succeed<MeteredReply>({ reply: Reply.failure(failure, links) })
  if (request.method === "OPTIONS") return Effect.succeed<MeteredReply>({ reply: preflight(request, allow.join(", ")) })
  if (!allow.includes(request.method)) {
    return Effect.succeed<MeteredReply>({ reply: Reply.methodIsNotAllowed(allow.join(", "), links) })
  }
  if (Either.isLeft(caller)) return refused(caller.left)
  if (isDraining()) return refused(new ServiceIsDraining())

  return exchange(endpoint, parameter, request, caller.right, links).pipe(
    Effect.map(({ answer, standing }): MeteredReply => ({ reply: answer, standing })),
    Effect.catchAll(refused),
  )
}
