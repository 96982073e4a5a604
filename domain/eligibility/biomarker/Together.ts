import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import * as Finding from "../mention/Finding.ts"
import type { Outcome } from "../mention/Stand.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** One of several markers, and all that a text tells of it. */
interface Part {
  readonly asked: MarkerStatus | undefined
  readonly findings: Findings
}

/** What a text tells of one of several markers: what decides, and the side that comes of it. */
interface Told extends Pick<Part, "asked"> {
  readonly deciding: Findings
  readonly outcome: Outcome
  readonly weight: number
}

const toldBy = ({ asked, findings }: Part): ReadonlyArray<Told> => {
  const deciding = Finding.decisive(findings)
  const best = Finding.leading(deciding)

  return best === undefined ? [] : [{ asked, deciding, outcome: best.outcome, weight: best.weight }]
}

const { opposite, other, status } = StatusComparison.remarks

/** Only the result of the marker has to be known, or a therapy is called by it. */
const harmless: ReadonlySet<string> = new Set([status, "as part of a therapy's name"])

/** To keep out another state or form keeps out nobody who has this one. */
const ofOthers: ReadonlySet<string> = new Set([opposite, other])

/** Who lacks one change, "no T790M", lacks nothing where another is asked for. */
const isOfAnother = (asked: MarkerStatus | undefined, remark: string): boolean =>
  asked?.state === "absent" && asked.variants.length > 0 && remark === other

const leavesOpen = ({ asked, deciding, outcome }: Told): boolean =>
  outcome === "unknown" &&
  !deciding.every(
    ({ place, remark }) =>
      harmless.has(remark) || isOfAnother(asked, remark) || (place.side === "exclusion" && ofOthers.has(remark)),
  )

const heaviest = (some: ReadonlyArray<Told>): Findings =>
  some.toSorted((a, b) => b.weight - a.weight)[0]?.deciding ?? []

/**
 * What a text tells of somebody who has several markers at once: who is kept out for one of them is kept out, and who is let in for one
 * of them is let in, unless what is said of another leaves it open.
 */
export const of = (parts: ReadonlyArray<Part>): Findings => {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only.findings
  const told = parts.flatMap(toldBy)
  const excluded = told.filter(({ outcome }) => outcome === "exclusion")
  if (excluded.length > 0) return heaviest(excluded)
  const open = told.filter(leavesOpen)
  if (open.length > 0) return heaviest(open)
  const included = told.filter(({ outcome }) => outcome === "inclusion")

  return heaviest(included.length > 0 ? included : told)
}
