import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import type * as MarkerRun from "./MarkerRun.ts"

export const methods = ["tps", "cps"] as const

/** How a score is counted: of tumour cells alone, or of all cells that are stained (CAP: PD-L1). */
export type ScoreMethod = (typeof methods)[number]

/** How the methods are called. */
export const table = RuleTable.of<ScoreMethod>({
  name: "methods of scores",
  rows: [
    telling("tps", [
      ["tps|tsp|tc", "PD-L1 [TPS] ≥ 50 %"],
      ["tumor|tumour cell|cells", "PD-L1 in ≥ 1 % of [tumour cells]", "PD-L1 positive tumor"],
      ["proportion score", "tumor [proportion score] of at least 1 %"],
    ]),
    telling("cps", [
      ["cps", "[CPS] of PD-L1 ≥ 10"],
      ["combined positive", "a [combined positive] score ≥ 10", "PD-L1 in combined samples"],
    ]),
  ],
})

/** A method, and the first token of its name. */
export interface Named {
  readonly method: ScoreMethod
  readonly first: number
}

export const named = (run: Run): ReadonlyArray<Named> =>
  table.find(run).map(({ first, row }) => ({ method: row.means, first }))

const nearBefore = 4

const farthest = 16

const clauseEnd = /^[;.]$/

/** By which method a score is told of a marker; nothing where none is named, or both are. */
export const of = ({ first, last, run, tokens: { words } }: MarkerRun.Place): ScoreMethod | undefined => {
  const behind = words.slice(last, last + farthest)
  const end = behind.findIndex((word) => clauseEnd.test(word))
  const near = { ...run, from: Math.max(run.from, first - nearBefore), to: last + (end < 0 ? behind.length : end) }
  const [one, other] = new Set(named(near).map(({ method }) => method))

  return other === undefined ? one : undefined
}
