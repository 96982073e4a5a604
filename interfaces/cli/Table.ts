import * as FreeText from "../../domain/FreeText.ts"

type Row = ReadonlyArray<string>

const gap = "  "

const padded = (cell: string, width: number) => cell + " ".repeat(width - Bun.stringWidth(cell))

/** Rows under their headings, each column as wide as its widest cell. */
export const render = (headings: Row, rows: ReadonlyArray<Row>): string => {
  const lines = [headings, ...rows.map((row) => row.map((cell) => FreeText.inOneLine(cell)))]
  const widths = headings.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, Bun.stringWidth(line[column] ?? "")), 0),
  )

  return lines
    .map((line) =>
      line
        .map((cell, column) => padded(cell, widths[column] ?? 0))
        .join(gap)
        .trimEnd(),
    )
    .join("\n")
}

/** A moment as it reads well: to the minute, in UTC. */
export const moment = (at: number | null): string =>
  at === null ? "–" : `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`
