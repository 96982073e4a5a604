import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Clock, Console, Effect, Layer, Redacted, Stream } from "effect"
import { KeyStore } from "../application/ports/KeyStore.ts"
import { VerifiedIntel } from "../application/ports/VerifiedIntel.ts"
import * as InMemoryIdempotency from "../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as Composition from "../interfaces/Composition.ts"
import { type Configuration, configuration } from "../interfaces/Configuration.ts"
import { orEndWithSentence } from "../interfaces/Start.ts"
import * as Lines from "../interfaces/telemetry/Lines.ts"
import * as RequestLog from "../interfaces/telemetry/RequestLog.ts"
import * as StandIn from "./registry-stand-in/StandIn.ts"
import { madeUpObservations } from "./studies/MadeUpObservations.ts"
import { madeUpStudies } from "./studies/MadeUpStudies.ts"

const registry = Effect.acquireRelease(
  Effect.sync(() => StandIn.serve({ studies: madeUpStudies })),
  (standIn) => Effect.promise(() => standIn.stop()),
)

const storage = ({ proCallsPerMonth, sandboxRequestsPerDay }: Configuration) =>
  Layer.mergeAll(
    InMemoryKeyStore.layer(),
    InMemoryUsage.layer({ sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth }),
    InMemoryVerifiedIntel.layer(),
    InMemoryIdempotency.layer({ lease: Composition.lease }),
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

  return yield* Composition.run(settings, RequestLog.words(Lines.standardOutput()), storage(settings), () =>
    Effect.flatMap(Effect.orDie(seed), (proKey) =>
      Console.log(welcome(settings.publicUrl, settings.sandboxKey, proKey)),
    ),
  )
}).pipe(Effect.scoped, orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true })
