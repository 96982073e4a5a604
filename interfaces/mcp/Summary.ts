import type {
  AvailabilityResponse,
  ConditionsResponse,
  MatchedOption,
  MatchResponse,
  TrialSite,
} from "../wire/Payloads.ts"

type Option = typeof MatchedOption.Type
type Site = typeof TrialSite.Type

/** How many sites a summary names of each study; `structuredContent` has them all. */
const sitesNamed = 3

const caveat =
  "How to read the states: matched and not_matched come from structured registry fields. mentioned_inclusion and mentioned_exclusion only say where the free text mentions something: a signpost to verify with the site, never a verdict. unknown means the registry does not publish enough to decide."

const siteLine = ({ city, country, distance_miles, facility, registry_status, state, verified }: Site): string =>
  [
    [facility, city, state, country].filter((part) => part !== null).join(", "),
    ...(distance_miles === undefined || distance_miles === null ? [] : [`${distance_miles} miles (city level)`]),
    `registry status ${registry_status ?? "not published"}`,
    ...(verified === undefined ? [] : [`observed ${verified.status} on ${verified.last_verified_at.slice(0, 10)}`]),
  ].join("; ")

const sitesOf = (sites: ReadonlyArray<Site>, named: number, heading: string): ReadonlyArray<string> => {
  if (sites.length === 0) return ["   Sites: none published"]
  const left = sites.length - named

  return [
    `   ${heading}:`,
    ...sites.slice(0, named).map((site) => `   - ${siteLine(site)}`),
    ...(left > 0 ? [`   - and ${left} more ${left === 1 ? "site" : "sites"} in structuredContent`] : []),
  ]
}

const optionLines = (option: Option, sites: ReadonlyArray<string>): ReadonlyArray<string> => [
  `${option.nct_id}: ${option.title}`,
  `   ${[option.study_type, option.overall_status, ...option.phases].join(", ")}`,
  ...option.criteria_checks.map(({ criterion, evidence, state }) => `   ${criterion}: ${state} (${evidence})`),
  ...sites,
  ...(option.registry_url === undefined ? [] : [`   ${option.registry_url}`]),
]

const verifiedNote = (count: number) =>
  count === 0 ? [] : [`   Sites with verified first-hand observations (contents with a Pro key): ${count}`]

/** The options in words, each with its states, nearest sites and evidence; the caveats stay attached. */
export const ofMatch = (payload: typeof MatchResponse.Type): string =>
  [
    payload.options.length === 0
      ? "No open option was found for this query. A wider place, fewer phases or another name of the condition may find some."
      : `${payload.total_found} open options in the registry; the ${payload.options.length} ranked highest:`,
    "",
    ...payload.options.flatMap((option, index) => [
      ...optionLines(option, [
        ...sitesOf(option.sites, sitesNamed, option.sites[0]?.distance_miles === undefined ? "Sites" : "Nearest sites"),
        ...verifiedNote(payload.verified_site_counts?.[option.nct_id] ?? 0),
      ]).map((line, row) => (row === 0 ? `${index + 1}. ${line}` : line)),
      "",
    ]),
    caveat,
    `Source: ${payload.source.query_url} (retrieved ${payload.source.retrieved_at}).`,
    payload.disclaimer,
  ].join("\n")

export const ofAvailability = (payload: typeof AvailabilityResponse.Type): string =>
  [
    ...optionLines(payload.study, [
      ...sitesOf(payload.study.sites, 20, `Sites (${payload.study.sites.length})`),
      ...verifiedNote(payload.verified_site_count ?? 0),
    ]),
    "",
    "Site statuses are what the registry publishes, which may be out of date; observed statuses are first-hand and dated.",
    `Source: ${payload.source.query_url} (retrieved ${payload.source.retrieved_at}).`,
    payload.disclaimer,
  ].join("\n")

export const ofConditions = (payload: typeof ConditionsResponse.Type): string =>
  [
    ...payload.launch_areas.flatMap(({ biomarkers, name, slug, stages }) => [
      `${slug}: ${name}`,
      `   stages: ${stages.join("; ")}`,
      `   biomarkers: ${biomarkers.join("; ")}`,
    ]),
    `${payload.rare_disease_path.slug}: ${payload.rare_disease_path.description}`,
    "",
    payload.note,
    payload.disclaimer,
  ].join("\n")
