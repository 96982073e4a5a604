import { Duration, Effect, FiberSet, MutableRef } from "effect"
import { Background } from "../application/Once.ts"
import { type Configuration, listeningAt } from "./Configuration.ts"
import * as Docs from "./http/docs/Docs.ts"
import type * as App from "./http/routing/App.ts"
import * as McpEndpoint from "./http/routing/McpEndpoint.ts"
import { metricsPage } from "./http/routing/MetricsPage.ts"
import { probes } from "./http/routing/Probes.ts"
import * as RecordEndpoints from "./http/routing/RecordEndpoints.ts"
import * as Endpoints from "./http/routing/RestEndpoints.ts"
import * as InFlight from "./http/server/InFlight.ts"
import * as LastResort from "./http/server/LastResort.ts"
import * as Server from "./http/server/Server.ts"
import * as WebHandler from "./http/server/WebHandler.ts"
import type { RequestLog } from "./telemetry/RequestLog.ts"
import * as Web from "./web/Pages.ts"

type Settings = Pick<
  Configuration,
  "proCallsPerMonth" | "publicUrl" | "sandboxKey" | "sandboxRequestsPerDay" | "trustedProxies"
>

/** What the application is made of: all endpoints and pages, over whatever adapters there are. */
export const application = (
  { proCallsPerMonth, publicUrl, sandboxKey, sandboxRequestsPerDay, trustedProxies }: Settings,
  isDraining: () => boolean,
  isTraced = false,
): App.Options => {
  const links = { publicUrl, sandboxKey }

  return {
    endpoints: [
      Endpoints.match,
      Endpoints.availability,
      Endpoints.conditions,
      McpEndpoint.mcp,
      ...RecordEndpoints.endpoints(),
    ],
    pages: [
      ...Web.pages(links),
      ...Docs.pages(links),
      ...probes(isDraining),
      metricsPage,
      RecordEndpoints.metadata(links),
    ],
    links,
    trustedProxies,
    quotas: { proCallsPerMonth, sandboxRequestsPerDay },
    isDraining,
    isTraced,
  }
}

/** How much longer than any request a connection may be silent: its caller may be slow to send, or to read. */
const longestSilence = Duration.seconds(15)

/** What a request in flight may take beyond its time for the registry: reading, judging and writing. */
const timeToFinish = Duration.seconds(5)

/** The service on its port, until its scope closes. Gives the address it listens on, and the settings with that port. */
export const serve = Effect.fnUntraced(function* (configuration: Configuration, log: RequestLog) {
  const draining = MutableRef.make(false)
  const isDraining = () => MutableRef.get(draining)
  const inFlight = InFlight.make()
  const keyedWork = yield* FiberSet.make()
  const runtime = yield* Effect.provideService(
    Effect.runtime<WebHandler.Ports>(),
    Background,
    Background.of({ fork: (work) => FiberSet.run(keyedWork, work) }),
  )
  const { host, port, registry, tracing } = configuration
  const answering = (port: number) => {
    const app = application(listeningAt(configuration, port), isDraining, tracing !== undefined)

    return { ...WebHandler.make(runtime, app, log, inFlight), failed: () => LastResort.failed(app.links) }
  }
  const server = yield* Server.serve(
    answering,
    { ...inFlight, settled: Effect.zipRight(inFlight.settled, FiberSet.awaitEmpty(keyedWork)) },
    {
      host,
      port,
      longestRequest: Duration.times(registry.timeout, 2),
      longestSilence,
      drainTimeout: Duration.sum(registry.timeout, timeToFinish),
    },
    Effect.sync(() => void MutableRef.set(draining, true)),
  )

  return { url: server.url, settings: listeningAt(configuration, server.port ?? port) }
})
