import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Effect, Layer, type Scope } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import type { Configuration } from "./Configuration.ts"
import type * as WebHandler from "./http/WebHandler.ts"
import * as Service from "./Service.ts"
import * as RegistryWatch from "./telemetry/RegistryWatch.ts"
import type { RequestLog } from "./telemetry/RequestLog.ts"

/** How long a request may hold its idempotency key: longer than any call may take, whose deadline is two minutes at most. */
export const lease = "5 minutes"

const surroundings = ({ registry, sandboxKey, tracing }: Configuration) =>
  Layer.merge(
    ClinicalTrialsGov.layer(registry).pipe(
      Layer.provide(FetchHttpClient.layer),
      RegistryWatch.watched(tracing !== undefined),
    ),
    Layer.succeed(SandboxKey, sandboxKey),
  )

type Surroundings = Layer.Layer.Success<ReturnType<typeof surroundings>>

/** What a composition root chooses: where things are kept. */
export type Storage = Exclude<WebHandler.Ports, Surroundings>

/** Runs the service until it is told to end. `whenUp` comes as soon as it listens at an address. */
export const run = <E, F>(
  settings: Configuration,
  log: RequestLog,
  storage: Layer.Layer<Storage, E>,
  whenUp: (url: URL) => Effect.Effect<void, F, Storage | Scope.Scope>,
) =>
  Effect.gen(function* () {
    const { url } = yield* Service.serve(settings, log)
    yield* whenUp(url)

    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(Layer.merge(surroundings(settings), storage)))
