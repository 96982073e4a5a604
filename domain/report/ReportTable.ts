import * as ReportDates from "./ReportDates.ts"
import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportLists from "./ReportLists.ts"
import * as ReportValue from "./ReportValue.ts"

/** What a column holds, by its head. */
type Column = "result" | "share" | "reference" | "unit" | "flag" | "aside" | "other"

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

interface Headed {
  readonly at: number
  readonly column: Column
}

/** How far from its head a cell may begin. */
const slack = 2

/** The head under which a cell of a table stands. */
const headOver = <A extends { readonly at: number }>(
  heads: ReadonlyArray<A>,
  at: number,
  isTabbed: boolean,
): A | undefined => (isTabbed ? heads.find((head) => head.at === at) : heads.findLast((head) => head.at <= at + slack))

/** Above names: "Lab". */
const ofNames = /^lab(?:oratory)?(?: tests?)?$/i

const columnUnder = ({ text }: ReportLine.Cell, place: number): Column =>
  place === 0 && ofNames.test(text) ? "other" : (columns.find(([, head]) => head.test(text))?.[0] ?? "other")

const isShare = ({ column }: Headed): boolean => column === "share"

/** What was measured before a drug opened the airways, and behind it what was after: "Pre  %Pred  Post  %Pred". */
const ofBreath = (headed: ReadonlyArray<Headed>, heads: ReadonlyArray<ReportLine.Cell>): ReadonlyArray<Headed> => {
  if (!headed.some(isShare)) return headed
  const post = heads.findIndex(({ text }) => /^post/i.test(text))

  return headed.map((head, place) => {
    if (head.column === "reference" || (post >= 0 && place >= post)) return { ...head, column: "aside" }

    return /^pre(?!d)/i.test(heads[place]?.text ?? "") ? { ...head, column: "result" } : head
  })
}

const label = /^(\p{L}[^:]{1,30}):\s/u

/** Whether each date has another label, so that none heads a column: "Review date: 03/02/2025  Next review: 06/2025". */
const areLabelled = (heads: ReadonlyArray<ReportLine.Cell>): boolean =>
  new Set(heads.flatMap(({ text }) => label.exec(text)?.[1]?.toLowerCase() ?? [])).size > 1

/** Points of as many as there can be, which look like days without a year: "MMSE  25/30  27/30". */
const points = /^\d{1,2}\/\d{1,3}$/

const arePoints = ([name, ...cells]: ReadonlyArray<ReportLine.Cell>): boolean =>
  name !== undefined && ReportLists.isNaming(name.text) && cells.every(({ text }) => points.test(text))

const isNormal = ({ text }: ReportLine.Cell): boolean => /^normal$/i.test(text)

const isCounted = ({ text }: ReportLine.Cell): boolean => /^[<>≤≥]?\d[\d.,]*(?:\s?%)?$/.test(text)

/** Whether cells are a row that was normal, and none of them heads what is usual: "TP53  Normal", "TP53/CEP17  2R2G  96.0  Normal". */
const isOfNormal = (heads: ReadonlyArray<ReportLine.Cell>, columns: ReadonlyArray<Column>): boolean =>
  heads.some(isNormal) &&
  columns.every((column, place) => column === "other" || isNormal(heads[place] ?? { text: "", at: 0 })) &&
  (heads.some(isCounted) || ReportLists.isNaming(heads[0]?.text ?? ""))

const ofToday = new RegExp(`^(?:${today}|this report)\\b`, "i")

