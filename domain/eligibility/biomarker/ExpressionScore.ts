import { matches } from "../matching/TokenPhrases.ts"

/** From where to where a score lies, of 100. */
export type Range = readonly [from: number, to: number]

type Words = ReadonlyArray<string>

const most = 100

/** No score is below 0, whatever a text asks for. */
const justBelow = (bound: number): number => Math.max(0, bound - 0.1)

const lowerBounds: ReadonlyArray<Words> = ["≥", "> =", ">", "= >", "at least", "of at least", "minimum of"].map(
  (each) => each.split(" "),
)

const upperBounds: ReadonlyArray<Words> = ["<", "less than", "below", "under"].map((each) => each.split(" "))

const upperLimits: ReadonlyArray<Words> = ["≤", "< =", "at most", "up to"].map((each) => each.split(" "))

const number = /^\d{1,3}$/

const scores: ReadonlySet<string> = new Set(["tps", "cps", "tsp", "score", "tc", "ic", "tap", "sp263", "22c3"])

const valueAt = (words: Words, at: number): number | undefined =>
  number.test(words[at] ?? "") && Number(words[at]) <= most ? Number(words[at]) : undefined

/** Whether a number is one of the score: it is in percent, or stands right behind the score's name. */
const isOfScore = (words: Words, at: number, comparison: number): boolean =>
  words[at + 1] === "%" || words.slice(Math.max(0, comparison - 3), comparison).some((word) => scores.has(word))

const compared = (words: Words, at: number): Range | undefined => {
  const bound = (phrases: ReadonlyArray<Words>): number | undefined => {
    const phrase = phrases.find((each) => matches(words, at, each))
    const place = at + (phrase?.length ?? 0)

    return phrase !== undefined && isOfScore(words, place, at) ? valueAt(words, place) : undefined
  }
  const limit = bound(upperLimits)
  if (limit !== undefined) return [0, limit]
  const least = bound(lowerBounds)
  if (least !== undefined) return [least, most]
  const above = bound(upperBounds)

  return above === undefined ? undefined : [0, justBelow(above)]
}

const between: ReadonlySet<string> = new Set(["-", "to", "and"])

/** "1-49%", "1% to 49%", "50% or more", "0%". */
const spanned = (words: Words, at: number): Range | undefined => {
  const from = valueAt(words, at)
  if (from === undefined) return undefined
  const isScored = words[at + 1] === "%" || isOfScore(words, at, at)
  const joint = words[at + 1] === "%" ? at + 2 : at + 1
  const to = between.has(words[joint] ?? "") ? valueAt(words, joint + 1) : undefined
  if (to !== undefined && words[joint + 2] === "%") return [from, to]
  if (!isScored) return undefined
  if (words[joint] === "or" && /^(?:more|greater|higher|above)$/.test(words[joint + 1] ?? "")) return [from, most]

  return from === 0 ? [0, 0] : undefined
}

const farthest = 16

/** The score that stands behind a marker, up to the end of its clause. */
const told = (words: Words, last: number): Range | undefined => {
  for (let at = last; at < words.length && at < last + farthest; at++) {
    if (words[at] === ";" || words[at] === ".") return undefined
    const range = compared(words, at) ?? spanned(words, at)
    if (range !== undefined) return range
  }

  return undefined
}

/** The score that a profile has, where it tells no range: "PD-L1 60%", "CPS 20". */
export const exactly = (words: Words, last: number): Range | undefined => {
  if (told(words, last) !== undefined) return undefined
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const value = isOfScore(words, at, at) ? valueAt(words, at) : undefined
    if (value !== undefined) return [value, value]
  }

  return undefined
}

/** What the words for a score mean where no number is told (CAP: PD-L1 by its share of tumour cells). */
const meanings: ReadonlyMap<string, Range> = new Map([
  ["present", [1, most]],
  ["absent", [0, justBelow(1)]],
  ["low", [1, 49]],
])

const high: Range = [50, most]

/** The score that is told behind a marker from token `first` to before `last`, or else what the state that is said of it means. */
export const of = (words: Words, first: number, last: number, state: string): Range | undefined => {
  const isHigh = state === "present" && words.slice(Math.max(0, first - 2), last + 4).includes("high")

  return told(words, last) ?? (isHigh ? high : meanings.get(state))
}

export const isNone = ([, to]: Range): boolean => to < 1

export const overlap = ([from, to]: Range, [otherFrom, otherTo]: Range): boolean => from <= otherTo && otherFrom <= to
