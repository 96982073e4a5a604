import { Metric, MetricBoundaries, MetricKey, MetricLabel } from "effect"
import { plans } from "../../application/Account.ts"
import type { Caller } from "../../application/Caller.ts"
import type { Answered } from "./Answered.ts"

type Labels = Readonly<Record<string, string>>

const labeled = (labels: Labels) => Object.entries(labels).map(([name, value]) => MetricLabel.make(name, value))

/**
 * A metric for each set of labels, found by a text that names the set. Labels only ever hold names of ours (routes,
 * methods, statuses, codes, plans), so there are few.
 */
const family = <M>(make: (labels: Labels) => M) => {
  const members = new Map<string, M>()

  return (name: string, labels: () => Labels): M => {
    const known = members.get(name)
    if (known !== undefined) return known
    const member = make(labels())
    members.set(name, member)

    return member
  }
}

const counters = (name: string, description: string) =>
  family((labels) =>
    Metric.fromMetricKey(
      MetricKey.taggedWithLabels(MetricKey.counter(name, { description, incremental: true }), labeled(labels)),
    ),
  )

const requests = counters("http_requests_total", "Requests that were answered, by route, method and status")

const errors = counters(
  "http_request_errors_total",
  "Answers with an error, by its code and the fact behind it, whichever status they travel on",
)

const replays = counters("idempotency_replays_total", "Answers that were given again for an Idempotency-Key")

const refusals = counters("quota_refusals_total", "Calls that were refused because the quota is used up, by plan")

const refusal = (plan: Caller["plan"]) => refusals(plan, () => ({ plan }))

/** There from the start, so that the first refusal is seen as a rise. */
for (const plan of ["sandbox", ...plans] as const) refusal(plan).unsafeUpdate(0, [])

const seconds = MetricBoundaries.fromIterable([
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30,
])

const durations = family((labels) =>
  Metric.fromMetricKey(
    MetricKey.taggedWithLabels(
      MetricKey.histogram("http_request_duration_seconds", seconds, "Time from a request's headers to its answer"),
      labeled(labels),
    ),
  ),
)

const inFlight = Metric.gauge("http_requests_in_flight", { description: "Requests that are being answered" })

let running = 0

export const began = (): void => {
  running += 1
  inFlight.unsafeUpdate(running, [])
}

export const answered = ({ fault, isReplayed, method, millis, plan, route, status }: Answered): void => {
  running -= 1
  inFlight.unsafeUpdate(running, [])
  requests(`${route} ${method} ${status}`, () => ({ route, method, status: String(status) })).unsafeUpdate(1, [])
  durations(route, () => ({ route })).unsafeUpdate(millis / 1000, [])
  if (fault !== undefined) {
    errors(`${route} ${fault.code} ${fault.reason}`, () => ({ route, ...fault })).unsafeUpdate(1, [])
  }
  if (fault?.reason === "QuotaIsSpent" && plan !== undefined) refusal(plan).unsafeUpdate(1, [])
  if (isReplayed) replays(route, () => ({ route })).unsafeUpdate(1, [])
}
