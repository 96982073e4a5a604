import type { ChunkedRun } from "./ChunkedRun.ts"
import type { RuleTable } from "./RuleTable.ts"

/** What several tables tell of one run, each with the first of the tokens by which it does. */
export interface Told<Meaning> {
  readonly has: (means: Meaning) => boolean
  readonly get: (means: Meaning) => number | undefined
}

const foundBy = <Meaning>(table: RuleTable<Meaning>, run: ChunkedRun<unknown>): ReadonlyMap<Meaning, number> =>
  new Map(table.find(run).map(({ first, row }) => [row.means, run.tokens[first] ?? 0]))

/**
 * Several tables over the same runs, each for a question of its own: rows of one do not compete with those of another. What somebody looks up
 * is asked of the table that may tell it, once a run, and tables that nobody needs are not asked.
 */
export const of = <const Meaning>(
  tables: ReadonlyArray<RuleTable<Meaning>>,
): ((run: ChunkedRun<unknown>) => Told<Meaning>) => {
  const tableOf = new Map<Meaning, number>()
  for (const [number, { rows }] of tables.entries())
    for (const { means } of rows) {
      if ((tableOf.get(means) ?? number) !== number) throw new Error(`Two tables mean something by “${means}”.`)
      tableOf.set(means, number)
    }

  return (run) => {
    const known: Array<ReadonlyMap<Meaning, number>> = []
    const get: Told<Meaning>["get"] = (means) => {
      const number = tableOf.get(means) ?? -1
      const table = tables[number]
      if (table === undefined) return undefined
      const found = known[number] ?? foundBy(table, run)
      known[number] = found

      return found.get(means)
    }

    return { get, has: (means) => get(means) !== undefined }
  }
}
