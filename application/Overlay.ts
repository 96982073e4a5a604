import { Effect } from "effect"
import type { NctId } from "../domain/NctId.ts"
import { later, type Observation } from "../domain/Observation.ts"
import * as SiteName from "../domain/SiteName.ts"
import type { Site, Study } from "../domain/Study.ts"
import { VerifiedIntel } from "./ports/VerifiedIntel.ts"

/** The newest observation of each observed site of some studies. */
export type Overlay = ReadonlyMap<NctId, ReadonlyMap<Site, Observation>>

const newestOf = (site: Site, observations: ReadonlyArray<Observation>): Observation | undefined =>
  observations
    .filter((observation) => SiteName.means(observation.site, site))
    .reduce<Observation | undefined>(
      (newest, observation) => (newest === undefined ? observation : later(newest, observation)),
      undefined,
    )

const observedSites = (study: Study, observations: ReadonlyArray<Observation>): ReadonlyMap<Site, Observation> => {
  const observed = new Map<Site, Observation>()
  for (const site of study.sites) {
    const newest = newestOf(site, observations)
    if (newest !== undefined) observed.set(site, newest)
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
