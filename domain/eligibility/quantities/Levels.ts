import * as BoundsBehind from "./BoundsBehind.ts"
import * as Comparisons from "./Comparisons.ts"
import * as Interval from "./Interval.ts"
import * as MeasuredNumbers from "./MeasuredNumbers.ts"
import type { WrittenNumber } from "./WrittenNumbers.ts"

type Words = ReadonlyArray<string>

type Unit = MeasuredNumbers.Unit

/** The numbers that a text tells of what is measured, and behind what they stand. */
export interface Levels {
  readonly intervals: ReadonlyArray<Interval.Interval>
  readonly last: number
  /** Whether it is one number alone, without words of comparison. */
  readonly isLone: boolean
}

/** One interval, and behind what it stands. */
interface Told {
  readonly interval: Interval.Interval
  readonly last: number
}

const spanning: ReadonlySet<string> = new Set(["-", "~", "～", "to", "up", "through", "thru", "until"])

const inclusive: ReadonlySet<string> = new Set(["inclusive", "included", "including"])

/** Behind a remark that a bound is one of those let in: "(inclusive)", ", inclusive". */
const behindInclusive = (words: Words, at: number): number => {
  const isMarked = words[at] === "(" || words[at] === ","
  const place = isMarked ? at + 1 : at
  if (!inclusive.has(words[place] ?? "")) return at

  return words[at] === "(" && words[place + 1] === ")" ? place + 2 : place + 1
}

const among = ([one, other]: readonly [number, number]): Interval.Interval => [
  Math.min(one, other),
  Math.max(one, other),
]

/** The other end of a span, behind "-", "to" or what else joins the two. */
const endOf = (words: Words, { last }: WrittenNumber, isBetween: boolean, unit: Unit): WrittenNumber | undefined => {
  const joint = Comparisons.unescaped(words, behindInclusive(words, last))
  if (isBetween && words[joint] === "and") return MeasuredNumbers.at(words, joint + 1, unit)
  if (!spanning.has(words[joint] ?? "")) return undefined
  const isTwice = (words[joint] === "-" || words[joint] === "up") && words[joint + 1] === "to"

  return MeasuredNumbers.at(words, isTwice ? joint + 2 : joint + 1, unit)
}

const mostListed = 6

const listing: ReadonlySet<string> = new Set([",", "/", "or", "and"])

const beforeLast: ReadonlySet<string> = new Set(["or", "and"])

/** The last of rising numbers that are told one by one: "0, 1 or 2", "0/1", "0.5, 1.0 or 2.0". */
const listEnd = (words: Words, first: WrittenNumber, unit: Unit): WrittenNumber => {
  let end = first
  for (let item = 0; item < mostListed && listing.has(words[end.last] ?? ""); item++) {
    const place = words[end.last] === "," && beforeLast.has(words[end.last + 1] ?? "") ? end.last + 2 : end.last + 1
    const next = MeasuredNumbers.at(words, place, unit)
    if (next === undefined || next.number <= end.number || next.number > unit.top) break
    end = next
  }

  return end
}

const leading: ReadonlySet<string> = new Set(["between", "from", "range", "ranges", "ranging"])

/** Whether a number goes on in a way that is not understood: "0-1and", "0 to1". */
const isCutOff = (words: Words, at: number): boolean =>
  /^to\d/.test(words[at] ?? "") || (/^[-~～\\]$/.test(words[at] ?? "") && /^\d/.test(words[at + 1] ?? ""))

/** A number without words of comparison before it, and what is told behind it. */
const plain = (words: Words, at: number, unit: Unit): (Told & { readonly isLone: boolean }) | undefined => {
  let place = at
  while (leading.has(words[place] ?? "")) place++
  const isBetween = words.slice(at, place).includes("between")
  const number = MeasuredNumbers.at(words, words[place] === "=" ? place + 1 : place, unit)
  if (number === undefined) return undefined
  const open = BoundsBehind.at(words, number, unit)
  if (open !== undefined) return { ...open, isLone: false }
  const end = endOf(words, number, isBetween, unit)
  if (end !== undefined) return { interval: among([number.number, end.number]), last: end.last, isLone: false }
  if (isCutOff(words, number.last)) return undefined
  const last = listEnd(words, number, unit)

  return { interval: [number.number, last.number], last: last.last, isLone: last === number }
}

/** Behind a comparison that is said again in brackets: "less than or equal to (≤) 1". */
const behindSign = (words: Words, at: number): number => {
  const [, behind] =
    words[at] === "(" ? (Comparisons.ofLevels.at(words, Comparisons.unescaped(words, at + 1)) ?? []) : []

  return behind !== undefined && words[behind] === ")" ? behind + 1 : at
}

/** The comparison that begins at a place, and where its number stands. "Worse than" is more, where the low values are the better ones. */
const comparisonAt = (words: Words, at: number, unit: Unit): readonly [Comparisons.Bound, number] | undefined => {
  const place = Comparisons.unescaped(words, at)
  const word = words[place] ?? ""
  const bound = words[place + 1] === "than" && BoundsBehind.isGrade(word) ? BoundsBehind.boundOf(word, unit) : undefined

  return bound === undefined ? Comparisons.ofLevels.at(words, place) : [bound === "from" ? "above" : "below", place + 2]
}

const compared = (words: Words, at: number, unit: Unit): Told | undefined => {
  const [bound, place = at] = comparisonAt(words, at, unit) ?? []
  const number = bound === undefined ? undefined : MeasuredNumbers.at(words, behindSign(words, place), unit)
  if (bound === undefined || number === undefined) return undefined
  const end = bound === "above" || bound === "to" ? (endOf(words, number, false, unit) ?? number) : number

  return { interval: Interval.bounded(bound, end.number), last: end.last }
}

const one = (words: Words, at: number, unit: Unit): (Told & { readonly isLone: boolean }) | undefined => {
  const told = compared(words, at, unit)

  return told === undefined ? plain(words, at, unit) : { ...told, isLone: false }
}

const joints: ReadonlySet<string> = new Set([",", "and", "but", "to", "-", "/", "&"])

const mostJoints = 2

/** Behind what joins two bounds: ", but", "and", "to". */
const behindJoint = (words: Words, at: number): number => {
  let next = at
  while (next < at + mostJoints && joints.has(words[next] ?? "")) next++

  return next
}

/** What a first bound makes with a second one that follows it: "≥ 18 and ≤ 26", "< 20 or > 26". */
const withSecond = (words: Words, first: Told, unit: Unit): Pick<Levels, "intervals" | "last"> => {
  const alone = { intervals: [first.interval], last: first.last }
  if (!Interval.isOpen(first.interval)) return alone
  const isOr = words[first.last] === "or"
  const place = isOr ? first.last + 1 : behindJoint(words, behindInclusive(words, first.last))
  const second = compared(words, place, unit)
  if (second === undefined) return alone
  if (isOr) return { intervals: [first.interval, second.interval], last: second.last }
  const narrowed = Interval.both(first.interval, second.interval)

  return narrowed === undefined || Interval.isOpen(narrowed) ? alone : { intervals: [narrowed], last: second.last }
}

/** The numbers that begin at a token: "20 to 26", "≥ 18 and ≤ 26", "24 or above", "0, 1 or 2", "no lower than 20". */
export const at = (words: Words, at: number, unit: Unit): Levels | undefined => {
  const first = one(words, at, unit)
  if (first === undefined) return undefined
  const { intervals, last } = withSecond(words, first, unit)

  return { intervals, last: behindInclusive(words, last), isLone: first.isLone }
}
