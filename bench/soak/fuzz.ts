import { heapStats } from "bun:jsc"
import * as Fuzz from "../../tests/fuzz/Fuzz.ts"
import * as Target from "../../tests/fuzz/Target.ts"
import { machine, print, table } from "../speed/Report.ts"

const count = Number(process.argv[2] ?? 200_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000)

/** Megabytes that live objects may take more at the end than after a tenth of the requests. */
const mostGrowth = 50

/** Megabytes that the process, with the fuzzer in it, may hold at any time. */
const mostResident = 1500

const megabyte = 1024 * 1024

const held = () => {
  const resident = process.memoryUsage.rss() / megabyte
  Bun.gc(true)

  return { resident, live: heapStats().heapSize / megabyte }
}

print(`${machine}: ${count} requests from the OpenAPI document, seed ${seed}.`)
const target = await Target.start()
const began = performance.now()
const memory: Array<{ readonly sent: number; readonly resident: number; readonly live: number }> = []
const report = await Fuzz.run(target, {
  count,
  seed,
  onProgress: (sent) => {
    if (sent >= ((memory.length + 1) * count) / 10) memory.push({ sent, ...held() })
  },
})
const seconds = (performance.now() - began) / 1000
await target.stop()

table([
  ["kind", "status", "requests"],
  ...[...report.statuses].toSorted().map(([kind, times]) => {
    const [status = "", ...words] = kind.split(" ").toReversed()

    return [words.toReversed().join(" "), status, String(times)]
  }),
])
table([
  ["requests so far", "resident MB", "live MB after collection"],
  ...memory.map(({ live, resident, sent }) => [String(sent), resident.toFixed(0), live.toFixed(1)]),
])

const growth = (memory.at(-1)?.live ?? 0) - (memory[0]?.live ?? 0)
const resident = Math.max(...memory.map(({ resident }) => resident))
print(
  `${report.sent} requests in ${seconds.toFixed(0)} s; ${report.findings.length} answers that should not have been;`,
)
print(`live objects take ${growth.toFixed(1)} MB more than after the first tenth (at most ${mostGrowth} are accepted),`)
print(`and the process never held more than ${resident.toFixed(0)} MB (at most ${mostResident}).`)
for (const { answer, request, what } of report.findings.slice(0, 20)) print(`\n${what}\n  ${request}\n  ${answer}`)
if (report.findings.length > 0 || growth > mostGrowth || resident > mostResident) process.exitCode = 1
