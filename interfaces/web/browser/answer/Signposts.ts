import * as Checks from "./Checks.ts"
import type { Check, Option } from "./Wire.ts"

/** What speaks against a study, for it, or leaves open which: one thing, or several that the same sentences are about. */
export interface Signpost {
  readonly standing: Checks.Standing
  readonly checks: ReadonlyArray<Check>
  readonly quotes: ReadonlyArray<Checks.Quote>
}

/** How a study compares with a profile, in the order in which it is read. */
export interface Compared {
  /** What speaks against comes before what speaks for; then what is mentioned and left open. */
  readonly signposts: ReadonlyArray<Signpost>
  readonly fits: ReadonlyArray<Check>
  readonly unmentioned: ReadonlyArray<Check>
  readonly unpublished: ReadonlyArray<Check>
}

const order: ReadonlyArray<Checks.Standing> = ["not_matched", "mentioned_exclusion", "mentioned_inclusion", "unclear"]

/** Checks of one standing, those together that quote the same. */
const together = (standing: Checks.Standing, checks: ReadonlyArray<Check>): ReadonlyArray<Signpost> => {
  const byQuotes = new Map<string, Signpost>()
  for (const check of checks) {
    const quotes = Checks.quotesOf(check)
    const key = quotes.length === 0 ? check.criterion : JSON.stringify(quotes)
    const same = byQuotes.get(key)
    byQuotes.set(key, { standing, quotes, checks: [...(same?.checks ?? []), check] })
  }

  return [...byQuotes.values()]
}

export const of = (option: Option): Compared => {
  const checks = Checks.ofProfile(option)
  const standing = (one: Checks.Standing) => checks.filter((check) => Checks.standingOf(check) === one)

  return {
    signposts: order.flatMap((one) => together(one, standing(one))),
    fits: standing("matched"),
    unmentioned: standing("unmentioned"),
    unpublished: standing("unknown"),
  }
}
