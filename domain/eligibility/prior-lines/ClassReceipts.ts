import { type Claim, failedWith } from "./Claim.ts"
import { negators } from "./LineLexicon.ts"
import type * as TreatmentPhrase from "./TreatmentPhrase.ts"
import * as TreatmentPurpose from "./TreatmentPurpose.ts"

type Words = ReadonlyArray<string>

const nearFailure = 6

const failed: ReadonlySet<string> = new Set("progressed progression progressing relapsed relapse failed".split(" "))

const joining: ReadonlySet<string> = new Set(["and", "with", "but", ","])

/** "… and progressed on it", "with disease progression": the treatment did not hold the disease. */
const isFailed = (words: Words, last: number): boolean => {
  if (!joining.has(words[last] ?? "")) return false
  const next = words.slice(last, last + nearFailure)
  const failure = next.findIndex((word) => failed.has(word))

  return failure > 0 && !next.slice(0, failure).some((word) => negators.has(word) || word === "or")
}

const combined: ReadonlySet<string> = new Set(["immunochemotherapy", "chemoimmunotherapy"])

/**
 * What it tells of lines that a class of drugs was received: nothing, unless it was one for disease that has spread, or did not hold it.
 */
export const of = (words: Words, at: number, { isSystemic, last }: TreatmentPhrase.Treatment): Claim | undefined => {
  const isLine = TreatmentPurpose.isForSpread(words, last) || combined.has(words[last - 1] ?? "")

  return (isSystemic && isLine) || isFailed(words, last) ? failedWith(at, last) : undefined
}
