import { Effect, Metric } from "effect"
import * as ProcessMetrics from "../../telemetry/ProcessMetrics.ts"
import * as PrometheusText from "../../telemetry/PrometheusText.ts"
import type { WebPage } from "./WebPage.ts"

/** The library's own metrics of its fibers tell an operator nothing. */
const isOurs = (name: string) => !name.startsWith("effect_")

/** All metrics of the process, as Prometheus reads them. For operators: a proxy keeps it inside. */
export const metricsPage: WebPage = {
  path: "/metrics",
  respond: Effect.sync(() => {
    ProcessMetrics.read()
    const samples = Metric.unsafeSnapshot().filter(({ metricKey }) => isOurs(metricKey.name))

    return { status: 200, contentType: PrometheusText.contentType, body: PrometheusText.of(samples) }
  }),
}
