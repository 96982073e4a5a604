import { asOneLine, type Claim, failedWith, having } from "../line-claims/Claim.ts"
import * as CountedLines from "../line-claims/CountedLines.ts"
import * as FailedTreatment from "../line-claims/FailedTreatment.ts"
import * as HoldingTreatment from "../line-claims/HoldingTreatment.ts"
import * as OpenCounts from "../line-claims/OpenCounts.ts"
import * as Ordinals from "../line-claims/Ordinals.ts"
import * as Receipts from "../line-claims/Receipts.ts"
import * as Relapses from "../line-claims/Relapses.ts"
import * as SpentTreatments from "../line-claims/SpentTreatments.ts"
import * as TreatmentFailures from "../line-claims/TreatmentFailures.ts"
import * as Untreated from "../line-claims/Untreated.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import { negators } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Asides from "./Asides.ts"

type Words = ReadonlyArray<string>

/** The units of time that a treatment is given for. */
const units: ReadonlyArray<string> = ["weeks", "months", "years"]

const reach = 8

const receiving: ReadonlySet<string> = new Set("received completed completion undergone had have must".split(" "))

/** Words of how long ago something was, or of how long there was nothing. */
const apart: ReadonlySet<string> = new Set([
  ...negators,
  ..."within since after before prior last first off free stopped discontinued elapsed".split(" "),
])

const limiting: ReadonlySet<string> = new Set(["more", "exceeding", "most", "up", "maximum", "maximally"])

/** "No more than", "up to", which need not be any. */
const isLimit = (before: Words): boolean => {
  const at = before.findLastIndex((word) => limiting.has(word))

  return at >= 0 && (before[at] !== "more" || before[at - 1] === "no" || before[at - 1] === "not")
}

/** "(Must have received) at least four months of systemic therapy", "no more than 28 weeks of systemic therapy". */
const byLength = (words: Words, at: number): Claim | undefined => {
  if (!units.includes(words[at] ?? "") || words[at + 1] !== "of") return undefined
  const before = words.slice(Math.max(0, at - reach), at)
  const treatment = before.some((word) => receiving.has(word)) ? TreatmentPhrase.at(words, at + 2) : undefined
  if (treatment?.kind !== "any" || !treatment.isSystemic) return undefined
  if (isLimit(before)) return { ...having(0, 0, at, treatment.last), beyond: "silent" }

  return before.some((word) => apart.has(word)) ? undefined : asOneLine(words, failedWith(at, treatment.last))
}

/** How many tokens behind what is told its count may begin: "with two lines", "(more than one line)", "consisting of two lines". */
const links: ReadonlyMap<string, number> = new Map([
  ["with", 2],
  ["(", 2],
  ["consisting", 3],
])

const byFirst = (claims: ReadonlyArray<Claim>): ReadonlyMap<number, Claim> =>
  new Map(claims.map((claim) => [claim.first, claim]))

/** What the tables tell, by the place of its first word; what is told within something else begins behind it. */
const byTables = (words: Words): ReadonlyMap<number, Claim> => {
  const numbered = KnownNumbers.ofWords(words)
  const mayCallTreatments = [TreatmentFailures.failures, HoldingTreatment.table].some((table) =>
    table.mayTell(numbered),
  )
  const run = Relapses.level.over(mayCallTreatments ? TreatmentPhrase.within(words) : Level.plain(numbered))
  const claims = [
    ...HoldingTreatment.of(words, run),
    ...Relapses.of(run),
    ...FailedTreatment.of(words, run),
    ...SpentTreatments.of(words),
    ...Untreated.of(words),
  ].toSorted((one, other) => one.first - other.first)
  const told = new Map<number, Claim>()
  let end = 0
  for (const claim of claims) {
    const first = Math.max(claim.first, end)
    if (first >= claim.last) continue
    told.set(first, { ...claim, first })
    end = claim.last
  }

  return told
}

/** "Progressed after at least two prior lines": a count within says more than that there was something. */
const toldAt = (
  words: Words,
  at: number,
  rows: ReadonlyMap<number, Claim>,
  receipts: ReadonlyMap<number, Claim>,
  counts: ReadonlyMap<number, Claim>,
): Claim | undefined => {
  const told = rows.get(at) ?? receipts.get(at) ?? byLength(words, at)
  if (told === undefined || told.exact) return told
  const behind = told.last + (links.get(words[told.last] ?? "") ?? 1)
  for (let within = at + 1; within < behind; within++) {
    const counted = counts.get(within)
    if (counted !== undefined)
      return TreatmentFailures.isLessened(words[told.first] ?? "") ? { ...counted, first: told.first } : counted
  }

  return told
}

/** At most this many places of a sentence are looked at more closely. */
const most = 10

/** What a sentence says that patients have had before, in order. What only touches on it is left out. */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const claims: Array<Claim> = []
  const told = byTables(words)
  const received = byFirst(Receipts.of(words, TreatmentPhrase.within(words)))
  const counts = byFirst([...Ordinals.of(words), ...OpenCounts.of(words), ...CountedLines.of(words)])
  for (let at = 0; at < words.length && claims.length < most; at++) {
    const claim = counts.get(at) ?? toldAt(words, at, told, received, counts)
    if (claim === undefined) continue
    claims.push(claim)
    at = Math.max(at, claim.last - 1)
  }

  return claims.filter((claim) => !Asides.isAside(words, claim))
}
