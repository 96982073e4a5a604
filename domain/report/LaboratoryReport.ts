import { GatheredResults } from "./GatheredResults.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportSections from "./ReportSections.ts"
import { inAgreement, type LeftOut, type TakenResult } from "./TakenResult.ts"

const signs: ReadonlyMap<string, string> = new Map([
  ["≦", "≤"],
  ["≧", "≥"],
  ["…", "..."],
])

const wide = 0xfee0

/** What parts two sentences, and no columns: "No mass.  Mother has". */
const wideStop = /(?<=\p{Ll}{3}\.|\)\.) {2}(?=\p{Lu}\p{Ll})/gu

const ideographs = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]"

/** Between letters of two scripts, of which each has words of its own: "VUS相当". */
const betweenScripts = new RegExp(`(?<=[\\w)%])(?=${ideographs})|(?<=${ideographs})(?=[\\w(])`, "gu")

const quoted = /^(?:> ?)+/gm

/** A message that is quoted in another one has empty lines with its sign as well: a line of a list may begin with "> 90". */
const isQuoted = /^>\s*$/m

/** Thousands set apart by a sign, or by a space where they begin a cell or stand behind a sign and have a unit: "5 210 pg/ml", "< 1 100". */
const thousands =
  /(?<![\d.,])[1-9]\d{0,2}(?:['’\u202f\u2009]\d{3})+(?![\d'’])|(?<=[<>≤≥]=? ?)[1-9]\d{0,2}(?: \d{3})+(?![\d.:/-]| \d)|(?<=[\t|:]\s{0,3}|\s{2})[1-9]\d{0,2}(?: \d{3})+(?=(?:[.,]\d+)?\s{0,12}(?:[^\s\d|]{0,8}\/\s?[\p{L}µ]|copies\b|cells\b))/gu

/** A report in whose lines signs of other types, "／" and "≧", are the usual ones and scripts stand apart, no sentence is set apart as a column is, and none is quoted. */
const withUsualSigns = (report: string): string =>
  (isQuoted.test(report) ? report.replace(quoted, "") : report)
    .replace(/[≦≧…]/g, (sign) => signs.get(sign) ?? sign)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - wide))
    .replace(betweenScripts, " ")
    .replace(wideStop, " ")
    .replace(thousands, (written) => written.replace(/\D/g, ""))

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
  for (const section of ReportSections.of(ReportDates.dayFirst(withUsualSigns(pasted)))) gathered.take(section)
  gathered.takeHistories()

  return { taken: inAgreement([...gathered.taken.values()]), leftOut: gathered.left }
}
