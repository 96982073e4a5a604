import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Layer } from "effect"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import { start } from "../support/service.ts"
import { clean } from "./Faults.ts"
import * as Proxy from "./Proxy.ts"

/** Milliseconds that a caller may wait for the registry; an attempt may take half. No machine is so slow as to need them. */
export const deadline = 240_000

/** Milliseconds that a match has beyond them: whoever stood in the line for all of that time is answered when they are over, too. */
export const beyond = 3000

interface Options {
  readonly concurrency?: number
  /** How many callers of a crowd meet silence together. */
  readonly callers?: number
}

/**
 * The whole service over a registry that is reached through the proxy. Time stands still, as a slow machine spends the little that a
 * match has beyond its time for the registry; when that has fallen silent to all callers, the time of an attempt passes at once, and
 * when their time for it is over, that little.
 */
export const open = async (registry: URL, { callers = 1, concurrency = 32 }: Options = {}) => {
  let silent = 0
  const proxy = await Proxy.start(registry, clean, () => {
    silent += 1
    if (silent < callers) return
    silent = 0
    service.passes(service.passed() < deadline ? deadline / 2 : beyond)
  })
  const service = await start({
    studies: [],
    standsAt: Date.now(),
    registry: ClinicalTrialsGov.layer({
      baseUrl: proxy.url,
      timeout: Duration.millis(deadline),
      backoff: Duration.millis(20),
      concurrency,
      pageSize: 40,
    }).pipe(Layer.provide(FetchHttpClient.layer)),
  })

  return {
    proxy,
    service,
    close: async () => {
      await service.stop()
      await proxy.stop()
    },
  }
}

export type Bench = Awaited<ReturnType<typeof open>>
