import { Metric, MetricKey, MetricLabel } from "effect"
import { version } from "../Version.ts"

const residentMemory = Metric.gauge("process_resident_memory_bytes", { description: "Memory that the process holds" })

const processorTime = Metric.counter("process_cpu_seconds_total", {
  description: "Processor time that the process has used",
  incremental: true,
})

const startTime = Metric.gauge("process_start_time_seconds", { description: "When the process began, in unix seconds" })

const info = Metric.fromMetricKey(
  MetricKey.taggedWithLabels(MetricKey.gauge("build_info", { description: "Always 1; the labels say what runs" }), [
    MetricLabel.make("version", version),
    MetricLabel.make("bun", Bun.version),
  ]),
)

let counted = 0

/** Reads how the process is right now. */
export const read = (): void => {
  residentMemory.unsafeUpdate(process.memoryUsage.rss(), [])
  const { system, user } = process.cpuUsage()
  processorTime.unsafeUpdate((user + system) / 1_000_000 - counted, [])
  counted = (user + system) / 1_000_000
  startTime.unsafeUpdate(performance.timeOrigin / 1000, [])
  info.unsafeUpdate(1, [])
}
