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
  /** What no sentence speaks of, by its standing: what fits, then what is not mentioned, not understood, not checked and not published. */
  readonly others: ReadonlyArray<{ readonly standing: Standing; readonly checks: ReadonlyArray<Check> }>
}

const spokenOf: ReadonlyArray<Standing> = ["not_matched", "mentioned_exclusion", "mentioned_inclusion", "unclear"]

const unspokenOf: ReadonlyArray<Standing> = ["matched", "unmentioned", "not_understood", "not_read", "unknown"]

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
  const all = Checks.ofProfile(option)
  const by = (standings: ReadonlyArray<Standing>) =>
    standings
      .map((standing) => ({ standing, checks: all.filter((check) => Checks.standingOf(check) === standing) }))
      .filter(({ checks }) => checks.length > 0)

  return {
    directions: by(spokenOf).map(({ checks, standing }) => ({ standing, signposts: together(checks) })),
    others: by(unspokenOf),
  }
}
