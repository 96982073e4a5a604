import { afterAll, beforeAll, expect, test } from "bun:test"
import * as Crowd from "../../bench/overload/Crowd.ts"
import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import { type Listening, listening } from "../support/process.ts"
import { posted, sandboxKey } from "../support/service.ts"

const timeout = 3000
const largest = 300 * 1024 * 1024

const kept = new Map<string, Promise<ArrayBuffer>>()

/** Each question is answered after 500 ms, at little cost of its own. */
const standIn = StandIn.serve({
  studies: madeUpStudies,
  behaviour: async (request, answer) => {
    const body = kept.get(request.url) ?? answer().arrayBuffer()
    kept.set(request.url, body)
    await Bun.sleep(500)

    return new Response(await body, { headers: { "content-type": "application/json" } })
  },
})

let service: Listening

beforeAll(async () => {
  service = await listening({
    REGISTRY_BASE_URL: standIn.url,
    REGISTRY_TIMEOUT: `${timeout} millis`,
    SANDBOX_REQUESTS_PER_DAY: "1000000",
  })
})

afterAll(async () => {
  await service.stop()
  await standIn.stop()
})

const memory = async (): Promise<number> => {
  const page = await (await fetch(`${service.url}/metrics`)).text()

  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(page)?.[1])
}

const body = { condition: "pancreatic-cancer", age: 61, limit: 5 }

test("1,000 callers at once over a registry that takes 500 ms are answered, or told when to come back", async () => {
  const question = { url: service.url, key: sandboxKey, body }
  await Crowd.gather(question, 32)
  const before = await memory()
  const asked = standIn.requests.length
  const { admitted, sentAway, wrong } = await Crowd.gather(question, 1000)

  expect(wrong).toEqual([])
  expect(admitted.length + Object.values(sentAway).flat().length).toBe(1000)
  expect(admitted.length).toBeGreaterThanOrEqual(64)
  expect(Math.max(...admitted)).toBeLessThan(timeout + 2000)
  expect(standIn.requests.length - asked).toBeLessThanOrEqual(admitted.length + 1 + 64)
  expect((await memory()) - before).toBeLessThan(largest)
  expect((await fetch(`${service.url}/v1/match`, posted(body, sandboxKey))).status).toBe(200)
}, 300_000)

test("nothing of a crowd is left when it is gone", async () => {
  const page = await (await fetch(`${service.url}/metrics`)).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(page)?.[1])

  expect(gauge("registry_calls_in_flight")).toBe(0)
  expect(gauge("registry_calls_waiting")).toBe(0)
  expect(gauge("registry_breaker_open")).toBe(0)
  expect(gauge("http_requests_in_flight")).toBe(1)
})
