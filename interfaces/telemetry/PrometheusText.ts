import { type Metric, MetricState } from "effect"

type Sample = ReturnType<typeof Metric.unsafeSnapshot>[number]

/** Text exposition format 0.0.4 of Prometheus. */
export const contentType = "text/plain; version=0.0.4; charset=utf-8"

const escaped = (value: string) => value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"')

const braced = (labels: ReadonlyArray<readonly [name: string, value: string]>) =>
  labels.length === 0 ? "" : `{${labels.map(([name, value]) => `${name}="${escaped(value)}"`).join(",")}}`

const labelsOf = ({ metricKey }: Sample) => metricKey.tags.map(({ key, value }) => [key, value] as const)

const histogram = (name: string, sample: Sample, state: MetricState.MetricState.Histogram): ReadonlyArray<string> => {
  const labels = labelsOf(sample)
  const finite = [...state.buckets].filter(([boundary]) => Number.isFinite(boundary))

  return [
    ...finite.map(([boundary, count]) => `${name}_bucket${braced([...labels, ["le", String(boundary)]])} ${count}`),
    `${name}_bucket${braced([...labels, ["le", "+Inf"]])} ${state.count}`,
    `${name}_sum${braced(labels)} ${state.sum}`,
    `${name}_count${braced(labels)} ${state.count}`,
  ]
}

interface Written {
  readonly type: "counter" | "gauge" | "histogram"
  readonly lines: ReadonlyArray<string>
}

const written = (name: string, sample: Sample): Written | undefined => {
  const state = sample.metricState
  const labels = braced(labelsOf(sample))
  if (MetricState.isCounterState(state)) return { type: "counter", lines: [`${name}${labels} ${state.count}`] }
  if (MetricState.isGaugeState(state)) return { type: "gauge", lines: [`${name}${labels} ${state.value}`] }

  return MetricState.isHistogramState(state) ? { type: "histogram", lines: histogram(name, sample, state) } : undefined
}

/** Counters, gauges and histograms in the text that Prometheus reads, each family once under its name. */
export const of = (samples: ReadonlyArray<Sample>): string => {
  const families = Map.groupBy(samples, ({ metricKey }) => metricKey.name)

  return [...families]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, members]) => {
      const texts = members.flatMap((sample) => written(name, sample) ?? [])
      const [first] = texts
      const [help = ""] = members.flatMap(({ metricKey }) =>
        metricKey.description._tag === "Some" ? [metricKey.description.value] : [],
      )

      return first === undefined
        ? []
        : [`# HELP ${name} ${help}`, `# TYPE ${name} ${first.type}`, ...texts.flatMap(({ lines }) => lines)]
    })
    .map((line) => `${line}\n`)
    .join("")
}
