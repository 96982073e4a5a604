import * as Checks from "./Checks.ts"
import type { Standing } from "./Standing.ts"
import type { Check, Option } from "./Wire.ts"

/** One thing that the criteria speak of, or several that the same sentences are about. */
export interface Signpost {
  readonly checks: ReadonlyArray<Check>
  readonly quotes: ReadonlyArray<Checks.Quote>
}

/** All that speaks against a study, for it, or leaves open which. */
export interface Direction {
  readonly standing: Standing
  readonly signposts: ReadonlyArray<Signpost>
}

/** How a study compares with a profile, in the order in which it is read. */
export interface Compared {
  /** What speaks against comes before what speaks for; then what is mentioned and left open. */
  readonly directions: ReadonlyArray<Direction>
  readonly fits: ReadonlyArray<Check>
  readonly unmentioned: ReadonlyArray<Check>
  readonly notUnderstood: ReadonlyArray<Check>
  readonly unpublished: ReadonlyArray<Check>
}

const order: ReadonlyArray<Standing> = ["not_matched", "mentioned_exclusion", "mentioned_inclusion", "unclear"]

/** Those together that quote the same. */
const together = (checks: ReadonlyArray<Check>): ReadonlyArray<Signpost> => {
  const byQuotes = new Map<string, Signpost>()
  for (const check of checks) {
    const quotes = Checks.quotesOf(check)
    const key = quotes.length === 0 ? check.criterion : JSON.stringify(quotes)
    const same = byQuotes.get(key)
    byQuotes.set(key, { quotes, checks: [...(same?.checks ?? []), check] })
  }

  return [...byQuotes.values()]
}

export const of = (option: Option): Compared => {
  const checks = Checks.ofProfile(option)
  const standing = (one: Standing) => checks.filter((check) => Checks.standingOf(check) === one)
  const directions = order.map((one) => ({ standing: one, signposts: together(standing(one)) }))

  return {
    directions: directions.filter(({ signposts }) => signposts.length > 0),
    fits: standing("matched"),
    unmentioned: standing("unmentioned"),
    notUnderstood: standing("not_understood"),
    unpublished: standing("unknown"),
  }
}
