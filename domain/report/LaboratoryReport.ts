import { GatheredResults } from "./GatheredResults.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportNames from "./ReportNames.ts"
import * as ReportSections from "./ReportSections.ts"
import * as ReportSigns from "./ReportSigns.ts"
import * as ResultsInAgreement from "./ResultsInAgreement.ts"
import type { LeftOut, TakenResult } from "./TakenResult.ts"

export interface ReadReport {
  /** Each result once: those that the vocabulary knows first, and of these what was found before what was not; routine values last. */
  readonly taken: ReadonlyArray<TakenResult>
  readonly leftOut: LeftOut
}

/** So many characters of a report are read: some fifty pages. */
const mostCharacters = 150_000

/** Reads the results out of a report of a laboratory, pasted as text. */
export const read = (report: string): ReadReport => {
  const pasted = report.slice(0, mostCharacters)
  const gathered = new GatheredResults(ReportLine.linesOf(pasted))
  const { left, taken } = gathered
  const histories: Array<ReportSections.ReportSection> = []
  for (const section of ReportSections.of(ReportDates.dayFirst(ReportSigns.usual(pasted)))) {
    if (section.isHeading) left.headings++
    const isResult = section.part === "results" || section.part === "negatives"
    if (section.body.trim() === "" && !isResult) continue
    switch (section.part) {
      case "results":
      case "negatives":
        gathered.results(section)
        break
      case "tested":
        left.genes += ReportNames.of(section.body).length
        break
      case "uncertain":
        left.uncertain += ReportNames.of(section.body).length
        break
      case "people":
        gathered.people(section)
        histories.push(section)
        break
      case "limits":
        left.methods++
        break
      default:
        left[section.part]++
    }
  }
  for (const section of histories) gathered.history(section)

  return {
    taken: ResultsInAgreement.of([...taken.values()]),
    leftOut: left,
  }
}
