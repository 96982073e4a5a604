import { FetchHttpClient } from "@effect/platform"
import { BunRuntime } from "@effect/platform-bun"
import { Effect, Layer } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as SqlStorage from "../infrastructure/sql/SqlStorage.ts"
import { type Configuration, configuration, VariableIsInvalid } from "./Configuration.ts"
import * as Service from "./Service.ts"
import { orEndWithSentence } from "./Start.ts"

/** Longer than any call may take: the registry's whole deadline is two minutes at most. */
const lease = "5 minutes"

const storage = ({ databaseUrl, proCallsPerMonth, sandboxRequestsPerDay }: Configuration) =>
  SqlStorage.layer({ url: databaseUrl, sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth, lease })

const adapters = (settings: Configuration) =>
  Layer.mergeAll(
    ClinicalTrialsGov.layer(settings.registry).pipe(Layer.provide(FetchHttpClient.layer)),
    Layer.mapError(
      storage(settings),
      () => new VariableIsInvalid({ sentence: "The database of DATABASE_URL cannot be opened or reached." }),
    ),
    Layer.succeed(SandboxKey, settings.sandboxKey),
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
