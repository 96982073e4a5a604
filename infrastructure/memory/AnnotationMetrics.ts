import { Metric } from "effect"
import type { Held } from "./AnnotationTable.ts"

const bytes = Metric.gauge("reading_memory_bytes", { description: "What the memory of texts that were read takes" })

const texts = Metric.gauge("reading_memory_texts", { description: "Texts in the memory of those that were read" })

const lookups = (outcome: "hit" | "miss") =>
  Metric.tagged(
    Metric.counter("reading_memory_lookups_total", {
      description: "Texts that were looked for in the memory of those that were read, by whether they were there",
      incremental: true,
    }),
    "outcome",
    outcome,
  )

const hits = lookups("hit")

const misses = lookups("miss")

/** Counts what came since the last time. */
export const make = () => {
  let counted = { hits: 0, misses: 0 }

  return (held: Held): void => {
    bytes.unsafeUpdate(held.bytes, [])
    texts.unsafeUpdate(held.texts, [])
    hits.unsafeUpdate(held.hits - counted.hits, [])
    misses.unsafeUpdate(held.misses - counted.misses, [])
    counted = held
  }
}
