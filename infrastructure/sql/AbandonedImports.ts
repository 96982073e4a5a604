import { Effect } from "effect"
import type { Database } from "./Database.ts"
import * as ImportPages from "./ImportPages.ts"
import { sql } from "./Statement.ts"

/** An import that nobody sees yet, and the last row that it has written. */
interface Open {
  readonly id: number | string
  readonly newest: number | string
}

const isPublished = (id: number) => sql`exists (select 1 from publication where import_id = ${id})`

/** Clears imports away that came to nothing: their process died, or what they read ended with a fault. */
export const make = (database: Pick<typeof Database.Service, "run">) => {
  const { run } = database
  let before = new Map<number, number>()

  /** It is over first, so that it cannot be published any more. */
  const remove = (id: number) =>
    Effect.gen(function* () {
      const { count } = yield* run(
        (sql) => sql`update observation_import set is_over = 1 where id = ${id} and not ${isPublished(id)}`,
      )
      if (count === 0) return
      yield* ImportPages.each(database, id, (after, upTo) =>
        run(
          (sql) => sql`
          delete from observation
          where import_id = ${id} and position > ${after} and position <= ${upTo} and not ${isPublished(id)}`,
        ),
      )
      yield* run((sql) => sql`delete from observation_import where id = ${id} and not ${isPublished(id)}`)
    })

  /** Removes those that have written nothing since the last time. */
  const sweep = Effect.gen(function* () {
    const open = yield* run(
      (sql) => sql<ReadonlyArray<Open>>`
      select id, (select coalesce(max(position), 0) from observation where import_id = id) as newest
      from observation_import where not exists (select 1 from publication where import_id = id)`,
    )
    const now = new Map(open.map(({ id, newest }) => [Number(id), Number(newest)]))
    for (const [id, newest] of now) if (before.get(id) === newest) yield* remove(id)
    before = now
  })

  return { remove, sweep }
}
