import * as Comparisons from "../quantities/Comparisons.ts"
import * as Interval from "../quantities/Interval.ts"

/** From where to where a score lies, of 100. */
export type Range = Interval.Interval

type Words = ReadonlyArray<string>

export const most = 100

/** No score is below 0, whatever a text asks for. */
export const justBelow = (bound: number): number => Math.max(0, bound - 0.1)

const justAbove = (bound: number): number => bound + 0.1

/** What a bound makes of a number. */
const ranged = (bound: Comparisons.Bound, number: number): Range => {
  switch (bound) {
    case "from":
      return [number, most]
    case "above":
      return [justAbove(number), most]
    case "below":
      return [0, justBelow(number)]
    case "to":
      return [0, number]
    case "exactly":
      return [number, number]
  }
}

const number = /^\d{1,3}$/

const scores: ReadonlySet<string> = new Set(["tps", "cps", "tsp", "score", "tc", "ic", "tap", "sp263", "22c3"])

const valueAt = (words: Words, at: number): number | undefined =>
  number.test(words[at] ?? "") && Number(words[at]) <= most ? Number(words[at]) : undefined

/** Whether a number is one of the score: it is in percent, or stands right behind the score's name, or what is expressed. */
const isOfScore = (words: Words, at: number, comparison: number): boolean =>
  words[at + 1] === "%" ||
  (comparison < at && words[comparison - 1] === "expression") ||
  words.slice(Math.max(0, comparison - 3), comparison).some((word) => scores.has(word))

/** A range that a text tells, and the token behind it. */
interface Told {
  readonly range: Range
  readonly end: number
}

const behindPercent = (words: Words, at: number): number => (words[at] === "%" ? at + 1 : at)

/** "≥ 50 %", "less than 1 %". */
const compared = (words: Words, at: number, isGoingOn: boolean): Told | undefined => {
  const [bound, place = at] = Comparisons.ofLevels.at(words, at) ?? []
  if (bound === undefined) return undefined
  const value = isGoingOn || isOfScore(words, place, at) ? valueAt(words, place) : undefined

  return value === undefined ? undefined : { range: ranged(bound, value), end: behindPercent(words, place + 1) }
}

const between: ReadonlySet<string> = new Set(["-", "to", "and"])

/** Behind "or", what takes in all values above the one before it. */
export const upwards = /^(?:more|greater|higher|above)$/

/** "1-49%", "1% to 49%", "50% or more", "0%". */
const spanned = (words: Words, at: number): Told | undefined => {
  const from = valueAt(words, at)
  if (from === undefined) return undefined
  const joint = behindPercent(words, at + 1)
  const isScored = joint > at + 1 || isOfScore(words, at, at)
  const to = between.has(words[joint] ?? "") ? valueAt(words, joint + 1) : undefined
  if (to !== undefined && words[joint + 2] === "%") return { range: [from, to], end: joint + 3 }
  if (!isScored) return undefined
  if (words[joint] === "or" && upwards.test(words[joint + 1] ?? "")) return { range: [from, most], end: joint + 2 }

  return from === 0 ? { range: [0, 0], end: joint } : undefined
}

/** A score without a range. */
export const exactAt = (words: Words, at: number): number | undefined =>
  isOfScore(words, at, at) ? valueAt(words, at) : undefined

const passed = /^(?:and|but|,|to|-|&|or|\/)$/

const ofNumber = /^(?:[a-z]{3,}|mm|cm)$/

/** A bound that goes on with another, "≥ 1 and < 20", and is no number of something else, "≤ 2 lines". */
const further = (words: Words, at: number): Told | undefined => {
  const told = compared(words, at, true)

  return told !== undefined && words[told.end - 1] !== "%" && ofNumber.test(words[told.end] ?? "") ? undefined : told
}

const widestAside = 8

/** Behind a remark in brackets, "(cohort A)", or the place itself. */
const behindAside = (words: Words, at: number): number => {
  const close = words[at] === "(" ? words.slice(at, at + widestAside).indexOf(")") : -1

  return close < 0 ? at : at + close + 1
}

/** A range that goes on with what ends before the token at `end`, and whether it is another one: "≥ 50 % or < 1 %". */
const continued = (words: Words, end: number): (Told & { readonly isOther: boolean }) | undefined => {
  const joint = behindAside(words, end)
  let next = joint
  while (passed.test(words[next] ?? "") && next < joint + 2) next++
  const told = next > joint ? (further(words, next) ?? spanned(words, next)) : undefined

  return told === undefined ? undefined : { ...told, isOther: words.slice(joint, next).includes("or") }
}

const mostRanges = 4

/** The ranges that begin at a token: one of two bounds, "≥ 1 % and < 50 %", or one after the other, "≥ 50 % or < 1 %". */
export const at = (words: Words, place: number): ReadonlyArray<Range> | undefined => {
  const first = compared(words, place, false) ?? spanned(words, place)
  if (first === undefined) return undefined
  const before: Array<Range> = []
  let last = first.range
  for (let told = continued(words, first.end); told !== undefined && before.length < mostRanges; ) {
    const narrowed = told.isOther ? undefined : Interval.both(last, told.range)
    if (narrowed === undefined) before.push(last)
    last = narrowed ?? told.range
    told = continued(words, told.end)
  }

  return [...before, last]
}

const ofName: ReadonlySet<string> = new Set([...scores, "pd", "-", "l1", "pdl1", "expression"])

const longestName = 5

/** The lower bound before the name of a score of which the token at `at` is the last but one: "1 % ≤ PD-L1 TPS". */
export const leastBefore = (words: Words, at: number): number | undefined => {
  let last = at
  while (ofName.has(words[last] ?? "") && last > at - longestName) last--
  const isEqual = words[last] === "=" && words[last - 1] === "<"
  if (!isEqual && !/^[<≤]$/.test(words[last] ?? "")) return undefined
  const percent = isEqual ? last - 2 : last - 1
  const value = words[percent] === "%" ? valueAt(words, percent - 1) : undefined

  return value === undefined || isEqual || words[last] === "≤" ? value : justAbove(value)
}
