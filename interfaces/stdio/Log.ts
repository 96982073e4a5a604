import { Effect } from "effect"
import * as ForwardTime from "../../application/ForwardTime.ts"
import type { Outgoing } from "./Outgoing.ts"

const methods: ReadonlyArray<string> = ["initialize", "ping", "server/discover", "tools/list", "tools/call"]

/** Says in the log what became of a request. A method that is made up is not repeated there. */
export const noting = <R>(method: string, work: Effect.Effect<Outgoing, never, R>) =>
  Effect.gen(function* () {
    const began = yield* ForwardTime.millis
    const note = (outcome: string, log: Effect.Effect<void>) =>
      Effect.flatMap(ForwardTime.millis, (ended) =>
        Effect.annotateLogs(log, {
          method: methods.includes(method) ? method : "other",
          outcome,
          duration_ms: Math.round((ended - began) * 10) / 10,
        }),
      )
    const { outcome } = yield* Effect.onInterrupt(work, () => note("cancelled", Effect.logInfo("request")))

    yield* note(outcome, outcome === "internal_error" ? Effect.logWarning("request") : Effect.logInfo("request"))
  })
