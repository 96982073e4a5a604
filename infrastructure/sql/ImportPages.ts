import { Effect } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { Database } from "./Database.ts"
import { sql } from "./Statement.ts"

/** So many rows are written, or taken away, by one statement: others may write between two. */
export const size = 500

/** Works on all rows of an import, so many at a time: those behind one position, up to another. */
export const each = (
  { run }: Pick<typeof Database.Service, "run">,
  id: number,
  work: (after: number, upTo: number) => Effect.Effect<unknown, StorageIsUnavailable>,
) =>
  Effect.gen(function* () {
    for (let after = 0; ; ) {
      const [page] = yield* run(
        sql<ReadonlyArray<{ readonly last: number | string | null }>>`
        select max(position) as last from (
          select position from observation where import_id = ${id} and position > ${after} order by position limit ${size}
        ) as page`,
      )
      if (page?.last == null) return
      const upTo = Number(page.last)
      yield* work(after, upTo)
      after = upTo
    }
  })
