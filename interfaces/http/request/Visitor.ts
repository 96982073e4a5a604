import { Effect, Either } from "effect"
import { identify } from "../../../application/Admission.ts"
import type { Meter } from "../../../application/ports/Usage.ts"
import * as Authorization from "./Authorization.ts"
import { clientNetwork } from "./ClientAddress.ts"
import * as ForwardedFor from "./ForwardedFor.ts"
import type { Incoming } from "./Incoming.ts"

/** Tells who sent a request, or why that is not known; and which quota is theirs, or would be with the public key. */
export const recognizer = (trustedProxies: number) => {
  const warnOfProxy = ForwardedFor.warning(trustedProxies)

  return Effect.fnUntraced(function* ({ address, request, visit }: Incoming) {
    const forwardedFor = request.headers.get("x-forwarded-for") ?? undefined
    if (forwardedFor !== undefined) yield* warnOfProxy
    const networkOf = () => clientNetwork(address, forwardedFor, trustedProxies)
    const caller = yield* Effect.either(
      Effect.flatMap(Authorization.keyOf(request.headers.get("authorization")), (key) => identify(key, networkOf)),
    )
    if (Either.isLeft(caller)) return { caller, meter: { _tag: "Network", network: networkOf() } satisfies Meter }
    visit.note({ plan: caller.right.plan })

    return { caller, meter: caller.right.meter }
  })
}

export type Visitor = Effect.Effect.Success<ReturnType<ReturnType<typeof recognizer>>>
