import { Effect, Layer } from "effect"
import * as Database from "../infrastructure/sql/Database.ts"
import * as SqlStorage from "../infrastructure/sql/SqlStorage.ts"
import * as Composition from "./Composition.ts"
import { type Configuration, configuration } from "./Configuration.ts"
import * as Start from "./Start.ts"
import * as JsonLogger from "./telemetry/JsonLogger.ts"
import type * as OutputLines from "./telemetry/OutputLines.ts"
import * as RequestLog from "./telemetry/RequestLog.ts"
import * as Tracing from "./telemetry/Tracing.ts"
import { version } from "./Version.ts"

const storage = (settings: Configuration) =>
  SqlStorage.layer({
    ...Start.database(settings),
    sandboxRequestsPerDay: settings.sandboxRequestsPerDay,
    callsPerMonth: settings.proCallsPerMonth,
    lease: Composition.leaseOf(settings),
  })

const telemetry = (lines: OutputLines.OutputLines, { logLevel, tracing }: Configuration) =>
  Layer.merge(Tracing.layer(tracing), JsonLogger.layer(lines, logLevel))

/** What an operator looks for first: which version serves where, over what. */
const listening = Effect.fnUntraced(function* (url: URL, { databaseUrl, publicUrl, registry }: Configuration) {
  yield* Effect.logInfo(`Listening on ${url.href}`).pipe(
    Effect.annotateLogs({
      version,
      registry: registry.baseUrl.href,
      database: Database.place(databaseUrl),
      docs: `${publicUrl}/docs`,
    }),
  )
  yield* Effect.addFinalizer(() => Effect.logInfo("Ending: requests in flight are answered first"))
})

/** The service of the environment's settings, until it is told to end; what it logs are lines. */
export const run = (lines: OutputLines.OutputLines) =>
  Effect.gen(function* () {
    const settings = yield* configuration
    const log = RequestLog.json(lines, settings.logLevel)

    return yield* Start.warnOfMisspellings(settings).pipe(
      Effect.zipRight(Composition.run(settings, log, storage(settings), listening)),
      Effect.provide(telemetry(lines, settings)),
    )
  }).pipe(Start.orEndWithSentence)
