import * as HormoneReceptors from "../markers/HormoneReceptors.ts"
import type { Marker } from "../markers/Marker.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

type Words = ReadonlyArray<string>

type Claim = "absent" | "low" | "present"

const farthest = 40

/** Where what is said of the grades of one marker is over. */
const ends: ReadonlySet<string> = new Set([...HormoneReceptors.all, ";", "ecog", "ki", "claudin", "cldn18"])

const stains: ReadonlySet<string> = new Set(
  "ihc immunohistochemistry immunohistochemical staining stained score scored fish ish hybridization".split(" "),
)

const methods: ReadonlySet<string> = new Set("fish ish cish sish dish hybridization hybridisation".split(" "))

/** Behind "or", what takes in all grades above the one before it. */
const upwards = /^(?:more|greater|higher|above)$/

const denying: ReadonlySet<string> = new Set("negative neg non not no without unamplified nonamplified".split(" "))

const affirming: ReadonlySet<string> = new Set("positive pos + amplified amplification".split(" "))

const nearMethod = 14

const behindMethod = 6

const rightBehind = 3

/** Whether a gene is amplified that a test is told of behind the token at `at`: "2+ and ISH non-amplified"; nothing where it is not told. */
const amplified = (words: Words, at: number): boolean | undefined => {
  const method = words.slice(at, at + nearMethod).findIndex((word) => methods.has(word))
  if (method < 0) return undefined
  const place = at + method
  const found = words.slice(place + 1, place + rightBehind).find((word) => affirming.has(word) || denying.has(word))
  if (found !== undefined) return affirming.has(found) && !/^(?:not|non|no)$/.test(words[place - 1] ?? "")
  if (words[place + 1] === "-") return false
  const near = words.slice(at, place + behindMethod)
  if (near.some((word) => denying.has(word))) return false

  return near.some((word) => affirming.has(word)) ? true : undefined
}

/** What the grade whose number stands at a token claims; nothing where it is open. Who is amplified is positive by any grade. */
const claimed = (words: Words, at: number, isNegative: boolean): ReadonlyArray<Claim> | undefined => {
  if (words[at] === "3") return ["present"]
  const isAmplified = amplified(words, at + 2)
  if (isAmplified === true) return ["present"]

  return words[at] === "1" || isAmplified === false || isNegative ? ["low"] : undefined
}

const listing: ReadonlySet<string> = new Set(", or to - / and (".split(" "))

/** "0", of a stain: what names one stands before it or behind it, "0 by IHC", or another grade behind it. */
const isZero = (words: Words, at: number): boolean => {
  if (words[at] === "ihc0") return true
  if (words[at] !== "0" || words[at + 1] === "." || words[at + 1] === "%") return false
  const before = words[at - 1] === "of" ? words[at - 2] : words[at - 1]
  if (/^(?:by|on|in)$/.test(words[at + 1] ?? "") && stains.has(words[at + 2] ?? "")) return true
  let next = at + 1
  while (listing.has(words[next] ?? "") && next < at + 4) next++

  return stains.has(before ?? "") || (next > at + 1 && /^[12]$/.test(words[next] ?? "") && words[next + 1] === "+")
}

/** What a bound at a grade claims: "≥ 1+", "2+ or more", "≤ 1+"; nothing where none stands there. */
const bounded = (words: Words, at: number): ReadonlyArray<Claim> | undefined => {
  const before = words[at - 1] ?? ""
  if (/^[≤<]$/.test(before)) return ["absent", "low"]
  const isUpwards = /^[≥>]$|^least$/.test(before) || (words[at + 2] === "or" && upwards.test(words[at + 3] ?? ""))

  return isUpwards ? ["low", "present"] : undefined
}

/**
 * What the grades of a stain behind a marker claim, from the token at `last` on: 0 is none, 1+ and 2+ without amplification are low,
 * 2+ with it and 3+ are positive (ASCO/CAP 2018 and 2023). Nothing where none is told, or one that leaves it open; who is called
 * negative has a 2+ without it.
 */
const gradesBehind = (words: Words, last: number, isNegative: boolean): ReadonlySet<Claim> | undefined => {
  const claims = new Set<Claim>()
  for (let at = last; at < words.length && at < last + farthest && !ends.has(words[at] ?? ""); at++) {
    if (isZero(words, at)) claims.add("absent")
    if (words[at + 1] !== "+" || !/^[123]$/.test(words[at] ?? "")) continue
    const told = bounded(words, at) ?? claimed(words, at, isNegative)
    if (told === undefined) return undefined
    for (const claim of told) claims.add(claim)
  }

  return claims.size === 0 ? undefined : claims
}

