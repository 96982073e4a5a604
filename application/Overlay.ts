import { Effect } from "effect"
import type { NctId } from "../domain/study/NctId.ts"
import { later, type Observation } from "../domain/study/Observation.ts"
import * as SiteName from "../domain/study/SiteName.ts"
import type { Site, Study } from "../domain/study/Study.ts"
import { VerifiedIntel } from "./ports/VerifiedIntel.ts"

type ByFacility = ReadonlyMap<string, ReadonlyArray<Observation>>

/** Observations by their facility, as it is compared: a store gives the same list again and again. */
const grouped = new WeakMap<ReadonlyArray<Observation>, ByFacility>()

const byFacility = (observations: ReadonlyArray<Observation>): ByFacility => {
  const known = grouped.get(observations) ?? Map.groupBy(observations, ({ site }) => SiteName.fold(site.facility))
  grouped.set(observations, known)

  return known
}

/**
 * The newest observation of each site. A study may have hundreds of sites and observations: only those of one facility are
 * held against each other.
 */
const observedSites = (study: Study, observations: ReadonlyArray<Observation>): ReadonlyMap<Site, Observation> => {
  const atFacility = byFacility(observations)
  const observed = new Map<Site, Observation>()
  for (const site of atFacility.size === 0 ? [] : study.sites) {
    for (const observation of atFacility.get(SiteName.fold(site.facility ?? "")) ?? []) {
      if (!SiteName.means(observation.site, site)) continue
      const known = observed.get(site)
      observed.set(site, known === undefined ? observation : later(known, observation))
    }
  }

  return observed
}

/** The newest observation of each observed site of the given studies. A study without an observed site is left out. */
export const overlayOf = Effect.fnUntraced(function* (studies: ReadonlyArray<Study>) {
  const overlay = new Map<NctId, ReadonlyMap<Site, Observation>>()
  if (studies.length === 0) return overlay
  const newest = yield* (yield* VerifiedIntel).newest(studies.map(({ nctId }) => nctId))
  for (const study of studies) {
    const observed = observedSites(study, newest.get(study.nctId) ?? [])
    if (observed.size > 0) overlay.set(study.nctId, observed)
  }

  return overlay
})
