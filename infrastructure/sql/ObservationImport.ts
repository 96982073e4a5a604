import { Chunk, Clock, Effect, Stream } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import type { Recorded } from "../../application/ports/VerifiedIntel.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import type { Database } from "./Database.ts"
import { dialects } from "./Dialect.ts"
import * as ImportPages from "./ImportPages.ts"
import { fromObservation } from "./ObservationRow.ts"
import * as Publications from "./Publications.ts"
import { sql } from "./Statement.ts"

/**
 * Records observations in an import of its own, which nobody sees until one short statement publishes it. Publications are
 * numbered: whoever reads goes by the last, and of two imports at once the second looks again for what the first made known. `remove`
 * clears an import away that came to nothing.
 */
export const make = (
  database: typeof Database.Service,
  remove: (id: number) => Effect.Effect<void, StorageIsUnavailable>,
) => {
  const { engine, run } = database

  const begin = Effect.flatMap(Clock.currentTimeMillis, (now) =>
    run(
      sql<ReadonlyArray<{ readonly id: number | string }>>`
      insert into observation_import (begun_at) values (${now}) returning id`,
    ),
  ).pipe(Effect.map(([row]) => Number(row?.id)))

  const last = Publications.last(database)

  const write = (id: number, observations: ReadonlyArray<Observation>) =>
    Effect.gen(function* () {
      const rows = observations.map((observation) => ({ import_id: id, ...fromObservation(observation) }))
      const known = yield* run(
        sql<ReadonlyArray<{ readonly identity: string }>>`
        select identity from ${Publications.published}
        where identity in ${sql(rows.map(({ identity }) => identity))}`,
      )
      const identities = new Set(known.map(({ identity }) => identity))
      const fresh = rows.filter(({ identity }) => !identities.has(identity))
      yield* fresh.length > 0
        ? run(sql`insert into observation ${sql(fresh)} on conflict (identity, import_id) do nothing`)
        : run(sql`update observation_import set known_batches = known_batches + 1 where id = ${id}`)

      return rows.length
    })

  const count = (id: number) =>
    Effect.map(
      run(
        sql<ReadonlyArray<{ readonly rows: number | string }>>`
        select count(*) as rows from observation where import_id = ${id}`,
      ),
      ([row]) => Number(row?.rows),
    )

  /** Takes away what was published after a number, and so is known. */
  const forgetKnown = (id: number, number: number) =>
    ImportPages.each(database, id, (after, upTo) =>
      run(
        sql`
        delete from observation where import_id = ${id} and position > ${after} and position <= ${upTo}
          and exists (
            select 1 from observation as other join publication using (import_id)
            where other.identity = observation.identity and number > ${number})`,
      ),
    )

  /** Makes all of an import visible, if nothing was published after a number. Gives whether it is. */
  const publish = (id: number, number: number) =>
    Effect.gen(function* () {
      yield* run(
        sql`
        insert into publication (number, import_id)
        select ${number + 1}, id from observation_import
        where id = ${id} and is_over = 0 and not exists (select 1 from publication where number > ${number})
        ${dialects[engine].held} on conflict do nothing`,
      )
      const [found] = yield* run(
        sql<ReadonlyArray<{ readonly is_over: number; readonly is_published: number }>>`
        select is_over, case when number is null then 0 else 1 end as is_published
        from observation_import left join publication on import_id = id where id = ${id}`,
      )
      if (found?.is_published === 1) return true
      if (found === undefined || found.is_over === 1)
        return yield* new StorageIsUnavailable({ cause: "the import stood still, and was cleared away" })

      return false
    })

  const finish = (id: number, begun: number) =>
    Effect.gen(function* () {
      for (let seen = begun; ; ) {
        const now = yield* last
        if (now > seen) yield* forgetKnown(id, seen)
        seen = now
        const added = yield* count(id)
        if (yield* publish(id, seen)) return added
      }
    })

  return <E>(observations: Stream.Stream<Observation, E>): Effect.Effect<Recorded, E | StorageIsUnavailable> =>
    Effect.gen(function* () {
      const begun = yield* last
      const id = yield* begin

      return yield* Effect.gen(function* () {
        const written = yield* observations.pipe(
          Stream.grouped(ImportPages.size),
          Stream.mapEffect((chunk) => write(id, Chunk.toReadonlyArray(chunk))),
          Stream.runSum,
        )
        const added = yield* finish(id, begun)

        return { added, known: written - added }
      }).pipe(Effect.onError(() => Effect.ignore(remove(id))))
    })
}
