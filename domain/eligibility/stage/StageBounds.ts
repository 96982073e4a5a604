import { within } from "./StageRanges.ts"

type Words = ReadonlyArray<string>

/** Which stages are meant besides one that is told: it and those above it, those above it alone, … */
export type Bound = "up" | "down" | "above" | "below"

const bounds: ReadonlyMap<string, Bound> = new Map<string, Bound>([
  ["≥", "up"],
  ["> =", "up"],
  ["at least", "up"],
  ["minimum", "up"],
  ["≤", "down"],
  ["< =", "down"],
  ["up to", "down"],
  ["at most", "down"],
  [">", "above"],
  ["above", "above"],
  ["beyond", "above"],
  ["<", "below"],
  ["below", "below"],
])

const comparisons: ReadonlyMap<string, Bound> = new Map<string, Bound>([
  ["greater than", "above"],
  ["higher than", "above"],
  ["more than", "above"],
  ["worse than", "above"],
  ["more severe than", "above"],
  ["more advanced than", "above"],
  ["less than", "below"],
  ["lower than", "below"],
  ["milder than", "below"],
  ["less severe than", "below"],
  ["less advanced than", "below"],
])

/** "No worse than" is up to it. */
const denied: Partial<Readonly<Record<Bound, Bound>>> = { above: "down", below: "up" }

const negations: ReadonlySet<string> = new Set(["no", "not"])

/** The bound that the tokens from `first` to before `end` are. */
const told = (words: Words, first: number, end: number): Bound | undefined => {
  const isDenied = negations.has(words[first] ?? "")
  const phrase = words.slice(isDenied ? first + 1 : first, end).join(" ")
  const compared = comparisons.get(phrase)
  if (compared === undefined) return isDenied ? undefined : bounds.get(phrase)

  return isDenied ? denied[compared] : compared
}

/** In tokens. */
const longest = 4

/** The bound that ends with the token before `at`: "at least stage II", "no worse than moderate". */
export const before = (words: Words, at: number): Bound | undefined => {
  for (let first = Math.max(0, at - longest); first < at; first++) {
    const bound = told(words, first, at)
    if (bound !== undefined) return bound
  }

  return undefined
}

/** The bound that begins at a token, and where it ends: "stage ≥ II". */
export const at = (words: Words, from: number): { readonly bound: Bound; readonly end: number } | undefined => {
  for (let end = from + longest; end > from; end--) {
    const bound = told(words, from, end)
    if (bound !== undefined) return { bound, end }
  }

  return undefined
}

const upwards: ReadonlySet<string> = new Set("higher greater above more later worse beyond over".split(" "))

const downwards: ReadonlySet<string> = new Set("lower less below earlier under".split(" "))

/** What stands behind the last number of a list: "or higher", "and above". */
export const behind = (words: Words, last: number): Bound | undefined => {
  if (words[last] !== "or" && words[last] !== "and") return undefined
  const word = words[last + 1] ?? ""
  if (upwards.has(word)) return "up"

  return downwards.has(word) ? "down" : undefined
}

const highest = 4

const above = (stage: string): ReadonlyArray<string> => [
  ...within(stage, `${highest}`),
  ...(Number(stage[0]) < highest ? [`${highest}`] : []),
]

const below = (stage: string): ReadonlyArray<string> => ["1", ...within("1", stage)].filter((one) => one !== stage[0])

/** All that a bound takes in. */
export const taken = (stage: string, bound: Bound): ReadonlyArray<string> => {
  switch (bound) {
    case "up":
      return [stage, ...above(stage)]
    case "above":
      return above(stage)
    case "down":
      return [...below(stage), stage]
    default:
      return below(stage)
  }
}
