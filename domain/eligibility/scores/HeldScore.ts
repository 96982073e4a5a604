import * as Denials from "../entry/Denials.ts"
import * as ForeignDenials from "../entry/ForeignDenials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as BoundsBefore from "../quantities/BoundsBefore.ts"
import * as Levels from "../quantities/Levels.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredNames from "./EnteredNames.ts"
import { type Score, unitOf } from "./ScoreLexicon.ts"

type Words = ReadonlyArray<string>

/** What somebody has on a scale: "MMSE 22". */
export interface HeldScore {
  readonly score: Score
  readonly value: number
}

/** Where an entry tells it: the tokens from `first` to before `last`. */
export interface Found extends HeldScore {
  readonly first: number
  readonly last: number
}

/** What makes of a number, where another one follows, more than one value: "20-26", "22.5". */
const continuing = WordSet.of(". - / to or + ≥ ≤ < >")

const isValue = ({ values: [from, to] }: Score, value: number): boolean => from <= value && value <= to

/** A value that stands by itself, with what it is counted in, and behind what. */
const valueAt = (
  words: Words,
  at: number,
  score: Score,
): { readonly value: number; readonly last: number } | undefined => {
  const told = Levels.at(words, at, unitOf(score))
  const value = told?.isLone === true ? told.intervals[0]?.[0] : undefined
  if (told === undefined || value === undefined || !isValue(score, value)) return undefined
  const isMore = continuing.has(words[told.last] ?? "") && /^[\d≥≤<>=]/.test(words[told.last + 1] ?? "")

  return isMore || words[told.last] === "+" ? undefined : { value, last: told.last }
}

/** What stands between a name and its value. */
const fillers = WordSet.of(
  "score scores scoring total test exam examination scale index performance status ps result value length number level global full of is was = : - ( at a the count repeat repeats expansion size now currently today latest last recent grade r gs state mental assessment",
)

/** In tokens from a name to the end of what may stand between it and its value. */
const farthest = 7

/** "MMSE score: 22". */
const behind = (words: Words, first: number, end: number, score: Score): Found | undefined => {
  for (let at = end; at < end + farthest; at++) {
    const held = valueAt(words, at, score)
    if (held !== undefined) return { score, first, ...held }
    if (!fillers.has(words[at] ?? "")) return undefined
  }

  return undefined
}

/** What stands between a value and the name behind it. */
const leading = WordSet.of("on the in of by points point score a my")

/** In tokens: so many stand between a value and the name behind it, and so many does a value take. */
const farthestBefore = 4

/** Before a number that is the end of something else: "20 to [22] on the MMSE". */
const going = WordSet.of(". - / < > ≥ ≤ = or to and through")

/** "22 on the MMSE", "22/30 MMSE". */
const before = (words: Words, first: number, end: number, score: Score): Found | undefined => {
  let last = first
  while (leading.has(words[last - 1] ?? "") && last > first - farthestBefore) last--
  for (let at = Math.max(0, last - farthestBefore); at < last; at++) {
    const held = valueAt(words, at, score)
    const isOther = going.has(words[at - 1] ?? "") || BoundsBefore.at(words, at) !== undefined
    if (held !== undefined && !isOther && held.last >= last) return { score, first: at, value: held.value, last: end }
  }

  return undefined
}

/** In tokens. */
const nearDoubt = 2

const isApart = (word: string): boolean => /^[,;(|)]$/.test(word)

/** The words right beside what was found, as far as nothing sets them apart. */
const besides = (words: Words, { first, last }: Found): readonly [before: Words, behind: Words] => {
  const before = words.slice(Math.max(0, first - nearDoubt), first)
  const behind = words.slice(last, last + nearDoubt)
  const end = behind.findIndex(isApart)

  return [before.slice(before.findLastIndex(isApart) + 1), end < 0 ? behind : behind.slice(0, end)]
}

/** Whether the words beside what was found deny it, or leave open whose it is, or whether it still is: "no MMSE 22", "mother's MMSE 12". */
const isDoubted = (words: Words, found: Found): boolean =>
  besides(words, found).some(
    (near) => Uncertainty.isTold(near) || Denials.of(near).length > 0 || ForeignDenials.areAmong(near),
  )

const states = WordSet.of("high low h l positive negative elevated deficient proficient expanded")

/** Whether a marker is told with its state, of which the value says no more: "TMB 12 mut/Mb (high)". */
const isStated = (words: Words, { last, score }: Found): boolean =>
  score.better === undefined && states.has(words[isApart(words[last] ?? "") ? last + 1 : last] ?? "")

/** The score whose name begins at a token of an entry, with its one value behind or before it; nothing where that is not told. */
export const at = (words: Words, at: number): Found | undefined => {
  for (const { end, score } of EnteredNames.at(words, at)) {
    const found = behind(words, at, end, score) ?? before(words, at, end, score)
    if (found !== undefined && !isDoubted(words, found) && !isStated(words, found)) return found
  }

  return undefined
}
