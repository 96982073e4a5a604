import type { Claim } from "../../../../domain/eligibility/prior-lines/Claim.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

type Reader = (words: ReadonlyArray<string>, at: number) => Claim | undefined

export const wordsOf = (text: string): ReadonlyArray<string> => Tokens.of(fold(text), 0, text.length).words

/** The first claim that a reader finds in a sentence: its range, as "1–2" or "1 or more"; "nothing" where there is none. */
export const told = (reader: Reader, text: string): string => {
  const words = wordsOf(text)
  for (const at of words.keys()) {
    const claim = reader(words, at)
    if (claim === undefined) continue
    const { high, low } = claim
    if (high === Number.POSITIVE_INFINITY) return `${low} or more`

    return low === high ? `${low}` : `${low}–${high}`
  }

  return "nothing"
}
