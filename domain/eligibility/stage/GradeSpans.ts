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

interface GradeSpan {
  readonly spanned: ReadonlyArray<StageName>
  readonly last: number
}

/** The grades that are named from token `first` on, with those that a bound takes in, and where they end. */
export const from = (words: Words, first: number): GradeSpan => {
  const last = endOfGrades(words, first)
  const spanned = ranged(named(words.slice(first, last)))
  const wide = StageBounds.behind(words, last)
  const bound = wide ?? StageBounds.before(words, /^(?:an?|the)$/.test(words[first - 1] ?? "") ? first - 1 : first)

  return {
    spanned: bound === undefined ? spanned : bounded(spanned, bound),
    last: wide === undefined ? last : last + 2,
  }
}
