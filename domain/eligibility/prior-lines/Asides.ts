import type { Claim } from "./Claim.ts"
import { accounting, asides, earlier, failing, systemic, times } from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

const ends: ReadonlySet<string> = new Set([".", ";", "except", "unless", "aside", "if", "provided", "but", "otherwise"])

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

/** Whether a number of days, weeks or months stands at a place: "within 4 weeks", "five half-lives". Later than some span is none. */
const isTime = (words: Words, at: number): boolean => {
  if (!times.has(words[at] ?? "")) return false
  const isOf = words[at + 1] === "of"
  if (isOf && ended.test(words[at + 2] ?? "")) return false
  for (let from = at - 1; from >= at - 5 && from >= 0; from--) {
    const word = words[from] ?? ""
    if (word === ">" && words[from + 1] !== "=") return false
    if (recent.has(word)) return !isOf || word === "within"
  }

  return /^\d+$/.test(words[at - 1] ?? "") && besideSpan.has(words[at + 1] ?? "")
}

const recurring = /^recur/

const nearFailure = 10

/** "Progression within 6 months of": how long a treatment held, and not how long ago it was. */
const isOfFailure = (words: Words, at: number): boolean => {
  const before = words.slice(Math.max(0, at - nearFailure), at)

  return before.some((word, place) => (failing.has(word) || recurring.test(word)) && before[place + 1] !== "-")
}

const isAnyTime = (words: Words, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (isTime(words, at) && !isOfFailure(words, at)) return true

  return false
}

/** Where the clause begins that a place stands in, at most `reach` words before it. */
const beginning = (words: Words, first: number, reach: number, ends: ReadonlySet<string>): number => {
  let from = first
  while (from > 0 && from > first - reach && !ends.has(words[from - 1] ?? "")) from--

  return from
}

const behind = 22

const before = 8

/** Where the clause ends that a claim stands in. Words in brackets are not counted into its length. */
const end = (words: Words, last: number): number => {
  let at = last
  let depth = 0
  for (let seen = 0; seen < behind && at < words.length && !ends.has(words[at] ?? ""); at++) {
    if (words[at] === "(") depth++
    if (depth <= 0) seen++
    if (words[at] === ")") depth--
  }

  return at
}

/** Whether a claim speaks of how long ago a treatment was: of a wash-out. */
const isTimed = (words: Words, { first, last }: Claim): boolean =>
  isAnyTime(words, last, end(words, last)) || isAnyTime(words, beginning(words, first, before, ends), first)

const accountedBefore = 13

const accountedBehind = 14

const sentenceEnds: ReadonlySet<string> = new Set([".", ";"])

const clauseEnds: ReadonlySet<string> = new Set([".", ";", ","])

const isAccountedIn = (clause: Words): boolean => clause.some((word) => accounting.has(word))

/** "Will not count towards the number of lines": how lines are counted. */
const isAccounting = (words: Words, { first, last }: Claim): boolean => {
  const following = words.slice(last, last + accountedBehind)
  const close = following.findIndex((word) => clauseEnds.has(word))

  return (
    isAccountedIn(words.slice(beginning(words, first, accountedBefore, sentenceEnds), first)) ||
    isAccountedIn(close < 0 ? following : following.slice(0, close))
  )
}

const announced = 8

const announcing: ReadonlySet<string> = new Set(
  "follows following timeframe timeframes frame frames period periods".split(" "),
)

/** "Prior therapies as follows:": what follows says which. */
const announces = (words: Words, { last }: Claim): boolean => {
  if (words[words.length - 1] !== ":") return false
  const behind = words.slice(last)

  return (
    !behind.some((word) => word.startsWith("except")) &&
    (behind.length <= announced || behind.some((word) => announcing.has(word)))
  )
}

const longestLabel = 8

/** "Prior treatment(s)", "Prior therapy: …": a title, which asks for nothing. */
const isTitle = (words: Words, { first, last }: Claim): boolean => {
  if (first > 0 || !earlier.has(words[0] ?? "")) return false
  if (words[last] === ":") return true
  const isWhole = words.length <= longestLabel && words.slice(last).every((word) => !/[a-z]{2}/.test(word))

  return isWhole && !words.slice(first, last).some((word) => systemic.has(word))
}

/** "(i.e. progression after more than two regimens)": what a word before the bracket means. */
const explains = (words: Words, { first }: Claim): boolean => {
  for (let at = first - 1; at >= 0 && at > first - 10; at--) {
    if (words[at] === ")") return false
    if (words[at] === "(") return words[at + 1] === "ie" || words[at + 1] === "i" || words[at + 1] === "defined"
  }

  return false
}

const others: ReadonlySet<string> = new Set(
  "other another additional second concurrent concomitant prior previous".split(" "),
)

/** "Another malignancy that was treated": whose treatment it is. */
const isOfOther = (words: Words): boolean =>
  words.some(
    (word, at) =>
      /^malignanc(?:y|ies)$/.test(word) && words.slice(Math.max(0, at - 3), at).some((one) => others.has(one)),
  )

/** Whether what a claim was taken from speaks of something else than of who has had how much. */
export const isAside = (words: Words, claim: Claim): boolean => {
  if (isAccounting(words, claim) || explains(words, claim)) return true
  if (claim.exact && claim.high !== 0) return claim.low === 0 && words[claim.first - 1] === "including"
  if (!claim.exact && isOfOther(words)) return true
  if (claim.oneWay) return words.slice(Math.max(0, claim.first - 6), claim.first).some((word) => asides.has(word))
  if (claim.exact) return false

  return (
    isTitle(words, claim) || announces(words, claim) || isTimed(words, claim) || words.some((word) => asides.has(word))
  )
}
