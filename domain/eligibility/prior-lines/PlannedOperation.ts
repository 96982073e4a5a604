import type { Claim } from "../line-claims/Claim.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const farPlan = 20

const planning = /^(?:plan(?:ned|ning|s)?|scheduled|candidates?|intended)$/

const operation = /(?:ectomy|ectomies|^surgery|^resection|^operation)$/

/** "Planned cystectomy with or without preceding systemic therapy": what may go before an operation that is to come, which is no line. */
export const isWithOrWithout = (words: Words, { first }: Claim): boolean => {
  if (words[first - 1] !== "without" || words[first - 2] !== "or") return false
  const before = Nearby.before(words, first, farPlan)
  const plan = before.findLastIndex((word) => planning.test(word))

  return plan >= 0 && before.slice(plan).some((word) => operation.test(word))
}
