import { expect, test } from "bun:test"
import { type Context, Duration, Effect, Layer, Logger, ManagedRuntime, TestContext } from "effect"
import { SandboxKey } from "../../../../application/Admission.ts"
import { CallerTimeout } from "../../../../application/CallerTimeout.ts"
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

const settings = {
  publicUrl: "http://service.test",
  sandboxKey,
  proCallsPerMonth: 5000,
  sandboxRequestsPerDay: 25,
  trustedProxies: 0,
}

/** All that a service needs of the world, with the registry and the store of usage that are given. */
const surroundings = (registry: Partial<Context.Tag.Service<Registry>>, usage: Partial<Context.Tag.Service<Usage>>) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      Layer.mock(Registry, registry),
      Layer.mock(Usage, usage),
      InMemoryKeyStore.layer(),
      InMemoryAnnotations.layer({ mostBytes: 0 }),
      InMemoryVerifiedIntel.layer(),
      InMemoryIdempotency.layer({ lease: "1 minute" }),
      Layer.succeed(SandboxKey, sandboxKey),
      Layer.succeed(CallerTimeout, Duration.minutes(4)),
      Logger.remove(Logger.defaultLogger),
    ).pipe(Layer.provideMerge(TestContext.TestContext)),
  )

test("A page that fails is 500 in the one shape, and nothing is said of what failed", async () => {
  const runtime = surroundings({}, {})
  const logged: Array<Answered> = []
  const application = {
    ...Service.application(settings, () => false),
    pages: [{ path: "/broken", respond: Effect.die(new Error("words of a patient")) }],
  }
  const handlers = WebHandler.make(await runtime.runtime(), application, (answered) => logged.push(answered))
  const answer = await routed(handlers)(new Request("http://service.test/broken"), "192.0.2.1")

  expect(answer.status).toBe(500)
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/)
  expect(await answer.json()).toEqual({
    error: {
      code: "internal_error",
      message: "The service failed unexpectedly. Nothing was made up; try again later.",
      docs: "http://service.test/docs#internal_error",
    },
  })
  expect(logged.map(({ fault, route, status }) => [route, status, fault])).toEqual([
    ["/broken", 500, { code: "internal_error", reason: "Defect" }],
  ])
  await runtime.dispose()
})

test("A caller who hangs up while the last word is sought, once time is over, is noted like any other", async () => {
  const asked = Promise.withResolvers<void>()
  const sought = Promise.withResolvers<void>()
  const standing = { limit: 25, remaining: 24, resetAt: 0 }
  const runtime = surroundings(
    { search: () => Effect.zipRight(Effect.sync(asked.resolve), Effect.never) },
    {
      reserve: (meter) => Effect.succeed({ meter, standing, mark: "1" }),
      giveBack: () => Effect.succeed(standing),
      standing: () => Effect.zipRight(Effect.sync(sought.resolve), Effect.never),
    },
  )
  let isDraining = false
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
