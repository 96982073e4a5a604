import * as Duel from "./Duel.ts"
import * as Spread from "./Spread.ts"

export const print = (line = "") => process.stdout.write(`${line}\n`)

/** Rows with their columns in line; the first row is the heading. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)))
  for (const row of rows) {
    print(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
  }
  print()
}

const figures = ["perSecond", "p50", "p99", "cpu"] as const

export const duelHeading = (name: string, other: string) => [
  name,
  "callers",
  "requests/s",
  "p50 ms",
  "p99 ms",
  "CPU ms",
  `CPU / ${other}`,
  `requests/s / ${other}`,
]

/** Two rows: the measured side with its ratios, and what it was measured against. */
export const duelRows = (name: string, other: string, callers: number, outcome: Duel.Outcome) => [
  [
    name,
    String(callers),
    ...figures.map((figure) => Spread.written(Duel.own(outcome.first, figure))),
    Spread.written(Duel.ratio(outcome, "cpu")),
    Spread.written(Duel.ratio(outcome, "perSecond")),
  ],
  [other, String(callers), ...figures.map((figure) => Spread.written(Duel.own(outcome.second, figure)))],
]
