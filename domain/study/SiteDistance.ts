import { distanceInMiles, type GeoPoint } from "./GeoPoint.ts"
import { isOpenToday, type Site, type Study, saysOpenToday } from "./Study.ts"

/** A site and how far away it is: `null` where the registry publishes no coordinates. */
export interface SiteAtDistance {
  readonly site: Site
  readonly miles: number | null
}

const fromNearest = (first: SiteAtDistance, second: SiteAtDistance) =>
  (first.miles ?? Number.POSITIVE_INFINITY) - (second.miles ?? Number.POSITIVE_INFINITY) || 0

const away = (site: Site, from: GeoPoint): number | null =>
  site.point === null ? null : distanceInMiles(from, site.point)

/** All sites with their distances in miles, the nearest first and those without coordinates last. */
export const nearestFirst = (sites: ReadonlyArray<Site>, from: GeoPoint): ReadonlyArray<SiteAtDistance> =>
  sites.map((site) => ({ site, miles: away(site, from) })).toSorted(fromNearest)

/** Whether a site takes participants now. Of a study that is open, a site without a status of its own counts as open. */
const isOpen = (study: Study, { status }: Site): boolean =>
  status === null ? isOpenToday(study) : saysOpenToday(status)

/** Miles to the nearest site that takes participants now; infinite where there is none with coordinates. */
export const milesToNearestOpen = (study: Study, from: GeoPoint): number =>
  study.sites.reduce(
    (nearest, site) =>
      isOpen(study, site) ? Math.min(nearest, away(site, from) ?? Number.POSITIVE_INFINITY) : nearest,
    Number.POSITIVE_INFINITY,
  )
