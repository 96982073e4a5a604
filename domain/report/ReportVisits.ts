import * as ReportCells from "./ReportCells.ts"
import * as ReportDates from "./ReportDates.ts"
import type { ReportLine } from "./ReportLine.ts"

/** A row that has a date in a cell of its own, and what it names first. */
interface Visit {
  readonly line: ReportLine
  readonly name: string
  readonly date: string
}

const visitOf = (line: ReportLine): ReadonlyArray<Visit> => {
  const cells = ReportCells.cellsOf(line.text.replaceAll("\t", "  "))
  const [date, ...more] = cells.filter(({ text }) => ReportDates.isDate(text))
  const name = cells.find((cell) => cell !== date)?.text.toLowerCase()

  return date === undefined || name === undefined || more.length > 0 ? [] : [{ line, name, date: date.text }]
}

/** The rows of a block of lines of which another of the same name has a later date. */
const earlier = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  const visits = lines.flatMap(visitOf)
  const times = ReportDates.timesOf(visits.map(({ date }) => date))
  const timed = visits.map((visit, at) => ({ ...visit, time: times[at] ?? Number.NaN }))

  return [...Map.groupBy(timed, ({ name }) => name).values()].flatMap((rows) => {
    const latest = Math.max(...rows.map(({ time }) => time))

    return rows.filter(({ time }) => time < latest).map(({ line }) => line)
  })
}

/** Lines, empty ones between their blocks, without the rows of earlier visits, where each row has its date: "01/02/2020  MMSE  28" above "05/11/2024  MMSE  22". */
export const latest = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  const ends = lines.flatMap(({ text }, at) => (text.trim() === "" ? [at] : []))
  const left = new Set([-1, ...ends].flatMap((end, at) => earlier(lines.slice(end + 1, ends[at]))))

  return lines.filter((line) => !left.has(line))
}
