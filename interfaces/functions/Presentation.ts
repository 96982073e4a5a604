import type { Provenance } from "../../application/ports/Registry.ts"
import * as Criteria from "../../domain/criteria/Criteria.ts"
import type { CriterionCheck } from "../../domain/criteria/CriterionCheck.ts"
import type { Location } from "../../domain/Profile.ts"
import * as NamedPlace from "../../domain/study/NamedPlace.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as SiteDistance from "../../domain/study/SiteDistance.ts"
import type { Contact, Site, Study } from "../../domain/study/Study.ts"
import type {
  MatchedOption,
  Contact as PublishedContact,
  Source,
  TrialSite,
  VerifiedSiteIntel,
} from "../wire/Payloads.ts"
import * as Checked from "./Checked.ts"
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

const contact = ({ email, name, phone, phoneExtension, role }: Contact): typeof PublishedContact.Type => ({
  name,
  role,
  phone,
  phone_ext: phoneExtension,
  email,
})

/** Absent where none is published. */
const withContacts = (contacts: ReadonlyArray<Contact>) =>
  contacts.length === 0 ? {} : { contacts: contacts.map(contact) }

const site = (
  { city, contacts, country, facility, state, status }: Site,
  miles: number | null | undefined,
  observation: Observation | undefined,
): typeof TrialSite.Type => ({
  facility: facility ?? "Facility not published",
  city,
  state,
  country,
  registry_status: status,
  ...(miles === undefined ? {} : { distance_miles: toOneDecimal(miles) }),
  ...withContacts(contacts),
  ...(observation === undefined ? {} : { verified: verified(observation) }),
})

interface PlacedSite {
  readonly site: Site
  readonly miles?: number | null
}

/** Sites as a location puts them in order. */
export type SiteOrder = (sites: ReadonlyArray<Site>) => ReadonlyArray<PlacedSite>

const asPublished: SiteOrder = (sites) => sites.map((site) => ({ site }))

/** The order that a location puts sites in; made once for all studies. */
export const siteOrder = (location: Location | undefined): SiteOrder => {
  if (location === undefined) return asPublished
  if (location._tag === "Around") return (sites) => SiteDistance.nearestFirst(sites, location.point)
  const firstOfPlace = NamedPlace.firstOf(location.place)

  return (sites) => asPublished(firstOfPlace(sites))
}

/** Where the registry shows a study. */
export const recordOf = ({ nctId }: Study): string => `https://clinicaltrials.gov/study/${nctId}`

/** A study as an option. `observed` holds what the caller may see of its sites. */
export const option = (
  study: Study,
  checks: ReadonlyArray<CriterionCheck>,
  inOrder: SiteOrder,
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
  criteria_checks: checks.map(Checked.of),
  unknown_count: Criteria.unknownCount(checks),
  ...withContacts(study.contacts),
  sites: inOrder(study.sites).map(({ miles, site: place }) => site(place, miles, observed?.get(place))),
  eligibility_text: study.eligibility.text,
  registry_url: recordOf(study),
  last_update_posted: study.lastUpdatePosted,
})
