import * as ReportDates from "./ReportDates.ts"
import * as ReportHeadings from "./ReportHeadings.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportLists from "./ReportLists.ts"

/** A row that has a date in a cell of its own, and what it names first. */
interface Visit {
  readonly line: ReportLine.ReportLine
  readonly name: string
  readonly date: string
}

/** A label with the year of what it tells: "NGS 2023 (tissue): FGFR3 S249C". */
const labelled = /^\s*(?<before>\p{L}[^:\d]{0,40})\b(?<date>(?:\d{1,2}\/)?(?:19|20)\d\d)\b(?<behind>[^:\d]{0,20}):/u

const visitOf = (line: ReportLine.ReportLine): ReadonlyArray<Visit> => {
  const { before = "", behind = "", date: ofLabel } = labelled.exec(line.text)?.groups ?? {}
  if (ofLabel !== undefined) return [{ line, name: `${before}${behind}`.toLowerCase(), date: ofLabel }]
  const cells = ReportLine.cellsOf(line.text.replaceAll("\t", "  "))
  const [date, ...more] = cells.filter(({ text }) => ReportDates.isDate(text))
  const name = cells.find((cell) => cell !== date)?.text.toLowerCase()

  return date === undefined || name === undefined || more.length > 0 ? [] : [{ line, name, date: date.text }]
}

/** Those of some with a date each of which another has a later one, or may have one. */
const beforeLatest = <Dated>(all: ReadonlyArray<Dated>, dateOf: (one: Dated) => string): ReadonlyArray<Dated> => {
  const times = ReportDates.timesOf(all.map(dateOf))
  const latest = ReportDates.latestOf(times)

  return all.filter((_, at) => times[at] !== latest)
}

/** The rows of a block of lines of which another of the same name has a later date, or may have one. */
const earlier = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> =>
  [...Map.groupBy(lines.flatMap(visitOf), ({ name }) => name).values()]
    .flatMap((rows) => beforeLatest(rows, ({ date }) => date))
    .map(({ line }) => line)

const leader = /\t|\.{3,}/g

/** A cell that ends with its day, month or year, and has no label. */
const ofDay = /^[^:]{0,30}(?:\d[/.-]\d{2,4}|(?:19|20)\d\d)$/

/** What a row of one day tells behind its date, "05/2024   0.29 pg/mL", "On treatment, 10/2021 ... 52 mmol/L"; nothing where it names what was measured. */
const rowOfDay = ({ text }: ReportLine.ReportLine): { readonly date: string; readonly rest: string } | undefined => {
  const [date, ...cells] = ReportLine.cellsOf(text.replace(leader, "  ")).map((cell) => cell.text)
  if (date === undefined || cells.length === 0 || !ofDay.test(date) || ReportLists.isNaming(date)) return undefined

  return { date, rest: cells.join("\t") }
}

/** No columns, no label with its answer, and no sentence. */
const mayBeTitle = /^(?!.*(?:\t| {2}|: |[.;]$)).{1,60}$/

/** Lines in which a title that names what was measured has the latest of the rows below it, of which each begins with its day. */
const titled = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> => {
  const result: Array<ReportLine.ReportLine> = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? { text: "", from: [] }
    const title = ReportHeadings.bare(line.text)
    const below = lines.slice(at + 1)
    const end = below.findIndex((row) => rowOfDay(row) === undefined)
    const rows = below.slice(0, end < 0 ? below.length : end)
    const isTitle = rows.length > 0 && mayBeTitle.test(title) && ReportLists.isNaming(title)
    const times = isTitle ? ReportDates.timesOf(rows.map((row) => rowOfDay(row)?.date ?? "")) : []
    const latest = times.indexOf(ReportDates.latestOf(times))
    const row = rows[latest]
    if (row === undefined) result.push(line)
    else result.push({ text: `${title}\t${rowOfDay(row)?.rest}`, from: [...line.from, ...row.from] })
    at += isTitle ? rows.length + 1 : 1
  }

  return result
}

const value = String.raw`(?:[0-3]\+|[<>≤≥]?=? ?\d[\d.,]*(?: ?\/ ?\d+)?(?: ?(?:%|[\p{L}µ]{1,6}(?:\/[\p{L}\d.]{1,6})?)(?![\p{L}\d]))?)`

const date = String.raw`(?:(?:\p{L}{3,9}[ -]|\d{1,2}[ ./-]){0,2}(?:19|20)\d\d(?:-\d\d){0,2}|\d{1,2}[./-]\d{1,2}[./-]\d\d)(?!\d)`

/** Values with the date of each behind it, "28/30 (Apr 2022)" and "7.1 % on 03/04/2024", or before it, "2017: 9.8 kPa". */
const datedValues = [
  new RegExp(String.raw`(?<![\p{L}\d.])${value} ?\((${date})\)(?: ?(?:→|->))?`, "gu"),
  new RegExp(String.raw`(?<![\p{L}\d.])${value} (?:on|am|el) (${date})`, "gu"),
  new RegExp(String.raw`(?<![\p{L}\d./(-])(${date})(?:: ?| {2,})${value}(?: [HL]{1,2}(?![\p{L}\d]))?`, "gu"),
]

/** A line in which of several values with dates of their own the latest stands alone; numbers of samples are none. */
const latestValue = (line: string): string => {
  if (ReportDates.areNumbered(ReportLine.cellsOf(line).map(({ text }) => text))) return line
  for (const each of datedValues) {
    const earlier = beforeLatest([...line.matchAll(each)], ([, date = ""]) => date)
    if (earlier.length > 0)
      return ReportLine.blanked(
        line,
        earlier.map(({ 0: text, index }) => ({ text, at: index })),
      )
  }

  return line
}

const findings = "(?:befunde?|reports?|results?|findings?|informe|resultados?|ergebnisse?)"

/** A label of what was found on another day, where another label tells what is found now. */
const ofOtherDay = new RegExp(
  `^\\s*\\p{L}{0,20} ?${findings} (?:vom|of|from|dated|on|del?) [^:\\p{L}]{0,12}\\d[^:]{0,12}:`,
  "iu",
)

const ofNow = new RegExp(`^\\s*(?:aktuell\\p{L}*|current|present|heutige\\p{L}*|today's|this|actual) ${findings}`, "iu")

/** Lines, empty ones between their blocks, without the rows of earlier visits, where each row has its date, "01/02/2020  MMSE  28" above "05/11/2024  MMSE  22", and without the earlier values of a row. */
export const latest = (lines: ReadonlyArray<ReportLine.ReportLine>): ReadonlyArray<ReportLine.ReportLine> => {
  const ends = lines.flatMap(({ text }, at) => (text.trim() === "" ? [at] : []))
  const ofOtherDays = lines.some(({ text }) => ofNow.test(text))
    ? lines.filter(({ text }) => ofOtherDay.test(text))
    : []
  const left = new Set([...ofOtherDays, ...[-1, ...ends].flatMap((end, at) => earlier(lines.slice(end + 1, ends[at])))])

  return titled(lines.filter((line) => !left.has(line))).map((line) => ({ ...line, text: latestValue(line.text) }))
}
