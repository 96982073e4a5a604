import * as Comparisons from "./Comparisons.ts"
import * as DecimalNumbers from "./DecimalNumbers.ts"
import * as Interval from "./Interval.ts"

type Words = ReadonlyArray<string>

/** The bound that ends before the token at `end` and has its number behind something else, "less than or equal to [ECOG] 2". */
export const at = (words: Words, end: number): Comparisons.Bound | undefined =>
  Comparisons.ofLevels.before(words, end)?.[0]

const mirrored = { from: "to", above: "below", to: "from", below: "above", exactly: "exactly" } as const

/** The tokens that a number before a sign may have: "20", "0 . 5". */
const lengths = [3, 1]

/** What a number before a sign makes of what stands behind the sign, before the token at `end`: "20 ≤ [MMSE]". */
export const mirroredAt = (words: Words, end: number): Interval.Interval | undefined => {
  const [bound, sign = end] = Comparisons.ofLevels.before(words, end) ?? []
  if (bound === undefined) return undefined
  const written = lengths.map((length) => DecimalNumbers.at(words, sign - length)).find((each) => each?.last === sign)

  return written === undefined ? undefined : Interval.bounded(mirrored[bound], written.number)
}
