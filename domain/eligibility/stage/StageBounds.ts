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
  ["greater than", "above"],
  ["higher than", "above"],
  ["above", "above"],
  ["beyond", "above"],
  ["<", "below"],
  ["less than", "below"],
  ["lower than", "below"],
  ["below", "below"],
])

/** The bound that ends with the token before `at`: "at least stage II". */
export const before = (words: Words, at: number): Bound | undefined =>
  bounds.get(`${words[at - 2]} ${words[at - 1]}`) ?? bounds.get(words[at - 1] ?? "")

/** The bound that begins at a token, and where it ends: "stage ≥ II". */
export const at = (words: Words, from: number): { readonly bound: Bound; readonly end: number } | undefined => {
  const two = bounds.get(`${words[from]} ${words[from + 1]}`)
  const bound = two ?? bounds.get(words[from] ?? "")

  return bound === undefined ? undefined : { bound, end: from + (two === undefined ? 1 : 2) }
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
