import * as Asides from "./Asides.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as Counts from "./Counts.ts"
import * as Histories from "./Histories.ts"
import { openings } from "./LineLexicon.ts"
import * as Ordinals from "./Ordinals.ts"
import * as Quantities from "./Quantities.ts"
import * as Treatment from "./Treatment.ts"

type Words = ReadonlyArray<string>

/** "Any number of prior lines", "no limit on the number of prior lines". */
const byOpening = (words: Words, at: number): Claim | undefined => {
  const next = openings.get(words[at] ?? "")
  if (next === undefined || next !== words[at + 1]) return undefined
  for (let from = at + 2; from < at + 8; from++) {
    const treatment = Treatment.at(words, from)
    if (treatment?.isPrior === true) return { ...having(0, unbounded, at, treatment.last), beyond: "silent" }
  }

  return undefined
}

const counting = [byOpening, Counts.byCount, Counts.byTail, Ordinals.byOrdinal]

const telling = [
  Histories.byAttempt,
  Histories.byRelapse,
  Histories.byFailure,
  Histories.byFailed,
  Histories.byPrior,
  Histories.byReceipt,
  Histories.byName,
]

const first = (
  kinds: ReadonlyArray<(words: Words, at: number) => Claim | undefined>,
  words: Words,
  at: number,
): Claim | undefined => {
  for (const kind of kinds) {
    const claim = kind(words, at)
    if (claim !== undefined) return claim
  }

  return undefined
}

/** "Progressed after at least two prior lines": a count within says more than that there was something. */
const toldAt = (words: Words, at: number): Claim | undefined => {
  const told = first(telling, words, at)
  if (told === undefined || told.exact) return told
  for (let within = at + 1; within < told.last; within++) {
    const counted = first(counting, words, within)
    if (counted !== undefined) return counted
  }

  return told
}

/** What a sentence says that patients have had before, in order. What only touches on it is left out. */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const claims: Array<Claim> = []
  for (let at = 0; at < words.length; at++) {
    const claim = first(counting, words, at) ?? toldAt(words, at)
    if (claim === undefined) {
      at = Math.max(at, (Quantities.at(words, at)?.last ?? 0) - 1)
      continue
    }
    if (!Asides.isAside(words, claim)) claims.push(claim)
    at = Math.max(at, claim.last - 1)
  }

  return claims
}
