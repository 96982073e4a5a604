import type { Claim } from "../line-claims/Claim.ts"
import { fewer } from "../quantities/Quantities.ts"
import * as WrittenNumbers from "../quantities/WrittenNumbers.ts"
import { isNumber } from "../text/Tokens.ts"
import { failing, negators, times } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as BracketedExceptions from "./BracketedExceptions.ts"

type Words = ReadonlyArray<string>

const ends: ReadonlySet<string> = new Set([
  ".",
  ";",
  "except",
  "exception",
  "unless",
  "aside",
  "if",
  "provided",
  "but",
  "otherwise",
])

const recent: ReadonlySet<string> = new Set([
  "within",
  "last",
  "past",
  "least",
  "than",
  "<",
  "≤",
  "≥",
  "=",
  "minimum",
  "during",
  "for",
  "every",
])

const besideSpan: ReadonlySet<string> = new Set(["prior", "before", "since", "from", "after", "have", "has", "ago"])

/** "Within 6 weeks of completion": since a treatment, and not before the study. */
const ended = /^(?:complet|finish)/

/** Behind "or less", where it stands. */
const behindLess = (words: Words, at: number): number =>
  words[at] === "or" && fewer.has(words[at + 1] ?? "") ? at + 2 : at

const isWholeNumber = (word: string): boolean => isNumber(word) || WrittenNumbers.numberWords.has(word)

/** "Three weeks or less before", "chemotherapy: 21 days". */
const isBareSpan = (words: Words, at: number): boolean =>
  isWholeNumber(words[at - 1] ?? "") &&
  (words[at - 2] === ":" || besideSpan.has(words[behindLess(words, at + 1)] ?? ""))

/** How a span of time that is reached from behind is told to be one: so long ago, or so long a treatment. */
const toldBefore = (words: Words, at: number): "recently" | "for" | undefined => {
  for (let from = at - 1; from >= at - 5 && from >= 0; from--) {
    const word = words[from] ?? ""
    if (word === ">" && words[from + 1] !== "=") return undefined
    if (recent.has(word)) return word === "within" ? "recently" : "for"
  }

  return isBareSpan(words, at) ? "recently" : undefined
}

/** "Within a specified timeframe". */
const frames: ReadonlySet<string> = new Set(["timeframe", "timeframes", "frame", "frames", "interval", "intervals"])

const nearFrame = 5

const ages: ReadonlySet<string> = new Set(["younger", "older", "aged", "age", "ages"])

const nearAge = 5

/** "Less than 16 years old", "older than 60 years". */
const isAge = (words: Words, at: number): boolean =>
  words[at + 1] === "old" ||
  (words[at + 1] === "of" && words[at + 2] === "age") ||
  Nearby.hasBefore(words, at, nearAge, ages)

/** Whether a number of days, weeks or months stands at a place: "within 4 weeks", "five half-lives". Later than some span is none. */
const isTime = (words: Words, at: number): boolean => {
  if (frames.has(words[at] ?? "")) return Nearby.before(words, at, nearFrame).includes("within")
  if (!times.has(words[at] ?? "") || isAge(words, at)) return false
  const told = toldBefore(words, at)
  if (words[at + 1] !== "of") return told !== undefined

  return told === "recently" && !ended.test(words[at + 2] ?? "")
}

const recurring = /^recur/

const nearFailure = 10

/** "Progression within 6 months of": how long a treatment held, and not how long ago it was. */
const isOfFailure = (words: Words, at: number): boolean => {
  const before = Nearby.before(words, at, nearFailure)

  return before.some((word, place) => (failing.has(word) || recurring.test(word)) && before[place + 1] !== "-")
}

const nearBeside = 3

const given: ReadonlySet<string> = new Set(["received", "undergone"])

const notGiven: ReadonlySet<string> = new Set([
  ...negators,
  "off",
  "free",
  "stopped",
  "discontinued",
  "elapsed",
  "are",
  "is",
])

