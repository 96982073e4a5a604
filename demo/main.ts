import * as BunRuntime from "@effect/platform-bun/BunRuntime"
import { Clock, Config, ConfigProvider, Console, Effect, Layer, Stream } from "effect"
import { KeyStore } from "../application/ports/KeyStore.ts"
import { VerifiedIntel } from "../application/ports/VerifiedIntel.ts"
import * as InMemoryIdempotency from "../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as Composition from "../interfaces/Composition.ts"
import { type Configuration, configuration } from "../interfaces/Configuration.ts"
import { beginningWith } from "../interfaces/functions/Ending.ts"
import { orEndWithSentence } from "../interfaces/Start.ts"
import * as OutputLines from "../interfaces/telemetry/OutputLines.ts"
import * as RequestLog from "../interfaces/telemetry/RequestLog.ts"
import * as StandIn from "./registry-stand-in/StandIn.ts"
import { madeUpObservations } from "./studies/MadeUpObservations.ts"
import { madeUpStudies, notice } from "./studies/MadeUpStudies.ts"
import { welcome } from "./Welcome.ts"

const registry = Effect.acquireRelease(
  Effect.sync(() => StandIn.serve({ studies: madeUpStudies })),
  (standIn) => Effect.promise(() => standIn.stop()),
)

const storage = (settings: Configuration) =>
  Layer.mergeAll(
    InMemoryKeyStore.layer(),
    InMemoryUsage.layer({
      sandboxRequestsPerDay: settings.sandboxRequestsPerDay,
      callsPerMonth: settings.proCallsPerMonth,
    }),
    InMemoryVerifiedIntel.layer(),
    InMemoryIdempotency.layer({ lease: Composition.leaseOf(settings) }),
  )

const seed = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* VerifiedIntel).record(Stream.fromIterable(madeUpObservations(now)))
  const { key } = yield* (yield* KeyStore).issue({ plan: "pro", label: "demo" })

  return key
})

/** Made-up studies cost nobody anything: whoever tries them out need not count. */
const generous = ConfigProvider.orElse(ConfigProvider.fromEnv(), () =>
  ConfigProvider.fromMap(new Map([["SANDBOX_REQUESTS_PER_DAY", "1000"]])),
)

/** Where only Node.js is installed, there is no `bun` to call: npm fetches it. Its name is in what npm tells its children. */
const bun = Effect.map(Config.withDefault(Config.string("npm_config_user_agent"), ""), (agent) =>
  agent.startsWith("npm/") ? `npx -y bun@${Bun.version}` : "bun",
)

const main = Effect.gen(function* () {
  const read = yield* Effect.withConfigProvider(configuration, generous)
  const standIn = yield* registry
  const settings: Configuration = {
    ...read,
    tracing: undefined,
    registry: { ...read.registry, baseUrl: new URL(standIn.url) },
  }
  const seeded = Effect.fnUntraced(function* ({ publicUrl: url, sandboxKey, sandboxRequestsPerDay }: Configuration) {
    const proKey = yield* seed
    const studies = madeUpStudies.length
    yield* Console.log(welcome({ url, studies, sandboxKey, sandboxRequestsPerDay, proKey, bun: yield* bun }))
  })

  return yield* Composition.run(
    settings,
    RequestLog.words(OutputLines.standardOutput()),
    storage(settings),
    (_, settings) => Effect.orDie(seeded(settings)),
  )
}).pipe(Effect.provide(beginningWith(notice)), Effect.scoped, orEndWithSentence)

BunRuntime.runMain(main, { disableErrorReporting: true })
