import type { Site } from "./Wire.ts"

const nameOf = ({ city, country, facility, state }: Site): string => JSON.stringify([facility, city, state, country])

const byName = (sites: ReadonlyArray<Site>): Map<string, Array<Site>> => {
  const named = new Map<string, Array<Site>>()
  for (const site of sites) {
    const name = nameOf(site)
    const same = named.get(name)
    if (same === undefined) named.set(name, [site])
    else same.push(site)
  }

  return named
}

const open = new Set(["RECRUITING", "NOT_YET_RECRUITING", "AVAILABLE"])

/** Whether a site is open, or is one of an open study and has no status of its own. */
export const mayTakePeople = ({ registry_status }: Site): boolean =>
  registry_status === null || open.has(registry_status)

/** Those that may take people before those that do not, each in their order: what stands first is what is called. */
export const openFirst = (sites: ReadonlyArray<Site>): ReadonlyArray<Site> => [
  ...sites.filter(mayTakePeople),
  ...sites.filter((site) => !mayTakePeople(site)),
]

/** The sites as they were asked for now, in the order and with the distances of the match, which knew where the visitor is. */
export const inOrderOf = (match: ReadonlyArray<Site>, now: ReadonlyArray<Site>): ReadonlyArray<Site> => {
  const left = byName(now)
  const known = match.flatMap((site) => {
    const same = left.get(nameOf(site))?.shift()
    if (same === undefined) return []

    return site.distance_miles === undefined ? [same] : [{ ...same, distance_miles: site.distance_miles }]
  })

  return [...known, ...[...left.values()].flat()]
}
