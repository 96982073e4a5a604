import type { Claim } from "../../../../domain/eligibility/line-claims/Claim.ts"
import * as CountedLines from "../../../../domain/eligibility/line-claims/CountedLines.ts"
import * as Receipts from "../../../../domain/eligibility/line-claims/Receipts.ts"
import * as Claims from "../../../../domain/eligibility/prior-lines/Claims.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

type Reader = (words: ReadonlyArray<string>, at: number) => Claim | undefined

export const wordsOf = (text: string): ReadonlyArray<string> => Tokens.of(fold(text), 0, text.length).words

/** The range of a claim, as "1–2" or "1 or more"; "nothing" where there is none. */
export const rangeOf = (claim: Claim | undefined): string => {
  if (claim === undefined) return "nothing"
  const { high, low } = claim
  if (high === Number.POSITIVE_INFINITY) return `${low} or more`

  return low === high ? `${low}` : `${low}–${high}`
}

/** The range of the first claim that a reader finds in a sentence. */
export const told = (reader: Reader, text: string): string => {
  const words = wordsOf(text)

  return rangeOf([...words.keys()].flatMap((at) => reader(words, at) ?? [])[0])
}

/** What a sentence claims. */
export const claimsIn = (words: ReadonlyArray<string>): ReadonlyArray<Claim> =>
  Claims.of(words, Claims.gate(Runs.ofWords(words)))

/** The first claim of a sentence, and its words. `also asides`: one of something else than who has had how much, too. */
export const claimIn = (text: string, which: "only claims" | "also asides" = "only claims") => {
  const words = wordsOf(text)
  const counted = CountedLines.of(words)
  const told = which === "also asides" ? [...counted, ...Receipts.of(words)] : []
  const [claim] = [...told.toSorted((one, other) => one.first - other.first), ...claimsIn(words)]
  if (claim === undefined) throw new Error(`“${text}” claims nothing.`)

  return { claim, words }
}
