import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Effect, Layer, Logger, LogLevel, ManagedRuntime, Redacted } from "effect"
import { AccountId } from "../../application/Account.ts"
import { SandboxKey } from "../../application/Admission.ts"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import { Annotations } from "../../application/ports/Annotations.ts"
import type { Idempotency } from "../../application/ports/Idempotency.ts"
import type { KeyStore } from "../../application/ports/KeyStore.ts"
import type { Registry } from "../../application/ports/Registry.ts"
import type { Usage } from "../../application/ports/Usage.ts"
import type { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { Turns } from "../../application/Turns.ts"
import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as InMemoryAnnotations from "../../infrastructure/memory/InMemoryAnnotations.ts"
import * as InMemoryIdempotency from "../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryKeyStore from "../../infrastructure/memory/InMemoryKeyStore.ts"
import * as InMemoryUsage from "../../infrastructure/memory/InMemoryUsage.ts"
import * as InMemoryVerifiedIntel from "../../infrastructure/memory/InMemoryVerifiedIntel.ts"
import type { Ending } from "../../interfaces/functions/Ending.ts"
import * as WebHandler from "../../interfaces/http/server/WebHandler.ts"
import * as Service from "../../interfaces/Service.ts"
import * as RequestLog from "../../interfaces/telemetry/RequestLog.ts"
import { aheadClock } from "./clock.ts"
import { honest, ofMadeUpStudies } from "./keptAnswers.ts"
import { type Inspection, inspection } from "./openapi.ts"
import { routed } from "./routed.ts"

export const sandboxKey = "ctm_sandbox_public"
export const proKey = "pro-key-for-tests"
export const basicKey = "basic-key-for-tests"

const account = (plan: "pro" | "basic", key: string) => ({
  id: AccountId(`account-${plan}`),
  plan,
  label: `${plan} of the tests`,
  key: Redacted.make(key),
})

export interface Given {
  /** Records the stand-in serves; the made-up studies where left out. */
  readonly studies?: ReadonlyArray<object>
  readonly behavior?: StandIn.Behavior
  /** Another registry than the live adapter over the stand-in. */
  readonly registry?: Layer.Layer<Registry>
  /** Other stores than those in memory. */
  readonly keyStore?: Layer.Layer<KeyStore>
  readonly usage?: Layer.Layer<Usage>
  readonly idempotency?: Layer.Layer<Idempotency>
  readonly intel?: Layer.Layer<VerifiedIntel>
  readonly observations?: ReadonlyArray<Observation>
  /** How long a caller may wait for the registry, or for an earlier call: where it is left out, longer than any machine takes. */
  readonly timeout?: Duration.Duration
  /** Milliseconds since the epoch: then time stands still but for what is let pass. The real time where it is left out. */
  readonly standsAt?: number
  /** Another ending of answers than that of the registry. */
  readonly ending?: Layer.Layer<Ending>
  /** Other turns than those of the process. */
  readonly turns?: Layer.Layer<Turns>
  readonly sandboxRequestsPerDay?: number
  readonly callsPerMonth?: number
  readonly trustedProxies?: number
  readonly publicUrl?: string
  readonly isDraining?: () => boolean
}

/** What was read of texts is the same for every service of the tests, and read once for all of them. */
const annotations = InMemoryAnnotations.make({ mostBytes: 64 * 1024 * 1024 })

/** The published document is the same for every service of the tests. */
let published: Promise<Inspection> | undefined

/**
 * The whole service in this process, over the stand-in on loopback: send it real requests, and stop it after. Every answer
 * is held against the published OpenAPI document.
 */
export const start = async (given: Given = {}) => {
  const behavior = given.behavior ?? honest
  const standIn = StandIn.serve({
    studies: given.studies ?? madeUpStudies,
    behavior: given.studies === undefined ? ofMadeUpStudies(behavior) : behavior,
  })
  const sandboxRequestsPerDay = given.sandboxRequestsPerDay ?? 25
  const proCallsPerMonth = given.callsPerMonth ?? 5000
  const timeout = given.timeout ?? Duration.minutes(4)
  const live = ClinicalTrialsGov.layer({
    baseUrl: new URL(standIn.url),
    timeout,
    pageSize: 200,
    concurrency: 32,
  }).pipe(Layer.provide(FetchHttpClient.layer))
  const { clock, passed, passes } = aheadClock(given.standsAt)
  const logs: Array<string> = []
  const write = (line: string) => {
    logs.push(line)
  }
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      given.registry ?? live,
      given.keyStore ?? InMemoryKeyStore.layer([account("pro", proKey), account("basic", basicKey)]),
      given.usage ?? InMemoryUsage.layer({ sandboxRequestsPerDay, callsPerMonth: proCallsPerMonth }),
      Layer.succeed(Annotations, annotations),
      given.intel ?? InMemoryVerifiedIntel.layer(given.observations ?? []),
      given.idempotency ?? InMemoryIdempotency.layer({ lease: "1 minute" }),
      Layer.succeed(SandboxKey, sandboxKey),
      Layer.succeed(CallerTimeout, timeout),
      given.ending ?? Layer.empty,
      given.turns ?? Layer.empty,
    ).pipe(
      Layer.provideMerge(
        Layer.mergeAll(
          Layer.setClock(clock),
          Logger.replace(Logger.defaultLogger, Logger.map(Logger.jsonLogger, write)),
          Logger.minimumLogLevel(LogLevel.All),
        ),
      ),
    ),
  )
  const handlers = WebHandler.make(
    await runtime.runtime(),
    Service.application(
      {
        publicUrl: given.publicUrl ?? "http://service.test",
        sandboxKey,
        proCallsPerMonth,
        sandboxRequestsPerDay,
        trustedProxies: given.trustedProxies ?? 0,
      },
      given.isDraining ?? (() => false),
    ),
    RequestLog.json({ write, flush: Effect.void }, LogLevel.All),
  )
  const handler = routed(handlers)
  const passedUntil = new WeakMap<Response, number>()

  const inspect = (): Promise<Inspection> => {
    published ??= handler(new Request("http://service.test/openapi.json"), "192.0.2.1")
      .then((answer) => answer.json())
      .then(inspection)

    return published
  }

  return {
    /** Sends a request as it came from an address, and sees that the answer is one that the OpenAPI document promises. */
    send: async (path: string, init: RequestInit = {}, address = "192.0.2.1"): Promise<Response> => {
      const request = new Request(`http://service.test${path}`, init)
      const { method } = request
      const answer = await handler(request, address)
      passedUntil.set(answer, passed())
      const faults = await (await inspect())(method, path.split("?")[0] ?? "", answer.clone())
      if (faults.length > 0) {
        throw new Error(`${method} ${path} was answered with ${answer.status}, but ${faults.join("; ")}`)
      }

      return answer
    },
    /** Lets time pass for the service, at once. */
    passes,
    /** Milliseconds that were let pass so far. */
    passed,
    /** Milliseconds that had been let pass when an answer was there. */
    passedUntil: (answer: Response): number => passedUntil.get(answer) ?? 0,
    /** Every line that the service has logged. */
    logs: logs as ReadonlyArray<string>,
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
