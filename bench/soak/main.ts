import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { madeUpObservations } from "../../demo/studies/MadeUpObservations.ts"
import { parse, sum } from "../../tests/support/prometheus.ts"
import * as Quantile from "../Quantile.ts"
import * as Child from "../speed/Child.ts"
import { machine, print, table } from "../speed/Report.ts"
import * as Storage from "../speed/Storage.ts"
import type { Heap } from "./Heap.ts"
import * as Traffic from "./Traffic.ts"
import * as Trend from "./Trend.ts"

const minutes = Number(process.argv[2] ?? 10)
const perSecond = Number(process.argv[3] ?? 30)
const secondsBetweenSamples = 2
const samplesForEachHeap = 5

interface Sample {
  readonly minute: number
  readonly resident: number
  readonly descriptors: number
  readonly load: number
}

const gauges = [
  "registry_calls_in_flight",
  "registry_calls_waiting",
  "http_requests_in_flight",
  "registry_breaker_open",
]

const folder = await mkdtemp(join(tmpdir(), "trial-match-soak-"))
const heapFile = join(folder, "heap.jsonl")
await Bun.write(heapFile, "")
const databaseUrl = `sqlite://${join(folder, "soak.sqlite")}`
const keys = await Storage.prepare(databaseUrl, madeUpObservations(Date.now()))
const registry = await Child.start("bench/soak/Registry.ts")
const service = await Child.start("bench/soak/Service.ts", [], {
  PORT: "0",
  HOST: "127.0.0.1",
  DATABASE_URL: databaseUrl,
  REGISTRY_BASE_URL: registry.url,
  PRO_CALLS_PER_MONTH: "1000000000",
  TRUSTED_PROXIES: "1",
  HEAP_FILE: heapFile,
})

const descriptors = async () => (await readdir(`/proc/${service.pid}/fd`)).length

const gauged = async () => {
  const samples = parse(await (await fetch(`${service.url}/metrics`)).text())

  return gauges.map((name) => sum(samples, name))
}

const fared: Array<Traffic.Fared> = []
const samples: Array<Sample> = []
const heapMinutes: Array<number> = []
const began = performance.now()
const minute = () => (performance.now() - began) / 60_000

const watch = async () => {
  for (let count = 0; minute() < minutes; count += 1) {
    if (count % samplesForEachHeap === 0) {
      process.kill(service.pid, "SIGUSR2")
      heapMinutes.push(minute())
    }
    await Bun.sleep(secondsBetweenSamples * 1000)
    const [load = 0] = loadavg()
    samples.push({ minute: minute(), resident: service.memory(), descriptors: await descriptors(), load })
  }
}

const latencies = (from: number, to: number): ReadonlyArray<ReadonlyArray<string>> => {
  const within = fared.filter(({ at }) => at - began >= from * 60_000 && at - began < to * 60_000)
  const names = [...new Set(within.map(({ name }) => name))]

  return names.map((name) => {
    const those = within.filter((each) => each.name === name)
    const times = those.map(({ millis }) => millis)

    return [
      name,
      String(those.length),
      Quantile.median(times).toFixed(0),
      Quantile.of(times, 0.99).toFixed(0),
      String(those.filter(({ isExpected }) => !isExpected).length),
    ]
  })
}

const faults: Array<string> = []
try {
  const idleDescriptors = await descriptors()
  const end = Traffic.start(Traffic.kinds(service.url, keys), perSecond, (each) => fared.push(each))
  await watch()
  await end()
  await Bun.sleep(3000)
  const rest = await gauged()
  const heaps = (await readFile(heapFile, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Heap)

  const half = minutes / 2
  const figures: ReadonlyArray<readonly [name: string, points: ReadonlyArray<Trend.Point>]> = [
    ["resident MB", samples.map(({ minute, resident }) => ({ minute, value: resident }))],
    ["descriptors", samples.map(({ descriptors, minute }) => ({ minute, value: descriptors }))],
    ...(["megabytes", "objects", "timers", "promises"] as const).map(
      (name) =>
        [`heap: ${name}`, heaps.map((heap, at) => ({ minute: heapMinutes[at] ?? 0, value: heap[name] }))] as const,
    ),
  ]
  print(
    `${machine}: ${minutes} minutes at ${perSecond} requests a second, ` +
      `load of the machine ${Math.min(...samples.map(({ load }) => load)).toFixed(1)} to ${Math.max(...samples.map(({ load }) => load)).toFixed(1)}.`,
  )
  const rows = [["over the last half", "first", "mean", "last", "slope a minute", "± error", "grows"]]
  for (const [name, points] of figures) {
    const late = points.filter(({ minute }) => minute >= half)
    const trend = Trend.of(late)
    if (Trend.grows(trend)) faults.push(`${name} grows`)
    rows.push([
      name,
      (late[0]?.value ?? 0).toFixed(1),
      trend.mean.toFixed(1),
      (late.at(-1)?.value ?? 0).toFixed(1),
      trend.slope.toFixed(3),
      trend.error.toFixed(3),
      Trend.grows(trend) ? "yes" : "no",
    ])
  }
  table(rows)
  table([
    ["minute", "resident MB", "descriptors"],
    ...samples
      .filter((_, at) => at % Math.ceil(samples.length / 10) === 0)
      .map(({ descriptors, minute, resident }) => [minute.toFixed(1), resident.toFixed(0), String(descriptors)]),
  ])
  table([["first half", "requests", "p50 ms", "p99 ms", "unexpected"], ...latencies(0, half)])
  table([["last half", "requests", "p50 ms", "p99 ms", "unexpected"], ...latencies(half, minutes)])
  table([
    ["at rest, afterwards", "value"],
    ...gauges.map((name, at) => [name, String(rest[at])]),
    ["descriptors at the start", String(idleDescriptors)],
    ["descriptors at the end", String(await descriptors())],
  ])

  const unexpected = fared.filter(({ isExpected }) => !isExpected)
  if (unexpected.length > 0)
    faults.push(
      `${unexpected.length} answers were not as expected: ${[...new Set(unexpected.map(({ name, status }) => `${name} ${status}`))].join(", ")}`,
    )
  if (rest.some((value, at) => value > (gauges[at] === "http_requests_in_flight" ? 1 : 0)))
    faults.push("something is still at work")
} finally {
  await service.stop()
  await registry.stop()
  await rm(folder, { recursive: true })
}
print(faults.length === 0 ? "Nothing grows." : faults.join("\n"))
if (faults.length > 0) process.exitCode = 1
