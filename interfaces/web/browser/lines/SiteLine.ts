import type { Site } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"
import { orAsItIs } from "../words/OfService.ts"
import * as ContactLine from "./ContactLine.ts"

/** City, state and country, as they stand behind a facility. */
export const townOf = ({ city, country, state }: Site): string =>
  [city, state, country].map((part) => (part === null ? "" : `, ${part}`)).join("")

export const placeOf = (site: Site, words: Words): string => `${orAsItIs(site.facility, words)}${townOf(site)}`

/** How far a site is, in brackets; nothing where that is not known. */
export const distanceOf = ({ distance_miles }: Site, words: Words): string =>
  typeof distance_miles === "number" ? ` (${words.options.distance(distance_miles)})` : ""

/** Its status as the registry publishes it, behind a dash; nothing where it publishes none. */
export const statusOf = ({ registry_status }: Site, words: Words): string =>
  registry_status === null ? "" : ` – ${words.statuses[registry_status] ?? registry_status}`

/** A site in one line, with its status, and whom to ask there where that is known. */
export const of = (site: Site, words: Words): string => {
  const [whom] = ContactLine.ofAll(site.contacts, words)

  return `${placeOf(site, words)}${distanceOf(site, words)}${statusOf(site, words)}${whom === undefined ? "" : `: ${whom}`}`
}

/** Whether the first sites are the nearest: only where distances are known. */
export const areByDistance = (sites: ReadonlyArray<Site>): boolean =>
  sites.some(({ distance_miles }) => typeof distance_miles === "number")

/** What the first few sites are called. */
export const heading = (sites: ReadonlyArray<Site>, words: Words): string =>
  areByDistance(sites) ? words.options.nearest : words.options.place
