import * as Quantile from "../Quantile.ts"
import * as LargePages from "../speed/large/Pages.ts"
import { patient } from "../speed/large/Patients.ts"
import { machine, print, table } from "../speed/Report.ts"
import * as Setting from "../speed/Setting.ts"
import * as Crowd from "./Crowd.ts"

const callers = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 5)

/** The deadline for the registry, as it is where nobody sets it, in milliseconds. */
const deadline = 12_000

/** What reading, judging and writing may add, when a thousand answers are due at once. */
const ownTime = 5000

const quantile = (times: ReadonlyArray<number>, share: number): string =>
  times.length === 0 ? "" : Quantile.of(times, share).toFixed(0)

const setting = await Setting.make()
const faults: Array<string> = []
try {
  const registry = await setting.start(...LargePages.registry({ delay: 500 }))
  const service = await setting.startService(registry.url, undefined, { REGISTRY_TIMEOUT: `${deadline}ms` })
  const question = { url: service.url, key: setting.plain.keys.basic, body: patient }
  await Crowd.gather(question, 32)
  print(`${machine}: ${callers} callers at once, a registry that takes 500 ms.`)
  const rows = [
    [
      "round",
      "admitted",
      "p50 ms",
      "p99 ms",
      "longest ms",
      "sent away",
      "p50 ms",
      "longest ms",
      "wrong",
      "CPU s",
      "resident MB",
    ],
  ]
  for (let round = 0; round <= rounds; round += 1) {
    const cpu = service.cpu()
    const { admitted, sentAway, wrong } = await Crowd.gather(question, round === 0 ? 1 : callers)
    const refused = Object.values(sentAway).flat()
    faults.push(...wrong, ...admitted.filter((millis) => millis > deadline + ownTime).map(() => "an answer too late"))
    rows.push([
      round === 0 ? "one caller" : String(round),
      String(admitted.length),
      quantile(admitted, 0.5),
      quantile(admitted, 0.99),
      quantile(admitted, 1),
      Object.entries(sentAway)
        .map(([status, times]) => `${times.length} × ${status}`)
        .join(", "),
      quantile(refused, 0.5),
      quantile(refused, 1),
      String(wrong.length),
      ((service.cpu() - cpu) / 1000).toFixed(1),
      service.memory().toFixed(0),
    ])
  }
  table(rows)
} finally {
  await setting.stop()
}
if (faults.length > 0) {
  print([...new Set(faults)].join("\n"))
  process.exitCode = 1
}
