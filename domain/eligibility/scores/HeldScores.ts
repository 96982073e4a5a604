import * as Denials from "../entry/Denials.ts"
import * as ForeignDenials from "../entry/ForeignDenials.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as BoundsBefore from "../quantities/BoundsBefore.ts"
import * as Levels from "../quantities/Levels.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { type Score, scores, unitOf } from "./ScoreLexicon.ts"

type Words = ReadonlyArray<string>

/** What somebody has on a scale: "MMSE 22". */
export interface HeldScore {
  readonly score: Score
  readonly value: number
}

/** What an entry tells of scores, and what it tells besides. */
export interface Held {
  readonly scores: ReadonlyArray<HeldScore>
  readonly rest: string
}

interface Name {
  readonly score: Score
  readonly words: Words
}

const wordsOf = (text: string): Words => Tokens.ofWritten(text).words.filter((word) => word !== "-")

/** What only profiles call a score by. */
const enteredForms: Readonly<Record<string, ReadonlyArray<string>>> = {
  MMSE: ["mini mental", "folstein"],
  "CAG repeats": ["HTT CAG", "huntingtin CAG"],
}

/** The longest first. What goes by the same name as another, a performance status, is told by the values that it can have. */
const names: ReadonlyArray<Name> = scores
  .flatMap((score) =>
    [...score.forms, ...(enteredForms[score.name] ?? [])].map((form) => ({ score, words: wordsOf(form) })),
  )
  .toSorted((one, other) => other.words.length - one.words.length)

const beginnings: ReadonlySet<string> = new Set(names.map(({ words: [first = ""] }) => first))

/** Behind a name that begins at a token, with hyphens between its words or without; nothing where it does not. */
const behindName = (words: Words, at: number, name: Words): number | undefined => {
  let next = at
  for (const word of name) {
    if (next > at && words[next] === "-") next++
    if (words[next] !== word) return undefined
    next++
  }

  return next
}

/** What stands between a name and its value, or the name and "on the" before it. */
const fillers = WordSet.of(
  "score scores scoring total test exam examination scale index performance status ps result value length number level global full of is was = : - ( at a the count repeat repeats expansion size now currently today latest last recent grade r gs state mental assessment",
)

const farthest = 7

const fraction: ReadonlySet<string> = new Set([".", "-", "/", "to", "or", "+", "≥", "≤", "<", ">"])

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
  const isMore = fraction.has(words[told.last] ?? "") && /^[\d≥≤<>=]/.test(words[told.last + 1] ?? "")

  return isMore || words[told.last] === "+" ? undefined : { value, last: told.last }
}

interface Found {
  readonly score: Score
  readonly value: number
  readonly first: number
  readonly last: number
}

const behind = (words: Words, first: number, end: number, score: Score): Found | undefined => {
  for (let at = end; at < end + farthest; at++) {
    const held = valueAt(words, at, score)
    if (held !== undefined) return { score, first, ...held }
    if (!fillers.has(words[at] ?? "")) return undefined
  }

  return undefined
}

const leading = WordSet.of("on the in of by points point score a my")

/** Before a number that is the end of something else: "20 to [22] on the MMSE". */
const going = /^(?:[.\-/<>≥≤=]|or|to|and|through)$/

/** "22 on the MMSE", "22/30 MMSE". */
const before = (words: Words, first: number, end: number, score: Score): Found | undefined => {
  let last = first
  while (leading.has(words[last - 1] ?? "") && last > first - 4) last--
  for (let at = Math.max(0, last - 4); at < last; at++) {
    const held = valueAt(words, at, score)
    const isOther = going.test(words[at - 1] ?? "") || BoundsBefore.at(words, at) !== undefined
    if (held !== undefined && !isOther && held.last >= last) return { score, first: at, value: held.value, last: end }
  }

  return undefined
}

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

const foundAt = (words: Words, at: number): Found | undefined => {
  if (!beginnings.has(words[at] ?? "")) return undefined
  for (const { score, words: name } of names) {
    const end = behindName(words, at, name)
    if (end === undefined) continue
    const found = behind(words, at, end, score) ?? before(words, at, end, score)
    if (found !== undefined && !isDoubted(words, found) && !isStated(words, found)) return found
  }

  return undefined
}

const joints = WordSet.of("and with plus has have is was")

const setting = /^[,;()&|/.+-]$/

/** Whether a token only sets apart what stands beside it. A mark that is glued to the word before it belongs to that: "HER2-". */
const setsApart = ({ ends, starts, words }: Tokens.Tokens, at: number): boolean =>
  joints.has(words[at] ?? "") ||
  (setting.test(words[at] ?? "") && !(/^[)+-]$/.test(words[at] ?? "") && starts[at] === ends[at - 1]))

/** What stands before a score and behind it, without what sets it apart. */
const without = (text: string, tokens: Tokens.Tokens, { first, last }: Found): string => {
  const { ends, starts, words } = tokens
  let end = first
  while (end > 0 && setsApart(tokens, end - 1)) end--
  let start = last
  while (start < words.length && (words[start] === ")" || setsApart(tokens, start))) start++

  return [text.slice(0, ends[end - 1] ?? 0), text.slice(starts[start] ?? text.length)]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ")
}

/** What tells when or how it was found, and no more. */
const asides = WordSet.of(
  "my the a an on in at of by with from is was i me points point score scores total test tested exam last latest recent recently current currently today now this measured screening baseline visit doctor month months year years ago week weeks day days low high normal abnormal impaired fully active january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec status performance scale ps years old",
)

const isAside = (text: string): boolean =>
  wordsOf(text).every((word) => !/[a-z]/.test(word) || asides.has(word) || /^\d/.test(word))

const most = 16

const symbols = scores.flatMap(({ forms }) => forms.filter((form) => /^[a-z]+$/i.test(form)))

const glued = new RegExp(`\\b(${symbols.join("|")})(?=\\d)`, "gi")

/** "MMSE22" as "MMSE 22". */
const apart = (written: string): string => written.replace(glued, "$1 ")

/**
 * The scores that an entry tells with their values, each taken out of what is left of it: "mild dementia, MMSE 22", "KPS 80". `left`: the
 * names of those that stay in it.
 */
export const of = (written: string, left: ReadonlySet<string> = new Set()): Held => {
  const found: Array<HeldScore> = []
  let rest = apart(written)
  for (let turn = 0; turn < most; turn++) {
    const tokens = Tokens.ofWritten(rest)
    const { words } = tokens
    const next = words
      .keys()
      .map((at) => foundAt(words, at))
      .find((one) => one !== undefined && !left.has(one.score.name))
    if (next === undefined) break
    found.push({ score: next.score, value: next.value })
    rest = without(rest, tokens, next)
  }
  if (found.length === 0) return { scores: found, rest: written }

  return { scores: found, rest: isAside(rest) ? "" : rest }
}
