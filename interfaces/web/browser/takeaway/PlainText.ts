import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import * as Snapshot from "../since/Snapshot.ts"
import type { Words } from "../words/English.ts"
import { orAsItIs } from "../words/OfService.ts"
import type { Occasion } from "./Occasion.ts"

const list = (items: ReadonlyArray<string>): ReadonlyArray<string> => items.map((item) => `- ${item}`)

const section = (heading: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ["", `${heading}:`, ...lines]

const checkLines = (option: Option, words: Words): ReadonlyArray<string> =>
  Checks.ofProfile(option).flatMap((check) => {
    const told = Checks.published(check, words)
    const state = words.checks.states[Checks.standingOf(check)]

    return [
      `- ${Checks.nameOf(check, words)}: ${state}${told === undefined ? "" : ` (${told})`}`,
      ...Checks.quotesOf(check).map((quote) => `  ${Checks.placeOf(quote, words)}: “${quote.text}”`),
    ]
  })

const questionLines = (option: Option, occasion: Occasion, words: Words): ReadonlyArray<string> => [
  ...section(words.questions.own, list(SiteQuestions.own(option, occasion, words).map(SiteQuestions.inOneLine(words)))),
  ...section(words.questions.general, list(SiteQuestions.general(option, words).map(SiteQuestions.inOneLine(words)))),
]

/** The questions about a study as they are copied and sent. */
export const questionsOf = (option: Option, occasion: Occasion, words: Words): string =>
  [
    `${option.title} (${option.nct_id})`,
    ...questionLines(option, occasion, words),
    "",
    `${words.take.date}: ${occasion.date}`,
    orAsItIs(occasion.disclaimer, words),
    "",
  ].join("\n")

const studyLines = (option: Option, occasion: Occasion, words: Words): ReadonlyArray<string> => [
  "",
  "----------------------------------------",
  option.title,
  StudyLine.of(option, words),
  option.registry_url,
  ...section(words.options.given, list(option.interventions.map(({ name }) => name))),
  ...section(words.options.checks, checkLines(option, words)),
  ...section(
    SiteLine.heading(option.sites, words),
    list(option.sites.slice(0, 3).map((site) => SiteLine.of(site, words))),
  ),
  ...section(words.options.contact, list(ContactLine.ofAll(option.contacts, words))),
  ...questionLines(option, occasion, words),
]

const briefLines = (option: Option, occasion: Occasion, words: Words): ReadonlyArray<string> => {
  const [whom] = ContactLine.ofAll(option.contacts, words)

  return [
    option.title,
    StudyLine.of(option, words),
    option.registry_url,
    ...(whom === undefined ? [] : [`${words.options.contact}: ${whom}`]),
    ...list(SiteQuestions.own(option, occasion, words).slice(0, 4).map(SiteQuestions.inOneLine(words))),
    "",
  ]
}

/** What a mail has room for: programs cut or refuse a long one. */
export const brief = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): string =>
  [
    ...options.flatMap((option) => briefLines(option, occasion, words)),
    `${words.take.date}: ${occasion.date}`,
    orAsItIs(occasion.disclaimer, words),
  ].join("\n")

/** A list of studies as plain text, for a file. */
export const of = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): string =>
  [
    words.take.sheetTitle,
    `${words.take.date}: ${occasion.date}`,
    "",
    orAsItIs(occasion.disclaimer, words),
    ...section(words.take.profile, list(occasion.entries.map(([name, value]) => `${name}: ${value}`))),
    ...options.flatMap((option) => studyLines(option, occasion, words)),
    "",
    `${words.take.query}:`,
    occasion.queryUrl,
    "",
    `${words.columns.all}:`,
    Snapshot.lineOf(occasion.snapshot),
    "",
  ].join("\n")
