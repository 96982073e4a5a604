import { between, earlier, narrowing, units } from "./LineLexicon.ts"
import * as Quantities from "./Quantities.ts"

/** How many earlier lines a piece of a sentence speaks of. `vague`: it gives no number. */
export interface Range extends Quantities.Count {
  readonly vague: boolean
}

export const unbounded = Number.POSITIVE_INFINITY

/** Units that count treatments by groups. */
export const grouping: ReadonlySet<string> = new Set(["line", "lines", "regimen", "regimens"])

/** Behind what is counted, if something countable follows at `from`: "prior lines of systemic therapy". */
export const counted = (words: ReadonlyArray<string>, from: number, told: boolean): number | undefined => {
  let last = -1
  let prior = told
  let grouped = false
  let treatment = false
  for (let at = from; at < words.length && at < from + 14; at++) {
    const word = words[at] ?? ""
    if (units.has(word)) {
      last = at + 1
      if (grouping.has(word)) grouped = true
      else treatment = true
    } else if (!between.has(word)) break
    prior ||= earlier.has(word)
    treatment ||= word === "chemotherapeutic"
  }
  if (last < 0 || !(prior || (grouped && treatment))) return undefined

  return narrowing.has(words[last] ?? "") && !grouped ? undefined : last
}

/** "At least two prior lines of therapy". */
export const byCount = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  const count = Quantities.at(words, at)
  if (count === undefined) return undefined
  const last = counted(words, count.last, false)

  return last === undefined ? undefined : { ...count, last, vague: false }
}

const tails: ReadonlySet<string> = new Set([":", "is", "are", "must", "be", "should", "was", "were", ","])

/** "Previous treatment lines ≥1 and ≤4", "number of prior regimens: 0-2". */
export const byTail = (words: ReadonlyArray<string>, at: number): Range | undefined => {
  if (!grouping.has(words[at] ?? "")) return undefined
  if (!words.slice(Math.max(0, at - 5), at).some((word) => earlier.has(word))) return undefined
  let next = at + 1
  const passes = (word: string): boolean => between.has(word) || units.has(word) || tails.has(word)
  while (next < at + 8 && passes(words[next] ?? "")) next++
  const count = Quantities.at(words, next)
  if (count === undefined || count.last - count.first < 2) return undefined

  return { ...count, first: at, vague: false }
}
