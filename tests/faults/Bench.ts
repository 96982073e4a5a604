import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Layer } from "effect"
import * as ClinicalTrialsGov from "../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import { start } from "../support/service.ts"
import { clean } from "./Faults.ts"
import * as Proxy from "./Proxy.ts"

/** Milliseconds that a caller may wait for the registry; an attempt may take half. */
export const deadline = 1600

/** What a busy machine may add to an answer that is late. */
export const slack = 500

/** The whole service over a registry that is reached through the proxy. */
export const open = async (registry: URL, concurrency = 32) => {
  const proxy = await Proxy.start(registry, clean)
  const service = await start({
    studies: [],
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
