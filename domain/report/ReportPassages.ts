import * as ContinuedLine from "./ContinuedLine.ts"
import * as ReceptorScores from "./ReceptorScores.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportBoxes from "./ReportBoxes.ts"
import * as ReportCells from "./ReportCells.ts"
import * as ReportExons from "./ReportExons.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportFootnotes from "./ReportFootnotes.ts"
import * as ReportLegend from "./ReportLegend.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportLists from "./ReportLists.ts"
import * as ReportReference from "./ReportReference.ts"
import * as ReportRows from "./ReportRows.ts"
import * as ReportScales from "./ReportScales.ts"
import * as ReportTable from "./ReportTable.ts"
import { hasKnownName, hasNames } from "./ReportToken.ts"
import * as ReportVisits from "./ReportVisits.ts"

/** A line of a report, or several that were one before they were copied. */
export interface ReportPassage {
  readonly text: string
  /** The end of the line above, which denies something, where this line may go on with it. */
  readonly denied: string | undefined
  /** Behind an empty line, or at the beginning. */
  readonly isFirst: boolean
  /** Its lines, by where each begins in it, and the pasted ones of each. */
  readonly lines: ReadonlyArray<Pick<ReportLine.ReportLine, "from"> & { readonly at: number }>
}

/** The lines of a passage that reach into a stretch of it. */
export const linesIn = ({ lines }: ReportPassage, { end, start }: Stretch): ReportPassage["lines"] =>
  lines.filter(({ at }, place) => at < end && (lines[place + 1]?.at ?? end) > start)

/** The numbers of the pasted lines of some of a passage's. */
export const numbersOf = (lines: ReportPassage["lines"]): ReadonlyArray<number> => lines.flatMap(({ from }) => from)

/** The foot or the head of a page, alone or behind other cells. */
const footer = /(?:^\s{0,80}|\t| {2})(?:page|seite|p[aá]gina|p[aá]g\.) ?\d{1,4} ?(?:of|von|de|\/) ?\d{1,4}$/i

/** Which way a value went, alone in a line. */
const trend = /^\s*(?:up|down|new|rising|falling|increas(?:ed|ing)|decreas(?:ed|ing)|unchanged)\s*$/i

const pieces = /.{1,2000}/gs

/** A line that is drawn between others. */
const rule = /^[ |]*[-=_*#+~─—:][-=_*#+~─—:| ]+$/

/** So many characters of a line, or of several that are joined, are read as one. */
const longest = 2000

/** So many lines are joined at most. */
const mostLines = 40

/** Whether a line below a row is one of its own: it names something, or begins in the first column and neither ends a name nor tells of it. */
const isRow = (line: string, above: string): boolean => {
  if (hasKnownName(ReportLexer.of(line))) return true
  const [first, ...others] = ReportCells.cellsOf(line)
  const [name] = ReportCells.cellsOf(above)
  if (first === undefined || name === undefined || first.at > name.at + 1) return false
  if (!hasKnownName(ReportLexer.of(`${name.text} ${first.text}`))) return true
  const isNamed = hasKnownName(ReportLexer.of(name.text))

  return isNamed && (others.length === 0 || !ReportedState.tells(ReportedState.of(ReportLexer.of(first.text))))
}

/** The rows of a table whose names stand side by side, above what is told of each: a name with its cell in each row. */
const turned = (names: string, values: string): ReadonlyArray<string> => {
  const heads = ReportCells.cellsOf(names)
  if (heads.length < 2 || !heads.every(({ text }) => ContinuedLine.isBareName(ReportLexer.of(text)))) return []
  if (hasNames(ReportLexer.of(values))) return []
  const cells = ReportCells.cellsOf(values)
  const below = ReportScales.withoutCells(cells)
  if (cells.length < heads.length) return []
  const nearest = ({ at }: (typeof heads)[number]) => heads.findLast((head) => head.at <= at + 1) ?? heads[0]

  return heads.map((head) =>
    [head, ...below.filter((cell) => nearest(cell) === head)].map(({ text }) => text).join("\t"),
  )
}

/** A passage with the line that it goes on with. */
const withRest = (passage: ReportPassage, line: ReportLine.ReportLine): ReportPassage => {
  const { at, text } = ContinuedLine.joined(passage.text, line.text)

  return { ...passage, text, lines: [...passage.lines, { at, from: line.from }] }
}

const ofDays = /^\s*(?:date|datum|fecha|draw|visit|time ?point|cycle)\s*(?:\t| {2})/i

/** Whether a line heads a table that has a row for each day, of which none says by itself what it tells: "Date  HBsAg  anti-HCV". */
const isHeadOfDays = (line: string): boolean => ofDays.test(line) && hasNames(ReportLexer.of(line))

/** The lines of a report with what is told of each result in a row of its own. */
const rowsOf = (report: string): ReadonlyArray<ReportLine.ReportLine> => {
  const noted = ReportFootnotes.of(report)
  const whole = ReportLine.linesOf(report).flatMap((text, at) =>
    footer.test(text.trimEnd()) || rule.test(text) || trend.test(text) || isHeadOfDays(text)
      ? []
      : [{ text: noted(ReportCells.undrawn(text)), from: [at] }],
  )
  const written = ReportLists.inRows(ReportBoxes.ticked(ReportExons.named(ReceptorScores.withoutParts(whole))))
  const inFull = ReportLegend.of(report)

  return ReportTable.inRows(ReportVisits.latest(ReportCells.apart(written)), isRow).flatMap(({ from, text }) => {
    const row = ReportReference.inPlace(inFull(ReportRows.ofResult(text)))

    return (row.length <= longest ? [row] : (row.match(pieces) ?? [])).map((piece) => ({ text: piece, from }))
  })
}

/** Adds a row to passages: as one of its own, or behind the one that it goes on with. */
const add = (passages: Array<ReportPassage>, { from, text }: ReportLine.ReportLine, isFirst: boolean): void => {
  const above = isFirst ? undefined : passages.at(-1)
  const isRoom = above !== undefined && above.lines.length < mostLines && above.text.length + text.length <= longest
  if (isRoom && ContinuedLine.goesOn(above.text, text)) passages[passages.length - 1] = withRest(above, { from, text })
  else {
    const denied = above && ContinuedLine.deniedAbove(above.text, text)
    passages.push({ text, isFirst, denied, lines: [{ at: 0, from }] })
  }
}

/** The passages of a report in order. */
export const of = (report: string): ReadonlyArray<ReportPassage> => {
  const rows = rowsOf(report)
  const passages: Array<ReportPassage> = []
  let isFirst = true
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? { text: "", from: [] }
    const next = rows[at + 1] ?? { text: "", from: [] }
    if (row.text.trim() === "") {
      isFirst = true
      continue
    }
    if (ReportScales.areCells(ReportCells.cellsOf(row.text))) continue
    const columns = turned(row.text, next.text)
    if (columns.length > 0) {
      const lines = [{ at: 0, from: [...row.from, ...next.from] }]
      passages.push(...columns.map((text) => ({ text, isFirst, denied: undefined, lines })))
      at++
    } else add(passages, row, isFirst)
    isFirst = false
  }

  return passages
}
