import type { Location } from "../../domain/Profile.ts"
import { counted } from "../Counted.ts"
import type { Match } from "../functions/Match.ts"
import * as Proposal from "../functions/Proposal.ts"
import * as Search from "../functions/Search.ts"
import * as SoughtGenes from "../functions/SoughtGenes.ts"
import * as Unfit from "../functions/Unfit.ts"
import { mostOptions } from "../wire/Limits.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { AvailabilityResponse, ConditionsResponse, MatchedOption, MatchResponse } from "../wire/Payloads.ts"
import * as SummaryLines from "./SummaryLines.ts"

/** How many sites a summary names of each option, and of a study that was asked for; `structuredContent` has them all. */
const sitesOfAnOption = 3
export const sitesOfAStudy = 50

/** How those are had that matter, where there are too many. */
const nearerFirst = '; a location, such as {"query": "Boston"}, names those first that are near'

/** Of how many options a summary says why they stand where they stand. */
const optionsWithWhy = 5

const indented = (lines: ReadonlyArray<string>): ReadonlyArray<string> => lines.map((line) => `   ${line}`)

const howToRead = [
  "How to read the states: matched and not_matched come from structured registry fields.",
  "mentioned_inclusion and mentioned_exclusion say on which side of the free text a term stands: a signpost to verify with the site, never a verdict.",
  "unknown means that the registry does not publish enough to decide.",
].join(" ")

const sourceLine = ({ source }: { readonly source: (typeof MatchResponse.Type)["source"] }): string =>
  `Source: ${source.registry}, asked live at ${source.retrieved_at}; the exact query is source.query_url.`

const countOfVerified = (count: number): ReadonlyArray<string> =>
  count === 0 ? [] : [`Sites with verified first-hand observations, which a Pro key shows: ${count}`]

const option = (
  each: typeof MatchedOption.Type,
  why: ReadonlyArray<string>,
  sites: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  SummaryLines.kind(each),
  ...SummaryLines.interventions(each),
  ...each.criteria_checks.map(SummaryLines.check),
  ...why,
  ...sites,
  ...SummaryLines.contactOf(each),
  each.registry_url,
]

const headlineOf = ({ options, total_found }: typeof MatchResponse.Type): string => {
  const all = counted(total_found, "option", "options")
  const later = options.filter(({ overall_status }) => overall_status === "NOT_YET_RECRUITING").length
  const split = `${options.length - later} open now${later === 0 ? "" : `, ${later} ${later === 1 ? "opens" : "open"} later`}`
  if (options.length === total_found) return `${all} found, ranked: ${split}.`
  const shown =
    options.length === 1
      ? `this is the one ranked highest, and it ${later === 0 ? "is open now" : "opens later"}`
      : `these are the ${options.length} ranked highest (${split})`

  return `${all} found, open now or later; ${shown}.${options.length < mostOptions ? " A larger limit shows more." : ""}`
}

const nothingFound = (payload: typeof MatchResponse.Type, request: MatchRequest): ReadonlyArray<string> => [
  "No open option was found. To find more, try:",
  ...Search.wideningsOf(payload, request).map((widening) => `- ${widening}`),
]

/** The options in words, each with its states, evidence and first sites; the caveats stay attached. */
export const ofMatch = (payload: typeof MatchResponse.Type, { command, request }: Match): string =>
  [
    ...(payload.options.length === 0
      ? nothingFound(payload, request)
      : [headlineOf(payload), ...Unfit.sentenceOn(payload.options), howToRead]),
    ...Proposal.of(request, payload.suggestions),
    `Area searched: ${Search.area(payload, request)}.`,
    ...SoughtGenes.sentenceOn(payload.source.query_url),
    "",
    ...payload.options.flatMap((each, index) => [
      `${index + 1}. ${SummaryLines.heading(each)}`,
      ...indented(
        option(each, index < optionsWithWhy ? SummaryLines.why(each) : [], [
          ...SummaryLines.sites(
            each,
            command.profile.location,
            sitesOfAnOption,
            `get_site_availability lists the sites of ${each.nct_id}`,
          ),
          ...countOfVerified(payload.verified_site_counts?.[each.nct_id] ?? 0),
        ]),
      ),
      "",
    ]),
    ...SummaryLines.askNext(payload),
    ...(payload.options.length === 0
      ? []
      : ["The structured content has the full criteria text (eligibility_text) and all sites of each option."]),
    sourceLine(payload),
    payload.disclaimer,
  ].join("\n")

/** One study with its sites in words; `location` is where it is looked at from. */
export const ofAvailability = (payload: typeof AvailabilityResponse.Type, location?: Location): string => {
  const noSite = SummaryLines.noSiteOf(payload, location)
  const isAnyObserved = payload.study.sites.some(({ verified }) => verified !== undefined)

  return [
    SummaryLines.heading(payload.study),
    ...indented(
      option(
        payload.study,
        [],
        [
          ...noSite,
          ...SummaryLines.sites(
            payload.study,
            noSite.length === 0 ? location : undefined,
            sitesOfAStudy,
            `study.sites has them all${location === undefined ? nearerFirst : ""}`,
          ),
          ...countOfVerified(payload.verified_site_count ?? 0),
        ],
      ),
    ),
    "",
    `The status of a site is what the registry publishes, which may be out of date: ask the site.${isAnyObserved ? " What was observed is first-hand and dated." : ""}`,
    sourceLine(payload),
    payload.disclaimer,
  ].join("\n")
}

/** The launch areas with their words. */
export const ofConditions = (payload: typeof ConditionsResponse.Type): string =>
  [
    "Launch areas; send the slug as the condition to match_frontier_options:",
    "",
    ...payload.launch_areas.flatMap(({ biomarkers, name, slug, stages }) => [
      `${slug}: ${name}`,
      ...indented([`stages: ${stages.join("; ")}`, `biomarkers: ${biomarkers.join("; ")}`]),
    ]),
    "",
    `${payload.rare_disease_path.name}: ${payload.rare_disease_path.description}`,
    "",
    payload.note,
    payload.disclaimer,
  ].join("\n")
