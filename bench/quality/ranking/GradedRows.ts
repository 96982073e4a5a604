import type { Row } from "../Rows.ts"
import * as Bootstrap from "./Bootstrap.ts"
import * as Graded from "./Graded.ts"
import * as Measures from "./Measures.ts"
import type { Pool } from "./Pools.ts"
import * as Rankings from "./Rankings.ts"

const heading: Row = [
  "set",
  "patients",
  "ranking",
  "nDCG@10",
  "good of first 5",
  "useless of first 10",
  "ours − it, nDCG@10 (95 %)",
]

const measured = (pools: ReadonlyArray<Pool>, order: Rankings.Order): ReadonlyArray<Graded.Measured> =>
  pools.map((pool) => Graded.measure(order(pool).map(({ nctId }) => pool.grades.get(nctId) ?? 0)))

const rowsOf = (set: string, pools: ReadonlyArray<Pool>): ReadonlyArray<Row> => {
  const own = measured(pools, Rankings.ours)
  const row = (name: string, figures: ReadonlyArray<Graded.Measured>): Row => [
    set,
    String(pools.length),
    name,
    ...(["ndcg", "good", "useless"] as const).map((key) =>
      Measures.mean(figures.map((figure) => figure[key])).toFixed(3),
    ),
    figures === own ? "" : Bootstrap.written(own.map(({ ndcg }, index) => ndcg - (figures[index]?.ndcg ?? 0))),
  ]

  return [
    row("this project", own),
    ...Object.entries(Rankings.stagedBaselines).map(([name, order]) => row(name, measured(pools, order))),
  ]
}

/** How well studies that were graded by reading are ordered, set by set and for all patients. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const pools = await Graded.pools()

  return [
    heading,
    ...[...Map.groupBy(pools, ({ set }) => set)].flatMap(([set, found]) => rowsOf(set, found)),
    ...rowsOf("judged, all", pools),
  ]
}
