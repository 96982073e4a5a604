import { Schema } from "effect"
import { inOneLine } from "../../domain/FreeText.ts"
import { counted } from "../Counted.ts"
import * as Proposal from "../functions/Proposal.ts"
import * as Search from "../functions/Search.ts"
import * as SitesShown from "../functions/SitesShown.ts"
import * as SoughtGenes from "../functions/SoughtGenes.ts"
import * as Unfit from "../functions/Unfit.ts"
import * as WhomToAsk from "../functions/WhomToAsk.ts"
import { MatchRequest } from "../wire/MatchRequest.ts"
import { type CriterionCheck, type MatchedOption, MatchResponse, type TrialSite } from "../wire/Payloads.ts"

/** The answer to a match, and what was asked. */
export const MatchAnswer = Schema.Struct({ ...MatchResponse.fields, input_echo: MatchRequest })

type Check = typeof CriterionCheck.Type
type Matched = typeof MatchedOption.Type
type Site = typeof TrialSite.Type

const mostSites = 3

const signs: Readonly<Record<Check["state"], string>> = {
  matched: "+",
  not_matched: "-",
  mentioned_inclusion: "in",
  mentioned_exclusion: "ex",
  unknown: "?",
}

const legend =
  "+ matched   - not matched   in/ex mentioned among inclusion/exclusion criteria, to verify with the site   ? unknown"

const check = ({ criterion, evidence, state }: Check) =>
  `   ${signs[state].padEnd(2)} ${inOneLine(criterion)}: ${inOneLine(evidence)}`

const site = ({ city, country, distance_miles, facility, registry_status, state, verified }: Site) =>
  [
    `   at ${[facility, city, state, country]
      .filter((part) => part != null)
      .map(inOneLine)
      .join(", ")}`,
    distance_miles == null ? "" : ` (${counted(distance_miles, "mile", "miles")})`,
    registry_status === null ? "" : `, ${registry_status}`,
    verified === undefined ? "" : `; seen ${verified.status} on ${verified.last_verified_at.slice(0, 10)}`,
  ].join("")

const sites = (matched: Matched): ReadonlyArray<string> => {
  const { leftOut, shown } = SitesShown.of(matched, mostSites)

  return [...shown.map(site), ...leftOut.map((words) => `   and at ${words}`)]
}

const contact = ({ contacts }: Matched): ReadonlyArray<string> => {
  const one = WhomToAsk.first(contacts)

  return one === undefined ? [] : [`   contact: ${WhomToAsk.partsOf(one).map(inOneLine).join(", ")}`]
}

/** Of observations that are not shown: they are part of the Pro plan. */
const observed = (count: number): ReadonlyArray<string> =>
  count === 0
    ? []
    : [`   ${count} of its sites ${count === 1 ? "was" : "were"} observed first-hand: a Pro key shows what was seen.`]

const option = (matched: Matched, index: number, countOfObserved: number): string =>
  [
    `${index + 1}. ${matched.nct_id}  ${inOneLine(matched.title)}`,
    `   ${[matched.overall_status, ...matched.phases, inOneLine(matched.sponsor ?? "")].filter(Boolean).join(" · ")}`,
    ...matched.criteria_checks.map(check),
    ...(matched.why ?? []).map((reason) => `   ${reason}`),
    ...sites(matched),
    ...observed(countOfObserved),
    ...contact(matched),
  ].join("\n")

const nothingFound = (answer: typeof MatchAnswer.Type): string =>
  [
    `No option was found (area searched: ${Search.area(answer, answer.input_echo)}). To find more, try:`,
    ...Search.wideningsOf(answer, answer.input_echo).map((widening) => `- ${widening}`),
  ].join("\n")

const questions = (asked: (typeof MatchAnswer.Type)["ask_next"] = []): ReadonlyArray<string> =>
  asked.length === 0
    ? []
    : [
        [
          "What these options turn on, and the profile leaves out:",
          ...asked.map(({ question }) => `- ${question}`),
        ].join("\n"),
      ]

/** An answer to read in a terminal, caveats included. */
export const render = (answer: typeof MatchAnswer.Type): string => {
  const { ask_next, disclaimer, input_echo: request, options, source, suggestions, total_found } = answer
  const { verified_site_counts = {} } = answer

  return [
    options.length === 0
      ? nothingFound(answer)
      : `${options.length} of ${total_found.toLocaleString("en-US")} options, best match first (area searched: ${Search.area(answer, request)}).\n${legend}`,
    ...Unfit.sentenceOn(options),
    ...Proposal.of(request, suggestions),
    ...options.map((matched, index) => option(matched, index, verified_site_counts[matched.nct_id] ?? 0)),
    ...questions(ask_next),
    [
      `Asked of ${source.registry} at ${source.retrieved_at}:`,
      source.query_url,
      ...SoughtGenes.sentenceOn(source.query_url),
    ].join("\n"),
    disclaimer,
  ].join("\n\n")
}
