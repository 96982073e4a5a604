import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Effect, Layer } from "effect"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as Database from "../../infrastructure/sql/Database.ts"
import * as SqlVerifiedIntel from "../../infrastructure/sql/SqlVerifiedIntel.ts"
import { type Configuration, configurationOfTools } from "../Configuration.ts"
import * as Start from "../Start.ts"
import * as JsonLogger from "../telemetry/JsonLogger.ts"
import type * as OutputLines from "../telemetry/OutputLines.ts"
import { version } from "../Version.ts"
import * as Session from "./Session.ts"
import * as Streams from "./Streams.ts"

/** Observations of a database that the environment names; without one there are none. */
const intel = (settings: Configuration) =>
  settings.isDatabaseNamed
    ? Layer.provide(SqlVerifiedIntel.layer, Database.layer(Start.database(settings)))
    : InMemoryVerifiedIntel.layer()

const surroundings = (settings: Configuration) =>
  Layer.mergeAll(
    Layer.provide(ClinicalTrialsGov.layer(settings.registry), FetchHttpClient.layer),
    InMemoryAnnotations.layer({ mostBytes: settings.readingMemory }),
    intel(settings),
    Layer.succeed(CallerTimeout, settings.registry.timeout),
  )

/** What an operator looks for first; somebody at a terminal is told what to do. */
const ready = ({ databaseUrl, isDatabaseNamed, registry }: Configuration) =>
  Effect.logInfo("Serving tools on standard input and output, until the input ends").pipe(
    Effect.annotateLogs({
      version,
      registry: registry.baseUrl.href,
      ...(isDatabaseNamed ? { database: Database.place(databaseUrl) } : {}),
    }),
  )

/** Serves the tools to the host at the other end of two streams, until it is gone. What else there is to tell goes to the log's lines. */
export const run = (streams: Streams.Streams, lines: OutputLines.OutputLines) =>
  Effect.gen(function* () {
    const settings = yield* configurationOfTools
    const serving = Effect.zipRight(
      ready(settings),
      Effect.raceFirst(Session.hold(Streams.host(streams), settings), Streams.hostIsGone(streams)),
    )

    return yield* Start.warnOfMisspellings(settings).pipe(
      Effect.zipRight(Effect.provide(serving, surroundings(settings))),
      Effect.provide(JsonLogger.layer(lines, settings.logLevel)),
    )
  }).pipe(Start.orEndWithSentence)