/** What stands between "for" and a span: "for at least 3 months", "for a minimum of 2 to 4 months". */
const ofSpan = /^(?:\d+|[<>≤≥=-]|at|least|a|minimum|of|more|than|to|over|about|two|three|four|six|twelve)$/

/** "Received chemotherapy for at least three months": how long a treatment was given, and not how long ago. */
const isLength = (words: Words, at: number): boolean => {
  let told = at - 1
  while (ofSpan.test(words[told] ?? "")) told--
  if (words[told] !== "for" || words.slice(at + 1, at + 1 + nearBeside).some((word) => besideSpan.has(word)))
    return false
  const before = words.slice(0, told)
  const isGiven = before.some((word) => given.has(word)) || words[at + 1] === "duration"

  return isGiven && !before.some((word) => notGiven.has(word))
}

const isAnyTime = (words: Words, from: number, to: number): boolean => {
  for (let at = from; at < to; at++)
    if ((words[at] === "recently" || isTime(words, at)) && !isOfFailure(words, at) && !isLength(words, at)) return true

  return false
}

/** Where the clause begins that a place stands in, at most `reach` words before it. */
export const beginning = (words: Words, first: number, reach: number, ends: ReadonlySet<string>): number => {
  let from = first
  while (from > 0 && from > first - reach && !ends.has(words[from - 1] ?? "")) from--

  return from
}

const behind = 30

const before = 8

const nearOwn = 6

const ofAnyKind: ReadonlySet<string> = new Set(["any", "another", "other", "a"])

/** "(Treatment for this cancer) or for any malignancy within two years": the span is that of the other one. */
const isOrOfOther = (words: Words, at: number): boolean => {
  const link = words[at] === "," ? at + 1 : at
  if (words[link] !== "or" || words[link + 1] !== "for" || !ofAnyKind.has(words[link + 2] ?? "")) return false

  return Nearby.hasBefore(words, at, nearOwn, ownDisease)
}

const ownDisease: ReadonlySet<string> = new Set(["this", "current", "present"])

/** A full stop in brackets is that of "e.g.", and a "but" may be that of "but not limited to". */
const endsAt = (words: Words, at: number, depth: number): boolean => {
  const word = words[at] ?? ""
  const isOfList = word === "but" && words[at + 2] === "limited"

  if (word === "other" && words[at + 1] === "than") return true
  if (isOrOfOther(words, at)) return true
  if (word === ":") return words[at + 1] === "at" && words[at + 2] === "least"

  return ends.has(word) && !isOfList && (depth <= 0 || word !== ".")
}

/** Where the clause ends that a claim stands in. Words in brackets are not counted into its length. */
const end = (words: Words, last: number): number => {
  let at = last
  let depth = 0
  for (let seen = 0; seen < behind && at < words.length && !endsAt(words, at, depth); at++) {
    if (words[at] === "(") depth++
    if (depth <= 0) seen++
    if (words[at] === ")") depth--
  }

  return at
}

const farLast = 8

/** "Their last treatment > 4 weeks before". */
const isOfLast = (words: Words, first: number, last: number): boolean =>
  words.slice(Math.max(0, first - 2), last).includes("last") &&
  words.slice(last, last + farLast).some((word) => times.has(word))

/** "Recent prior therapy", "recently treated with chemotherapy"; not "most recent therapy". */
const isRecent = (words: Words, first: number): boolean =>
  /^recent(?:ly)?$/.test(words[first - 1] ?? "") && words[first - 2] !== "most"

/** Whether a claim speaks of how long ago a treatment was: of a wash-out. */
export const isTimed = (words: Words, { first, last }: Claim): boolean => {
  const told = BracketedExceptions.leftOut(words, last)

  return (
    isRecent(words, first) ||
    isOfLast(words, first, last) ||
    isAnyTime(told, last, end(told, last)) ||
    isAnyTime(words, beginning(words, first, before, ends), first)
  )
}
