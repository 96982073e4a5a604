import { saysOpenToday } from "../../domain/study/Study.ts"
import type { MatchedOption, TrialSite } from "../wire/Payloads.ts"

type Site = typeof TrialSite.Type

/** The sites of a study for which a text has room. */
export interface SitesShown {
  readonly shown: ReadonlyArray<Site>
  /** How many are left out, and how many of them are open, in words; nothing where all are shown. */
  readonly leftOut: ReadonlyArray<string>
}

const whatIsOpen = (open: number, all: number): string => {
  if (all === 1) return open === 1 ? "which is open now" : "which is not open now"
  if (open === 0) return "none of them open now"

  return `${open === all ? "all" : open} of them open now`
}

const closed = 2

/** Open now, later, or not at all. */
const rankOf = (status: string): number => {
  if (saysOpenToday(status)) return 0

  return status === "NOT_YET_RECRUITING" ? 1 : closed
}

/** Whether no site of a study is open now or later, nor the study itself. */
export const areAllClosed = ({
  overall_status,
  sites,
}: Pick<typeof MatchedOption.Type, "overall_status" | "sites">): boolean =>
  [overall_status, ...sites.map(({ registry_status }) => registry_status ?? overall_status)].every(
    (status) => rankOf(status) === closed,
  )

/** Those that are open come first, each in the order in which it came. A site without a status of its own stands as its study does. */
export const of = (
  { overall_status, sites }: Pick<typeof MatchedOption.Type, "overall_status" | "sites">,
  most: number,
): SitesShown => {
  const rank = ({ registry_status }: Site) => rankOf(registry_status ?? overall_status)
  const inOrder = sites.toSorted((one, other) => rank(one) - rank(other))
  const omitted = inOrder.slice(most)
  const open = omitted.filter((site) => rank(site) === 0).length

  return {
    shown: inOrder.slice(0, most),
    leftOut: omitted.length === 0 ? [] : [`${omitted.length} more, ${whatIsOpen(open, omitted.length)}`],
  }
}
