import * as DecimalNumbers from "./DecimalNumbers.ts"
import type { WrittenNumber } from "./WrittenNumbers.ts"

type Words = ReadonlyArray<string>

/** How what is measured is counted: its highest value, the words of its unit, and which values are the better ones, if any. */
export interface Unit {
  readonly top: number
  readonly words: ReadonlySet<string>
  readonly better?: "high" | "low"
}

export const behindUnit = (words: Words, at: number, unit: Unit): number => {
  let next = at
  while (unit.words.has(words[next] ?? "")) next++

  return next
}

/** Behind what leads from a number to the highest value that it can have: "20/[30]", "20 out of [30]". */
const behindOf = (words: Words, at: number): number | undefined => {
  if (words[at] === "/") return at + 1

  return words[at] === "out" && words[at + 1] === "of" ? at + 2 : undefined
}

/** Behind the highest value that a number is told of, and behind its unit. */
const behindTop = (words: Words, at: number, unit: Unit): number => {
  const place = behindOf(words, at)
  const isTop = place !== undefined && words[place] === String(unit.top)

  return behindUnit(words, isTop ? place + 1 : at, unit)
}

/** The number of what is measured that is written at a place, with what it is told of and its unit: "20 points", "20/30". */
export const at = (words: Words, at: number, unit: Unit): WrittenNumber | undefined => {
  const written = DecimalNumbers.at(words, at)

  return written === undefined ? undefined : { number: written.number, last: behindTop(words, written.last, unit) }
}
