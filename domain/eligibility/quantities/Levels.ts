import * as Comparisons from "./Comparisons.ts"
import * as DecimalNumbers from "./DecimalNumbers.ts"
import * as Interval from "./Interval.ts"

type Words = ReadonlyArray<string>

/** The numbers that a text tells of what is measured, and behind what they stand. */
export interface Levels {
  readonly intervals: ReadonlyArray<Interval.Interval>
  readonly last: number
  /** Whether it is one number alone, without words of comparison. */
  readonly isLone: boolean
}

/** A bound that is itself left out lies so little beside it. */
const little = 1e-6

const lowest = Number.NEGATIVE_INFINITY

const highest = Number.POSITIVE_INFINITY

const comparisons = Comparisons.among(Comparisons.ofLevels)

const bounded = (bound: Comparisons.Bound, number: number): Interval.Interval => {
  switch (bound) {
    case "from":
      return [number, highest]
    case "above":
      return [number + little, highest]
    case "to":
      return [lowest, number]
    case "below":
      return [lowest, number - little]
    case "exactly":
      return [number, number]
  }
}

/** One interval, and behind what it stands. */
interface Told {
  readonly interval: Interval.Interval
  readonly last: number
}

/** How what is measured is counted: its highest value, the words of its unit, and which values are the better ones, if any. */
export interface Unit {
  readonly top: number
  readonly words: ReadonlySet<string>
  readonly better?: "high" | "low"
}

const behindUnit = (words: Words, at: number, unit: Unit): number => {
  let next = at
  while (unit.words.has(words[next] ?? "")) next++

  return next
}

/** Behind the highest value that a number is told of, "20/30", "20 out of 30", and behind its unit. */
const behindTop = (words: Words, at: number, unit: Unit): number => {
  const place = words[at] === "/" ? at + 1 : words[at] === "out" && words[at + 1] === "of" ? at + 2 : undefined
  const isTop = place !== undefined && words[place] === String(unit.top)

  return behindUnit(words, isTop ? place + 1 : at, unit)
}

interface Numbered {
  readonly number: number
  readonly last: number
}

