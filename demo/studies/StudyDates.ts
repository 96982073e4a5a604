const day = 86_400_000

/** `yyyy`, `yyyy-MM` or `yyyy-MM-dd` as milliseconds, at the first day that it covers. */
const time = (date: string) => Date.parse(`${date}-01-01`.slice(0, 10))

const format = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

export const daysAfter = (date: string, days: number): string => format(time(date) + days * day)

export const earlier = (one: string, other: string): string => (time(one) < time(other) ? one : other)

export const later = (one: string, other: string): string => (time(one) < time(other) ? other : one)

/** A date that depends on nothing but the study's number, in the two years before November 2026. */
export const lastUpdate = (nctId: string): string => daysAfter("2026-11-14", -((Number(nctId.slice(3)) * 37) % 700))

export const struct = (date: string, lastUpdated: string) => ({
  date,
  type: time(date) <= time(lastUpdated) ? "ACTUAL" : "ESTIMATED",
})
