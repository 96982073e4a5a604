import * as FreeText from "../../domain/FreeText.ts"
import type { Location } from "../../domain/Profile.ts"
import { counted } from "../Counted.ts"
import * as Availability from "../functions/Availability.ts"
import * as Proposal from "../functions/Proposal.ts"
import * as SitesShown from "../functions/SitesShown.ts"
import * as WhomToAsk from "../functions/WhomToAsk.ts"
import type { AvailabilityResponse, MatchedOption, MatchResponse, TrialSite } from "../wire/Payloads.ts"

type Option = typeof MatchedOption.Type
type Check = Option["criteria_checks"][number]
type Site = typeof TrialSite.Type

/** Text of the registry in one line of bounded length. */
const oneLine = (text: string, longest: number): string => {
  const line = FreeText.inOneLine(text)

  return line.length <= longest ? line : `${FreeText.beginning(line, longest).trimEnd()}…`
}

/** The number and the title of a study. */
export const heading = ({ nct_id, title }: Option): string => `${nct_id}: ${oneLine(title, 300)}`

/** What a study is and where it stands: its type, phases and status, its sponsor, its last update. */
export const kind = ({ last_update_posted, overall_status, phases, sponsor, study_type }: Option): string =>
  [
    [study_type, ...phases, overall_status].join(", "),
    ...(sponsor === null ? [] : [`sponsor ${oneLine(sponsor, 120)}`]),
    ...(last_update_posted === null ? [] : [`updated ${last_update_posted}`]),
  ].join("; ")

const contact = (contacts: Option["contacts"]): ReadonlyArray<string> => {
  const one = WhomToAsk.first(contacts)
  const parts = one === undefined ? [] : WhomToAsk.partsOf(one).map((part) => oneLine(part, 80))

  return one === undefined ? [] : [`contact: ${parts.join(", ")}`]
}

/** Whom to ask about a study, in one line. */
export const contactOf = ({ contacts }: Option): ReadonlyArray<string> => contact(contacts)

/** So many questions are put in words. */
const questions = 5

/** What to ask the patient next, in one line. */
export const askNext = ({ ask_next = [], options }: typeof MatchResponse.Type): ReadonlyArray<string> =>
  ask_next.length === 0
    ? []
    : [
        `What to ask next, as ${options.length === 1 ? "this option turns" : "these options turn"} on it (with the field for the answer): ${ask_next
          .slice(0, questions)
          .map(({ field, question }) => `${question} (${field})`)
          .join(" ")}`,
      ]

/** What is given or done, by name, in one line. */
export const interventions = ({ interventions }: Option): ReadonlyArray<string> =>
  interventions.length === 0 ? [] : [`interventions: ${oneLine(interventions.map(({ name }) => name).join("; "), 300)}`]

/** Why an option stands where it stands, in one line. */
export const why = ({ why = [] }: Option): ReadonlyArray<string> =>
  why.length === 0 ? [] : [`why here: ${why.join(" ")}`]

/** The state of a criterion, with the evidence for it. */
export const check = ({ criterion, evidence, state }: Check): string =>
  `[${state}] ${oneLine(criterion, 250)} (${oneLine(evidence, 400)})`

const observation = (verified: NonNullable<Site["verified"]>): string =>
  [
    `observed ${verified.status} on ${verified.last_verified_at.slice(0, 10)}`,
    ...(verified.investigator_accepts_referrals === null
      ? []
      : [verified.investigator_accepts_referrals ? "accepts referrals" : "accepts no referrals"]),
    ...(verified.notes === null ? [] : [oneLine(verified.notes, 200)]),
  ].join(", ")

const site = ({ city, contacts, country, distance_miles, facility, registry_status, state, verified }: Site): string =>
  [
    [facility, city, state, country].flatMap((part) => (part === null ? [] : [oneLine(part, 150)])).join(", "),
    ...(typeof distance_miles === "number" ? [counted(distance_miles, "mile", "miles")] : []),
    registry_status ?? "status not published",
    ...contact(contacts),
    ...(verified === undefined ? [] : [observation(verified)]),
  ].join("; ")

/** In which order a location puts sites, in words for a heading: behind open ones, and where none is open. */
const orders = {
  Named: { behindOpen: "then those of the place", alone: "those of the place first" },
  Around: {
    behindOpen: "then the nearest, measured to their city",
    alone: "the nearest first, measured to their city",
  },
} as const

/** What is said of sites before the first of them: how many there are, and in which order they are shown. */
const headingOf = (study: Option, location: Location | undefined): ReadonlyArray<string> => {
  const areClosed = SitesShown.areAllClosed(study)
  const order = [
    ...(areClosed ? [] : ["open ones first"]),
    ...(location === undefined ? [] : [orders[location._tag][areClosed ? "alone" : "behindOpen"]]),
  ]

  return [
    ...(areClosed ? [`No site is open: the study's status is ${study.overall_status}.`] : []),
    `Sites (${[study.sites.length, ...order].join(", ")}):`,
  ]
}

/** That a place in words has no site of a study, and which one may have been meant. */
export const noSiteOf = (
  { study, suggestions }: typeof AvailabilityResponse.Type,
  location: Location | undefined,
): ReadonlyArray<string> => {
  if (!Availability.hasNoneIn(study, location)) return []

  return [[`No site matches “${oneLine(location.place, 100)}”.`, Proposal.meant(suggestions) ?? ""].join(" ").trim()]
}

/** The first of a study's sites as it is looked at from a location, under a heading that counts them all. */
export const sites = (
  study: Option,
  location: Location | undefined,
  most: number,
  whereTheRestIs: string,
): ReadonlyArray<string> => {
  if (study.sites.length === 0) return ["Sites: none published"]
  const { leftOut, shown } = SitesShown.of(study, most)

  return [
    ...headingOf(study, location),
    ...shown.map((each) => `- ${site(each)}`),
    ...leftOut.map((words) => `- ${words}: ${whereTheRestIs}`),
  ]
}
