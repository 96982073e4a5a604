import { isDigit } from "../text/Characters.ts"
import * as Comparisons from "./Comparisons.ts"
import * as WrittenNumbers from "./WrittenNumbers.ts"

/** A range of whole numbers, both ends included, and which tokens write it. */
export interface Count {
  readonly low: number
  readonly high: number
  readonly first: number
  readonly last: number
}

type Range = Pick<Count, "low" | "high">

const from = (low: number): Range => ({ low, high: Number.POSITIVE_INFINITY })

const upTo = (high: number): Range => ({ low: 0, high })

const ranged = (bound: Comparisons.Bound, number: number): Range => {
  switch (bound) {
    case "from":
      return from(number)
    case "above":
      return from(number + 1)
    case "to":
      return upTo(number)
    case "below":
      return upTo(number - 1)
    case "exactly":
      return { low: number, high: number }
  }
}

const more: ReadonlySet<string> = new Set(["more", "greater", "later", "above", "additional"])

/** Behind "or", and before "than", what takes in the numbers below one. */
export const fewer: ReadonlySet<string> = new Set(["fewer", "less"])

/** What follows a number makes a range of it: "two or more", "1+", "1-2", "one, two or three". */
const continued = (words: ReadonlyArray<string>, one: WrittenNumbers.WrittenNumber): Range & Pick<Count, "last"> => {
  const { last, number } = one
  const next = words[last + 1] ?? ""
  if (words[last] === "or" && more.has(next)) return { ...from(number), last: last + 2 }
  if (words[last] === "or" && fewer.has(next)) return { ...upTo(number), last: last + 2 }
  if (words[last] === "+") return { ...from(number), last: last + 1 }
  const listed = WrittenNumbers.lastOf(words, one)

  return { low: number, high: listed.number, last: listed.last }
}

/** The words, but for digits, that a count begins with. */
export const beginnings: ReadonlySet<string> = new Set([
  ...Comparisons.beginnings,
  ...WrittenNumbers.beginnings,
  ..."multiple several between".split(" "),
])

/** Whether a word begins a count. */
export const begins = (word: string): boolean => beginnings.has(word) || isDigit(word.charCodeAt(0))

/** "Between 1 and 3". */
const between = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  const low = WrittenNumbers.at(words, at + 1)
  const high = low !== undefined && words[low.last] === "and" ? WrittenNumbers.at(words, low.last + 1) : undefined

  return low === undefined || high === undefined
    ? undefined
    : { low: low.number, high: high.number, first: at, last: high.last }
}

const limiting: ReadonlySet<string> = new Set(["limited", "restricted"])

/** One count: "at least two", "no more than 2", "1-2", "one or more", "≥1". */
export const single = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  if (words[at] === "multiple" || words[at] === "several") return { ...from(2), first: at, last: at + 1 }
  if (words[at] === "between") return between(words, at)
  if (!begins(words[at] ?? "") && words[at] !== "\\") return undefined
  const [bound, place] = Comparisons.at(words, at) ?? ["exactly", at]
  const written = WrittenNumbers.at(words, place)
  if (written === undefined) return undefined
  if (bound === "exactly") return { ...continued(words, written), first: at }
  const listed = bound === "to" ? WrittenNumbers.lastOf(words, written) : written
  const isBetween = listed !== written && limiting.has(words[at] ?? "")

  return isBetween
    ? { low: written.number, high: listed.number, first: at, last: listed.last }
    : { ...ranged(bound, listed.number), first: at, last: listed.last }
}

const joins: ReadonlySet<string> = new Set(["and", "but"])

/** Behind what joins two bounds: ", but", ",". */
const joined = (words: ReadonlyArray<string>, at: number): number | undefined => {
  const join = words[at] === "," ? at + 1 : at

  return joins.has(words[join] ?? "") ? join + 1 : words[at] === "," ? join : undefined
}

/** Whether one count bounds a range from below and the other from above. */
const areBothEnds = (one: Count, other: Count): boolean =>
  (one.high === Number.POSITIVE_INFINITY && other.low === 0 && other.high >= one.low) ||
  (other.high === Number.POSITIVE_INFINITY && one.low === 0 && one.high >= other.low)

/** "1 but not more than 3": the number alone is the lower bound. */
const isBegun = (one: Count, other: Count): boolean => one.low === one.high && other.low === 0 && other.high > one.low

/** Two counts of which one is enough: "at least one or more than one", "one, or at least two". */
const either = (words: ReadonlyArray<string>, one: Count): Count => {
  const or = words[one.last] === "," ? one.last + 1 : one.last
  const other = words[or] === "or" ? single(words, or + 1) : undefined
  if (other === undefined) return one

  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high), first: one.first, last: other.last }
}

/** "One, and only one": the number once more. */
const isSaidAgain = (one: Count, other: Count): boolean =>
  one.low === one.high && other.low === one.low && other.high === one.high

/** What two counts that are joined bound together; nothing where they do not bound the same. */
const boundedBy = (one: Count, other: Count): Range | undefined => {
  if (isBegun(one, other) || isSaidAgain(one, other)) return { low: one.low, high: other.high }

  return areBothEnds(one, other)
    ? { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
    : undefined
}

/** The count that begins at `at`, and its other bound where one is joined to it: "at least one but not more than three". */
export const at = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  const one = single(words, at)
  if (one === undefined) return undefined
  const next = joined(words, one.last)
  const other = next === undefined ? undefined : single(words, next)
  if (other === undefined) return either(words, one)
  const range = boundedBy(one, other)

  return range === undefined ? one : { ...range, first: one.first, last: other.last }
}

const isAtMost = (words: ReadonlyArray<string>, at: number): boolean =>
  (words[at] === "at" && words[at + 1] === "most") || words[at] === "maximum" || words[at] === "maximally"

const isAtLeast = (words: ReadonlyArray<string>, at: number): boolean => words[at] === "at" && words[at + 1] === "least"

/** "4 lines or more", "two regimens or fewer", "one line at most", "… at least": what stands behind what is counted, at `at`, opens the range. */
export const opened = (words: ReadonlyArray<string>, one: Count, at: number): Count => {
  if (one.low !== one.high) return one
  const next = words[at] === "or" ? (words[at + 1] ?? "") : ""
  if (isAtMost(words, at) || fewer.has(next)) return { ...one, low: 0 }

  return isAtLeast(words, at) || more.has(next) ? { ...one, high: Number.POSITIVE_INFINITY } : one
}

const closing: ReadonlySet<string> = new Set([")", "."])

const obliging: ReadonlySet<string> = new Set(["must", "should", "have", "had", "received"])

/** Behind "must have received", behind which what was counted need not be called again. */
const behindDuty = (words: ReadonlyArray<string>, at: number): number => {
  let next = at
  while (obliging.has(words[next] ?? "")) next++

  return next
}

/**
 * "≥1 prior line of therapy (maximum of 3)", "up to 3 prior lines, and must have received at least one": a count with the other bound
 * that follows what is counted, at `at`.
 */
export const bounded = (words: ReadonlyArray<string>, one: Count, at: number): Count => {
  const next = words[at] === "(" || words[at] === "," ? at + 1 : at
  const other = single(words, joins.has(words[next] ?? "") ? behindDuty(words, next + 1) : next)
  if (other === undefined || !closing.has(words[other.last] ?? ".")) return one

  return { ...one, ...boundedBy(one, other) }
}
