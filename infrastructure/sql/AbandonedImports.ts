import { Effect } from "effect"
import type { Database } from "./Database.ts"
import * as ImportPages from "./ImportPages.ts"
import { sql } from "./Statement.ts"

/** An import that nobody sees yet, and what changes while it goes on: its last row, or how many batches held what was known. */
interface Open {
  readonly id: number | string
  readonly newest: number | string
  readonly known_batches: number
}

const isPublished = (id: number) => sql`exists (select 1 from publication where import_id = ${id})`

/** Clears imports away that came to nothing: their process died, or what they read ended with a fault. */
export const make = (database: Pick<typeof Database.Service, "run">) => {
  const { run } = database
  let before = new Map<number, string>()

  /** It is over first, so that it cannot be published any more. */
  const remove = (id: number) =>
    Effect.gen(function* () {
      const { count } = yield* run(
        sql`update observation_import set is_over = 1 where id = ${id} and not ${isPublished(id)}`,
      )
      if (count === 0) return
      yield* ImportPages.each(database, id, (after, upTo) =>
        run(
          sql`
          delete from observation
          where import_id = ${id} and position > ${after} and position <= ${upTo} and not ${isPublished(id)}`,
        ),
      )
      yield* run(sql`delete from observation_import where id = ${id} and not ${isPublished(id)}`)
    })

  /** Removes those that have stood still since the last time. */
  const sweep = Effect.gen(function* () {
    const open = yield* run(
      sql<ReadonlyArray<Open>>`
      select id, known_batches, (select coalesce(max(position), 0) from observation where import_id = id) as newest
      from observation_import where not exists (select 1 from publication where import_id = id)`,
    )
    const now = new Map(open.map(({ id, known_batches, newest }) => [Number(id), `${newest} ${known_batches}`]))
    for (const [id, place] of now) if (before.get(id) === place) yield* remove(id)
    before = now
  })

  return { remove, sweep }
}
