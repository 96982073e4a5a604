import type { Json } from "./Json.ts"
import type { Kind } from "./Pieces.ts"

type Edge = "first" | "last"

const iso = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/
const american = /^(\d\d)\/(\d\d)\/(\d{4})$/
const span = /^(\d+) (year|month|week|day|hour|minute)s?$/i
const days: Readonly<Record<string, number>> = {
  year: 365.25,
  month: 365.25 / 12,
  week: 7,
  day: 1,
  hour: 1 / 24,
  minute: 1 / 1440,
}

/** A date as the number yyyymmdd; of a year or a month it is the first or the last day that counts. */
const date = (text: string, edge: Edge): number | undefined => {
  const [, year, month = edge === "first" ? "01" : "12", day = edge === "first" ? "01" : "31"] =
    iso.exec(text.replace(american, "$3-$1-$2")) ?? []

  return year === undefined ? undefined : Number(`${year}${month}${day}`)
}

const age = (text: string): number | undefined => {
  const [, count, unit] = span.exec(text) ?? []
  const length = days[unit?.toLowerCase() ?? ""]

  return count === undefined || length === undefined ? undefined : Number(count) * length
}

const number = (text: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)

/** Dates, ages and numbers on one line, so that they can be compared; undefined for what is none of the kind. */
export const read = (kind: Kind, value: Json, edge: Edge = "first"): number | undefined => {
  if (kind === "date") return date(String(value), edge)
  if (kind === "age") return age(String(value))

  return kind === "number" ? number(String(value)) : undefined
}
