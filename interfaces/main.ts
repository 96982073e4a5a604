import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Effect, Layer } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as SqlStorage from "../infrastructure/sql/SqlStorage.ts"
import { type Configuration, configuration, VariableIsInvalid } from "./Configuration.ts"
import * as Service from "./Service.ts"
import { orEndWithSentence } from "./Start.ts"
import * as JsonLogger from "./telemetry/JsonLogger.ts"
import * as Lines from "./telemetry/Lines.ts"
import * as RegistryWatch from "./telemetry/RegistryWatch.ts"
import * as RequestLog from "./telemetry/RequestLog.ts"
import * as Tracing from "./telemetry/Tracing.ts"

/** Longer than any call may take: the registry's whole deadline is two minutes at most. */
const lease = "5 minutes"

const storage = ({ databaseUrl, proCallsPerMonth, sandboxRequestsPerDay }: Configuration) =>
  SqlStorage.layer({ url: databaseUrl, sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth, lease })

const adapters = (settings: Configuration) =>
  Layer.mergeAll(
    ClinicalTrialsGov.layer(settings.registry).pipe(
      Layer.provide(FetchHttpClient.layer),
      RegistryWatch.watched(settings.tracing !== undefined),
    ),
    Layer.mapError(
      storage(settings),
      () => new VariableIsInvalid({ sentence: "The database of DATABASE_URL cannot be opened or reached." }),
    ),
    Layer.succeed(SandboxKey, settings.sandboxKey),
  )

const lines = Lines.standardOutput()

const telemetry = ({ logLevel, tracing }: Configuration) =>
  Layer.merge(Tracing.layer(tracing), JsonLogger.layer(lines, logLevel))

const main = Effect.gen(function* () {
  const settings = yield* configuration
  yield* Effect.gen(function* () {
    const { url } = yield* Service.serve(settings, RequestLog.json(lines, settings.logLevel))
    yield* Effect.logInfo(`Listening on ${url.href}`)
    yield* Effect.addFinalizer(() => Effect.logInfo("Ending: requests in flight are answered first"))

    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(adapters(settings)), Effect.provide(telemetry(settings)))
}).pipe(orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true, disablePrettyLogger: true })
