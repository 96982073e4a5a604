import * as FreeText from "../../domain/FreeText.ts"
import type { Location } from "../../domain/Profile.ts"
import * as Miles from "../functions/Miles.ts"
import * as WhomToAsk from "../functions/WhomToAsk.ts"
import type { MatchedOption, MatchResponse, TrialSite } from "../wire/Payloads.ts"

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
        `What to ask next, as ${options.length === 1 ? "this option turns" : "these options turn"} on it: ${ask_next
          .slice(0, questions)
          .map(({ question }) => question)
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
    ...(typeof distance_miles === "number" ? [Miles.inWords(distance_miles)] : []),
    registry_status ?? "status not published",
    ...contact(contacts),
    ...(verified === undefined ? [] : [observation(verified)]),
  ].join("; ")

const openness: Readonly<Record<string, number>> = { AVAILABLE: 0, RECRUITING: 0, NOT_YET_RECRUITING: 1 }

const byOpenness = (sites: ReadonlyArray<Site>): ReadonlyArray<Site> =>
  sites.toSorted(
    (one, other) => (openness[one.registry_status ?? ""] ?? 2) - (openness[other.registry_status ?? ""] ?? 2),
  )

/** In which order sites are shown, in words for a heading: as they come, but for where no location was given. */
export type SiteOrder = "nearest first, measured to their city" | "those of the place first" | "open ones first"

/** The order that a location puts sites in. */
export const orderOf = (location: Location | undefined): SiteOrder => {
  if (location === undefined) return "open ones first"

  return location._tag === "Named" ? "those of the place first" : "nearest first, measured to their city"
}

/** The first of a study's sites, under a heading that counts them all. */
export const sites = (
  all: ReadonlyArray<Site>,
  order: SiteOrder,
  most: number,
  whereTheRestIs: string,
): ReadonlyArray<string> => {
  const named = (order === "open ones first" ? byOpenness(all) : all).slice(0, most)
  const omitted = all.length - named.length

  return all.length === 0
    ? ["Sites: none published"]
    : [
        `Sites (${all.length}, ${order}):`,
        ...named.map((each) => `- ${site(each)}`),
        ...(omitted === 0 ? [] : [`- ${omitted} more not shown here: ${whereTheRestIs}`]),
      ]
}
