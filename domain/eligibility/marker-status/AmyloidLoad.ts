import { isNumber } from "../text/Tokens.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

type Words = ReadonlyArray<string>

type Claim = Extract<MarkerStatus["state"], "present" | "absent">

/** As much amyloid as makes a scan positive, in Centiloids. Below more than that it may be either. */
const positive = 30

const unit = /^(?:centiloids?|cl)$/

const claims: ReadonlyMap<string, Claim> = new Map([
  ...["≥", ">", "above", "over", "at least", "more than", "greater than"].map((word) => [word, "present"] as const),
  ...["<", "≤", "below", "under", "less than", "lower than", "fewer than"].map((word) => [word, "absent"] as const),
])

/** Behind a number that begins with the token at `at`: "24.1". */
const behindNumber = (words: Words, at: number): number =>
  words[at + 1] === "." && isNumber(words[at + 2]) ? at + 3 : at + 1

/** What a bound that begins with the token at `at` says of amyloid, and the token behind its number. */
const boundAt = (words: Words, at: number): { readonly claim: Claim; readonly end: number } | undefined => {
  for (const number of [at + 1, at + 2]) {
    const claim = isNumber(words[number]) ? claims.get(words.slice(at, number).join(" ")) : undefined
    if (claim === "present" || (claim === "absent" && Number(words[number]) <= positive))
      return { claim, end: behindNumber(words, number) }
  }

  return undefined
}

/** What a bound at a token behind the marker says, which is named by the tokens before `from`: "amyloid PET below 30 Centiloids", "Centiloid < 24". */
export const at = (words: Words, from: number, place: number): Claim | undefined => {
  const bound = boundAt(words, place)
  const isInUnit = bound !== undefined && [bound.end, from - 1, from - 2].some((near) => unit.test(words[near] ?? ""))

  return isInUnit ? bound.claim : undefined
}
