import * as ContinuedLine from "./ContinuedLine.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportLine from "./ReportLine.ts"
import * as ReportRows from "./ReportRows.ts"
import * as ReportScales from "./ReportScales.ts"
import { hasNames } from "./ReportToken.ts"

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

/** So many lines are joined at most. */
const mostLines = 40

/** The rows of a table whose names stand side by side, above what is told of each: a name with its cell in each row. */
const turned = (names: string, values: string): ReadonlyArray<string> => {
  const heads = ReportLine.cellsOf(names)
  if (heads.length < 2 || !heads.every(({ text }) => ContinuedLine.isBareName(ReportLexer.of(text)))) return []
  if (hasNames(ReportLexer.of(values))) return []
  const cells = ReportLine.cellsOf(values)
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

/** Adds a row to passages: as one of its own, or behind the one that it goes on with. */
const add = (passages: Array<ReportPassage>, { from, text }: ReportLine.ReportLine, isFirst: boolean): void => {
  const above = isFirst ? undefined : passages.at(-1)
  const isRoom =
    above !== undefined && above.lines.length < mostLines && above.text.length + text.length <= ReportRows.longest
  if (isRoom && ContinuedLine.goesOn(above.text, text)) passages[passages.length - 1] = withRest(above, { from, text })
  else {
    const denied = above && ContinuedLine.deniedAbove(above.text, text)
    passages.push({ text, isFirst, denied, lines: [{ at: 0, from }] })
  }
}

/** The passages of a report in order. */
export const of = (report: string): ReadonlyArray<ReportPassage> => {
  const rows = ReportRows.of(report)
  const passages: Array<ReportPassage> = []
  let isFirst = true
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? { text: "", from: [] }
    const next = rows[at + 1] ?? { text: "", from: [] }
    if (row.text.trim() === "") {
      isFirst = true
      continue
    }
    if (ReportScales.areCells(ReportLine.cellsOf(row.text))) continue
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
