import * as ShortBrackets from "./ShortBrackets.ts"
import * as StageBounds from "./StageBounds.ts"
import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

/** Grades, in order. */
export const grades: ReadonlyArray<StageName> = ["mild", "moderate", "severe"]

/** "Moderately" grades as "moderate" does. */
const gradeOf = (word: string): StageName | undefined => grades.find((grade) => word === grade || word === `${grade}ly`)

/** The grades among words. */
export const named = (words: Words): ReadonlyArray<StageName> => {
  const found = words.map(gradeOf)

  return grades.filter((grade) => found.includes(grade))
}

/** All the grades between the outermost: mild to severe covers moderate. */
export const ranged = (named: ReadonlyArray<StageName>): ReadonlyArray<StageName> => {
  const positions = named.map((grade) => grades.indexOf(grade))

  return positions.length === 0 ? [] : grades.slice(Math.min(...positions), Math.max(...positions) + 1)
}

const rangeWords: ReadonlySet<string> = new Set(["to", "-", "or", "and", "/", "through", "very", ",", "terminal"])

/** Behind the grades and what joins them: "mild to moderate". */
const endOfGrades = (words: Words, first: number): number => {
  let last = first
  while (gradeOf(words[last] ?? "") !== undefined || rangeWords.has(words[last] ?? "")) last++
  while (rangeWords.has(words[last - 1] ?? "")) last--

  return last
}

/** All that a bound takes in besides grades, or in their place: "more than mild" is moderate or severe. */
const bounded = (named: ReadonlyArray<StageName>, bound: StageBounds.Bound): ReadonlyArray<StageName> => {
  const positions = named.map((grade) => grades.indexOf(grade))
  switch (bound) {
    case "up":
      return grades.slice(Math.min(...positions))
    case "above":
      return grades.slice(Math.max(...positions) + 1)
    case "down":
      return grades.slice(0, Math.max(...positions) + 1)
    default:
      return grades.slice(0, Math.min(...positions))
  }
}

/** Behind "or worse", "or more severe", which stand at a place. */
const behindBound = (words: Words, at: number): number =>
  /^(?:more|less)$/.test(words[at + 1] ?? "") && /^(?:severe|advanced)$/.test(words[at + 2] ?? "") ? at + 3 : at + 2

const ofName = /^[a-z'-]+$/

const notOfName: ReadonlySet<string> = new Set("and or with without who in for by of at on to".split(" "))

const longestName = 5

/** The bound that stands behind the disease of which grades are told, and ends what is said of it: "mild dementia or worse". */
const behindDisease = (words: Words, last: number): StageBounds.Bound | undefined => {
  let at = last
  while (at < last + longestName && ofName.test(words[at] ?? "") && !notOfName.has(words[at] ?? "")) at++
  const bound = at === last ? undefined : StageBounds.behind(words, at)

  return bound !== undefined && /^[.,;)]$/.test(words[behindBound(words, at)] ?? ".") ? bound : undefined
}

interface GradeSpan {
  readonly spanned: ReadonlyArray<StageName>
  readonly last: number
}

/** The grades that stand together from token `first` on, with those that a bound takes in, and where they end. */
const together = (words: Words, first: number): GradeSpan => {
  const last = endOfGrades(words, first)
  const spanned = ranged(named(words.slice(first, last)))
  const wide = StageBounds.behind(words, last)
  const bound =
    wide ??
    StageBounds.before(words, /^(?:an?|the)$/.test(words[first - 1] ?? "") ? first - 1 : first) ??
    behindDisease(words, last)

  return {
    spanned: bound === undefined ? spanned : bounded(spanned, bound),
    last: wide === undefined ? last : behindBound(words, last),
  }
}

const joint = /^(?:to|or|and|[-/,])$/

/** The grades that are named from token `first` on, through the brackets between them: "mild (CDR 1) or moderate (CDR 2)". */
export const from = (words: Words, first: number): GradeSpan => {
  const known = together(words, first)
  const joined = ShortBrackets.behind(words, known.last)
  const isFollowed = joint.test(words[joined] ?? "") && gradeOf(words[joined + 1] ?? "") !== undefined
  if (joined === known.last || !isFollowed) return known
  const { last, spanned } = from(words, joined + 1)

  return { spanned: ranged([...known.spanned, ...spanned]), last }
}
