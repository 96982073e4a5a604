import { FetchHttpClient } from "@effect/platform"
import { BunRuntime } from "@effect/platform-bun"
import { Effect, Layer } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryIdempotency from "../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../infrastructure/memory/InMemoryVerifiedIntel.ts"
import { type Configuration, configuration } from "./Configuration.ts"
import * as Service from "./Service.ts"
import { orEndWithSentence } from "./Start.ts"

const adapters = ({ proCallsPerMonth, registry, sandboxKey, sandboxRequestsPerDay }: Configuration) =>
  Layer.mergeAll(
    ClinicalTrialsGov.layer(registry).pipe(Layer.provide(FetchHttpClient.layer)),
    InMemoryKeyStore.layer(),
    InMemoryUsage.layer({ sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth }),
    InMemoryVerifiedIntel.layer(),
    InMemoryIdempotency.layer({ lease: "5 minutes" }),
    Layer.succeed(SandboxKey, sandboxKey),
  )

const main = Effect.gen(function* () {
  const settings = yield* configuration
  yield* Effect.gen(function* () {
    const { url } = yield* Service.serve(settings)
    yield* Effect.logInfo(`Listening on ${url.href}`)

    return yield* Effect.never
  }).pipe(Effect.provide(adapters(settings)))
}).pipe(Effect.scoped, orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true })
