import { Array, Chunk, Effect, Layer, Option, Stream } from "effect"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import * as Sweep from "../upkeep/Sweep.ts"
import * as AbandonedImports from "./AbandonedImports.ts"
import { Database } from "./Database.ts"
import * as NewestCache from "./NewestCache.ts"
import * as ObservationImport from "./ObservationImport.ts"
import { type ObservationRow, toObservation } from "./ObservationRow.ts"
import * as Publications from "./Publications.ts"
import { sql } from "./Statement.ts"

interface PlacedRow extends ObservationRow {
  readonly position: number | string
}

/** Where a list goes on: after this row. */
interface Place {
  readonly verifiedAt: number
  readonly position: number
}

const start: Place = { verifiedAt: Number.MIN_SAFE_INTEGER, position: 0 }

const pageSize = 1_000

const placeOf = (row: PlacedRow): Place => ({
  verifiedAt: Number(row.last_verified_at),
  position: Number(row.position),
})

const make = Effect.gen(function* () {
  const database = yield* Database
  const { run } = database
  const cache = NewestCache.make()
  const { remove, sweep } = AbandonedImports.make(database)
  yield* Effect.ignore(sweep)
  yield* Sweep.regularly(sweep)

  const version = Publications.last(database)

  const read = (studies: ReadonlyArray<NctId>) =>
    studies.length === 0
      ? Effect.succeed(new Map<NctId, ReadonlyArray<Observation>>())
      : Effect.map(
          run(
            sql<ReadonlyArray<ObservationRow>>`
            select nct_id, facility, city, state, country, status, last_verified_at, accepts_referrals, notes
            from (
              select *, row_number() over (
                partition by nct_id, site order by last_verified_at desc, number desc, position desc) as newness
              from ${Publications.published} where nct_id in ${sql(studies)}
            ) as ranked where newness = 1`,
          ),
          (rows) => Map.groupBy(rows.map(toObservation), ({ nctId }) => nctId),
        )

  const newest = (studies: ReadonlyArray<NctId>) =>
    Effect.gen(function* () {
      const present = yield* version
      const held = new Map(studies.map((nctId) => [nctId, cache.get(nctId, present)]))
      const missing = studies.filter((nctId) => held.get(nctId) === undefined)
      const found = yield* read(missing)
      for (const nctId of missing) cache.put(nctId, present, found.get(nctId) ?? [])

      return new Map(
        studies
          .map((nctId) => [nctId, held.get(nctId) ?? found.get(nctId) ?? []] as const)
          .filter(([, observations]) => observations.length > 0),
      )
    })

  const page = (studies: ReadonlyArray<NctId>, { position, verifiedAt }: Place) =>
    Effect.map(
      run(
        sql<ReadonlyArray<PlacedRow>>`
        select * from ${Publications.published}
        where (last_verified_at, position) > (${verifiedAt}, ${position})
        ${studies.length === 0 ? sql`` : sql`and nct_id in ${sql(studies)}`}
        order by last_verified_at, position limit ${pageSize}`,
      ),
      (rows) => [Chunk.unsafeFromArray(rows.map(toObservation)), Option.map(Array.last(rows), placeOf)] as const,
    )

  return VerifiedIntel.of({
    record: ObservationImport.make(database, remove),
    newest,
    list: (studies) => Stream.paginateChunkEffect(start, (place) => page(studies, place)),
  })
})

/** Keeps observations in the database. */
export const layer: Layer.Layer<VerifiedIntel, never, Database> = Layer.scoped(VerifiedIntel, make)
