import { expect, setDefaultTimeout } from "bun:test"
import { Effect, Redacted, TestClock } from "effect"
import * as Tracing from "../../../interfaces/telemetry/Tracing.ts"
import { collector } from "../../support/collector.ts"
import { effect } from "../../support/effect.ts"
import { until } from "../../support/until.ts"

setDefaultTimeout(300_000)

const silent = Effect.acquireRelease(
  Effect.sync(() => collector(() => new Promise<Response>(() => undefined))),
  (traces) => Effect.promise(() => traces.stop()),
)

effect("A collector that never answers is given up, and asked again", () =>
  Effect.gen(function* () {
    const traces = yield* silent
    const layer = Tracing.layer({
      url: new URL(traces.url),
      headers: Redacted.make({}),
      protocol: "http/json",
      serviceName: "a test",
    })
    yield* Effect.gen(function* () {
      yield* Effect.withSpan(Effect.void, "a span")
      yield* TestClock.adjust("2 seconds")
      yield* Effect.promise(() => until(() => traces.received.length === 1))
      yield* Effect.replicateEffect(TestClock.adjust("1 seconds"), 20)
      yield* Effect.promise(() => until(() => traces.received.length === 2))

      expect(traces.received[1]?.body).toEqual(traces.received[0]?.body)
    }).pipe(Effect.provide(layer))
  }),
)
