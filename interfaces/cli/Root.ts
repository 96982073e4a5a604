import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Console, Effect, Layer, Logger, LogLevel } from "effect"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as Examination from "../../infrastructure/clinicaltrials-gov/Examination.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as SqlExamination from "../../infrastructure/sql/SqlExamination.ts"
import * as SqlStorage from "../../infrastructure/sql/SqlStorage.ts"
import { configuration } from "../Configuration.ts"
import * as CommandLine from "./CommandLine.ts"
import { doctor } from "./doctor/Doctor.ts"
import * as Entry from "./Entry.ts"
import { intel } from "./Intel.ts"
import { keys } from "./Keys.ts"
import { match } from "./Match.ts"
import { read } from "./Read.ts"
import { orEndWithSentence } from "./Sentence.ts"
import { settings } from "./Settings.ts"
import { usage } from "./UsageReport.ts"

/** The service's own storage, opened when a command needs it. A command waits longer than a caller would. */
const storage = Layer.unwrapEffect(
  Effect.map(settings, ({ databaseUrl, isDefaultDatabase, proCallsPerMonth, sandboxRequestsPerDay }) =>
    SqlStorage.layer({
      url: databaseUrl,
      makesFolder: isDefaultDatabase,
      onNew: (place) => Console.error(`New database at ${place}`),
      sandboxRequestsPerDay,
      callsPerMonth: proCallsPerMonth,
      lease: "5 minutes",
      budget: "1 minute",
      outlivesPowerLoss: true,
    }),
  ),
)

const onStorage = Entry.provide(storage)

const examinations = Layer.merge(SqlExamination.layer, Examination.layer).pipe(
  Layer.provideMerge(FetchHttpClient.layer),
)

/** What a match needs that is worked out here. */
const registry = Layer.unwrapEffect(
  Effect.map(configuration, ({ readingMemory, registry }) =>
    Layer.mergeAll(
      ClinicalTrialsGov.layer(registry),
      InMemoryAnnotations.layer({ mostBytes: readingMemory }),
      Layer.succeed(CallerTimeout, registry.timeout),
    ),
  ),
).pipe(Layer.provideMerge(FetchHttpClient.layer))

/** Standard output is what a command was asked for, and nothing else: what went wrong is told in a sentence each. */
const withoutLog = Logger.withMinimumLogLevel(LogLevel.None)

/** Does what was typed, with the settings of the environment. What fails has been told when it ends. */
export const run = (typed: ReadonlyArray<string>) =>
  CommandLine.run(
    [
      ...keys.map(onStorage),
      onStorage(Entry.make(usage)),
      ...intel.map(onStorage),
      Entry.provide(registry)(match),
      Entry.provide(registry)(read),
      Entry.provide(examinations)(Entry.make(doctor)),
    ],
    typed,
  ).pipe(orEndWithSentence, withoutLog)
