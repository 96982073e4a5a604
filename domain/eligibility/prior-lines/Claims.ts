import { isDigit } from "../text/Characters.ts"
import * as Asides from "./Asides.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as Counts from "./Counts.ts"
import * as FailedTreatment from "./FailedTreatment.ts"
import * as FirstTreatment from "./FirstTreatment.ts"
import * as HoldingTreatment from "./HoldingTreatment.ts"
import {
  comparisons,
  earlier,
  failing,
  numberWords,
  ordinals,
  permissions,
  receiving,
  recurring,
  units,
} from "./LineLexicon.ts"
import * as Ordinals from "./Ordinals.ts"
import * as Pretreatment from "./Pretreatment.ts"
import * as Quantities from "./Quantities.ts"
import * as Receipts from "./Receipts.ts"
import * as Relapses from "./Relapses.ts"
import * as Remissions from "./Remissions.ts"
import * as TrailingCounts from "./TrailingCounts.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"
import * as Unreceived from "./Unreceived.ts"

type Words = ReadonlyArray<string>

const limits: ReadonlySet<string> = new Set([
  "limit",
  "limits",
  "maximum",
  "limitation",
  "limitations",
  "restriction",
  "restrictions",
])

const nearLimit = 5

const nearPermission = 16

const nearMay = 4

/** "Any line of prior treatment is permitted", "all lines are allowed". */
const isAnyLine = (words: Words, at: number): boolean =>
  (words[at] === "any" || words[at] === "all") &&
  (words[at + 1] === "line" || words[at + 1] === "lines") &&
  (words.slice(at, at + nearPermission).some((word) => permissions.has(word)) ||
    words.slice(Math.max(0, at - nearMay), at).includes("may"))

/** "Regardless of the number of prior lines". */
const isRegardless = (words: Words, at: number): boolean =>
  (words[at] === "regardless" || words[at] === "irrespective") &&
  words[at + 1] === "of" &&
  (words[at + 2] === "number" || words[at + 3] === "number" || earlier.has(words[at + 2] ?? ""))

/** Whether words begin there that set no bound: "any number of", "no limit on", "no upper limit for". */
const isOpening = (words: Words, at: number): boolean =>
  ((words[at] === "any" || words[at] === "all") && words[at + 1] === "number") ||
  isAnyLine(words, at) ||
  words[at] === "unlimited" ||
  isRegardless(words, at) ||
  (words[at] === "no" && words.slice(at + 1, at + nearLimit).some((word) => limits.has(word)))

/** "Any number of prior lines", "no limit on the number of prior lines". */
const byOpening = (words: Words, at: number): Claim | undefined => {
  if (!isOpening(words, at)) return undefined
  for (let from = at + 1; from < at + 8; from++) {
    const treatment = TreatmentPhrase.at(words, from)
    if (treatment?.isPrior === true || treatment?.isGrouped === true)
      return { ...having(0, unbounded, at, treatment.last), beyond: "silent" }
  }

  return undefined
}

const counting = [
  byOpening,
  Counts.byCount,
  TrailingCounts.byTail,
  TrailingCounts.byVerb,
  TrailingCounts.byTitle,
  Ordinals.byOrdinal,
]

const telling = [
  FirstTreatment.byAttempt,
  Remissions.byRemission,
  Relapses.byRelapse,
  HoldingTreatment.byStability,
  FailedTreatment.byFailure,
  HoldingTreatment.byResponse,
  FailedTreatment.byFailed,
  Receipts.byPrior,
  Receipts.byReceipt,
  Unreceived.byNone,
  Unreceived.byLast,
  Pretreatment.byName,
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

/** The words that something told can begin with. */
const beginnings: ReadonlySet<string> = new Set([
  ...comparisons.map(({ words }) => words[0] ?? ""),
  ...numberWords.keys(),
  ...ordinals.keys(),
  ...units,
  ...earlier,
  ...receiving,
  ...failing,
  "responding",
  ...recurring,
  ...Remissions.short,
  ..."unlimited regardless irrespective any all none multiple several r history chemonaive naive untreated pretreated pretreatment receive response responsive pd between newly novo no beyond subsequent later previously last recent without".split(
    " ",
  ),
])

const mayBegin = (word: string): boolean => beginnings.has(word) || isDigit(word.charCodeAt(0))

/** How many tokens behind what is told its count may begin: "with two lines", "consisting of two lines". */
const links: ReadonlyMap<string, number> = new Map([
  ["with", 2],
  ["consisting", 3],
])

/** "Progressed after at least two prior lines": a count within says more than that there was something. */
const toldAt = (words: Words, at: number): Claim | undefined => {
  const told = first(telling, words, at)
  if (told === undefined || told.exact) return told
  const behind = told.last + (links.get(words[told.last] ?? "") ?? 1)
  for (let within = at + 1; within < behind; within++) {
    const counted = mayBegin(words[within] ?? "") ? first(counting, words, within) : undefined
    if (counted !== undefined) return counted
  }

  return told
}

/** At most this many places of a sentence are looked at more closely. */
const most = 10

/** What a sentence says that patients have had before, in order. What only touches on it is left out. */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const claims: Array<Claim> = []
  let found = 0
  for (let at = 0; at < words.length && found < most; at++) {
    if (!mayBegin(words[at] ?? "")) continue
    const claim = first(counting, words, at) ?? toldAt(words, at)
    if (claim === undefined) {
      at = Math.max(at, (Quantities.at(words, at)?.last ?? 0) - 1)
      continue
    }
    found++
    if (!Asides.isAside(words, claim)) claims.push(claim)
    at = Math.max(at, claim.last - 1)
  }

  return claims
}
