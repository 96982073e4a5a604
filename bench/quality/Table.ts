import type { Row } from "./Rows.ts"

/** A figure on either half of what is labeled and on all, beside a baseline and what it should be. */
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

/** Figures as the rows of a table, under a title and the names of the columns. */
export const rows = (title: string, figures: ReadonlyArray<Measured>): ReadonlyArray<Row> => [
  [title, "even ids", "odd ids", "all", "baseline", "goal"],
  ...figures.map(({ all, baseline, even, goal, measure, odd }) => [measure, even, odd, all, baseline, goal]),
]
