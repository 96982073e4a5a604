import * as Claim from "../line-claims/Claim.ts"
import * as CountedLines from "../line-claims/CountedLines.ts"
import * as Demands from "../line-claims/Demands.ts"
import * as FailedTreatment from "../line-claims/FailedTreatment.ts"
import * as HoldingTreatment from "../line-claims/HoldingTreatment.ts"
import * as NumberedLines from "../line-claims/NumberedLines.ts"
import * as OpenCounts from "../line-claims/OpenCounts.ts"
import * as Ordinals from "../line-claims/Ordinals.ts"
import * as Receipts from "../line-claims/Receipts.ts"
import * as Relapses from "../line-claims/Relapses.ts"
import * as SpentTreatments from "../line-claims/SpentTreatments.ts"
import * as TreatmentFailures from "../line-claims/TreatmentFailures.ts"
import * as Untreated from "../line-claims/Untreated.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as Gate from "../rules/Gate.ts"
import type * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"
import { breaks, joints } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Asides from "./Asides.ts"
import * as ListedTreatment from "./ListedTreatment.ts"

/** How many tokens behind what is told its count may begin: "with two lines", "(more than one line)", "consisting of two lines". */
const links: ReadonlyMap<string, number> = new Map([
  ["with", 2],
  ["(", 2],
  ["consisting", 3],
])

const byFirst = (claims: ReadonlyArray<Claim.Claim>): ReadonlyMap<number, Claim.Claim> => {
  const told = new Map<number, Claim.Claim>()
  for (const claim of claims) told.set(claim.first, claim)

  return told
}

/** What is told, by the place of its first word; what is told within something else begins behind it. */
const apart = (claims: ReadonlyArray<Claim.Claim>): Map<number, Claim.Claim> => {
  const told = new Map<number, Claim.Claim>()
  let end = 0
  for (const claim of claims.toSorted((one, other) => one.first - other.first)) {
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
  rows: ReadonlyMap<number, Claim.Claim>,
  counts: ReadonlyMap<number, Claim.Claim>,
): Claim.Claim | undefined => {
  const told = rows.get(at)
  if (told === undefined || told.exact) return told
  const behind = told.last + (links.get(words[told.last] ?? "") ?? 1)
  for (let within = at + 1; within < behind; within++) {
    const counted = counts.get(within)
    if (counted !== undefined)
      return TreatmentFailures.isLessened(words[told.first] ?? "") ? { ...counted, first: told.first } : counted
  }

  return told
}

const nearCount = 8

/** "(Untreated, or) relapsed lymphoma after at least two lines": the count tells of the same patients, and more. */
const isCountedBehind = (words: Words, { exact, last, oneWay }: Claim.Claim, next: Claim.Claim | undefined): boolean =>
  !exact &&
  oneWay &&
  next?.exact === true &&
  Claim.isBar(next) &&
  next.first <= last + nearCount &&
  !words.slice(last, next.first).some((word) => breaks.has(word) || joints.has(word) || word === ":")

/** At most this many places of a sentence are looked at more closely. */
const most = 10

/** How something is told, and the tables of which one must tell it. */
type Reader = readonly [tables: ReadonlyArray<RuleTable.RuleTable<unknown>>, read: (words: Words) => Told]

type Told = ReadonlyArray<Claim.Claim>

/** Rows that claim what they mean, whoever reads them. */
const plain = (table: Claim.Table, run: (words: Words) => ChunkedRun<unknown>): Reader => [
  [table],
  (words) => Claim.claimed(table, run(words)),
]

/** What tells of treatments and of who had them, which may stand within each other; of what was given; and of how many there were. */
const readers: Readonly<Record<"told" | "given" | "counted", ReadonlyArray<Reader>>> = {
  told: [
    plain(HoldingTreatment.table, Relapses.within),
    [[Relapses.table], Relapses.of],
    [[FailedTreatment.table], FailedTreatment.of],
    plain(SpentTreatments.table, SpentTreatments.within),
    plain(Untreated.table, Untreated.within),
  ],
  given: [[[Receipts.table], Receipts.of]],
  counted: [
    [[NumberedLines.table], Ordinals.of],
    plain(OpenCounts.table, TreatmentPhrase.within),
    [CountedLines.tables, CountedLines.of],
  ],
}

/** The tables of which one tells something wherever anything is claimed. */
export const tables = Object.values(readers).flatMap((some) => some.flatMap(([own]) => own))

/** Most sentences tell nothing of most of it, nor name a treatment to bar it, and need not be read for it. */
export const gate = Gate.of([...tables, Demands.table, ListedTreatment.table])

/** Whether a table may tell something in a sentence. */
export type MayTell = ReturnType<typeof gate>

const none: ReadonlyArray<never> = []

const read = (some: ReadonlyArray<Reader>, words: Words, mayTell: MayTell): Told => {
  let told: Told = none
  for (const [tables, claimsOf] of some) {
    const more = tables.some(mayTell) ? claimsOf(words) : none
    if (more.length > 0) told = told.length === 0 ? more : told.concat(more)
  }

  return told
}

/** What a sentence says that patients have had before, in order. What only touches on it is left out. `mayTell`: what the gate told of its words. */
export const of = (words: Words, mayTell: MayTell): ReadonlyArray<Claim.Claim> => {
  if (!tables.some(mayTell)) return none
  const told = read(readers.told, words, mayTell)
  const given = read(readers.given, words, mayTell)
  const counted = read(readers.counted, words, mayTell)
  if (told.length + given.length + counted.length === 0) return none
  const counts = byFirst(counted)
  const rows = apart(told)
  for (const claim of given) if (!rows.has(claim.first)) rows.set(claim.first, claim)
  const claims: Array<Claim.Claim> = []
  for (let at = 0; at < words.length && claims.length < most; at++) {
    const claim = counts.get(at) ?? toldAt(words, at, rows, counts)
    if (claim === undefined) continue
    claims.push(claim)
    at = Math.max(at, claim.last - 1)
  }

  return claims.filter(
    (claim, index) => !isCountedBehind(words, claim, claims[index + 1]) && !Asides.isAside(words, claim),
  )
}
