import { availableParallelism } from "node:os"
import * as Columns from "../Columns.ts"
import * as Duel from "./Duel.ts"
import * as Spread from "./Spread.ts"

export const print = (line = "") => process.stdout.write(`${line}\n`)

/** What is measured on. */
export const machine = `${availableParallelism()} cores, Bun ${Bun.version}`

/** Rows with their columns in line; the first row is the heading. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>) => {
  for (const line of Columns.lines(rows)) print(`  ${line}`)
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
