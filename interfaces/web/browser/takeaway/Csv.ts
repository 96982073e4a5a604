import * as WhomToAsk from "../../../functions/WhomToAsk.ts"
import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import * as Snapshot from "../since/Snapshot.ts"
import type { Words } from "../words/English.ts"
import { orAsItIs } from "../words/OfService.ts"
import type { Occasion } from "./Occasion.ts"

/** Spreadsheets take a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const inert = formula.test(text) ? `'${text}` : text

  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

const comparedOf = (option: Option, words: Words): string =>
  Checks.ofProfile(option)
    .map((check) => `${Checks.nameOf(check, words)}: ${words.checks.states[Checks.standingOf(check)]}`)
    .join("; ")

const rowOf = (option: Option, { date, disclaimer, snapshot }: Occasion, words: Words): ReadonlyArray<string> => {
  const contact = WhomToAsk.first(option.contacts)
  const [site] = option.sites

  return [
    option.nct_id,
    option.title,
    StudyLine.statusOf(option, words),
    words.kinds[option.study_type] ?? option.study_type,
    option.phases.map((phase) => words.phases[phase] ?? phase).join(", "),
    option.interventions.map(({ name }) => name).join(", "),
    comparedOf(option, words),
    site === undefined ? "" : `${SiteLine.placeOf(site, words)}${SiteLine.statusOf(site, words)}`,
    String(site?.distance_miles ?? ""),
    contact?.name ?? "",
    (contact && ContactLine.phoneOf(contact, words)) ?? "",
    contact?.email ?? "",
    option.registry_url,
    date,
    orAsItIs(disclaimer, words),
    Snapshot.lineOf(snapshot),
  ]
}

const head = ({ columns }: Words, areNearest: boolean): ReadonlyArray<string> => [
  columns.nct,
  columns.title,
  columns.status,
  columns.kind,
  columns.phase,
  columns.given,
  columns.fit,
  areNearest ? columns.nearest : columns.place,
  columns.distance,
  columns.contact,
  columns.phone,
  columns.email,
  columns.link,
  columns.date,
  columns.note,
  columns.all,
]

/** A table of studies (RFC 4180) with a mark of its encoding, by which Excel reads accents. No cell can be a formula. */
export const of = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): string => {
  const areNearest = options.some(({ sites }) => SiteLine.areByDistance(sites))
  const rows = [head(words, areNearest), ...options.map((option) => rowOf(option, occasion, words))]

  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`
}
