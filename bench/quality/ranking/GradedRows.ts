import type { Row } from "../Rows.ts"
import * as Comparison from "./Comparison.ts"
import * as Graded from "./Graded.ts"
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

const rowsOf = Comparison.rowsOf(Graded.measure, ["ndcg", "good", "useless"], Rankings.stagedBaselines)

/** How well studies that were graded by reading are ordered, set by set and for all patients. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const pools = await Graded.pools()

  return [
    heading,
    ...[...Map.groupBy(pools, ({ set }) => set)].flatMap(([set, found]) => rowsOf(set, found)),
    ...rowsOf("judged, all", pools),
    ...rowsOf("the project's own", await Graded.own()),
  ]
}
