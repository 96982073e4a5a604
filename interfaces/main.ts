import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Effect, Layer } from "effect"
import * as SqlStorage from "../infrastructure/sql/SqlStorage.ts"
import * as Composition from "./Composition.ts"
import { type Configuration, configuration, VariableIsInvalid } from "./Configuration.ts"
import { orEndWithSentence } from "./Start.ts"
import * as JsonLogger from "./telemetry/JsonLogger.ts"
import * as Lines from "./telemetry/Lines.ts"
import * as RequestLog from "./telemetry/RequestLog.ts"
import * as Tracing from "./telemetry/Tracing.ts"

const storage = ({ databaseUrl, proCallsPerMonth, sandboxRequestsPerDay }: Configuration) =>
  Layer.mapError(
    SqlStorage.layer({
      url: databaseUrl,
      sandboxRequestsPerDay,
      callsPerMonth: proCallsPerMonth,
      lease: Composition.lease,
    }),
    () => new VariableIsInvalid({ sentence: "The database of DATABASE_URL cannot be opened or reached." }),
  )

const lines = Lines.standardOutput()

const telemetry = ({ logLevel, tracing }: Configuration) =>
  Layer.merge(Tracing.layer(tracing), JsonLogger.layer(lines, logLevel))

const listening = Effect.fnUntraced(function* (url: URL) {
  yield* Effect.logInfo(`Listening on ${url.href}`)
  yield* Effect.addFinalizer(() => Effect.logInfo("Ending: requests in flight are answered first"))
})

const main = Effect.gen(function* () {
  const settings = yield* configuration

  return yield* Composition.run(settings, RequestLog.json(lines, settings.logLevel), storage(settings), listening).pipe(
    Effect.provide(telemetry(settings)),
  )
}).pipe(orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true, disablePrettyLogger: true })
