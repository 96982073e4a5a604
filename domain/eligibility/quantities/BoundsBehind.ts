import * as DecimalNumbers from "./DecimalNumbers.ts"
import * as Interval from "./Interval.ts"
import { behindUnit, type Unit } from "./MeasuredNumbers.ts"
import type { WrittenNumber } from "./WrittenNumbers.ts"

type Words = ReadonlyArray<string>

const upwards: ReadonlySet<string> = new Set(["more", "greater", "higher", "above", "over", "up", "upwards"])

const downwards: ReadonlySet<string> = new Set(["less", "lower", "below", "fewer", "under", "smaller"])

const grades: ReadonlySet<string> = new Set(["better", "worse"])

/** Whether a word tells which values are better; which of them are high depends on what is measured. */
export const isGrade = (word: string): boolean => grades.has(word)

/** The bound by which a word takes in the values above a number, or those below it; nothing where it does neither. */
export const boundOf = (word: string, { better }: Unit): "from" | "to" | undefined => {
  if (isGrade(word)) {
    if (better === undefined) return undefined

    return (word === "better") === (better === "high") ? "from" : "to"
  }
  if (upwards.has(word)) return "from"

  return downwards.has(word) ? "to" : undefined
}

const joining: ReadonlySet<string> = new Set(["or", "and"])

/** A bound that is told behind its number, and behind what it stands: "24 or above", "26 and below", "20+", "26 ≥", "20 at least". */
export const at = (
  words: Words,
  { last, number }: WrittenNumber,
  unit: Unit,
): { readonly interval: Interval.Interval; readonly last: number } | undefined => {
  const word = words[last] ?? ""
  const next = words[last + 1] ?? ""
  if (word === "+") return { interval: Interval.bounded("from", number), last: last + 1 }
  const bound = joining.has(word) ? boundOf(next, unit) : undefined
  if (bound !== undefined) return { interval: Interval.bounded(bound, number), last: behindUnit(words, last + 2, unit) }
  if ((word === "≥" || word === "≤") && DecimalNumbers.at(words, last + 1) === undefined)
    return { interval: Interval.bounded(word === "≥" ? "from" : "to", number), last: last + 1 }
  if (word === "at" && (next === "least" || next === "most") && DecimalNumbers.at(words, last + 2) === undefined)
    return { interval: Interval.bounded(next === "least" ? "from" : "to", number), last: last + 2 }

  return undefined
}
