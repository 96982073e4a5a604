import * as Uncertainty from "../entry/Uncertainty.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"

const turned: ReadonlySet<Remark.Remark> = new Set(["", "ruling it out", "where it is missing"])

/** What a mention of a stage tells whom it does not have: to have none is asked for, or is barred, only where the mention is turned. */
export const whereDenied = (found: Finding.Finding): Finding.Finding => {
  const { outcome, place, remark } = found
  if (remark === Stand.eitherWay) return found
  const isTurned = outcome !== "unknown" && place.side !== "neither" && outcome !== place.side && turned.has(remark)

  return isTurned
    ? { ...found, outcome: place.side, remark: "", weight: 1 }
    : Finding.untold(found, "another state of it")
}

/** What a mention tells where it is not clear which stage was entered. */
export const whereOpen = (found: Finding.Finding): Finding.Finding => Finding.untold(found, Uncertainty.remark)
