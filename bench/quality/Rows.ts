/** A row of a table, cell by cell; the first of a table heads it. */
export type Row = ReadonlyArray<string>

/** Rows with their columns in line. */
export const printed = (all: ReadonlyArray<Row>): string => {
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)))
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )

  return `${lines.join("\n")}\n`
}