/** Whether several heads tell when their columns are of, and no more than the one of the names says nothing else. */
const areOfTimes = (
  heads: ReadonlyArray<ReportLine.Cell>,
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
const headsOf = (cells: ReadonlyArray<ReportLine.Cell>): ReadonlyArray<Headed> | undefined => {
  const heads = cells.filter(({ text }) => text !== "")
  const times = ReportDates.timesOfSamples(heads.map(({ text }) => (text.length > longestHead ? "" : text)))
  const own = heads.map(columnUnder)
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

interface Cell extends ReportLine.Cell {
  readonly column: Column
  /** It begins right under its head. */
  readonly isUnder: boolean
}

interface Table {
  readonly heads: ReadonlyArray<Headed>
  readonly isTabbed: boolean
  /** An empty line was passed since its head; one right below the head is none. */
  readonly isApart: boolean
}

/** The cells of a line; `at` is the number of the column where tabs set them apart. */
const cellsOf = (line: string): ReadonlyArray<ReportLine.Cell> =>
  line.includes("\t") ? line.split("\t").map((text, at) => ({ text: text.trim(), at })) : ReportLine.cellsOf(line)

/** A label with its own answer. */
const labelled = /[\p{L}\p{N})]:\s+\S/u

/** Behind a name, and behind the bounds of what is usual, a unit or a mark may have no head of its own. */
const columnOf = ({ column }: Headed, text: string, isName: boolean): Column => {
  const isUnit = !isName && (column === "reference" || column === "other") && isUnitInCell(text)
  if (isUnit || column !== "reference") return isUnit ? "unit" : column

  return ReportValue.isLevel(text) ? "flag" : column
}

const isUnitInCell = (text: string): boolean => ReportValue.isUnit(text) && /[\p{L}%]/u.test(text) && !dash.test(text)

/** The head of a cell; what stands behind a name that reaches into the second column was pushed out of that one. */
const headOf = (
  { heads, isTabbed }: Table,
  cells: ReadonlyArray<ReportLine.Cell>,
  cell: ReportLine.Cell,
): Headed | undefined => {
  const [name, behind] = cells
  const [, second] = heads
  const isPushed =
    !isTabbed && cell === behind && second !== undefined && (name?.at ?? 0) + (name?.text.length ?? 0) >= second.at

  return isPushed ? second : headOver(heads, cell.at, isTabbed)
}

/**
 * The cells of a line, each with the column that it stands in; nothing where it is no row of a table. Behind an empty line only what has a
 * cell of results is one, and stands right under the heads: what follows may be another table.
 */
const under = (table: Table, line: string): ReadonlyArray<Cell> | undefined => {
  const { heads, isApart, isTabbed } = table
  const cells = cellsOf(line).filter(({ text }) => text !== "")
  const [first] = cells
  const isOfName = first !== undefined && headOver(heads, first.at, isTabbed) === heads[0]
  if (isTabbed !== line.includes("\t") || (isOfName && labelled.test(first.text))) return undefined
  const row: Array<Cell> = []
  for (const cell of cells) {
    const { at, text } = cell
    const head = headOf(table, cells, cell)
    if (head === undefined) return undefined
    const isUnder = at - head.at <= longestShift
    if (isApart && !isUnder && (cells.length < fewest || at !== cells.at(-1)?.at)) return undefined
    row.push({ text, at: head.at, column: columnOf(head, text, cell === first), isUnder })
  }

  return isApart && !row.some(({ column }) => column === "result") ? undefined : row
}

/** So many cells make a row without a head, and one behind an empty line whose last may be pushed out of its column. */
const fewest = 3

/** So far behind its head a cell may begin in a row that an empty line parts from it. */
const longestShift = 2

const dash = /^(?:[-–—]{1,2}|n\/a)$/i

/** What stands in brackets behind a name: "Hemoglobin (g/dL)". */
const inBrackets = /\(([^()]{1,24})\)$/

/** The unit that stands behind a name; empty where none does. */
const unitBehind = (name: string): string => {
  const [, inside = ""] = inBrackets.exec(name) ?? []

  return ReportValue.isUnit(inside) ? inside : ""
}

const textOf = (cells: ReadonlyArray<Cell>, of: Column): string =>
  cells.flatMap(({ column, text }) => (column === of && !dash.test(text) ? [text] : [])).join(" ")

const notMeasured = "not tested"

/** A row of several days in which a dash stands for what was not measured today, and not for what was not found. */
const withoutDashes = (row: ReadonlyArray<Cell>): ReadonlyArray<Cell> => {
  const others = row.filter(({ column }) => column === "aside")
  const areSigns = others.some(({ text }) => text.startsWith("+"))

  return others.length === 0 || areSigns
    ? row
    : row.map((cell) => (cell.column === "result" && dash.test(cell.text) ? { ...cell, text: notMeasured } : cell))
}

/** What a row tells today: its name, its result with the unit, whether that is high or low, and what the laboratory says of it. */
const toldToday = (row: ReadonlyArray<Cell>): string => {
  const [name, ...cells] = withoutDashes(row).filter(({ column }) => column !== "aside")
  if (cells.some(({ text }) => ReportValue.isInvalid(text))) return name?.text ?? ""
  const isOfShare = cells.some(({ column }) => column === "share")
  const reference = textOf(cells, "reference")
  const unit =
    (isOfShare ? "% predicted" : textOf(cells, "unit")) || ReportValue.unitOf(reference) || unitBehind(name?.text ?? "")
  const told = cells.filter(({ column }) => column === "other" || column === (isOfShare ? "share" : "result"))
  const result = told.find(({ column }) => column === "result") ?? told.find(({ text }) => ReportValue.isBare(text))
  const { level, value } = ReportValue.apart(result?.text ?? "")
  const flags = [level ?? "", textOf(cells, "flag")].filter(ReportValue.isLevel).slice(0, 1)
  const verdict = ReportValue.judged(value, reference) ?? ""

  return [
    name?.text,
    ...told.map((cell) => (cell === result ? ReportValue.withUnit(value, unit) : cell.text)),
    ...flags,
    ...(verdict === "" || (flags.length > 0 && ReportValue.isLevel(verdict)) ? [] : [verdict]),
  ].join("\t")
}

/** Whether cells may be more of those in the row above. */
const isRest = (below: ReadonlyArray<Cell>, row: ReadonlyArray<Cell>): boolean =>
  below.length > 0 &&
  below.length < row.length &&
  below.every(({ at, isUnder }, place) => isUnder || below[place - 1]?.at === at)

/** A row with the cells below it, each in its column. */
const withRest = (row: ReadonlyArray<Cell>, below: ReadonlyArray<Cell>): ReadonlyArray<Cell> => {
  const columns = Map.groupBy([...row, ...below], ({ at }) => at)

  return [...columns]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, [cell, ...more]]) =>
      cell === undefined ? [] : [{ ...cell, text: [cell, ...more].map(({ text }) => text).join(" ") }],
    )
}

