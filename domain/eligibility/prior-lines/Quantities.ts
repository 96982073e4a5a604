import { comparisons, numberWords } from "./LineLexicon.ts"

/** A range of whole numbers, both ends included, and which tokens write it. */
export interface Count {
  readonly low: number
  readonly high: number
  readonly first: number
  readonly last: number
}

const numberAt = (words: ReadonlyArray<string>, at: number): number | undefined => {
  const word = words[at] ?? ""

  return /^\d$/.test(word) ? Number(word) : numberWords.get(word)
}

const ranged = (range: string, number: number): readonly [number, number] => {
  switch (range) {
    case "from":
      return [number, Number.POSITIVE_INFINITY]
    case "above":
      return [number + 1, Number.POSITIVE_INFINITY]
    case "to":
      return [0, number]
    case "below":
      return [0, number - 1]
    default:
      return [number, number]
  }
}

const byFirst = Map.groupBy(comparisons, ({ words }) => words[0] ?? "")

const more: ReadonlySet<string> = new Set(["more", "greater", "later", "above", "additional"])

const fewer: ReadonlySet<string> = new Set(["fewer", "less"])

/** Behind a number repeated in brackets: "two (2)". */
const repeated = (words: ReadonlyArray<string>, at: number): number =>
  words[at] === "(" && numberAt(words, at + 1) !== undefined && words[at + 2] === ")" ? at + 3 : at

/** One count: "at least two", "no more than 2", "1-2", "one or more", "≥1". */
const single = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  const compared = byFirst
    .get(words[at] ?? "")
    ?.find((each) => each.words.every((word, index) => words[at + index] === word))
  const from = at + (compared?.words.length ?? 0)
  const number = numberAt(words, from)
  if (number === undefined) {
    if (compared === undefined && words[at] === "multiple")
      return { low: 2, high: Number.POSITIVE_INFINITY, first: at, last: at + 1 }

    return undefined
  }
  const next = repeated(words, from + 1)
  if (compared !== undefined && compared.range !== "exactly") {
    const [low, high] = ranged(compared.range, number)

    return { low, high, first: at, last: next }
  }
  if (words[next] === "or" && more.has(words[next + 1] ?? "")) {
    return { low: number, high: Number.POSITIVE_INFINITY, first: at, last: next + 2 }
  }
  if (words[next] === "or" && fewer.has(words[next + 1] ?? ""))
    return { low: 0, high: number, first: at, last: next + 2 }
  if (words[next] === "+") return { low: number, high: Number.POSITIVE_INFINITY, first: at, last: next + 1 }
  const second = numberAt(words, next + 1)
  if (second !== undefined && second > number && ["-", "to", "or", "and"].includes(words[next] ?? "")) {
    return { low: number, high: second, first: at, last: repeated(words, next + 2) }
  }

  return { low: number, high: number, first: at, last: next }
}

const joins: ReadonlySet<string> = new Set(["and", "but", "and/or"])

/** Behind what joins two bounds: ", but". */
const joined = (words: ReadonlyArray<string>, at: number): number | undefined => {
  const join = words[at] === "," ? at + 1 : at

  return joins.has(words[join] ?? "") ? join + 1 : undefined
}

/** Whether one count bounds a range from below and the other from above. */
const areBothEnds = (one: Count, other: Count): boolean =>
  (one.high === Number.POSITIVE_INFINITY && other.low === 0 && other.high >= one.low) ||
  (other.high === Number.POSITIVE_INFINITY && one.low === 0 && one.high >= other.low)

/** "1 but not more than 3": the number alone is the lower bound. */
const begins = (one: Count, other: Count): boolean => one.low === one.high && other.low === 0 && other.high > one.low

/** The count that begins at `at`, and its other bound where one is joined to it: "at least one but not more than three". */
export const at = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  const one = single(words, at)
  const next = one === undefined ? undefined : joined(words, one.last)
  const other = next === undefined ? undefined : single(words, next)
  if (one === undefined || other === undefined) return one
  if (begins(one, other)) return { low: one.low, high: other.high, first: one.first, last: other.last }
  if (!areBothEnds(one, other)) return one

  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high), first: one.first, last: other.last }
}
