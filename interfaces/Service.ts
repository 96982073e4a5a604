import { Duration, Effect, Ref } from "effect"
import type { Configuration } from "./Configuration.ts"
import type * as App from "./http/App.ts"
import * as Docs from "./http/Docs.ts"
import * as Endpoints from "./http/Endpoints.ts"
import { probes } from "./http/Probes.ts"
import * as Server from "./http/Server.ts"
import * as WebHandler from "./http/WebHandler.ts"
import * as McpEndpoint from "./mcp/McpEndpoint.ts"

type Settings = Pick<Configuration, "publicUrl" | "sandboxKey" | "sandboxRequestsPerDay" | "trustedProxies">

/** What the application is made of: all endpoints and pages, over whatever adapters there are. */
export const application = (
  { publicUrl, sandboxKey, sandboxRequestsPerDay, trustedProxies }: Settings,
  isDraining: () => boolean,
): App.Options => {
  const links = { publicUrl, sandboxKey }

  return {
    endpoints: [Endpoints.match, Endpoints.availability, Endpoints.conditions, McpEndpoint.make(links)],
    pages: [...Docs.pages(links), ...probes(isDraining)],
    links,
    trustedProxies,
    sandboxRequestsPerDay,
    isDraining,
  }
}

/** The service on its port, until its scope closes. */
export const serve = Effect.fnUntraced(function* (configuration: Configuration) {
  const draining = yield* Ref.make(false)
  const isDraining = () => Effect.runSync(Ref.get(draining))
  const handler = WebHandler.make(yield* Effect.runtime<WebHandler.Ports>(), application(configuration, isDraining))
  const { host, port, registry } = configuration

  return yield* Server.serve(
    handler,
    { host, port, longestRequest: Duration.times(registry.timeout, 2) },
    Ref.set(draining, true),
  )
})
