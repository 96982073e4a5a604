import type { Claim } from "../../../../domain/eligibility/line-claims/Claim.ts"
import * as Counts from "../../../../domain/eligibility/line-claims/Counts.ts"
import * as Receipts from "../../../../domain/eligibility/line-claims/Receipts.ts"
import * as Claims from "../../../../domain/eligibility/prior-lines/Claims.ts"
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

/** The first claim of a sentence, and its words. `also asides`: one of something else than who has had how much, too. */
export const claimIn = (text: string, which: "only claims" | "also asides" = "only claims") => {
  const words = wordsOf(text)
  const readers = which === "also asides" ? [Counts.byCount, Receipts.byReceipt, Receipts.byPrior] : []
  const told = [...words.keys()].flatMap((at) => readers.flatMap((reader) => reader(words, at) ?? []))
  const [claim] = [...told, ...Claims.of(words)]
  if (claim === undefined) throw new Error(`“${text}” claims nothing.`)

  return { claim, words }
}
