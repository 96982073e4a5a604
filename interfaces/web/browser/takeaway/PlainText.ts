import * as Checks from "../answer/Checks.ts"
import type { Option, Site } from "../answer/Wire.ts"
import type { Request } from "../profile/Draft.ts"
import type { Entry } from "../profile/Searched.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import { orAsItIs } from "../words/OfService.ts"
import * as ContactLine from "./ContactLine.ts"

/** What is told of a list of studies besides the studies. */
export interface Occasion {
  readonly request: Request
  readonly entries: ReadonlyArray<Entry>
  /** The day, in words. */
  readonly date: string
  readonly queryUrl: string
  readonly disclaimer: string
}

export const placeOf = ({ city, country, facility, state }: Site): string =>
  [facility, city, state, country].filter((part) => part !== null).join(", ")

/** How far a site is, in brackets; nothing where that is not known. */
export const distanceOf = ({ distance_miles }: Site, words: Words): string =>
  typeof distance_miles === "number" ? ` (${words.options.distance(distance_miles)})` : ""

/** A place in one line, with whom to ask there where that is known. */
export const placeLineOf = (site: Site, words: Words): string => {
  const [whom] = ContactLine.ofAll(site.contacts, words)

  return `${placeOf(site)}${distanceOf(site, words)}${whom === undefined ? "" : `: ${whom}`}`
}

const list = (items: ReadonlyArray<string>): ReadonlyArray<string> => items.map((item) => `- ${item}`)

const section = (heading: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ["", `${heading}:`, ...lines]

/** Whether the first sites are the nearest: only where distances are known. */
export const areByDistance = (sites: ReadonlyArray<Site>): boolean =>
  sites.some(({ distance_miles }) => typeof distance_miles === "number")

/** What the first few sites are called. */
export const placesHeading = (sites: ReadonlyArray<Site>, words: Words): string =>
  areByDistance(sites) ? words.options.nearest : words.options.places

/** Whether a study is open, or when it is planned to open. */
export const statusOf = (option: Option, words: Words): string => {
  const start = Checks.plannedStart(option)
  const told = words.statuses[option.overall_status] ?? option.overall_status

  return start === undefined ? told : `${told}: ${words.plannedStart(Dates.day(start, words))}`
}

/** Status, phase and kind of a study in one line. */
export const kindOf = (option: Option, words: Words): string =>
  [
    statusOf(option, words),
    ...option.phases.map((phase) => words.phases[phase] ?? phase),
    words.kinds[option.study_type] ?? option.study_type,
  ].join(" · ")

const checkLines = (option: Option, words: Words): ReadonlyArray<string> =>
  Checks.ofProfile(option).flatMap((check) => {
    const told = Checks.published(check, words)
    const state = words.checks.states[Checks.standingOf(check)]

    return [
      `- ${Checks.nameOf(check, words)}: ${state}${told === undefined ? "" : ` (${told})`}`,
      ...Checks.quotesOf(check).map((quote) => `  ${Checks.placeOf(quote, words)}: “${quote.text}”`),
    ]
  })

const questionLines = (option: Option, request: Request, words: Words): ReadonlyArray<string> => [
  ...section(words.questions.own, list(SiteQuestions.own(option, request, words).map(SiteQuestions.inOneLine(words)))),
  ...section(words.questions.general, list(SiteQuestions.general(option, words).map(SiteQuestions.inOneLine(words)))),
]

/** The questions about a study as they are copied and sent. */
export const questionsOf = (option: Option, { date, disclaimer, request }: Occasion, words: Words): string =>
  [
    `${option.title} (${option.nct_id})`,
    ...questionLines(option, request, words),
    "",
    `${words.take.date}: ${date}`,
    orAsItIs(disclaimer, words),
    "",
  ].join("\n")

const studyLines = (option: Option, request: Request, words: Words): ReadonlyArray<string> => [
  "",
  "----------------------------------------",
  option.title,
  `${option.nct_id} · ${kindOf(option, words)}`,
  option.registry_url,
  ...section(words.options.given, list(option.interventions.map(({ name }) => name))),
  ...section(words.options.checks, checkLines(option, words)),
  ...section(
    placesHeading(option.sites, words),
    list(option.sites.slice(0, 3).map((site) => placeLineOf(site, words))),
  ),
  ...section(words.options.contact, list(ContactLine.ofAll(option.contacts, words))),
  ...questionLines(option, request, words),
]

const briefLines = (option: Option, request: Request, words: Words): ReadonlyArray<string> => {
  const [whom] = ContactLine.ofAll(option.contacts, words)

  return [
    option.title,
    `${option.nct_id} · ${kindOf(option, words)}`,
    option.registry_url,
    ...(whom === undefined ? [] : [`${words.options.contact}: ${whom}`]),
    ...list(SiteQuestions.own(option, request, words).slice(0, 4).map(SiteQuestions.inOneLine(words))),
    "",
  ]
}

/** What a mail has room for: programs cut or refuse a long one. */
export const brief = (options: ReadonlyArray<Option>, { date, disclaimer, request }: Occasion, words: Words): string =>
  [
    ...options.flatMap((option) => briefLines(option, request, words)),
    `${words.take.date}: ${date}`,
    orAsItIs(disclaimer, words),
  ].join("\n")

/** A list of studies as plain text, for a file. */
export const of = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): string =>
  [
    words.take.sheetTitle,
    `${words.take.date}: ${occasion.date}`,
    "",
    orAsItIs(occasion.disclaimer, words),
    ...section(words.take.profile, list(occasion.entries.map(([name, value]) => `${name}: ${value}`))),
    ...options.flatMap((option) => studyLines(option, occasion.request, words)),
    "",
    `${words.take.query}:`,
    occasion.queryUrl,
    "",
  ].join("\n")
