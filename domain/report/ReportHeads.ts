import type { Cell as Head } from "./ReportCells.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportLabels from "./ReportLabels.ts"

/** What a column holds, by its head. */
export type Column = "result" | "share" | "reference" | "unit" | "flag" | "aside" | "other"

const columns = (
  [
    [
      "aside",
      `^(?:donors?|mother|father|parents?|sibling|controls?|trend|change|${ReportLabels.earlier}|best|(?:at )?baseline|at diagnosis|(?:associated )?therap(?:y|ies)|drugs?|treatments?|pred(?:icted)?|[lu]ln|% ?chg|z-?score|(?:evidence )?level|tier)\\b|\\b(?:vs|versus)\\.? (?:previous|prior)\\b|\\bago$|^(?:(?:performing )?lab(?:oratory)?|performed (?:at|by)|collected|status)$`,
    ],
    [
      "reference",
      `^(?:${ReportLabels.usual}|range|reference|normal|standard|expected|interpretive|ref\\.?|cut-?off|rango)(?: ?(?:&|and|/) units?| ?\\([^()]{1,20}\\))?$`,
    ],
    [
      "result",
      `^(?:in range|out of range|${ReportLabels.result}s?|measured|actual|today(?:'s)?|current|patient|recipient|proband|index case)\\b`,
    ],
    ["share", "^% ?(?:pred(?:icted)?|ref)\\.?$"],
    ["unit", `^(?:${ReportLabels.unit})$`],
    ["flag", `^(?:${ReportLabels.flag})$`],
  ] as const
).map(([column, head]: readonly [column: Column, head: string]) => [column, new RegExp(head, "i")] as const)

export interface Headed {
  readonly at: number
  readonly column: Column
}

/** How far from its head a cell may begin. */
const slack = 2

/** The head under which a cell of a table stands. */
export const over = <A extends { readonly at: number }>(
  heads: ReadonlyArray<A>,
  at: number,
  isTabbed: boolean,
): A | undefined => (isTabbed ? heads.find((head) => head.at === at) : heads.findLast((head) => head.at <= at + slack))

/** Above names: "Lab". */
const ofNames = /^lab(?:oratory)?(?: tests?)?$/i

const columnOf = ({ text }: Head, place: number): Column =>
  place === 0 && ofNames.test(text) ? "other" : (columns.find(([, head]) => head.test(text))?.[0] ?? "other")

const isShare = ({ column }: Headed): boolean => column === "share"

/** What was measured before a drug opened the airways, and behind it what was after: "Pre  %Pred  Post  %Pred". */
const ofBreath = (headed: ReadonlyArray<Headed>, heads: ReadonlyArray<Head>): ReadonlyArray<Headed> => {
  if (!headed.some(isShare)) return headed
  const post = heads.findIndex(({ text }) => /^post/i.test(text))

  return headed.map((head, place) => {
    if (head.column === "reference" || (post >= 0 && place >= post)) return { ...head, column: "aside" }

    return /^pre(?!d)/i.test(heads[place]?.text ?? "") ? { ...head, column: "result" } : head
  })
}

const label = /^(\p{L}[^:]{1,30}):\s/u

/** Whether each date has another label, so that none heads a column: "Review date: 03/02/2025  Next review: 06/2025". */
const areLabelled = (heads: ReadonlyArray<Head>): boolean =>
  new Set(heads.flatMap(({ text }) => label.exec(text)?.[1]?.toLowerCase() ?? [])).size > 1

/**
 * The columns of a table by its heads: of several dates the latest is that of the result. Nothing where a line heads no table that holds
 * more than results.
 */
export const of = (cells: ReadonlyArray<Head>): ReadonlyArray<Headed> | undefined => {
  const heads = cells.filter(({ text }) => text !== "")
  const areYears = heads.length > 1 && heads.every(({ text }, place) => ReportDates.isYear(text) || place === 0)
  const times = ReportDates.timesOf(heads.map(({ text }) => (areYears || !ReportDates.isYear(text) ? text : "")))
  const dated = times.filter((time) => time !== undefined)
  const areOfTimes =
    dated.length > 1 &&
    !areLabelled(heads) &&
    (areYears || heads.length - dated.length <= 1 || heads.filter(({ text }) => ReportDates.isDate(text)).length > 1)
  const latest = Math.max(...dated)
  const columns = heads.map((head, place): Headed => {
    const time = areOfTimes ? times[place] : undefined
    const ofTime = time === undefined ? undefined : time < latest ? "aside" : "result"

    return { at: head.at, column: ofTime ?? columnOf(head, place) }
  })
  const headed = ofBreath(columns, heads)
  const isOfMore = headed.some(({ column }) => column !== "other" && column !== "result")

  if (heads.length < 2 || !(areOfTimes || isOfMore)) return undefined
  const [first] = headed

  return first === undefined || first.at <= slack ? headed : [{ at: 0, column: "other" }, ...headed]
}
