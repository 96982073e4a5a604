import { afterAll, beforeAll, expect, test } from "bun:test"
import * as Crowd from "../../bench/overload/Crowd.ts"
import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import { type Listening, listening } from "../support/process.ts"
import * as Prometheus from "../support/prometheus.ts"
import { posted, sandboxKey } from "../support/service.ts"
import { until } from "../support/until.ts"

const largest = 300 * 1024 * 1024

/** A service that asks the registry for so many callers at once, and is asked by a crowd of more than it takes. */
export const overload = ({ atOnce, crowd }: { readonly atOnce: number; readonly crowd: number }): void => {
  /** Callers that are taken: those that the registry is asked for, and 32 that wait for each of them. */
  const taken = atOnce * (1 + 32)

  const kept = new Map<string, Promise<ArrayBuffer>>()
  const gate = Promise.withResolvers<void>()
  let freely = Number.POSITIVE_INFINITY

  /** So many questions are answered freely, those after them when the gate opens, at little cost of its own. */
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: async (request, answer) => {
      const page = kept.get(request.url) ?? answer().arrayBuffer()
      kept.set(request.url, page)
      if (standIn.requests.length > freely) await gate.promise

      return new Response(await page, { headers: { "content-type": "application/json" } })
    },
  })

  let service: Listening

  beforeAll(async () => {
    service = await listening({
      REGISTRY_BASE_URL: standIn.url,
      REGISTRY_CONCURRENCY: String(atOnce),
      SANDBOX_REQUESTS_PER_DAY: "1000000",
    })
  })

  afterAll(async () => {
    await service.stop()
    await standIn.stop()
  })

  const metrics = async () => Prometheus.parse(await (await fetch(`${service.url}/metrics`)).text())

  const gauge = async (name: string) => Prometheus.sum(await metrics(), name)

  const sentAwaySoFar = async () =>
    Prometheus.sum(await metrics(), "http_requests_total", { route: "/v1/match", status: "503" })

  const body = { condition: "pancreatic-cancer", age: 61, limit: 5 }

  test(`of ${crowd} callers at once, those who may wait are answered, and the others are told when to come back`, async () => {
    const question = { url: service.url, key: sandboxKey, body }
    await Crowd.gather(question, 32)
    const before = await gauge("process_resident_memory_bytes")
    const asked = standIn.requests.length
    freely = asked + 1
    const gathered = Crowd.gather(question, crowd)
    await until(async () => (await sentAwaySoFar()) === crowd - taken)
    gate.resolve()
    const { admitted, sentAway, wrong } = await gathered

    expect(wrong).toEqual([])
    expect([admitted.length, sentAway["503"]?.length]).toEqual([taken, crowd - taken])
    expect(standIn.requests.length - asked).toBe(1 + taken)
    expect((await gauge("process_resident_memory_bytes")) - before).toBeLessThan(largest)
    expect((await fetch(`${service.url}/v1/match`, posted(body, sandboxKey))).status).toBe(200)
  })

  test("nothing of a crowd is left when it is gone", async () => {
    expect(await gauge("registry_calls_in_flight")).toBe(0)
    expect(await gauge("registry_calls_waiting")).toBe(0)
    expect(await gauge("registry_breaker_open")).toBe(0)
    expect(await gauge("http_requests_in_flight")).toBe(1)
  })
}
