import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Clock, Console, Effect, Layer, Redacted, Stream } from "effect"
import { SandboxKey } from "../application/Admission.ts"
import { KeyStore } from "../application/ports/KeyStore.ts"
import { VerifiedIntel } from "../application/ports/VerifiedIntel.ts"
import * as ClinicalTrialsGov from "../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryIdempotency from "../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as StandIn from "../infrastructure/registry-stand-in/StandIn.ts"
import { madeUpObservations } from "../infrastructure/registry-stand-in/studies/MadeUpObservations.ts"
import { madeUpStudies } from "../infrastructure/registry-stand-in/studies/MadeUpStudies.ts"
import { type Configuration, configuration } from "./Configuration.ts"
import * as Service from "./Service.ts"
import { orEndWithSentence } from "./Start.ts"
import * as Lines from "./telemetry/Lines.ts"
import * as RegistryWatch from "./telemetry/RegistryWatch.ts"
import * as RequestLog from "./telemetry/RequestLog.ts"

const registry = Effect.acquireRelease(
  Effect.sync(() => StandIn.serve({ studies: madeUpStudies })),
  (standIn) => Effect.promise(() => standIn.stop()),
)

const adapters = ({ proCallsPerMonth, registry, sandboxKey, sandboxRequestsPerDay }: Configuration) =>
  Layer.mergeAll(
    ClinicalTrialsGov.layer(registry).pipe(Layer.provide(FetchHttpClient.layer), RegistryWatch.watched(false)),
    InMemoryKeyStore.layer(),
    InMemoryUsage.layer({ sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth }),
    InMemoryVerifiedIntel.layer(),
    InMemoryIdempotency.layer({ lease: "5 minutes" }),
    Layer.succeed(SandboxKey, sandboxKey),
  )

const seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* VerifiedIntel).record(Stream.fromIterable(madeUpObservations(now)))
  const { key } = yield* (yield* KeyStore).issue({ plan: "pro", label: "demo" })

  return key
})

const welcome = (url: string, sandboxKey: string, proKey: Redacted.Redacted<string>) => `
The service is up at ${url}, over ${madeUpStudies.length} made-up studies. Nothing here is real.

  sandbox key  ${sandboxKey}
  Pro key      ${Redacted.value(proKey)}
  docs         ${url}/docs

Match a patient (sandbox key):

  curl -s ${url}/v1/match -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' \\
    -d '{"condition":"pancreatic-cancer","stage":"metastatic","biomarkers":["KRAS G12D"],"prior_lines":1,"age":61,"sex":"female","location":{"lat":40.71,"lng":-74.01},"limit":3}'

The sites of one study, with what was observed there (Pro key):

  curl -s ${url}/v1/availability/NCT99300201 -H 'Authorization: Bearer ${Redacted.value(proKey)}'

The same match as a tool call, for AI agents:

  curl -s ${url}/mcp -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' \\
    -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"match_frontier_options","arguments":{"condition":"Duchenne muscular dystrophy","age":8,"sex":"male","limit":3}}}'

Ctrl-C ends it.`

const main = Effect.gen(function* () {
  const read = yield* configuration
  const standIn = yield* registry
  const settings: Configuration = {
    ...read,
    tracing: undefined,
    registry: { ...read.registry, baseUrl: new URL(standIn.url) },
  }
  yield* Effect.gen(function* () {
    const proKey = yield* Effect.orDie(seed)
    yield* Service.serve(settings, RequestLog.words(Lines.standardOutput()))
    yield* Console.log(welcome(settings.publicUrl, settings.sandboxKey, proKey))

    return yield* Effect.never
  }).pipe(Effect.scoped, Effect.provide(adapters(settings)))
}).pipe(Effect.scoped, orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true })
