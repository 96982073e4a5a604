import { Either } from "effect"
import * as NctId from "../../domain/study/NctId.ts"
import { type Observation, observedStatuses } from "../../domain/study/Observation.ts"
import * as SiteName from "../../domain/study/SiteName.ts"

/** The columns of a file of observations, and the names of their fields in JSON. */
export const columns = [
  "nct_id",
  "facility",
  "city",
  "state",
  "country",
  "status",
  "last_verified_at",
  "investigator_accepts_referrals",
  "notes",
] as const

export type Column = (typeof columns)[number]

export const required: ReadonlyArray<Column> = ["nct_id", "facility", "status", "last_verified_at"]

/** What stands in a column that it does not accept. */
export interface Problem {
  readonly column: Column
  readonly accepts: string
}

type Raw = { readonly [Name in Column]?: unknown }

const aDay = 24 * 60 * 60 * 1000

const isAbsent = (value: unknown) => value === undefined || value === null || value === ""

const unprintable = /[\p{Cc}--[\t\n\r]]/v

const words = (maximum: number) => (value: unknown) =>
  typeof value === "string" && value.length <= maximum && value.isWellFormed() && !unprintable.test(value)
    ? value.trim()
    : undefined

const dateTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

/** The day itself must exist: JavaScript takes 30 February for 2 March. */
const isCalendarDay = (day: string) => {
  const at = Date.parse(day)

  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

const moment = (now: number) => (value: unknown) => {
  if (typeof value !== "string" || !dateTime.test(value.trim()) || !isCalendarDay(value.trim().slice(0, 10)))
    return undefined
  const at = Date.parse(value.trim())

  return at <= now + aDay ? at : undefined
}

const truths = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ["true", true],
  ["false", false],
])

/** Reads an observation from the fields of a line, or names every column that does not hold what it accepts. */
export const read = (raw: Raw, now: number): Either.Either<Observation, ReadonlyArray<Problem>> => {
  const problems: Array<Problem> = []

  const field = <A>(column: Column, accepts: string, parse: (value: unknown) => A | undefined) => {
    const value = parse(raw[column])
    if (value === undefined) problems.push({ column, accepts })

    return value
  }

  const part = (column: Column, maximum: number) =>
    field(column, `text of at most ${maximum.toLocaleString("en-US")} characters, or nothing`, (value) => {
      const text = isAbsent(value) ? "" : words(maximum)(value)

      return text === "" ? null : text
    })

  const nctId = field("nct_id", "NCT and eight digits", (value) => {
    const text = words(20)(value)

    return NctId.is(text) ? text : undefined
  })
  const facility = field("facility", "the facility's name as the registry publishes it", (value) => {
    const text = words(500)(value)

    return text === undefined || SiteName.fold(text) === "" ? undefined : text
  })
  const city = part("city", 200)
  const state = part("state", 200)
  const country = part("country", 200)
  const status = field("status", observedStatuses.join(", "), (value) =>
    observedStatuses.find((status) => status === words(50)(value)),
  )
  const lastVerifiedAt = field(
    "last_verified_at",
    "a date such as 2026-11-21, or a date-time with its offset such as 2026-11-21T09:30:00Z, not in the future",
    moment(now),
  )
  const acceptsReferrals = field("investigator_accepts_referrals", "true, false, or nothing", (value) =>
    isAbsent(value) ? null : truths.get(typeof value === "string" ? value.trim().toLowerCase() : value),
  )
  const notes = part("notes", 4_000)

  return nctId === undefined ||
    facility === undefined ||
    city === undefined ||
    state === undefined ||
    country === undefined ||
    status === undefined ||
    lastVerifiedAt === undefined ||
    acceptsReferrals === undefined ||
    notes === undefined
    ? Either.left(problems)
    : Either.right({
        nctId,
        site: { facility, city, state, country },
        status,
        lastVerifiedAt,
        acceptsReferrals,
        notes,
      })
}

/** An observation as a line of such a file. */
export const write = ({ acceptsReferrals, lastVerifiedAt, nctId, notes, site, status }: Observation) => ({
  nct_id: nctId,
  ...site,
  status,
  last_verified_at: new Date(lastVerifiedAt).toISOString(),
  investigator_accepts_referrals: acceptsReferrals,
  notes,
})
