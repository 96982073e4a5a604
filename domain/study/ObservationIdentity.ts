import type { Observation } from "./Observation.ts"
import * as SiteName from "./SiteName.ts"

/** What an observed site is told from another by: two spellings of its name are one site. */
export const site = ({ site: { city, country, facility, state } }: Observation): string =>
  JSON.stringify([facility, city, state, country].map((part) => SiteName.fold(part ?? "")))

/** What an observation is told from another by: each of its details, and its site by whatever spelling. */
export const whole = (observation: Observation): string => {
  const { acceptsReferrals, lastVerifiedAt, nctId, notes, status } = observation

  return JSON.stringify([nctId, site(observation), status, lastVerifiedAt, acceptsReferrals, notes])
}
