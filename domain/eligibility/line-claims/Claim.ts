import * as Packing from "../../annotation/Packing.ts"
import type { Count } from "../numbers/Counts.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import type { RuleTable } from "../rules/RuleTable.ts"

export const beyonds = [
  "not meant",
  "silent",
  "silent above",
  "silent but of none",
  "not meant alone",
  "only way",
  "no line",
  "no number",
] as const

/** What a piece of a sentence says that a patient has had: a range of numbers of lines, and how surely. */
export interface Claim extends Omit<Count, "unit"> {
  /** Whether it counts, or says in as many words that there was nothing; otherwise it tells that there was something. */
  readonly exact: boolean
  /**
   * What it says of numbers outside of its range: that they are not meant, nothing, nothing of higher ones ("completed
   * first-line therapy"), or of any but none ("in second relapse"). Where that is all it says, it says nothing of those within, which may be of another kind; or where it is
   * not the only way in ("resistant to JAK inhibitors, or not a candidate for them"). A treatment
   * that is no line ("completed chemoradiation") tells of no number, but that there was one; and where one is only asked for ("must have
   * had an antibody"), no number is told at all.
   */
  readonly beyond: (typeof beyonds)[number]
  /** Whether it tells only of a failed or narrower treatment: required, it shows a line; barred, it bars no line. */
  readonly oneWay: boolean
  /** Whether none is meant as one of the numbers, and not only left open: "0-2 lines", "any number of lines" of a disease that may be new. */
  readonly none: boolean
}

export const unbounded = Number.POSITIVE_INFINITY

/** What is told of nobody in particular: there was something. */
const had = { low: 1, high: unbounded, exact: false, beyond: "not meant", oneWay: false, none: false } as const

/** What a row of a table can claim, by what it is called there. */
const shapes = {
  had,
  /** A treatment that did not hold the disease; who must not have had that may have had another. */
  "had a line": { ...had, oneWay: true },
  /** The same, and it is not the only way in. */
  "had a line, or not": { ...had, oneWay: true, beyond: "silent" },
  /** One of some class did not hold it. */
  "had a class that failed": { ...had, oneWay: true, beyond: "only way" },
  /** One of some class had to be received. */
  "had a class": { ...had, oneWay: true, beyond: "not meant alone" },
  /** A treatment that need not have been a line: no number is told, and that there was none least of all. */
  "had no line": { ...had, oneWay: true, beyond: "no line" },
  /** It is asked for in words that tell of no number. */
  "had something": { ...had, oneWay: true, beyond: "no number" },
  "had several": { ...had, low: 2 },
  "had none": { ...had, low: 0, high: 0, exact: true },
  /** Whoever had none is let in, as is said in so many words, and of others nothing is. */
  "none asked": { ...had, low: 0, high: 0, exact: true, beyond: "silent" },
  /** The disease is new, or no more was given. */
  "none yet": { ...had, low: 0, high: 0, beyond: "silent" },
  "any number": { ...had, low: 0, beyond: "silent" },
  "any number or none": { ...had, low: 0, exact: true },
} as const

export type Told = keyof typeof shapes

export const of = (told: Told, first: number, last: number): Claim => ({ ...shapes[told], first, last })

export const having = (low: number, high: number, first: number, last: number): Claim => ({
  ...had,
  low,
  high,
  first,
  last,
})

type Range = Pick<Count, "low" | "high">

/** "Any number of lines", of which none is one. */
export const isAnyNumber = ({ high, low }: Range): boolean => low === 0 && high === unbounded

/** "No more than two", which may be let in. */
export const isLimit = ({ high, low }: Range): boolean => low === 0 && high !== unbounded

/** "More than two", which may be barred. */
export const isBar = ({ high, low }: Range): boolean => low > 0 && high === unbounded

/** "Prior therapy": that there was some, and not how much. */
export const isOfAny = ({ exact, high, low }: Claim): boolean => !exact && low === 1 && high === unbounded

/** "Must have had an antibody", which only asks. */
export const isOfNoNumber = ({ beyond }: Claim): boolean => beyond === "no number"

/** A table whose rows claim something, and those that keep others from it. */
export type Table = RuleTable<Told | "nothing">

/** What a table claims of a sentence. */
export const claimed = (table: Table, run: ChunkedRun<unknown>): ReadonlyArray<Claim> => {
  const claims: Array<Claim> = []
  for (const { first, last, row } of table.find(run))
    if (row.means !== "nothing") claims.push(of(row.means, run.tokens[first] ?? 0, run.tokens[last] ?? 0))

  return claims
}

export const packing: Packing.Packing<Claim> = Packing.record<Claim>({
  low: Packing.signedOrEndless,
  high: Packing.signedOrEndless,
  first: Packing.whole,
  last: Packing.whole,
  exact: Packing.flag,
  beyond: Packing.oneOf(beyonds),
  oneWay: Packing.flag,
  none: Packing.flag,
})
