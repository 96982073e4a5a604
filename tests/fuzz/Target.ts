import * as HttpClient from "@effect/platform/HttpClient"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Duration, Effect, Layer, Logger, ManagedRuntime, Redacted } from "effect"
import { AccountId } from "../../application/Account.ts"
import { SandboxKey } from "../../application/Admission.ts"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import * as Answer from "../../demo/registry-stand-in/Answer.ts"
import * as Json from "../../demo/registry-stand-in/record/Json.ts"
import { madeUpObservations } from "../../demo/studies/MadeUpObservations.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryIdempotency from "../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as WebHandler from "../../interfaces/http/server/WebHandler.ts"
import * as Service from "../../interfaces/Service.ts"
import { routed } from "../support/routed.ts"
import { basicKey, proKey, sandboxKey } from "../support/service.ts"

const millisecondsInADay = 86_400_000

/** Every sixth of the made-up studies: enough to match, few enough to ask often. */
const some: ReadonlyArray<unknown> = madeUpStudies.filter((_, at) => at % 6 === 0)
export const studies = some.filter(Json.isObject)

/** The registry stand-in, asked without a socket. */
const standIn = HttpClient.make((request, url) =>
  Effect.sync(() =>
    HttpClientResponse.fromWeb(request, Answer.to(studies, "2026-01-05T09:00:05", new Request(url.href))),
  ),
)

const account = (plan: "pro" | "basic", key: string) => ({
  id: AccountId(`account-${plan}`),
  plan,
  label: plan,
  key: Redacted.make(key),
})

const timeout = Duration.minutes(4)

/** The service without sockets and without a log, with quotas that do not end but for the sandbox. */
export const start = async (registry: HttpClient.HttpClient = standIn) => {
  const quotas = { sandboxRequestsPerDay: 25, proCallsPerMonth: 1_000_000_000 }
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      ClinicalTrialsGov.layer({
        baseUrl: new URL(`http://registry.test${Answer.basePath}`),
        timeout,
        pageSize: 200,
        concurrency: 32,
      }).pipe(Layer.provide(Layer.succeed(HttpClient.HttpClient, registry))),
      InMemoryKeyStore.layer([account("pro", proKey), account("basic", basicKey)]),
      InMemoryUsage.layer({ ...quotas, callsPerMonth: quotas.proCallsPerMonth }),
      InMemoryAnnotations.layer({ mostBytes: 64 * 1024 * 1024 }),
      InMemoryVerifiedIntel.layer(madeUpObservations(Date.now() - millisecondsInADay)),
      InMemoryIdempotency.layer({ lease: "1 minute", maximumBytes: 16 * 1024 * 1024 }),
      Layer.succeed(SandboxKey, sandboxKey),
      Layer.succeed(CallerTimeout, timeout),
      Logger.remove(Logger.defaultLogger),
    ),
  )
  const handlers = WebHandler.make(
    await runtime.runtime(),
    Service.application({ publicUrl: "http://service.test", sandboxKey, trustedProxies: 0, ...quotas }, () => false),
  )
  const answer = routed(handlers)

  return { answer, stop: () => runtime.dispose() }
}

export type Target = Awaited<ReturnType<typeof start>>