const numberAt = (words: Words, at: number, unit: Unit): Numbered | undefined => {
  const written = DecimalNumbers.at(words, at)

  return written === undefined ? undefined : { number: written.number, last: behindTop(words, written.last, unit) }
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

const upwards: ReadonlySet<string> = new Set(["more", "greater", "higher", "above", "over", "up", "upwards"])

const downwards: ReadonlySet<string> = new Set(["less", "lower", "below", "fewer", "under", "smaller"])

const joining: ReadonlySet<string> = new Set(["or", "and", "and/or"])

const opened = (number: number, isFrom: boolean): Interval.Interval => (isFrom ? [number, highest] : [lowest, number])

/** Whether a word takes in the values above a number, or those below it; nothing where it does neither. */
const isUpwards = (word: string, { better }: Unit): boolean | undefined => {
  if (word === "better" || word === "worse")
    return better === undefined ? undefined : (word === "better") === (better === "high")

  return upwards.has(word) ? true : downwards.has(word) ? false : undefined
}

/** A bound that is told behind its number: "24 or above", "26 and below", "20+", "26 ≥", "20 at least". */
const openedBehind = (words: Words, { last, number }: Numbered, unit: Unit): Told | undefined => {
  const word = words[last] ?? ""
  const next = words[last + 1] ?? ""
  const direction = joining.has(word) ? isUpwards(next, unit) : undefined
  if (word === "+") return { interval: opened(number, true), last: last + 1 }
  if (direction !== undefined) return { interval: opened(number, direction), last: behindUnit(words, last + 2, unit) }
  if ((word === "≥" || word === "≤") && DecimalNumbers.at(words, last + 1) === undefined)
    return { interval: opened(number, word === "≥"), last: last + 1 }
  if (word === "at" && (next === "least" || next === "most") && DecimalNumbers.at(words, last + 2) === undefined)
    return { interval: opened(number, next === "least"), last: last + 2 }

  return undefined
}

const among = ([one, other]: readonly [number, number]): Interval.Interval => [
  Math.min(one, other),
  Math.max(one, other),
]

/** The other end of a span, behind "-", "to" or what else joins the two. */
const endOf = (words: Words, { last }: Numbered, isBetween: boolean, unit: Unit): Numbered | undefined => {
  const joint = Comparisons.unescaped(words, behindInclusive(words, last))
  if (isBetween && words[joint] === "and") return numberAt(words, joint + 1, unit)
  if (!spanning.has(words[joint] ?? "")) return undefined
  const isTwice = (words[joint] === "-" || words[joint] === "up") && words[joint + 1] === "to"

  return numberAt(words, isTwice ? joint + 2 : joint + 1, unit)
}

const mostListed = 6

const listing: ReadonlySet<string> = new Set([",", "/", "or", "and"])

/** The last of rising numbers that are told one by one: "0, 1 or 2", "0/1", "0.5, 1.0 or 2.0". */
const listEnd = (words: Words, first: Numbered, unit: Unit): Numbered => {
  let end = first
  for (let item = 0; item < mostListed && listing.has(words[end.last] ?? ""); item++) {
    const place = words[end.last] === "," && joining.has(words[end.last + 1] ?? "") ? end.last + 2 : end.last + 1
    const next = numberAt(words, place, unit)
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
  const number = numberAt(words, words[place] === "=" ? place + 1 : place, unit)
  if (number === undefined) return undefined
  const open = openedBehind(words, number, unit)
  if (open !== undefined) return { ...open, isLone: false }
  const end = endOf(words, number, isBetween, unit)
  if (end !== undefined) return { interval: among([number.number, end.number]), last: end.last, isLone: false }
  if (isCutOff(words, number.last)) return undefined
  const last = listEnd(words, number, unit)

  return { interval: [number.number, last.number], last: last.last, isLone: last === number }
}

/** Behind a comparison that is said again in brackets: "less than or equal to (≤) 1". */
const behindSign = (words: Words, at: number): number => {
  const behind = words[at] === "(" ? comparisons.at(words, Comparisons.unescaped(words, at + 1))?.[1] : undefined

  return behind !== undefined && words[behind] === ")" ? behind + 1 : at
}

/** The comparison that begins at a place, and where its number stands. "Worse than" is more, where the low values are the better ones. */
const comparisonAt = (words: Words, at: number, unit: Unit): readonly [Comparisons.Bound, number] | undefined => {
  const place = Comparisons.unescaped(words, at)
  const direction = words[place + 1] === "than" ? /^(?:better|worse)$/.test(words[place] ?? "") : false
  const isMore = direction ? isUpwards(words[place] ?? "", unit) : undefined

  return isMore === undefined ? comparisons.at(words, place) : [isMore ? "above" : "below", place + 2]
}

const compared = (words: Words, at: number, unit: Unit): Told | undefined => {
  const [bound, place = at] = comparisonAt(words, at, unit) ?? []
  const number = bound === undefined ? undefined : numberAt(words, behindSign(words, place), unit)
  if (bound === undefined || number === undefined) return undefined
  const end = bound === "above" || bound === "to" ? (endOf(words, number, false, unit) ?? number) : number

  return { interval: bounded(bound, end.number), last: end.last }
}

const one = (words: Words, at: number, unit: Unit): (Told & { readonly isLone: boolean }) | undefined => {
  const told = compared(words, at, unit)

  return told === undefined ? plain(words, at, unit) : { ...told, isLone: false }
}

const isOpen = ([from, to]: Interval.Interval): boolean => from === lowest || to === highest

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
  if (!isOpen(first.interval)) return alone
  const isOr = words[first.last] === "or"
  const place = isOr ? first.last + 1 : behindJoint(words, behindInclusive(words, first.last))
  const second = compared(words, place, unit)
  if (second === undefined) return alone
  const narrowed = Interval.both(first.interval, second.interval)
  if (isOr) return { intervals: [first.interval, second.interval], last: second.last }

  return narrowed === undefined || isOpen(narrowed) ? alone : { intervals: [narrowed], last: second.last }
}

/** The numbers that begin at a token: "20 to 26", "≥ 18 and ≤ 26", "24 or above", "0, 1 or 2", "no lower than 20". */
export const at = (words: Words, at: number, unit: Unit): Levels | undefined => {
  const first = one(words, at, unit)
  if (first === undefined) return undefined
  const { intervals, last } = withSecond(words, first, unit)

  return { intervals, last: behindInclusive(words, last), isLone: first.isLone }
}

/** The bound that ends before the token at `end` and has its number behind something else, "less than or equal to [ECOG] 2". */
export const boundBefore = (words: Words, end: number): ((number: number) => Interval.Interval) | undefined => {
  for (const compared of Comparisons.ofLevels) {
    const found = comparisons.at(words, end - compared.words.length)
    if (found?.[1] === end) return (number) => bounded(found[0], number)
  }

  return undefined
}

const mirrored = { from: "to", above: "below", to: "from", below: "above", exactly: "exactly" } as const

/** What a number before a sign makes of what stands behind the sign, before the token at `end`: "20 ≤ [MMSE]". */
export const mirroredBefore = (words: Words, end: number): Interval.Interval | undefined => {
  for (const { words: compared } of Comparisons.ofLevels) {
    const sign = end - compared.length
    const found = comparisons.at(words, sign)
    if (found?.[1] !== end) continue
    const number = [sign - 3, sign - 1]
      .map((at) => DecimalNumbers.at(words, at))
      .find((written) => written?.last === sign)

    return number === undefined ? undefined : bounded(mirrored[found[0]], number.number)
  }

  return undefined
}
