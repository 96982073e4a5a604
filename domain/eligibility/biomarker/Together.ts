import * as StatusComparison from "../marker-status/StatusComparison.ts"
import * as Finding from "../mention/Finding.ts"
import type { Outcome } from "../mention/Stand.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** What a text tells of one of several markers: what decides, and the side that comes of it. */
interface Told {
  readonly deciding: Findings
  readonly outcome: Outcome
  readonly weight: number
}

const toldBy = (findings: Findings): ReadonlyArray<Told> => {
  const deciding = Finding.decisive(findings)
  const best = Finding.leading(deciding)

  return best === undefined ? [] : [{ deciding, outcome: best.outcome, weight: best.weight }]
}

const { opposite, other, status } = StatusComparison.remarks

/** Only the result of the marker has to be known, or a therapy is called by it. */
const harmless: ReadonlySet<string> = new Set([status, "as part of a therapy's name"])

/** To keep out another state or form keeps out nobody who has this one. */
const ofOthers: ReadonlySet<string> = new Set([opposite, other])

const isHarmless = ({ place, remark }: Finding.Finding): boolean =>
  harmless.has(remark) || (place.side === "exclusion" && ofOthers.has(remark))

const leavesOpen = ({ deciding, outcome }: Told): boolean => outcome === "unknown" && !deciding.every(isHarmless)

const heaviest = (some: ReadonlyArray<Told>): Findings =>
  some.toSorted((a, b) => b.weight - a.weight)[0]?.deciding ?? []

/**
 * What a text tells of somebody who has several markers at once: who is kept out for one of them is kept out, and who is let in for one
 * of them is let in, unless what is said of another leaves it open.
 */
export const of = (parts: ReadonlyArray<Findings>): Findings => {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const told = parts.flatMap(toldBy)
  const excluded = told.filter(({ outcome }) => outcome === "exclusion")
  if (excluded.length > 0) return heaviest(excluded)
  const open = told.filter(leavesOpen)
  if (open.length > 0) return heaviest(open)
  const included = told.filter(({ outcome }) => outcome === "inclusion")

  return heaviest(included.length > 0 ? included : told)
}