/** A row whose cells may go on in the line below. */
interface Above {
  readonly row: ReadonlyArray<Cell>
  readonly line: ReportLine.ReportLine
  /** The table that it is a row of; without heads its own cells are those. */
  readonly table: Table
  readonly written: (row: ReadonlyArray<Cell>) => string
}

/** Whether cells head a block of one day alone: "VIROLOGY  30/06/25". */
const isDatedTitle = ([name, date, ...more]: ReadonlyArray<ReportLine.Cell>): boolean =>
  name !== undefined &&
  date !== undefined &&
  more.length === 0 &&
  !ReportDates.isDate(name.text) &&
  ReportDates.isDate(date.text)

const asIs = (row: ReadonlyArray<Cell>): string => row.map(({ text }) => text).join("\t")

/** The lines of a report as rows are gathered from them. */
class Rows {
  readonly lines: Array<ReportLine.ReportLine> = []
  private table: Table | undefined
  private above: Above | undefined
  /** No line stands below the heads yet. */
  private isBare = false
  private readonly isRow: (line: string, above: string) => boolean

  constructor(isRow: (line: string, above: string) => boolean) {
    this.isRow = isRow
  }

  /** Heads with those of the same table that stand in a line above them. */
  private withHeads(heads: ReadonlyArray<Headed>): ReadonlyArray<Headed> {
    const above = this.table === undefined || this.table.isApart ? [] : this.table.heads
    const end = above.at(-1)?.at ?? 0
    const areBehind = heads.every(({ at, column }) => at > end || (at === 0 && column === "other"))

    return areBehind && above.length > 0 ? [...above, ...heads.filter(({ at }) => at > end)] : heads
  }

  /** Begins a table with its head, and ends it or sets what follows apart at an empty line, but for one right below the head. */
  private follow(
    cells: ReadonlyArray<ReportLine.Cell>,
    heads: ReadonlyArray<Headed> | undefined,
    isTabbed: boolean,
  ): void {
    const { isBare, table } = this
    if (cells.length === 0) {
      if (table?.isTabbed === false) this.table = { ...table, isApart: true }
      else if (!isBare) this.table = undefined
      return
    }
    this.isBare = heads !== undefined
    if (heads !== undefined) this.table = { heads: this.withHeads(heads), isTabbed, isApart: false }
    else if (table?.isApart === true && isDatedTitle(cells)) this.table = undefined
  }

  /** The row of a table that a line is, if its cells may go on below. */
  private rowOf(line: ReportLine.ReportLine): Above | undefined {
    const cells = cellsOf(line.text).filter(({ text }) => text !== "")
    const heads = headsOf(cells)
    const isTabbed = line.text.includes("\t")
    this.follow(cells, heads, isTabbed)
    const row = heads !== undefined || this.table === undefined ? undefined : under(this.table, line.text)
    if (this.table !== undefined && row !== undefined && row.length > 1)
      return { row, line, table: this.table, written: toldToday }
    if (isTabbed || heads !== undefined || cells.length < fewest) return undefined
    const own = cells.map((cell): Cell => ({ ...cell, column: "other", isUnder: true }))

    return { row: own, line, table: { heads: own, isTabbed, isApart: false }, written: asIs }
  }

  add(line: ReportLine.ReportLine): void {
    const { above } = this
    const rest = above === undefined ? undefined : under(above.table, line.text)
    if (
      above !== undefined &&
      rest !== undefined &&
      isRest(rest, above.row) &&
      !this.isRow(line.text, above.line.text)
    ) {
      const row = withRest(above.row, rest)
      this.above = { ...above, row, line: { ...above.line, from: [...above.line.from, ...line.from] } }
      this.lines[this.lines.length - 1] = { text: above.written(row), from: this.above.line.from }
      return
    }
    this.above = this.rowOf(line)
    this.lines.push(
      this.above === undefined || this.above.written === asIs ? line : { ...line, text: toldToday(this.above.row) },
    )
  }
}

/**
 * Lines in which each row of a table has the cells that go on in the lines below it, and, where its heads are told, those of today's result
 * alone: no earlier one, no bounds, no drugs. `isRow`: whether a line below a row is one of its own, and not more of its cells.
 */
export const inRows = (
  lines: ReadonlyArray<ReportLine.ReportLine>,
  isRow: (line: string, above: string) => boolean,
): ReadonlyArray<ReportLine.ReportLine> => {
  const rows = new Rows(isRow)
  for (const line of lines) rows.add(line)

  return rows.lines
}
