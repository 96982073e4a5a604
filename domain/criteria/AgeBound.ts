import type { Verdict } from "./Verdict.ts"

/** The fewest and the most completed units in which a person can have lived through so many whole years. */
interface Span {
  readonly atLeast: number
  readonly atMost: number
}

const inDays = (years: number): Span => ({ atLeast: 365 * years, atMost: 366 * (years + 1) - 1 })

const inFractionsOfDays = (years: number, fractions: number): Span => ({
  atLeast: inDays(years).atLeast * fractions,
  atMost: (inDays(years).atMost + 1) * fractions - 1,
})

const spans: Readonly<Record<string, (years: number) => Span>> = {
  year: (years) => ({ atLeast: years, atMost: years }),
  month: (years) => ({ atLeast: 12 * years, atMost: 12 * years + 11 }),
  week: (years) => ({ atLeast: Math.floor(inDays(years).atLeast / 7), atMost: Math.floor(inDays(years).atMost / 7) }),
  day: inDays,
  hour: (years) => inFractionsOfDays(years, 24),
  minute: (years) => inFractionsOfDays(years, 24 * 60),
}

/** The registry's form of an age: `18 Years`, `1 Month`. */
const pattern = /^(\d+) (year|month|week|day|hour|minute)s?$/i

const read = (bound: string, years: number): { readonly amount: number; readonly lived: Span } | undefined => {
  const [, amount, unit] = pattern.exec(bound.trim()) ?? []
  const span = unit === undefined ? undefined : spans[unit.toLowerCase()]

  return amount === undefined || span === undefined ? undefined : { amount: Number(amount), lived: span(years) }
}

/** Whether an age in whole years meets a published lower bound, which is inclusive. No bound is met by every age. */
export const meetsMinimum = (bound: string | null, years: number): Verdict => {
  if (bound === null) return "matched"
  const minimum = read(bound, years)
  if (minimum === undefined) return "unknown"
  if (minimum.lived.atLeast >= minimum.amount) return "matched"

  return minimum.lived.atMost < minimum.amount ? "not_matched" : "unknown"
}

/** Whether an age in whole years meets a published upper bound, which is inclusive. No bound is met by every age. */
export const meetsMaximum = (bound: string | null, years: number): Verdict => {
  if (bound === null) return "matched"
  const maximum = read(bound, years)
  if (maximum === undefined) return "unknown"
  if (maximum.lived.atMost <= maximum.amount) return "matched"

  return maximum.lived.atLeast > maximum.amount ? "not_matched" : "unknown"
}

/** The registry's standard age groups, with the first and last whole year of each. */
const groups: Readonly<Record<string, readonly [first: number, last: number]>> = {
  CHILD: [0, 17],
  ADULT: [18, 64],
  OLDER_ADULT: [65, Number.POSITIVE_INFINITY],
}

/** Whether an age falls into one of a study's age groups. A group that is not known here decides nothing. */
export const fallsInto = (ageGroups: ReadonlyArray<string>, years: number): Verdict => {
  const known = ageGroups.flatMap((group) => (Object.hasOwn(groups, group) ? [groups[group]] : []))
  if (known.some((group) => group !== undefined && years >= group[0] && years <= group[1])) return "matched"

  return ageGroups.length > 0 && known.length === ageGroups.length ? "not_matched" : "unknown"
}
