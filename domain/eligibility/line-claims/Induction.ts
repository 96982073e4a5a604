import type { Claim } from "./Claim.ts"

/** Words that an induction goes with, after which a disease came back or did not respond: another line may have followed. */
const again = /^(?:re|salvage|second|subsequent|last|recent|prior|previous|line|lines|regimens?)$/

/** "Completed induction chemotherapy": the first line, of which one is told; who had more may have had it as well. */
export const asOneLine = (words: ReadonlyArray<string>, claim: Claim): Claim => {
  const name = words.slice(claim.first, claim.last)
  const isOne = name.includes("induction") && !name.some((word) => again.test(word))

  return isOne && !claim.exact ? { ...claim, high: 1, beyond: "silent above" } : claim
}
