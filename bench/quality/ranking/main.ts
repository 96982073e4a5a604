import { printed, type Row } from "../Rows.ts"
import * as Comparison from "./Comparison.ts"
import * as Curve from "./Curve.ts"
import * as Labels from "./Labels.ts"
import * as Measures from "./Measures.ts"
import * as Pools from "./Pools.ts"
import * as Rankings from "./Rankings.ts"

const heading: Row = ["set", "patients", "ranking", "nDCG@10", "P@10", "MRR", "inversions", "ours − it, nDCG@10 (95 %)"]

const rowsOf = Comparison.rowsOf(Measures.of, ["ndcg", "precision", "reciprocalRank", "inversions"], Rankings.baselines)

const absent: ReadonlyArray<Row> = [["The labeled rankings are not here (../shared/labels/ranking-*.gz)."]]

/** The quality of the ranking, set by set and with baselines, or one row that says why there is none. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  if (!Labels.arePresent()) return absent
  const labels = await Labels.read()
  const pools = Pools.of(labels, Pools.collection(labels))
  const telling = pools.filter(Pools.isTelling)
  const structured = pools.filter((pool) => pool.set === "TREC PM" && Pools.hasSomethingToFind(pool))

  return [
    heading,
    ...[...Map.groupBy(telling, ({ set }) => set)].flatMap(([set, found]) => rowsOf(set, found)),
    ...rowsOf("TREC PM, all with something to find", structured),
  ]
}

/** How quality and cost grow with the number of candidates, or one row that says why it cannot be told. */
const curve = async (): Promise<ReadonlyArray<Row>> => {
  if (!Labels.arePresent()) return absent
  const labels = await Labels.read()
  const studies = Pools.collection(labels)

  const pools = Pools.of(labels, studies)
  const notes = pools.filter((pool) => pool.set !== "TREC PM" && Pools.isTelling(pool))
  const structured = pools.filter((pool) => pool.set === "TREC PM" && Pools.hasSomethingToFind(pool))

  return [
    ...(await Curve.rows("notes", notes, [...studies.values()])),
    ...(await Curve.rows("TREC PM", structured, [...studies.values()])).slice(1),
  ]
}

if (import.meta.main) process.stdout.write(`${printed(await rows())}\n${printed(await curve())}`)
