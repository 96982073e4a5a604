import type { Provenance } from "../../application/ports/Registry.ts"
import * as Criteria from "../../domain/criteria/Criteria.ts"
import type { CriterionCheck } from "../../domain/criteria/CriterionCheck.ts"
import type { Location } from "../../domain/Profile.ts"
import * as NamedPlace from "../../domain/study/NamedPlace.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as SiteDistance from "../../domain/study/SiteDistance.ts"
import type { Site, Study } from "../../domain/study/Study.ts"
import type { MatchedOption, Source, TrialSite, VerifiedSiteIntel } from "../wire/Payloads.ts"
import { registry } from "./Ending.ts"

export const source = ({ queryUrl, retrievedAt }: Provenance): typeof Source.Type => ({
  registry,
  query_url: queryUrl,
  retrieved_at: new Date(retrievedAt).toISOString(),
})

const verified = (observation: Observation): typeof VerifiedSiteIntel.Type => ({
  status: observation.status,
  last_verified_at: new Date(observation.lastVerifiedAt).toISOString(),
  investigator_accepts_referrals: observation.acceptsReferrals,
  notes: observation.notes,
})

/** The registry's coordinates are those of a city: more than one decimal would pretend to know better. */
const toOneDecimal = (miles: number | null) => (miles === null ? null : Math.round(miles * 10) / 10)

const site = (
  { city, country, facility, state, status }: Site,
  miles: number | null | undefined,
  observation: Observation | undefined,
): typeof TrialSite.Type => ({
  facility: facility ?? "Facility not published",
  city,
  state,
  country,
  registry_status: status,
  ...(miles === undefined ? {} : { distance_miles: toOneDecimal(miles) }),
  ...(observation === undefined ? {} : { verified: verified(observation) }),
})

interface PlacedSite {
  readonly site: Site
  readonly miles?: number | null
}

const inOrder = (sites: ReadonlyArray<Site>, location: Location | undefined): ReadonlyArray<PlacedSite> => {
  if (location === undefined) return sites.map((site) => ({ site }))

  return location._tag === "Around"
    ? SiteDistance.nearestFirst(sites, location.point)
    : NamedPlace.sitesFirst(sites, location.place).map((site) => ({ site }))
}

/** A study as an option. `observed` holds what the caller may see of its sites; `location` is where the patient looks. */
export const option = (
  study: Study,
  checks: ReadonlyArray<CriterionCheck>,
  location: Location | undefined,
  observed: ReadonlyMap<Site, Observation> | undefined,
): typeof MatchedOption.Type => ({
  nct_id: study.nctId,
  title: study.title,
  study_type: study.type,
  overall_status: study.overallStatus,
  phases: study.phases,
  conditions: study.conditions,
  interventions: study.interventions,
  sponsor: study.sponsor,
  summary: study.summary,
  criteria_checks: checks.map(({ criterion, evidence, state }) => ({ criterion, state, evidence })),
  unknown_count: Criteria.unknownCount(checks),
  sites: inOrder(study.sites, location).map(({ miles, site: place }) => site(place, miles, observed?.get(place))),
  eligibility_text: study.eligibility.text,
  registry_url: `https://clinicaltrials.gov/study/${study.nctId}`,
  last_update_posted: study.lastUpdatePosted,
})
