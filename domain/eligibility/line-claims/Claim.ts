import * as Packing from "../../annotation/Packing.ts"
import type { Count } from "../numbers/Counts.ts"

const beyonds = ["not meant", "silent", "silent above", "not meant alone", "no line"] as const

/** What a piece of a sentence says that a patient has had: a range of numbers of lines, and how surely. */
export interface Claim extends Omit<Count, "unit"> {
  /** Whether it counts, or says in as many words that there was nothing; otherwise it tells that there was something. */
  readonly exact: boolean
  /**
   * What it says of numbers outside of its range: that they are not meant, nothing, or nothing of higher ones ("completed
   * first-line therapy"). Where that is all it says, it says nothing of those within, which may be of another kind. A treatment
   * that is no line ("completed chemoradiation") tells of no number, but that there was one.
   */
  readonly beyond: (typeof beyonds)[number]
  /** Whether it tells only of a failed or narrower treatment: required, it shows a line; barred, it bars no line. */
  readonly oneWay: boolean
  /** Whether none is meant as one of the numbers, and not only left open: "0-2 lines", "any number of lines" of a disease that may be new. */
  readonly none: boolean
}

export const unbounded = Number.POSITIVE_INFINITY

export const having = (low: number, high: number, first: number, last: number): Claim => ({
  low,
  high,
  first,
  last,
  exact: false,
  beyond: "not meant",
  oneWay: false,
  none: false,
})

/** There was something. */
export const had = (first: number, last: number): Claim => having(1, unbounded, first, last)

/** There was a treatment that did not hold the disease; who must not have had that may have had another. */
export const failedWith = (first: number, last: number): Claim => ({ ...had(first, last), oneWay: true })

/** There was a treatment that need not have been a line: no number is told, and that there was none least of all. */
export const treatedWith = (first: number, last: number): Claim => ({ ...failedWith(first, last), beyond: "no line" })

/** Words that an induction goes with, after which a disease came back or did not respond: another line may have followed. */
const again = /^(?:re|salvage|second|subsequent|last|recent|prior|previous|line|lines|regimens?)$/

/** "Completed induction chemotherapy": the first line, of which one is told; who had more may have had it as well. */
export const asOneLine = (words: ReadonlyArray<string>, claim: Claim): Claim => {
  const name = words.slice(claim.first, claim.last)
  const isOne = name.includes("induction") && !name.some((word) => again.test(word))

  return isOne && !claim.exact ? { ...claim, high: 1, beyond: "silent above" } : claim
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
