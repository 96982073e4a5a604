/** By which a number is neither more nor less. */
export const exactly: ReadonlyArray<string> = ["exactly", "only", "just"]

type Bound = "from" | "above" | "to" | "below" | "exactly"

/**
 * Words of comparison before a number. Where one begins another, the longer stands first. Source: how registry records of oncology
 * studies write it.
 */
const phrases: ReadonlyArray<readonly [Bound, ReadonlyArray<string>]> = [
  [
    "to",
    [
      "less than or equal to",
      "fewer than or equal to",
      "equal to or less than",
      "equal to or fewer than",
      "no more than",
      "not more than",
      "no greater than",
      "not exceeding",
      "not exceed",
      "cannot exceed",
      "limited to",
      "restricted to",
      "not be more than",
      "not be greater than",
      "not to exceed",
      "a maximum of",
      "maximum of",
      "maximum",
      "a max of",
      "max of",
      "max .",
      "max",
      "at most",
      "up to",
      "≤",
      "< =",
      "= <",
    ],
  ],
  ["below", ["fewer than", "less than", "<"]],
  [
    "from",
    [
      "greater than or equal to",
      "more than or equal to",
      "equal to or greater than",
      "equal to or more than",
      "no less than",
      "no fewer than",
      "not less than",
      "at least",
      "a minimum of",
      "minimum of",
      "minimum",
      "≥",
      "> =",
      "= >",
    ],
  ],
  ["above", ["exceeds", "over", "more than", "greater than", "exceeding", "in excess of", ">"]],
  ["exactly", exactly],
]

/** Words, and which numbers they make of the one behind them. */
export interface Comparison {
  readonly words: ReadonlyArray<string>
  readonly bound: Bound
}

export const comparisons: ReadonlyArray<Comparison> = phrases.flatMap(([bound, all]) =>
  all.map((phrase) => ({ words: phrase.split(" "), bound })),
)
