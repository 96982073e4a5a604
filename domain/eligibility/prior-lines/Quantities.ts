import { comparisons, numberWords } from "./LineLexicon.ts"

/** A range of whole numbers, both ends included, and which tokens write it. */
export interface Count {
  readonly low: number
  readonly high: number
  readonly first: number
  readonly last: number
}

/** Nobody has had more lines of treatment than two digits tell. */
const digits = /^\d\d?$/

const numberAt = (words: ReadonlyArray<string>, at: number): number | undefined => {
  const word = words[at] ?? ""

  return digits.test(word) ? Number(word) : numberWords.get(word)
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

/** Behind the marks by which a record's text keeps others from being read as marks: "\\>". */
const unescaped = (words: ReadonlyArray<string>, at: number): number => (words[at] === "\\" ? at + 1 : at)

/** Behind the words of a comparison that stand at a place; nothing where they do not. */
const compare = (words: ReadonlyArray<string>, at: number, compared: ReadonlyArray<string>): number | undefined => {
  let next = at
  for (const word of compared) {
    next = unescaped(words, next)
    if (words[next] !== word) return undefined
    next++
  }

  return unescaped(words, next)
}

const more: ReadonlySet<string> = new Set(["more", "greater", "later", "above", "additional"])

const fewer: ReadonlySet<string> = new Set(["fewer", "less"])

/** Behind a number repeated in brackets: "two (2)". */
const repeated = (words: ReadonlyArray<string>, at: number): number =>
  words[at] === "(" && numberAt(words, at + 1) !== undefined && words[at + 2] === ")" ? at + 3 : at

/** One count: "at least two", "no more than 2", "1-2", "one or more", "≥1". */
const single = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  let compared: (typeof comparisons)[number] | undefined
  let from = at
  for (const each of byFirst.get(words[at] ?? "") ?? []) {
    const behind = compare(words, at, each.words)
    if (behind === undefined) continue
    compared = each
    from = behind
    break
  }
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

/** Two counts of which one is enough: "at least one or more than one". */
const either = (words: ReadonlyArray<string>, one: Count): Count => {
  const other = words[one.last] === "or" ? single(words, one.last + 1) : undefined
  if (other === undefined) return one

  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high), first: one.first, last: other.last }
}

/** The count that begins at `at`, and its other bound where one is joined to it: "at least one but not more than three". */
export const at = (words: ReadonlyArray<string>, at: number): Count | undefined => {
  const one = single(words, at)
  if (one === undefined) return undefined
  const next = joined(words, one.last)
  const other = next === undefined ? undefined : single(words, next)
  if (other === undefined) return either(words, one)
  if (begins(one, other)) return { low: one.low, high: other.high, first: one.first, last: other.last }
  if (!areBothEnds(one, other)) return one

  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high), first: one.first, last: other.last }
}

/** "≥1 prior line of therapy (maximum of 3)": a count with the other bound that follows what is counted, at `at`. */
export const bounded = (words: ReadonlyArray<string>, one: Count, at: number): Count => {
  const opened = words[at] === "(" || words[at] === ","
  const next = opened ? at + 1 : at
  const other = single(words, joins.has(words[next] ?? "") ? next + 1 : next)
  const closed =
    other !== undefined && (words[other.last] === ")" || words[other.last] === undefined || words[other.last] === ".")
  if (other === undefined || !closed || !(areBothEnds(one, other) || begins(one, other))) return one

  return {
    ...one,
    low: Math.max(one.low, other.low),
    high: Math.min(Math.max(one.high, other.high), other.high === Number.POSITIVE_INFINITY ? one.high : other.high),
  }
}
