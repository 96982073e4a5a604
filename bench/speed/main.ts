import { availableParallelism } from "node:os"
import * as Allocation from "./Allocation.ts"
import * as Breakdown from "./Breakdown.ts"
import type { Child } from "./Child.ts"
import * as Curves from "./Curves.ts"
import * as Duel from "./Duel.ts"
import * as OverlayCost from "./OverlayCost.ts"
import { duelHeading, duelRows, print, table } from "./Report.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"
import * as Spread from "./Spread.ts"
import * as Studies from "./Studies.ts"

const isQuick = process.argv.includes("--quick")
const rounds = isQuick ? 3 : 7
const matches = isQuick ? 60 : 150
const small = isQuick ? 1500 : 5000

const setting = await Setting.make()
const { basic } = setting.plain.keys

const matchAgainstFloor = async (service: Child, floor: Child) => {
  const first = { server: service, send: Requests.post(`${service.url}/v1/match`, Setting.profile, basic) }
  const second = { server: floor, send: Requests.post(floor.url, Setting.profile, basic) }
  await Duel.fight(first, second, { callers: 8, rounds: 1, total: matches })
  const rows = [duelHeading("POST /v1/match", "floor")]
  for (const callers of [1, 8, 64]) {
    rows.push(
      ...duelRows("service", "floor", callers, await Duel.fight(first, second, { callers, rounds, total: matches })),
    )
  }
  table(rows)
}

const smallRoutes = async (service: Child, bare: Child) => {
  const rows = [duelHeading("Answers without a page", "bare")]
  const second = { server: bare, send: Requests.get(bare.url, basic) }
  const conditions = { server: service, send: Requests.get(`${service.url}/v1/conditions`, basic) }
  await Duel.fight(conditions, second, { callers: 8, rounds: 2, total: small })
  rows.push(
    ...duelRows(
      "GET /v1/conditions",
      "bare",
      8,
      await Duel.fight(conditions, second, { callers: 8, rounds, total: small }),
    ),
  )
  const health = { server: service, send: Requests.get(`${service.url}/healthz`, basic) }
  rows.push(
    ...duelRows("GET /healthz", "bare", 8, await Duel.fight(health, second, { callers: 8, rounds, total: small })),
  )
  table(rows)
}

const withinTheService = async (service: Child, observed: Child) => {
  const url = `${service.url}/v1/match`
  const rest = { server: service, send: Requests.post(url, Setting.profile, basic) }
  let keys = 0
  const { pro } = setting.observed.keys
  const sides = [
    [
      service,
      "tool call, same match",
      Requests.post(
        `${service.url}/mcp`,
        {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "match_frontier_options", arguments: Setting.profile },
        },
        basic,
      ),
    ],
    [
      service,
      "with an Idempotency-Key of its own",
      Requests.post(url, Setting.profile, basic, () => {
        keys += 1

        return { "idempotency-key": `bench-${keys}` }
      }),
    ],
    [service, "replayed", Requests.post(url, Setting.profile, basic, () => ({ "idempotency-key": "bench" }))],
    [observed, "with the overlay of a Pro key", Requests.post(`${observed.url}/v1/match`, Setting.profile, pro)],
    [service, "sites of one study", Requests.get(`${service.url}/v1/availability/NCT99900001`, basic)],
  ] as const
  const rows = [duelHeading("Against the plain match", "match")]
  for (const [server, name, send] of sides) {
    const outcome = await Duel.fight({ server, send }, rest, { callers: 4, rounds, total: matches / 2 })
    rows.push(duelRows(name, "match", 4, outcome)[0] ?? [])
  }
  table(rows)
}

const overlayCost = async () => {
  const { touching, without } = await OverlayCost.measure(setting.observed.url, rounds)
  print("The overlay over 100,000 observations, 20 large options")
  table([
    ["observed, ms", "not observed, ms"],
    [Spread.written(touching), Spread.written(without)],
  ])
}

