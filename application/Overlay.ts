import { Effect } from "effect"
import type { NctId } from "../domain/NctId.ts"
import { later, type Observation } from "../domain/Observation.ts"
import * as SiteName from "../domain/SiteName.ts"
import type { Site, Study } from "../domain/Study.ts"
import { VerifiedIntel } from "./ports/VerifiedIntel.ts"

/** The newest observation of each observed site of some studies. */
export type Overlay = ReadonlyMap<NctId, ReadonlyMap<Site, Observation>>

/** The newest observation of each site. Names are folded once each: a study may have hundreds of sites and observations. */
const observedSites = (study: Study, observations: ReadonlyArray<Observation>): ReadonlyMap<Site, Observation> => {
  const seen = observations.map((observation) => ({ name: SiteName.folded(observation.site), observation }))
  const observed = new Map<Site, Observation>()
  for (const site of seen.length === 0 ? [] : study.sites) {
    const published = SiteName.folded(site)
    for (const { name, observation } of seen) {
      if (!SiteName.means(name, published)) continue
      const known = observed.get(site)
      observed.set(site, known === undefined ? observation : later(known, observation))
    }
  }

  return observed
}

/** What was observed at the sites of the given studies. A study without an observed site is left out. */
export const overlayOf = Effect.fnUntraced(function* (studies: ReadonlyArray<Study>) {
  if (studies.length === 0) return new Map() as Overlay
  const newest = yield* (yield* VerifiedIntel).newest(studies.map(({ nctId }) => nctId))
  const overlay = new Map<NctId, ReadonlyMap<Site, Observation>>()
  for (const study of studies) {
    const observed = observedSites(study, newest.get(study.nctId) ?? [])
    if (observed.size > 0) overlay.set(study.nctId, observed)
  }

  return overlay as Overlay
})
