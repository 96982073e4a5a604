import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import type { Outcome } from "../mention/Stand.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** One of several markers, and all that a text tells of it. */
interface Part {
  readonly asked: MarkerStatus | undefined
  readonly findings: Findings
}

/** What a text tells of one of several markers: what decides, and the side that comes of it. */
interface Told extends Part {
  readonly deciding: Findings
  readonly outcome: Outcome
  readonly weight: number
}

const toldBy = ({ asked, findings }: Part): ReadonlyArray<Told> => {
  const deciding = Finding.decisive(findings)
  const best = Finding.leading(deciding)

  return best === undefined ? [] : [{ asked, findings, deciding, outcome: best.outcome, weight: best.weight }]
}

const { opposite, other, status } = StatusComparison.remarks

/** Only the result of the marker has to be known, or a therapy is called by it. */
const harmless: ReadonlySet<Remark.Remark> = new Set([status, TherapyTarget.remark])

/** To keep out another state or form keeps out nobody who has this one. */
const ofOthers: ReadonlySet<Remark.Remark> = new Set([opposite, other])

/** Who lacks one change, "no T790M", lacks nothing where another is asked for. */
const isOfAnother = (asked: MarkerStatus | undefined, remark: Remark.Remark): boolean =>
  asked?.state === "absent" && asked.variants.length > 0 && remark === other

/** Whether a finding without a side leaves nothing open. */
const isHarmless = (asked: MarkerStatus | undefined, { place, remark }: Finding.Finding): boolean =>
  harmless.has(remark) || isOfAnother(asked, remark) || (place.side === "exclusion" && ofOthers.has(remark))

const leavesOpen = ({ asked, deciding, outcome }: Told): boolean =>
  outcome === "unknown" && !deciding.every((one) => isHarmless(asked, one))

const heaviest = (some: ReadonlyArray<Told>): Findings =>
  some.toSorted((a, b) => b.weight - a.weight)[0]?.deciding ?? []

/** Whether of what two findings tell of the one or the other is enough. */
type AreAlternatives = (one: Finding.Finding, other: Finding.Finding) => boolean

/** What lets in somebody for having a marker; "negative for EGFR or ALK" asks for the absence of both. */
const letInFor = ({ asked, findings }: Told): Findings =>
  asked?.state === "absent" ? [] : findings.filter(({ outcome }) => outcome === "inclusion")

/** "FLT3 ITD or TKD mutation": one place names several changes, of which one is enough. */
const isSamePlace = (one: Finding.Finding, other: Finding.Finding): boolean =>
  one.start === other.start && one.end === other.end && one.place.side === "inclusion"

/** Whether all that a text tells of one marker it tells as an alternative to what lets in for another. */
const isSpared = (
  { asked, findings }: Told,
  included: ReadonlyArray<Told>,
  areAlternatives: AreAlternatives,
): boolean => {
  const letIn = included.flatMap(letInFor)

  return findings.every(
    (one) => isHarmless(asked, one) || letIn.some((other) => isSamePlace(one, other) || areAlternatives(one, other)),
  )
}

/**
 * What a text tells of somebody who has several markers at once: who is kept out for one of them is kept out, and who is let in for one
 * of them is let in, unless what is said of another leaves it open, where that is no alternative.
 */
export const of = (parts: ReadonlyArray<Part>, areAlternatives: AreAlternatives): Findings => {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only.findings
  const told = parts.flatMap(toldBy)
  const excluded = told.filter(({ outcome }) => outcome === "exclusion")
  if (excluded.length > 0) return heaviest(excluded)
  const included = told.filter(({ outcome }) => outcome === "inclusion")
  const open = told.filter((one) => leavesOpen(one) && !isSpared(one, included, areAlternatives))
  if (open.length > 0) return heaviest(open)

  return heaviest(included.length > 0 ? included : told)
}
