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
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { negators } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Asides from "./Asides.ts"

type Words = ReadonlyArray<string>

/** A treatment that was given for so long, or for no longer. */
export const lengths = RuleTable.of<"given" | "at most" | "nothing">({
  name: "treatments told by how long they were given",
  over: TreatmentPhrase.level,
  classes: {
    receiving: "received completed completion undergone had have must",
    apart: new Set([
      ...negators,
      ..."within since after before prior last first off free stopped discontinued elapsed".split(" "),
    ]),
    most: "exceeding most up maximum maximally",
  },
  parts: { length: "[ weeks|months|years of @treatment.any.systemic ]" },
  rows: [
    telling("given", [["{receiving} ..6 <length>", "received four [months of chemotherapy]"]]),
    telling("at most", [
      ["{receiving} ..5 {most} ..5 <length>", "received up to 28 [weeks of systemic therapy]"],
      ["{receiving} ..4 no|not more ..4 <length>", "have received no more than 28 [weeks of systemic therapy]"],
      ["no|not ..1 {receiving} more ..4 <length>", "have not received more than 28 [weeks of systemic therapy]"],
    ]),
    telling("nothing", [
      ["{receiving} ..5 {apart} ..5 <length>", "had within four [weeks of chemotherapy]"],
      ["{apart} ..5 {receiving} ..5 <length>", "not received four [weeks of chemotherapy]"],
    ]),
  ],
})

/** "(Must have received) at least four months of systemic therapy", "no more than 28 weeks", which need not be any. */
const byLength = (words: Words): ReadonlyArray<Claim> => {
  const run = TreatmentPhrase.within(words)

  return lengths.find(run).flatMap(({ first, last, row: { means } }): ReadonlyArray<Claim> => {
    const [from, to] = [run.tokens[first] ?? 0, run.tokens[last] ?? 0]
    if (means === "nothing") return []

    return [
      means === "given" ? asOneLine(words, failedWith(from, to)) : { ...having(0, 0, from, to), beyond: "silent" },
    ]
  })
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
  const run = Relapses.level.over(TreatmentPhrase.within(words))
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
  given: ReadonlyMap<number, Claim>,
  counts: ReadonlyMap<number, Claim>,
): Claim | undefined => {
  const told = rows.get(at) ?? given.get(at)
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
  const given = byFirst([...byLength(words), ...Receipts.of(words, TreatmentPhrase.within(words))])
  const counts = byFirst([...Ordinals.of(words), ...OpenCounts.of(words), ...CountedLines.of(words)])
  for (let at = 0; at < words.length && claims.length < most; at++) {
    const claim = counts.get(at) ?? toldAt(words, at, told, given, counts)
    if (claim === undefined) continue
    claims.push(claim)
    at = Math.max(at, claim.last - 1)
  }

  return claims.filter((claim) => !Asides.isAside(words, claim))
}
