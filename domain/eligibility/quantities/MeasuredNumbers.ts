import { isNumber } from "../text/Tokens.ts"
import * as DecimalNumbers from "./DecimalNumbers.ts"
import type { WrittenNumber } from "./WrittenNumbers.ts"

type Words = ReadonlyArray<string>

/**
 * How what is measured is counted: its highest value, the words of its unit, which values are the better ones, if any, and whether it has
 * halves, "4.5", which some write with a comma.
 */
export interface Unit {
  readonly top: number
  readonly hasHalves?: true
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

/** What may stand behind a half: behind another word it counts what that names, "EDSS 0 to 4, 5 relapses". */
const behindHalf = /^(?:[^a-z].*|to|or|and|but|at|on|in|for|as|by|with|during|through|inclusive|points?)?$/

/** "4,5", of what has halves; not the list in "0, 0.5". */
const halved = (words: Words, at: number, { hasHalves, top }: Unit): WrittenNumber | undefined => {
  const isHalf = hasHalves === true && words[at + 1] === "," && /^[05]$/.test(words[at + 2] ?? "")
  if (!isHalf || !isNumber(words[at]) || !behindHalf.test(words[at + 3] ?? "")) return undefined
  const isListed = words[at + 3] === "." && isNumber(words[at + 4])
  const number = Number(`${words[at]}.${words[at + 2]}`)

  return isListed || number > top ? undefined : { number, last: at + 3 }
}

/** The number of what is measured that is written at a place, with what it is told of and its unit: "20 points", "20/30". */
export const at = (words: Words, at: number, unit: Unit): WrittenNumber | undefined => {
  const written = halved(words, at, unit) ?? DecimalNumbers.at(words, at)

  return written === undefined ? undefined : { number: written.number, last: behindTop(words, written.last, unit) }
}
