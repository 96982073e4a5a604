import * as ReportWords from "./ReportWords.ts"

const bare = /^[<>≤≥]?=?\s?\d[\d.,]*$/

/** The letters by which laboratories mark a value that is high or low. */
const letters = "(?:HH?|LL?)"

/** Letters, or the signs that stand for them. */
const mark = `${letters}|[↑↓]{1,3}`

const isMark = new RegExp(`^(?:${mark})$`)

const marked = new RegExp(
  `^(?<before>(?:${mark})\\s)?(?<number>[<>≤≥]?=?\\s?\\d[\\d.,]*)\\s?(?:\\(?(?<behind>${mark}|high|low)\\)?)?(?:[*!]|\\s[+–-])?$`,
  "i",
)

/** A mark in a column of its own or in brackets; a sign wherever it stands. */
export const markInCell = new RegExp(
  `[↑↓]{1,3}|(?<=[\\t|]\\s{0,9}|\\s{2}|\\()${letters}(?=\\s{0,9}(?:$|[\\t|)])|\\s{2})`,
  "y",
)

/** A mark right behind a value, which is no unit: "9.4 (L)", "2.9 L | 3.8-10.8". */
export const markBehind = new RegExp(
  `\\((?:${letters}|A|\\*)\\)|(?<=\\d) (?:${letters}|A)(?=\\s*(?:[\\t|]|$)|\\s+[\\d<>≤≥])|(?<!\\b(?:FEV1|FVC|TLC|VC)\\b.{1,12})(?<=\\d) ${letters}(?= \\(| {2,}\\p{L})|(?<=\\d) [+–-](?= {2,}|\\t)`,
  "gu",
)

const invalid =
  /\b(?:invalid|ung[uü]ltig|inv[aá]lid[oa]|ha?emoly[sz]ed|h[aä]molytisch|hemolizada)\b|(?:^|[\t|]| {2}) {0,2}inv(?= {0,2}(?:$|[\t|]| {2}))/i

/** Whether a laboratory says of a result that it does not count, in words or in a cell of its own. */
export const isInvalid = (text: string): boolean => invalid.test(text)

/** On which side of what is usual a mark puts a value. */
export const sideOf = (written: string): "high" | "low" => (/[H↑]/.test(written) ? "high" : "low")

/** Whether a cell is a number and nothing else. */
export const isBare = (cell: string): boolean => bare.test(cell)

/** Whether a cell says that a value is high or low. */
export const isLevel = (cell: string): boolean => isMark.test(cell) || ReportWords.meaningOf(cell) === "level"

/** A number without the mark that is put beside it where it is high or low, and that: "9.8 L", "61 (H)", "9.4*". */
export const apart = (cell: string): { readonly value: string; readonly level: string | undefined } => {
  const { before, behind, number } = marked.exec(cell)?.groups ?? {}

  return { value: number ?? cell, level: behind ?? before?.trim() }
}

/** A number with its unit; whatever else a cell holds as it is. */
export const withUnit = (value: string, unit: string): string =>
  isBare(value) && unit !== "" ? `${value} ${unit}` : value

const unit =
  /^(?:%|(?:x ?)?10[*^e]?\d{1,2}\/[^\s(]{1,8}|[^\s\d(]{0,8}[/%^][^\s(]{0,14}|fl|pg|mg|ng|sec(?:onds)?|ratio)$/i

/** Whether a cell is a unit and nothing else. */
export const isUnit = (cell: string): boolean => unit.test(cell)
