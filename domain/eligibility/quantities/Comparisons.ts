/** By which a number is neither more nor less. */
export const exactly: ReadonlyArray<string> = ["exactly", "only", "just"]

export type Bound = "from" | "above" | "to" | "below" | "exactly"

type Phrases = ReadonlyArray<readonly [bound: Bound, phrases: ReadonlyArray<string>]>

/** Words of comparison before a number of things that are counted. Source: how registry records of oncology studies write it. */
const phrases: Phrases = [
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
interface Comparison {
  readonly words: ReadonlyArray<string>
  readonly bound: Bound
}

/** By their first word, the longest first: where one begins another, the longer is meant. */
const byFirst: ReadonlyMap<string, ReadonlyArray<Comparison>> = Map.groupBy(
  phrases
    .flatMap(([bound, each]) => each.map((phrase) => ({ words: phrase.split(" "), bound })))
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? "",
)

/** Behind the marks by which a record's text keeps others from being read as marks: "\\>". */
const unescaped = (words: ReadonlyArray<string>, at: number): number => (words[at] === "\\" ? at + 1 : at)

/** Behind the words of a comparison that stand at a place; nothing where they do not. */
const behind = (words: ReadonlyArray<string>, at: number, compared: ReadonlyArray<string>): number | undefined => {
  let next = at
  for (const word of compared) {
    next = unescaped(words, next)
    if (words[next] !== word) return undefined
    next++
  }

  return unescaped(words, next)
}

/** The words that they begin with. */
export const beginnings: ReadonlyArray<string> = [...byFirst.keys()]

/** The one that begins at a place: its bound, and where its number stands. */
export const at = (words: ReadonlyArray<string>, at: number): readonly [bound: Bound, place: number] | undefined => {
  for (const each of byFirst.get(words[at] ?? "") ?? []) {
    const place = behind(words, at, each.words)
    if (place !== undefined) return [each.bound, place]
  }

  return undefined
}
