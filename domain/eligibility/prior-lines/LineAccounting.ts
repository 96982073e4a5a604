import type { Claim } from "../line-claims/Claim.ts"
import { accounting, breaks, otherwise, sentenceEnds, units } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import * as Washout from "./Washout.ts"

type Words = ReadonlyArray<string>

const accountedBefore = 22

const accountedBehind = 14

const nearDefinition = 5

const referring = /^(?:as|per|by|see|under|using|to|meet|meets|meeting|fulfill?(?:s|ing)?|satisf(?:y|ies|ying))$/

/** "The definition of limited metastasis", "as per IMWG definitions", "(GCIG definition)": what is defined is no line; not "the definitions are the same". */
const isOfOtherDefinition = (words: Words, at: number): boolean => {
  if (!/^definitions?$/.test(words[at] ?? "")) return false
  if (words[at + 1] === ")" && words.slice(at - 3, at).includes("(")) return true
  const isOf = words[at + 1] === "of"
  const near = isOf ? words.slice(at + 2, at + nearDefinition) : Nearby.before(words, at, nearDefinition)

  return !near.some((word) => units.has(word)) && (isOf || near.some((word) => referring.test(word)))
}

/** "Is considered inappropriate", "is considered standard of care": whether a treatment suits, and not what it counts as. */
const isOfFitness = (words: Words, at: number): boolean => {
  const next = words[at + 1] ?? ""

  return /^(?:considered|regarded)$/.test(words[at] ?? "") && (otherwise.has(next) || next === "standard")
}

const isAccountedIn = (words: Words, from: number, to: number): boolean => {
  for (let at = from; at < to && at < words.length; at++)
    if (accounting.has(words[at] ?? "") && !isOfFitness(words, at) && !isOfOtherDefinition(words, at)) return true

  return false
}

/** "Will not count towards the number of lines": how lines are counted. */
export const isAt = (words: Words, { first, last }: Claim): boolean => {
  const close = words.slice(last, last + accountedBehind).findIndex((word) => breaks.has(word))

  return (
    isAccountedIn(words, Washout.beginning(words, first, accountedBefore, sentenceEnds), first) ||
    isAccountedIn(words, last, last + (close < 0 ? accountedBehind : close))
  )
}
