import * as Bootstrap from "./Bootstrap.ts"
import * as Labels from "./Labels.ts"
import * as Measures from "./Measures.ts"
import * as Pools from "./Pools.ts"
import * as Rankings from "./Rankings.ts"

export type Row = ReadonlyArray<string>

const heading: Row = ["set", "patients", "ranking", "nDCG@10", "P@10", "MRR", "inversions", "ours − it, nDCG@10 (95 %)"]

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`

const difference = (ours: ReadonlyArray<number>, theirs: ReadonlyArray<number>): string => {
  const { high, low, middle } = Bootstrap.interval(ours.map((value, index) => value - (theirs[index] ?? 0)))

  return `${signed(middle)} (${signed(low)} to ${signed(high)})`
}

const measured = (pools: ReadonlyArray<Pools.Pool>, order: (pool: Pools.Pool) => Pools.Pool["studies"]) =>
  pools.map((pool) => Measures.of(order(pool).map(({ nctId }) => pool.grades.get(nctId) ?? 0)))

const rowsOf = (set: string, pools: ReadonlyArray<Pools.Pool>): ReadonlyArray<Row> => {
  const own = measured(pools, Rankings.ours)
  const row = (name: string, figures: ReadonlyArray<Measures.Measured>): Row => [
    set,
    String(pools.length),
    name,
    ...(["ndcg", "precision", "reciprocalRank", "inversions"] as const).map((key) =>
      Measures.mean(figures.map((figure) => figure[key])).toFixed(3),
    ),
    figures === own
      ? ""
      : difference(
          own.map(({ ndcg }) => ndcg),
          figures.map(({ ndcg }) => ndcg),
        ),
  ]

  return [
    row("this project", own),
    ...Object.entries(Rankings.baselines).map(([name, order]) => row(name, measured(pools, order))),
  ]
}

/** The quality of the ranking, set by set and with baselines, or one row that says why there is none. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  if (!Labels.arePresent()) return [["The labelled rankings are not here (../shared/labels/ranking-*.gz)."]]
  const labels = await Labels.read()
  const pools = Pools.of(labels, Pools.collection(labels))
  const telling = pools.filter(Pools.isTelling)
  const small = pools.filter(Pools.isSmall)
  const sets = [...new Set(pools.map(({ set }) => set))]

  return [
    heading,
    ...sets.flatMap((set) => {
      const found = telling.filter((pool) => pool.set === set)

      return found.length === 0 ? [] : rowsOf(set, found)
    }),
    ...rowsOf(
      "TREC PM, small pools",
      small.filter(({ set }) => set === "TREC PM"),
    ),
  ]
}

const printed = (all: ReadonlyArray<Row>): string => {
  const widths = heading.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)))

  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

if (import.meta.main) process.stdout.write(`${printed(await rows())}\n`)
