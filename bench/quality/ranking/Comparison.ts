import { mean } from "../../Mean.ts"
import type { Row } from "../Rows.ts"
import * as Bootstrap from "./Bootstrap.ts"
import * as Pools from "./Pools.ts"
import * as Rankings from "./Rankings.ts"

/** What is measured of the grades of an order, best first; nDCG@10 is among it. */
type Measure<Key extends string> = (grades: ReadonlyArray<number>) => Readonly<Record<Key | "ndcg", number>>

/** The project's order of each pool beside others: the means of what is measured, and what ours is better by. */
export const rowsOf =
  <Key extends string>(measure: Measure<Key>, keys: ReadonlyArray<Key>, others: Rankings.Orders) =>
  (set: string, pools: ReadonlyArray<Pools.Pool>): ReadonlyArray<Row> => {
    const measured = (order: Rankings.Order) => pools.map((pool) => measure(Pools.gradesOf(pool, order(pool))))
    const own = measured(Rankings.ours)
    const row = (name: string, figures: typeof own): Row => [
      set,
      String(pools.length),
      name,
      ...keys.map((key) => mean(figures.map((figure) => figure[key])).toFixed(3)),
      figures === own ? "" : Bootstrap.written(own.map(({ ndcg }, index) => ndcg - (figures[index]?.ndcg ?? 0))),
    ]

    return [row("this project", own), ...Object.entries(others).map(([name, order]) => row(name, measured(order)))]
  }
