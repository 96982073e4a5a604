import type { NctId } from "./NctId.ts"
import type { SiteName } from "./SiteName.ts"

export const observedStatuses = ["recruiting", "not_recruiting", "waitlist", "unknown"] as const

/** What was seen at a site, in words of our own: not the registry's status. */
export type ObservedStatus = (typeof observedStatuses)[number]

/** A first-hand observation of one study at one site. */
export interface Observation {
  readonly nctId: NctId
  readonly site: SiteName
  readonly status: ObservedStatus
  /** Epoch milliseconds. */
  readonly lastVerifiedAt: number
  readonly acceptsReferrals: boolean | null
  readonly notes: string | null
}

/** The later of two observations; of two that were verified at the same moment, the second. */
export const later = (first: Observation, second: Observation): Observation =>
  first.lastVerifiedAt > second.lastVerifiedAt ? first : second
