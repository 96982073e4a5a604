/** A figure on either half of what is labelled and on all, beside a baseline and what it should be. */
export interface Measured {
  readonly measure: string
  readonly even: string
  readonly odd: string
  readonly all: string
  readonly baseline: string
  readonly goal: string
}

export const percent = (part: number, whole: number, digits = 2): string =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(digits)} %`

const columns = ["measure", "even", "odd", "all", "baseline", "goal"] as const

/** The rows as a table in plain text. */
export const print = (title: string, rows: ReadonlyArray<Measured>): string => {
  const head: Measured = {
    measure: title,
    even: "even ids",
    odd: "odd ids",
    all: "all",
    baseline: "baseline",
    goal: "goal",
  }
  const widths = columns.map((column) => Math.max(...[head, ...rows].map((row) => row[column].length)))
  const line = (row: Measured): string =>
    columns
      .map((column, index) =>
        index === 0 ? row[column].padEnd(widths[index] ?? 0) : row[column].padStart(widths[index] ?? 0),
      )
      .join("  ")
  const rule = widths.map((width) => "-".repeat(width)).join("  ")

  return [line(head), rule, ...rows.map(line)].join("\n")
}
