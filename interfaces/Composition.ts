import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Effect, Layer, type Scope } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import { CallerTimeout } from "../application/CallerTimeout.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryAnnotations from "../infrastructure/memory/InMemoryAnnotations.ts"
import type { Configuration } from "./Configuration.ts"
import type * as WebHandler from "./http/server/WebHandler.ts"
import * as Service from "./Service.ts"
import * as RegistryWatch from "./telemetry/RegistryWatch.ts"
import type { RequestLog } from "./telemetry/RequestLog.ts"

/** What the work of a call may take beyond its time for the registry: waiting for the database, judging and writing. */
const timeToSettle = Duration.seconds(10)

/** How long a request may hold its idempotency key: what its work may take, and no longer, so that a crash costs seconds. */
export const leaseOf = ({ registry }: Configuration): Duration.Duration => Duration.sum(registry.timeout, timeToSettle)

const surroundings = ({ readingMemory, registry, sandboxKey, tracing }: Configuration) =>
  Layer.mergeAll(
    ClinicalTrialsGov.layer(registry).pipe(
      Layer.provide(FetchHttpClient.layer),
      RegistryWatch.watched(tracing !== undefined),
    ),
    InMemoryAnnotations.layer({ mostBytes: readingMemory }),
    Layer.succeed(SandboxKey, sandboxKey),
    Layer.succeed(CallerTimeout, registry.timeout),
  )

type Surroundings = Layer.Layer.Success<ReturnType<typeof surroundings>>

/** What a composition root chooses: where things are kept. */
export type Storage = Exclude<WebHandler.Ports, Surroundings>

/** Runs the service until it is told to end. `whenUp` comes as soon as it listens at an address, with the settings it has there. */
export const run = <E, F>(
  settings: Configuration,
  log: RequestLog,
  storage: Layer.Layer<Storage, E>,
  whenUp: (url: URL, settings: Configuration) => Effect.Effect<void, F, Storage | Scope.Scope>,
) =>
  Effect.gen(function* () {
    const up = yield* Service.serve(settings, log)
    yield* whenUp(up.url, up.settings)

    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(Layer.merge(surroundings(settings), storage)))
