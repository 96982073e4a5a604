import type { Diagnosis } from "./Diagnosis.ts"

const subject = "clock"

/** In milliseconds. Quotas, months and the times in answers go by this clock. */
const mostApart = 120_000

/** Less than the registry's Date and the way of an answer can tell. */
const fineGrain = 2000

const written = (millis: number): string => `${Math.round(Math.abs(millis) / 1000).toLocaleString("en-US")} seconds`

/** This machine's clock, by how many milliseconds it is ahead of the registry's; null where that tells no time. */
export const of = (aheadBy: number | null): Diagnosis => {
  if (aheadBy === null) {
    return { subject, state: "note", says: "it cannot be compared: the registry's answer has no Date." }
  }
  if (Math.abs(aheadBy) < fineGrain) return { subject, state: "ok", says: "it shows the registry's time" }
  const says = `it is ${written(aheadBy)} ${aheadBy > 0 ? "ahead of" : "behind"} the registry's`

  return Math.abs(aheadBy) > mostApart
    ? { subject, state: "wrong", says: `${says}: set it by a time server (NTP); quotas and dates in answers go by it.` }
    : { subject, state: "ok", says }
}
