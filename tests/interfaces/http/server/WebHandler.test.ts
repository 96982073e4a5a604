import { expect, test } from "bun:test"
import { Duration, Effect, Layer, ManagedRuntime, TestContext } from "effect"
import { SandboxKey } from "../../../../application/Admission.ts"
import { Patience } from "../../../../application/Once.ts"
import { Registry } from "../../../../application/ports/Registry.ts"
import { Usage } from "../../../../application/ports/Usage.ts"
import * as InMemoryAnnotations from "../../../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryIdempotency from "../../../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../../../../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryVerifiedIntel from "../../../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as InFlight from "../../../../interfaces/http/server/InFlight.ts"
import * as WebHandler from "../../../../interfaces/http/server/WebHandler.ts"
import * as Service from "../../../../interfaces/Service.ts"
import type { Answered } from "../../../../interfaces/telemetry/Answered.ts"
import { routed } from "../../../support/routed.ts"
import { posted, sandboxKey } from "../../../support/service.ts"

test("A caller who hangs up while the last word is sought, once time is over, is noted like any other", async () => {
  const asked = Promise.withResolvers<void>()
  const sought = Promise.withResolvers<void>()
  const standing = { limit: 25, remaining: 24, resetAt: 0 }
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.mock(Registry, { search: () => Effect.zipRight(Effect.sync(asked.resolve), Effect.never) }),
      Layer.mock(Usage, {
        reserve: (meter) => Effect.succeed({ meter, standing, mark: "1" }),
        giveBack: () => Effect.succeed(standing),
        standing: () => Effect.zipRight(Effect.sync(sought.resolve), Effect.never),
      }),
      InMemoryKeyStore.layer(),
      InMemoryAnnotations.layer({ mostBytes: 0 }),
      InMemoryVerifiedIntel.layer(),
      InMemoryIdempotency.layer({ lease: "1 minute" }),
      Layer.succeed(SandboxKey, sandboxKey),
      Layer.succeed(Patience, Duration.minutes(4)),
    ).pipe(Layer.provideMerge(TestContext.TestContext)),
  )
  let isDraining = false
  const settings = {
    publicUrl: "http://service.test",
    sandboxKey,
    proCallsPerMonth: 5000,
    sandboxRequestsPerDay: 25,
    trustedProxies: 0,
  }
  const logged: Array<Answered> = []
  const inFlight = InFlight.make()
  const application = Service.application(settings, () => isDraining)
  const handlers = WebHandler.make(await runtime.runtime(), application, (answered) => logged.push(answered), inFlight)
  const caller = new AbortController()
  const body = posted({ condition: "ALS" }, sandboxKey)
  const request = new Request("http://service.test/v1/match", { ...body, signal: caller.signal })
  const answer = routed(handlers)(request, "192.0.2.1")
  await asked.promise
  isDraining = true
  inFlight.endAll()
  await sought.promise
  caller.abort()

  expect((await answer).status).toBe(499)
  expect(logged.map(({ route, status }) => [route, status])).toEqual([["/v1/match", 499]])
  await runtime.dispose()
})
