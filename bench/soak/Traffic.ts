import { sandboxKey } from "../../tests/support/service.ts"

/** One kind of request, and the statuses that it may be answered with. */
export interface Kind {
  readonly name: string
  readonly expected: ReadonlyArray<number>
  readonly send: () => Promise<Response>
}

/** How one request fared; no status where the caller hung up. */
export interface Fared {
  readonly name: string
  readonly at: number
  readonly millis: number
  readonly status: number | undefined
  readonly isExpected: boolean
}

export interface Keys {
  readonly pro: string
  readonly basic: string
}

const bodies = [
  { condition: "pancreatic-cancer", stage: "metastatic", biomarkers: ["KRAS G12D"], age: 61, sex: "female", limit: 10 },
  { condition: "glioblastoma", location: { lat: 40.7, lng: -74, radius_miles: 500 }, limit: 20 },
  { condition: "Duchenne muscular dystrophy", age: 8, sex: "male" },
  { condition: "alzheimers", location: { query: "France" }, prior_lines: 1 },
]

/** Keys come again, so that what is kept for them stays the same. */
const idempotencyKeys = 40
const networks = 200

/** An ordinary mixture of calls, good and bad, in a fixed order. */
export const kinds = (url: string, { basic, pro }: Keys): ReadonlyArray<Kind> => {
  let turn = 0
  const next = (): number => {
    turn += 1

    return turn
  }
  const headers = (key: string) => ({ authorization: `Bearer ${key}`, "content-type": "application/json" })
  const post = (path: string, key: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, { method: "POST", headers: { ...headers(key), ...more }, body: JSON.stringify(body) })
  const match = (key: string) => () => post("/v1/match", key, bodies[next() % bodies.length])
  const tool = (name: string, given: unknown) =>
    post("/mcp", pro, { jsonrpc: "2.0", id: next(), method: "tools/call", params: { name, arguments: given } })

  return [
    { name: "match", expected: [200], send: match(basic) },
    { name: "match, Pro", expected: [200], send: match(pro) },
    {
      name: "sites",
      expected: [200],
      send: () => fetch(`${url}/v1/availability/NCT99300201`, { headers: headers(pro) }),
    },
    {
      name: "match, with an Idempotency-Key",
      expected: [200],
      send: () => {
        const key = next() % idempotencyKeys

        return post("/v1/match", pro, bodies[key % bodies.length], { "idempotency-key": `soak-${key}` })
      },
    },
    { name: "match by tool", expected: [200], send: () => tool("match_frontier_options", { ...bodies[0], limit: 3 }) },
    { name: "conditions", expected: [200], send: () => fetch(`${url}/v1/conditions`, { headers: headers(basic) }) },
    {
      name: "match, sandbox",
      expected: [200, 429],
      send: () =>
        post("/v1/match", sandboxKey, bodies[2], { "x-forwarded-for": `198.51.100.${(next() * 7) % networks}` }),
    },
    { name: "a bad body", expected: [400], send: () => post("/v1/match", basic, { condition: "ALS", age: 200 }) },
    { name: "an unknown key", expected: [401], send: match("unknown") },
    {
      name: "a caller who hangs up",
      expected: [],
      send: () =>
        fetch(`${url}/v1/match`, {
          method: "POST",
          headers: headers(basic),
          body: JSON.stringify(bodies[0]),
          signal: AbortSignal.timeout(10),
        }),
    },
    {
      name: "a study that is unknown",
      expected: [404],
      send: () => fetch(`${url}/v1/availability/NCT99999999`, { headers: headers(basic) }),
    },
    {
      name: "the tools",
      expected: [200],
      send: () => post("/mcp", basic, { jsonrpc: "2.0", id: 1, method: "tools/list" }),
    },
  ]
}

const once = async ({ expected, name, send }: Kind): Promise<Fared> => {
  const at = performance.now()
  try {
    const answer = await send()
    await answer.arrayBuffer()
    const { status } = answer

    return {
      name,
      at,
      millis: performance.now() - at,
      status,
      isExpected: expected.length === 0 || expected.includes(status),
    }
  } catch {
    return { name, at, millis: performance.now() - at, status: undefined, isExpected: expected.length === 0 }
  }
}

/** Sends so many requests a second, whether the others are answered or not, until it is told to stop. */
export const start = (kinds: ReadonlyArray<Kind>, perSecond: number, onFared: (fared: Fared) => void) => {
  const running = new Set<Promise<void>>()
  let turn = 0
  const timer = setInterval(() => {
    const kind = kinds[turn % kinds.length]
    turn += 1
    if (kind === undefined) return
    const run: Promise<void> = once(kind)
      .then(onFared)
      .finally(() => running.delete(run))
    running.add(run)
  }, 1000 / perSecond)

  return async () => {
    clearInterval(timer)
    await Promise.all(running)
  }
}
