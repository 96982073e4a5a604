import type { Claim } from "../line-claims/Claim.ts"

type Words = ReadonlyArray<string>

const announced = 8

const announcing: ReadonlySet<string> = new Set(
  "follows following timeframe timeframes frame frames period periods".split(" "),
)

const letting = /^(?:is|are|not|allowed|permitted|prohibited|excluded|exclusionary|exclude|include|includes|including)$/

/** "Prior treatments not allowed: hormones, …": what follows the colon says which. */
const announcesList = (words: Words, { last }: Claim): boolean => {
  let at = last
  while (letting.test(words[at] ?? "")) at++

  return at > last && words[at] === ":" && at + 1 < words.length
}

const holding = /^(?:includ|compris|consist|contain|involv)/

/** "(Prior treatment with curative intent) that includes:", "which consisted of:". */
const isOfListed = (words: Words): boolean => {
  const verb = words.findLastIndex((word) => holding.test(word))

  return verb >= words.length - 3 && (words[verb - 1] === "that" || words[verb - 1] === "which")
}

/** "Prior therapies as follows:": what follows says which. */
export const isAt = (words: Words, claim: Claim): boolean => {
  if (announcesList(words, claim)) return true
  if (words[words.length - 1] !== ":") return false
  const behind = words.slice(claim.last)
  if (claim.high === 0 && behind.some((word) => /^(?:relaps|recur|refract)/.test(word))) return false

  return (
    !behind.some((word) => word.startsWith("except")) &&
    (behind.length <= announced || isOfListed(behind) || behind.some((word) => announcing.has(word)))
  )
}