const beyondASlowRegistry = async () => {
  const registry = await setting.start("bench/speed/Registry.ts", ["200", "300"])
  const service = await setting.startService(registry.url)
  const send = Requests.post(`${service.url}/v1/match`, Setting.profile, basic)
  const floor = await setting.start("bench/speed/Floor.ts", [await Requests.queryUrlOf(send), "20"])
  const first = { server: service, send }
  const second = { server: floor, send: Requests.post(floor.url, Setting.profile, basic) }
  await Duel.fight(first, second, { callers: 16, rounds: 1, total: 4 * matches })
  const outcome = await Duel.fight(first, second, { callers: 1, rounds, total: 20 })
  print("A registry that takes 300 ms, one caller")
  table([
    ["p50 of the service, ms", "p50 of the floor, ms", "beyond the floor, ms"],
    [
      Spread.written(Duel.own(outcome.first, "p50")),
      Spread.written(Duel.own(outcome.second, "p50")),
      Spread.written(Duel.difference(outcome, "p50")),
    ],
  ])
}

const memoryOverTime = async (registryUrl: string) => {
  const service = await setting.startService(registryUrl)
  const send = Requests.post(`${service.url}/v1/match`, Setting.profile, basic)
  const parts = 10
  const total = isQuick ? 100 : 1000
  const rows = [
    ["matches so far, 8 callers", "resident MB"],
    ["0", service.memory().toFixed(0)],
  ]
  for (let part = 1; part <= parts; part += 1) {
    await Duel.alone({ server: service, send }, { callers: 8, rounds: 1, total })
    rows.push([String(part * total), service.memory().toFixed(0)])
  }
  print("Resident memory")
  table(rows)
}

const allocation = async (registryUrl: string, floorArgs: ReadonlyArray<string>) => {
  const service = await setting.startService(registryUrl, setting.plain, Allocation.logged, true)
  const floor = await setting.start("bench/speed/Floor.ts", floorArgs, Allocation.logged, true)
  const ofService = await Allocation.aRequest(
    service,
    Requests.post(`${service.url}/v1/match`, Setting.profile, basic),
    matches,
  )
  const ofFloor = await Allocation.aRequest(floor, Requests.post(floor.url, Setting.profile, basic), matches)
  print("Allocated by the engine a request, one caller")
  table([
    ["service, MB", "floor, MB", "service / floor"],
    [ofService.toFixed(1), ofFloor.toFixed(1), (ofService / ofFloor).toFixed(2)],
  ])
}

try {
  const registry = await setting.start("bench/speed/Registry.ts", ["200", "0"])
  const service = await setting.startService(registry.url)
  const queryUrl = await Requests.queryUrlOf(Requests.post(`${service.url}/v1/match`, Setting.profile, basic))
  const observed = await setting.startService(registry.url, setting.observed)
  const floorArgs = [queryUrl, "20"]
  const floor = await setting.start("bench/speed/Floor.ts", floorArgs)
  const bare = await setting.start("bench/speed/Bare.ts", [`${service.url}/v1/conditions`, basic])
  const page = new Uint8Array(await (await fetch(queryUrl)).arrayBuffer())

  print(
    `${availableParallelism()} cores, Bun ${Bun.version}, a page of 200 ${Studies.isReal ? "real" : "generated"} studies and ${(page.length / 1e6).toFixed(2)} MB.`,
  )
  print(`Each figure is the median of ${rounds} rounds (lowest to highest). The sides of a ratio take turns.`)
  print()
  await matchAgainstFloor(service, floor)
  print("Where the time of a match goes, each stage alone (median milliseconds)")
  table(
    Breakdown.ofPage(page, Setting.profile, isQuick ? 30 : 100).map(({ milliseconds, name }) => [
      name,
      milliseconds.toFixed(3),
    ]),
  )
  await smallRoutes(service, bare)
  await withinTheService(service, observed)
  await overlayCost()
  await beyondASlowRegistry()
  await memoryOverTime(registry.url)
  await allocation(registry.url, floorArgs)
  print("How cost grows")
  await Curves.measure(setting, { matches: isQuick ? 20 : 40, rounds: isQuick ? 3 : 5 }, table)
} finally {
  await setting.stop()
}
