/** A line of a report as it is read, and the numbers of the pasted lines that it was made of. */
export interface ReportLine {
  readonly text: string
  readonly from: ReadonlyArray<number>
}

/** The lines of a text as they were pasted. */
export const linesOf = (report: string): ReadonlyArray<string> => report.split(/\r?\n/)

/** Some of the lines that were pasted, by their numbers, in order. */
export const written = (pasted: ReadonlyArray<string>, numbers: ReadonlyArray<number>): string =>
  [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((number) => pasted[number]?.trim() ?? "")
    .filter((line) => line !== "")
    .join("\n")

/** So many characters at most are shown of what was pasted. */
export const longest = 240

/** So many of them stand before what is told. */
const before = 80

/** As much of a text as is shown, around a place in it, with no word cut. */
export const around = (text: string, place: number): string => {
  if (text.length <= longest) return text
  const start = Math.max(0, Math.min(place - before, text.length - longest))
  const end = start + longest
  const behind = start === 0 ? text.slice(0, end) : `…${text.slice(start, end).replace(/^\S*\s+/, "")}`

  return end >= text.length ? behind : `${behind.replace(/\s\S*$/, "").trimEnd()}…`
}

/** What stands in a column of a line, and where it begins. */
export interface Cell {
  readonly text: string
  readonly at: number
}

/** The columns of a line, and where each begins. */
export const cellsOf = (line: string): ReadonlyArray<Cell> =>
  [...line.matchAll(/[^\s|](?:[^\s|]| (?=[^\s|]))*/g)].map(({ 0: text, index }) => ({ text, at: index }))

const drawn = /^\s*\|.*\|\s*$/

const fewestStrokes = 2

/** A row of a table whose cells strokes part, or are drawn around, with tabs between them. */
export const undrawn = (line: string): string => {
  const isDrawn = drawn.test(line)
  const cells = (isDrawn ? line.trim().slice(1, -1) : line).split("|")

  const areWhole = /^\S/.test(line) && cells.every((cell) => !/\S\s{2}/.test(cell.trim()))

  return isDrawn || (areWhole && cells.length > fewestStrokes) ? cells.map((cell) => cell.trim()).join("\t") : line
}

/** A line with a blank where each of some cells stands, so that all others stay in their columns. */
export const blanked = (line: string, cells: ReadonlyArray<Cell>): string =>
  cells.reduce(
    (left, { at, text }) => `${left.slice(0, at)}${" ".repeat(text.length)}${left.slice(at + text.length)}`,
    line,
  )

/** Where the second of two tables begins whose heads stand side by side with the same columns; nothing where it is one table. */
const secondAt = (line: string): number | undefined => {
  const cells = cellsOf(line)
  const [first] = cells
  const second = cells.slice(1).find(({ text }) => text.toLowerCase() === first?.text.toLowerCase())
  const again = cells.slice(cells.indexOf(second ?? { text: "", at: 0 })).map(({ text }) => text.toLowerCase())
  const alike = cells.filter(({ at, text }) => at < (second?.at ?? 0) && again.includes(text.toLowerCase()))

  return second !== undefined && alike.length >= 2 ? second.at : undefined
}

/** A line on both sides of a column, where no word reaches over it. */
const halvesOf = (line: string, at: number): readonly [left: string, right: string] | undefined => {
  if (line.length <= at) return [line, ""]
  const left = line.slice(0, at)
  const end = left.trimEnd()

  return /[\s|]$/.test(left) ? [end.endsWith("|") ? end.slice(0, -1) : end, line.slice(at)] : undefined
}

/** Lines in which two tables stand side by side, one table behind the other. */
export const apart = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  const result: Array<ReportLine> = []
  let right: Array<ReportLine> = []
  let at: number | undefined
  for (const { from, text } of lines) {
    const begins = secondAt(text)
    if (begins !== undefined || text.trim() === "") {
      result.push(...right)
      right = []
      at = begins
    }
    const [left, behind = ""] = (at === undefined ? undefined : halvesOf(text, at)) ?? ([text] as const)
    result.push({ text: left, from })
    if (behind.trim() !== "") right.push({ text: behind, from })
  }

  return [...result, ...right]
}
