import { Effect } from "effect"
import type { Meter } from "../../../application/ports/Usage.ts"
import { logDefect } from "../../../application/UnexpectedFailure.ts"
import type { Links } from "../../Links.ts"
import * as QuotaTold from "../reply/QuotaTold.ts"
import * as Reply from "../reply/Reply.ts"
import { written } from "../reply/Written.ts"
import type { Incoming } from "../request/Incoming.ts"
import { recognizer, type Visitor } from "../request/Visitor.ts"
import type { MeteredReply } from "./Call.ts"

export interface Settings {
  readonly links: Links
  /** How many proxies stand in front. */
  readonly trustedProxies: number
  readonly quotas: QuotaTold.Quotas
}

type Respond<R> = (visitor: Visitor, incoming: Incoming) => Effect.Effect<MeteredReply, never, R>

/**
 * Under the base URL and at the tool endpoint every answer tells how the quota of its caller stands, a fault of ours included; but for
 * what a browser asks beforehand: that names no caller, no script reads the answer, and storage is spared.
 */
export const metered = ({ links, quotas, trustedProxies }: Settings) => {
  const recognize = recognizer(trustedProxies)

  const answer = Effect.fnUntraced(function* <R>(
    respond: Respond<R>,
    visitor: Visitor,
    incoming: Incoming,
    form?: Reply.ErrorForm,
  ) {
    const { reply, standing } = yield* respond(visitor, incoming)

    return written(
      incoming.visit,
      Reply.inForm(reply, form),
      standing ?? (yield* QuotaTold.standingOf(quotas, visitor.meter)),
    )
  })

  return <R>(respond: Respond<R>, form?: Reply.ErrorForm) =>
    (incoming: Incoming) => {
      const failed = (meter?: Meter) => (defect: unknown) =>
        Effect.flatMap(QuotaTold.withoutStore(quotas, meter), (standing) =>
          Effect.as(logDefect(defect), written(incoming.visit, Reply.inForm(Reply.defect(links), form), standing)),
        )

      return recognize(incoming).pipe(
        Effect.flatMap((visitor) =>
          Effect.catchAllDefect(answer(respond, visitor, incoming, form), failed(visitor.meter)),
        ),
        Effect.catchAllDefect(failed()),
      )
    }
}
