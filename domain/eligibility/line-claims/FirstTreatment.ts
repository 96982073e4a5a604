import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, having } from "./Claim.ts"

type Words = ReadonlyArray<string>

const attempts: ReadonlySet<string> = new Set(["attempt", "treatment", "therapy", "regimen", "systemic"])

const nearBeing = 5

/** "The regimen must be the first treatment attempt for the leukaemia". */
export const byAttempt = (words: Words, at: number): Claim | undefined => {
  if (words[at] !== "first" || !attempts.has(words[at + 1] ?? "")) return undefined

  return Nearby.before(words, at, nearBeing).includes("be") ? having(0, 0, at, at + 2) : undefined
}
