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

/** Further words before a number that something is measured by, a score or a share. Source: how registry records write scores. */
const ofMeasures: Phrases = [
  [
    "to",
    [
      "no higher than",
      "not higher than",
      "not greater than",
      "not above",
      "not over",
      "less or equal to",
      "less than or equal",
      "less than / equal to",
      "less than or equals to",
      "less than equal to",
      "less than equals to",
      "lower than or equal to",
      "lower or equal to",
      "below or equal to",
      "equal or less than",
      "equal or lower than",
      "equal to or lower than",
      "equal to or below",
      "equal or below",
      "at or below",
      "< than or equal to",
      "< or equal to",
      "< or equal",
      "< or =",
      "< / =",
      "= or <",
      "= / <",
      "≤ to",
      "up to and including",
      "maximum score of",
    ],
  ],
  ["below", ["below", "under", "lower than", "smaller than", "inferior to"]],
  [
    "from",
    [
      "no lower than",
      "not lower than",
      "not below",
      "not under",
      "no less",
      "greater or equal to",
      "greater than or equal",
      "greater than / equal to",
      "greater than or equals to",
      "greater than equal to",
      "greater than equals to",
      "more or equal to",
      "higher than or equal to",
      "higher or equal to",
      "above or equal to",
      "superior or equal to",
      "equal or greater than",
      "equal or more than",
      "equal or higher than",
      "equal to or higher than",
      "equal to or above",
      "equal or above",
      "at or above",
      "> than or equal to",
      "> or equal to",
      "> or equal",
      "> or =",
      "> / =",
      "= or >",
      "= / >",
      "≥ to",
      "≥ than",
      "minimum score of",
    ],
  ],
  ["above", ["above", "higher than", "superior to"]],
]

/** Words, and which numbers they make of the one behind them. */
interface Comparison {
  readonly words: ReadonlyArray<string>
  readonly bound: Bound
}

/** The longest first: where one begins another, the longer is meant. */
const listed = (all: Phrases): ReadonlyArray<Comparison> =>
  all
    .flatMap(([bound, each]) => each.map((phrase) => ({ words: phrase.split(" "), bound })))
    .toSorted((one, other) => other.words.length - one.words.length)

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

/** What some comparisons begin with, and how one is found: its bound, and where its number stands. */
const among = (comparisons: ReadonlyArray<Comparison>) => {
  const byFirst = Map.groupBy(comparisons, ({ words }) => words[0] ?? "")

  /** The one that begins at a place. */
  const at = (words: ReadonlyArray<string>, at: number): readonly [bound: Bound, place: number] | undefined => {
    for (const each of byFirst.get(words[at] ?? "") ?? []) {
      const place = behind(words, at, each.words)
      if (place !== undefined) return [each.bound, place]
    }

    return undefined
  }

  return { beginnings: [...byFirst.keys()], at }
}

/** Words of comparison before what is counted. */
export const ofCounts = among(listed(phrases))

/** Those before what is measured. */
export const ofLevels = among(listed([...phrases, ...ofMeasures]))
