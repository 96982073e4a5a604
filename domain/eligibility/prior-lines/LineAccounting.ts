import type { Claim } from "../line-claims/Claim.ts"
import { accounting, breaks, otherwise, sentenceEnds, units } from "../treatment/LineLexicon.ts"
import * as Washout from "./Washout.ts"

type Words = ReadonlyArray<string>

const accountedBefore = 22

const accountedBehind = 14

const nearDefinition = 5

/** "The definition of limited metastasis", and not of a line. */
const isOfOtherDefinition = (clause: Words, at: number): boolean =>
  /^definitions?$/.test(clause[at] ?? "") &&
  clause[at + 1] === "of" &&
  !clause.slice(at + 2, at + nearDefinition).some((word) => units.has(word))

/** "Is considered inappropriate", "is considered standard of care": whether a treatment suits, and not what it counts as. */
const isOfFitness = (clause: Words, at: number): boolean => {
  const next = clause[at + 1] ?? ""

  return /^(?:considered|regarded)$/.test(clause[at] ?? "") && (otherwise.has(next) || next === "standard")
}

const isAccountedIn = (clause: Words, { high }: Claim): boolean =>
  clause.some(
    (word, at) => accounting.has(word) && !isOfFitness(clause, at) && !(high === 0 && isOfOtherDefinition(clause, at)),
  )

/** "Will not count towards the number of lines": how lines are counted. */
export const isAt = (words: Words, claim: Claim): boolean => {
  const { first, last } = claim
  const following = words.slice(last, last + accountedBehind)
  const close = following.findIndex((word) => breaks.has(word))

  return (
    isAccountedIn(words.slice(Washout.beginning(words, first, accountedBefore, sentenceEnds), first), claim) ||
    isAccountedIn(close < 0 ? following : following.slice(0, close), claim)
  )
}