const negative: ReadonlySet<string> = new Set(["negative", "neg", "negativity"])

/** "HER2-negative", "negative HER2": whether the marker is called so by itself. */
const isCalledNegative = (words: Words, first: number, last: number): boolean =>
  [words[first - 1], words[last], words[last + 1]].some((word) => negative.has(word ?? ""))

const nearWord = 3

const positive = /^(?:positiv|amplif|overexpress)/

/** "HER2-positive (IHC 2+ or more)", "amplified for HER2": its grades only say by what it is told. */
const isCalledPositive = (words: Words, first: number, last: number): boolean =>
  [...words.slice(Math.max(0, first - nearWord), first), ...words.slice(last, last + 2)].some((word) =>
    positive.test(word),
  )

/** Whether a patient's grades behind a marker that is called negative are of a faint stain alone: "HER2 negative (1+)". */
export const isFaint = (words: Words, last: number): boolean => {
  const claims = gradesBehind(words, last, true)

  return claims?.size === 1 && claims.has("low")
}

export type Graded = "absent" | "low" | "present" | "low or absent" | "low or present"

/** The state that the grades of its stain tell of a marker from token `first` to before `last`; nothing where they tell none. */
export const of = (words: Words, first: number, last: number): Graded | undefined => {
  const isNegative = isCalledNegative(words, first, last)
  const claims = gradesBehind(words, last, isNegative)
  if (claims === undefined || isCalledPositive(words, first, last)) return undefined
  const isNone = claims.has("absent") || isNegative
  if (isNone && claims.has("present")) return undefined
  if (claims.has("low")) return isNone ? "low or absent" : claims.has("present") ? "low or present" : "low"

  return isNone ? "absent" : "present"
}

/** Whether the grade whose number stands at a token takes in 2+: itself, unless a test decides; "≥ 1+"; "1+ to 3+". */
const takesInSecond = (words: Words, at: number): boolean => {
  switch (words[at]) {
    case "1":
      return bounded(words, at)?.includes("present") === true
    case "2":
      return amplified(words, at + 2) === undefined
    default:
      return /^(?:to|-)$/.test(words[at - 1] ?? "") && words[at - 2] === "+" && words[at - 3] === "1"
  }
}

/** Whether the grades in words behind a marker hold 2+ whatever another test tells: "2+ or 3+". */
export const holdOpen = (words: Words): boolean => {
  for (let at = 0; at < words.length && at < farthest && !ends.has(words[at] ?? ""); at++)
    if (words[at + 1] === "+" && /^[123]$/.test(words[at] ?? "") && takesInSecond(words, at)) return true

  return false
}

const otherGrades: ReadonlySet<string> = new Set(["0", "1", "3"])

/** Whether an entry says that a marker is stained 2+, whatever another test has told: "HER2 2+", "HER2 IHC 2+, ISH negative". */
export const isOpenAlone = ({ graded }: Marker, words: Words): boolean => {
  const at = graded === true ? words.findIndex((word, at) => word === "2" && words[at + 1] === "+") : -1

  return at >= 0 && !words.some((word) => otherGrades.has(word))
}

const zero = /\b(?:IHC)?0\b|\bzero\b|\bnull\b/i

/** Whether a text tells by a sentence about a marker that none of it is to be stained: "HER2-negative is defined as IHC 0". */
export const isZeroMeant = ({ graded }: Marker, said: MarkerStatus | undefined, sentence: string): boolean =>
  graded === true && said?.state === "absent" && !said.isDenied && zero.test(sentence)

/**
 * Whether what a text calls negative holds a faint stain, too: "HER2-negative" is 0, 1+ and 2+ without amplification (ASCO/CAP 2018 and
 * 2023). Who is told to be 0, or not to be amplified, is not called so.
 */
export const holdsFaint = ({ graded }: Marker, asked: MarkerStatus, said: MarkerStatus): boolean =>
  graded === true &&
  asked.state === "low" &&
  said.state === "absent" &&
  said.isDenied &&
  said.variants.length === 0 &&
  said.kinds.every((kind) => kind === "expression")
