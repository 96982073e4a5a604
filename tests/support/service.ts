import { FetchHttpClient } from "@effect/platform"
import { Duration, Layer, ManagedRuntime, Redacted } from "effect"
import type { AccountId } from "../../application/Account.ts"
import { SandboxKey } from "../../application/Admission.ts"
import type { Registry } from "../../application/ports/Registry.ts"
import type { Observation } from "../../domain/Observation.ts"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryIdempotency from "../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import * as StandIn from "../../infrastructure/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../infrastructure/registry-stand-in/studies/MadeUpStudies.ts"
import * as WebHandler from "../../interfaces/http/WebHandler.ts"
import * as Service from "../../interfaces/Service.ts"

export const sandboxKey = "ctm_sandbox_public"
export const proKey = "pro-key-for-tests"
export const basicKey = "basic-key-for-tests"

const account = (plan: "pro" | "basic", key: string) => ({
  id: `account-${plan}` as AccountId,
  plan,
  label: `${plan} of the tests`,
  key: Redacted.make(key),
})

export interface Given {
  /** Records the stand-in serves; the made-up studies where left out. */
  readonly studies?: ReadonlyArray<object>
  readonly behaviour?: StandIn.Behaviour
  /** Another registry than the live adapter over the stand-in. */
  readonly registry?: Layer.Layer<Registry>
  readonly observations?: ReadonlyArray<Observation>
  readonly sandboxRequestsPerDay?: number
  readonly callsPerMonth?: number
  readonly trustedProxies?: number
  readonly isDraining?: () => boolean
}

/** The whole service in this process, over the stand-in on loopback: send it real requests, and stop it after. */
export const start = async (given: Given = {}) => {
  const standIn = StandIn.serve({
    studies: given.studies ?? madeUpStudies,
    ...(given.behaviour === undefined ? {} : { behaviour: given.behaviour }),
  })
  const sandboxRequestsPerDay = given.sandboxRequestsPerDay ?? 25
  const live = ClinicalTrialsGov.layer({
    baseUrl: new URL(standIn.url),
    timeout: Duration.seconds(5),
    pageSize: 200,
    concurrency: 32,
  }).pipe(Layer.provide(FetchHttpClient.layer))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      given.registry ?? live,
      InMemoryKeyStore.layer([account("pro", proKey), account("basic", basicKey)]),
      InMemoryUsage.layer({ sandboxRequestsPerDay, callsPerMonth: given.callsPerMonth ?? 5000 }),
      InMemoryVerifiedIntel.layer(given.observations ?? []),
      InMemoryIdempotency.layer({ lease: "1 minute" }),
      Layer.succeed(SandboxKey, sandboxKey),
    ),
  )
  const handler = WebHandler.make(
    await runtime.runtime(),
    Service.application(
      {
        publicUrl: "http://service.test",
        sandboxKey,
        sandboxRequestsPerDay,
        trustedProxies: given.trustedProxies ?? 0,
      },
      given.isDraining ?? (() => false),
    ),
  )

  return {
    /** Sends a request as it came from an address. */
    send: (path: string, init: RequestInit = {}, address = "192.0.2.1"): Promise<Response> =>
      handler(new Request(`http://service.test${path}`, init), address),
    standIn,
    stop: async () => {
      await standIn.stop()
      await runtime.dispose()
    },
  }
}

export type Running = Awaited<ReturnType<typeof start>>

/** A POST of a JSON body with a key. */
export const posted = (
  body: unknown,
  key: string = proKey,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: "POST",
  headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
})

/** A GET with a key. */
export const asked = (key: string = proKey, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  headers: { authorization: `Bearer ${key}`, ...headers },
})
