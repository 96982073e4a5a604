import * as FreeText from "../../domain/FreeText.ts"
import type { Location } from "../../domain/Profile.ts"
import { counted } from "../Counted.ts"
import * as SitesShown from "../functions/SitesShown.ts"
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
    ...(typeof distance_miles === "number" ? [counted(distance_miles, "mile", "miles")] : []),
    registry_status ?? "status not published",
    ...contact(contacts),
    ...(verified === undefined ? [] : [observation(verified)]),
  ].join("; ")

/** In which order sites are shown, in words for a heading. */
const orders = {
  nowhere: "open ones first",
  Named: "open ones first, then those of the place",
  Around: "open ones first, then the nearest, measured to their city",
} as const

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
    `Sites (${study.sites.length}, ${orders[location?._tag ?? "nowhere"]}):`,
    ...shown.map((each) => `- ${site(each)}`),
    ...leftOut.map((words) => `- ${words}: ${whereTheRestIs}`),
  ]
}
