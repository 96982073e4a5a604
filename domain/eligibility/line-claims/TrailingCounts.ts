import * as Counting from "../numbers/Counts.ts"
import { earlier, grouping, units } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, having, unbounded } from "./Claim.ts"

type Words = ReadonlyArray<string>

const verbs: ReadonlySet<string> = new Set(["is", "are", "was", "were", "of", "includes", "included", "totals"])

const nearUnit = 4

/** "Previous treatment is five or more regimens". */
export const byVerb = (words: Words, at: number): Claim | undefined => {
  if (!earlier.has(words[at] ?? "") || !units.has(words[at + 1] ?? "") || !verbs.has(words[at + 2] ?? ""))
    return undefined
  const count = Counting.at(words, at + 3)
  const unit =
    count === undefined ? -1 : words.slice(count.last, count.last + nearUnit).findIndex((word) => units.has(word))
  if (count === undefined || unit < 0) return undefined

  return { ...having(count.low, count.high, at, count.last + unit + 1), exact: true }
}

/** What may stand between what is counted and its count. */
const tails: ReadonlySet<string> = new Set([
  ":",
  "is",
  "are",
  "must",
  "be",
  "should",
  "does",
  "do",
  "did",
  "shall",
  "may",
  "was",
  "were",
  ",",
  "of",
  "for",
  "(",
  ")",
  "systemic",
  "prior",
  "previous",
  "cancer",
  "anti",
  "anticancer",
  "received",
  "in",
  "the",
  "metastatic",
  "advanced",
  "recurrent",
  "late",
  "stage",
  "past",
  "setting",
  "disease",
])

const nearBound = 7

/** "The maximum number of prior lines is two": which bound the number is. */
const boundOf = (words: Words, at: number, { first, last, low }: Counting.Count): Counting.Count | undefined => {
  const before = Nearby.before(words, at, nearBound)
  if (last - first !== 1 || !before.includes("number")) return undefined
  if (before.includes("maximum")) return { low: 0, high: low, first, last }

  return before.includes("minimum") ? { low, high: unbounded, first, last } : undefined
}

/** So far a count may stand behind what is counted. */
const widestTail = 14

const behindTail = (words: Words, from: number): number => {
  let at = from
  while (at < from + widestTail - 1 && (units.has(words[at] ?? "") || tails.has(words[at] ?? ""))) at++

  return at
}

/** What is counted: "lines", "systemic therapies". */
export const counted: ReadonlySet<string> = new Set([...grouping, ...[...units].filter((word) => word.endsWith("s"))])

const nearEarlier = 5

const nearEarlierBehind = 3

const isOfEarlier = (words: Words, at: number): boolean =>
  words.slice(Math.max(0, at - nearEarlier), at + nearEarlierBehind).some((word) => earlier.has(word))

/** "The total number of treatment lines": all that there were, also where nothing says that they were earlier. */
const isOfTotal = (words: Words, at: number): boolean =>
  words[at] === "lines" && Nearby.before(words, at, nearEarlier).includes("total")

/** "Previous treatment lines ≥1 and ≤4", "number of prior regimens: 0-2", "prior systemic therapies > 3". */
export const byTail = (words: Words, at: number): Claim | undefined => {
  if (!counted.has(words[at] ?? "")) return undefined
  const isTotal = isOfTotal(words, at)
  if (!isTotal && !isOfEarlier(words, at)) return undefined
  const told = Counting.at(words, behindTail(words, at + 1))
  const count = told === undefined ? undefined : (boundOf(words, at, told) ?? told)
  if (count === undefined || count.unit !== undefined) return undefined
  if (!isTotal && units.has(words[count.last] ?? "")) return undefined
  if (count === told && count.last - count.first < 2) return undefined

  return { ...having(count.low, count.high, at, count.last), exact: true }
}
