import type { Cell as Head } from "./ReportCells.ts"
import * as ReportDates from "./ReportDates.ts"
import * as ReportDraws from "./ReportDraws.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLists from "./ReportLists.ts"

/** What a column holds, by its head. */
export type Column = "result" | "share" | "reference" | "unit" | "flag" | "aside" | "other"

/** Above what is of today, beside columns of other days. */
const today =
  "today(?:'s)?|current|latest|most recent|newest|this (?:draw|sample|specimen|visit|test)|aktuell|(?:at )?(?:progression|relapse)$"

const columns = (
  [
    [
      "aside",
      `^(?:donors?|mother|father|parents?|sibling|controls?|trend|change|${ReportLabels.earlier}|best|(?:at )?baseline|at (?:diagnosis|dx)|(?:associated )?therap(?:y|ies)|drugs?|treatments?|pred(?:icted)?|[lu]ln|% ?chg|z-?score|comments?|kommentar|comentario|(?:evidence )?level|tier)\\b|\\b(?:vs|versus)\\.? (?:previous|prior)\\b|\\bago$|\\bcontrols?$|^(?:(?:performing )?lab(?:oratory)?|performed (?:at|by)|collected|status|(?:antibody )?clone|block)$`,
    ],
    [
      "reference",
      `^(?:${ReportLabels.usual}|range|reference|normal|standard|expected|interpretive|ref\\.?|referenz|referencia|cut-?offs?(?: used| applied)?|rango|lod|limit of detection|detection limit)(?: ?(?:&|and|/) units?| ?\\([^()]{1,20}\\))?$`,
    ],
    [
      "result",
      `^(?:in range|out of range|${ReportLabels.result}s?|measured|actual|${today}|patient|recipient|proband|index case)\\b`,
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

/** Points of as many as there can be, which look like days without a year: "MMSE  25/30  27/30". */
const points = /^\d{1,2}\/\d{1,3}$/

const arePoints = ([name, ...cells]: ReadonlyArray<Head>): boolean =>
  name !== undefined && ReportLists.isNaming(name.text) && cells.every(({ text }) => points.test(text))

const isNormal = ({ text }: Head): boolean => /^normal$/i.test(text)

const isCounted = ({ text }: Head): boolean => /^[<>≤≥]?\d[\d.,]*(?:\s?%)?$/.test(text)

/** Whether cells are a row that was normal, and none of them heads what is usual: "TP53  Normal", "TP53/CEP17  2R2G  96.0  Normal". */
const isOfNormal = (heads: ReadonlyArray<Head>, columns: ReadonlyArray<Column>): boolean =>
  heads.some(isNormal) &&
  columns.every((column, place) => column === "other" || isNormal(heads[place] ?? { text: "", at: 0 })) &&
  (heads.some(isCounted) || ReportLists.isNaming(heads[0]?.text ?? ""))

const ofToday = new RegExp(`^(?:${today}|this report)\\b`, "i")

/** Whether several heads tell when their columns are of, and no more than the one of the names says nothing else. */
const areOfTimes = (
  heads: ReadonlyArray<Head>,
  times: ReadonlyArray<number | undefined>,
  columns: ReadonlyArray<Column>,
): boolean => {
  const dated = times.filter((time) => time !== undefined)
  const others = columns.filter((column, place) => times[place] === undefined && column === "other")

  return (
    dated.length > 1 &&
    !areLabelled(heads) &&
    !arePoints(heads) &&
    (others.length <= 1 || heads.filter(({ text }) => ReportDates.isDate(text)).length > 1)
  )
}

/** So many characters the head of a day's column has at most; what is longer is part of a title. */
const longestHead = 40

/**
 * The columns of a table by its heads: of several dates the latest is that of the result, if no other is called today's. Nothing where a line
 * heads no table that holds more than results.
 */
export const of = (cells: ReadonlyArray<Head>): ReadonlyArray<Headed> | undefined => {
  const heads = cells.filter(({ text }) => text !== "")
  const times = ReportDraws.timesOf(heads.map(({ text }) => (text.length > longestHead ? "" : text)))
  const own = heads.map(columnOf)
  const areTimes = areOfTimes(heads, times, own)
  const latest = heads.some(({ text }) => ofToday.test(text)) ? Number.POSITIVE_INFINITY : ReportDates.latestOf(times)
  const columns = heads.map(({ at, text }, place): Headed => {
    const time = (areTimes || latest === Number.POSITIVE_INFINITY) && !ofToday.test(text) ? times[place] : undefined
    const ofTime = time === undefined ? undefined : time === latest ? "result" : "aside"

    return { at, column: ofTime ?? own[place] ?? "other" }
  })
  const headed = ofBreath(columns, heads)
  const isOfMore = headed.some(({ column }) => column !== "other" && column !== "result")

  if (heads.length < 2 || !(areTimes || isOfMore) || isOfNormal(heads, own)) return undefined
  const [first] = headed

  return first === undefined || first.at <= slack ? headed : [{ at: 0, column: "other" }, ...headed]
}
