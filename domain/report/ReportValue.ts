import type { Meaning } from "./ReportToken.ts"
import * as ReportWords from "./ReportWords.ts"

/** What is said of values within bounds: "Negative: 0.00-0.24", ">=0.41 Positive". */
type Verdict = "negative" | "positive" | "indeterminate"

const verdicts: ReadonlyMap<Meaning | undefined, Verdict> = new Map([
  ["absent", "negative"],
  ["present", "positive"],
  ["open", "indeterminate"],
])

/** What a result is called by its bounds, as a piece of a pattern. */
export const verdict =
  "neg(?:ativ[eoa]?)?|non-?reactive|not detected|absent|pos(?:itiv[eoa]?)?|reactive|detected|indeterminate|equi(?:v|vocal)|borderline|gray zone|grey zone"

const said = `(${verdict})\\b`

/** A number, or so many times that something was thinned: "1:1280". */
export const number = String.raw`(?:1:(?=\d\d))?\d[\d.,]{0,15}`

const bounds = String.raw`(?:([<>≤≥]=?)\s?(${number})|(${number})\s?(?:-|–|to|bis)\s?(${number}))`

const behind = new RegExp(String.raw`${said}\s?:?\s{0,9}(?:if |= ?)?${bounds}`, "giu")

const before = new RegExp(String.raw`${bounds}(?:\s?[^\s\d;,]{1,8})?\s?[:=]?\s{0,9}${said}`, "giu")

const valued = new RegExp(String.raw`^([<>≤≥]?)=?\s?(${number})`)

const inThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/** A comma sets thousands apart, or in other languages decimals. */
const numberOf = (written = ""): number => {
  const bare = written.replace(/^1:/, "")

  return Number(inThousands.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", "."))
}

interface Range {
  readonly verdict: Verdict | undefined
  readonly holds: (value: number, sign: string) => boolean
}

/** Bounds by a sign and a number, or by two numbers. */
const rangeOf = (word: string, [sign, bound, from, to]: ReadonlyArray<string | undefined>): Range => {
  const verdict = verdicts.get(ReportWords.meaningOf(word))
  const limit = numberOf(bound)
  if (sign === undefined)
    return {
      verdict,
      holds: (value, of) =>
        of !== ">" && value <= numberOf(to) && (value >= numberOf(from) || (of === "<" && verdict !== undefined)),
    }
  if (/[<≤]/.test(sign))
    return { verdict, holds: (value, of) => of !== ">" && (sign === "<" && of === "" ? value < limit : value <= limit) }

  return { verdict, holds: (value, of) => of !== "<" && (sign === ">" && of === "" ? value > limit : value >= limit) }
}

const isIn = (value: string, { holds }: Range): boolean => {
  const [, sign = "", written] = valued.exec(value.trim()) ?? []

  return written !== undefined && holds(numberOf(written), sign.replace("≤", "<").replace("≥", ">"))
}

/** What a laboratory says of a value by the bounds that it gives for each result; nothing where it gives none for it. */
export const verdictOf = (value: string, reference: string): Verdict | undefined => {
  const behindWords = [...reference.matchAll(behind)].map(([, word = "", ...bound]) => rangeOf(word, bound))
  const all =
    behindWords.length > 0
      ? behindWords
      : [...reference.matchAll(before)].map(([, ...groups]) => rangeOf(groups.at(-1) ?? "", groups))

  return all.find((range) => isIn(value, range))?.verdict
}

const plain = new RegExp(`^${bounds}`, "u")

/** Whether a value lies within the bounds of what is usual, "0-24" or "<5". */
const isWithin = (value: string, reference: string): boolean => {
  const [, ...bound] = plain.exec(reference.trim()) ?? []

  return bound.length > 0 && isIn(value, rangeOf("", bound))
}

/** A unit, and whatever else stands behind it. */
const unitPiece = String.raw`(?<unit>(?:x ?)?10[*^]?\d{1,2}\/[^\s;,(]{1,8}|(?!${said})[^\s\d.;,(][^\s;,(]{0,15}(?: [^\s\d;,(][^\s;,(]{0,11})?)(?:[\s;,(].*)?`

/** "136 - 145 mmol/L", and the ends of a range that is drawn. */
const range = new RegExp(
  String.raw`^[<>≤≥]?=?${number}(?:\s?(?:-|–|to|bis|a)\s?|\s{2,9})${number}(?:\s{1,9}${unitPiece})?$`,
  "i",
)

const bound = new RegExp(String.raw`^[<>≤≥]=?\s?${number}(?:\s?${unitPiece})?$`, "i")

/** Whether a text is a range from one number to another. */
export const isRange = (text: string): boolean => range.test(text)

/** Whether a text is a number that is not to be passed. */
export const isBound = (text: string): boolean => bound.test(text)

/** The unit behind the bounds of what is usual; empty where there is none. */
export const unitOf = (text: string): string => (range.exec(text) ?? bound.exec(text))?.groups?.["unit"] ?? ""

const usual = String.raw`(?:normal|reference|ref\.?|expected|usual|range|cut-?off|upper limit|neg(?:ative)?|pos(?:itive)?|equivocal|indeterminate|referenz|normbereich)`

/** Bounds in brackets behind a value: "12 nmol/L (normal <0.4)". */
const inBrackets = new RegExp(
  String.raw`(?<value>(?:[<>≤≥]=?\s?)?${number}[^\S\n]?[^\s\d()[\]]{0,12})[^\S\n]{0,9}[([](?<bounds>[^()[\]\n]{0,40}\b${usual}\b[^()[\]\n]{0,8}[<>≤≥\d][^()[\]\n]{0,60})[)\]]`,
  "giu",
)

/** The bounds of what is usual, or the one number that parts it from what is not: "normal > 0.065", "cut-off 0.42". */
const ofUsual = new RegExp(String.raw`${bounds}|cut-?off\D{0,6}(${number})`, "iu")

const upperLimit = /\bupper limit(?: of normal)?\D{0,6}(?=\d)/i

/** On which side of what is usual a value lies; nothing where it lies within, or is none. */
export const levelOf = (value = "", reference = ""): "high" | "low" | undefined => {
  const [, sign = "", bound, from, to, cutOff] = ofUsual.exec(reference.replace(upperLimit, "<")) ?? []
  const [, of = "", written] = valued.exec(value.trim()) ?? []
  const measured = written === undefined ? Number.NaN : numberOf(written)
  const [least, most] = /[>≥]/.test(sign)
    ? [bound, undefined]
    : sign === ""
      ? [from ?? cutOff, to ?? cutOff]
      : [undefined, bound]
  if (least !== undefined && !/[>≥]/.test(of) && measured < numberOf(least)) return "low"

  return most !== undefined && !/[<≤]/.test(of) && measured > numberOf(most) ? "high" : undefined
}

const ofNumbers = /^[(]?[<>≤≥]?=?\s?\d/

/** What is said of bounds that are those in health: "> 600 normal; < 450 abnormal". */
const ofHealth = /(?:^|[;,])[^;,]*\bnormal\b[^;,]*/i

/** What a laboratory says of a result by the bounds that it gives. */
export const judged = (result: string, reference: string): string | undefined => {
  const areNumbers = ofNumbers.test(reference) && !/\p{L}{3}/u.test(reference)
  const areBounds = ofNumbers.test(result) && (areNumbers || isRange(reference) || isBound(reference))
  const usual = areBounds ? reference : (ofHealth.exec(reference)?.[0] ?? "")

  return verdictOf(result, reference) ?? (areBounds && isWithin(result, usual) ? "normal" : levelOf(result, usual))
}

/** A report in which bounds in brackets behind a value are what they say of it; they are none of its results. */
export const inPlace = (report: string): string =>
  report.replace(inBrackets, (_, value: string, bounds: string) =>
    `${value.trimEnd()} ${verdictOf(value, bounds) ?? levelOf(value, bounds) ?? ""}`.trimEnd(),
  )

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
