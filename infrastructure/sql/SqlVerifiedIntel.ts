import { Array, Chunk, Clock, Effect, Layer, Option, Stream } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { type Recorded, VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import { Database } from "./Database.ts"
import { dialects } from "./Dialect.ts"
import * as NewestCache from "./NewestCache.ts"
import { fromObservation, type ObservationRow, toObservation } from "./ObservationRow.ts"

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

const batchSize = 2_000

const abandonedAfter = 24 * 60 * 60 * 1000

const placeOf = (row: PlacedRow): Place => ({
  verifiedAt: Number(row.last_verified_at),
  position: Number(row.position),
})

const make = Effect.map(Database, ({ engine, run }) => {
  const cache = NewestCache.make()

  const stage = (batch: string, observations: ReadonlyArray<Observation>) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      run(
        (sql) => sql`
        insert into staged_observation
        ${sql(observations.map((observation) => ({ batch, staged_at: now, ...fromObservation(observation) })))}`,
      ),
    )

  /** Makes all of a batch visible in one statement: whoever looks sees all of it or nothing. */
  const publish = (batch: string) =>
    run(
      (sql) => sql`
      insert into observation (identity, nct_id, site, facility, city, state, country, status, last_verified_at,
        accepts_referrals, notes)
      select identity, nct_id, site, facility, city, state, country, status, last_verified_at, accepts_referrals, notes
      from staged_observation, (${dialects[engine].turn}) as turn
      where batch = ${batch} order by position
      on conflict (identity) do nothing`,
    )

  const clear = (batch: string) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      run(
        (sql) => sql`
        delete from staged_observation where batch = ${batch} or staged_at < ${now - abandonedAfter}`,
      ),
    )

  const record = <E>(observations: Stream.Stream<Observation, E>): Effect.Effect<Recorded, E | StorageIsUnavailable> =>
    Effect.gen(function* () {
      const batch = crypto.randomUUID()

      return yield* Effect.gen(function* () {
        const staged = yield* observations.pipe(
          Stream.grouped(batchSize),
          Stream.mapEffect((chunk) => Effect.as(stage(batch, Chunk.toReadonlyArray(chunk)), chunk.length)),
          Stream.runSum,
        )
        const { count: added } = yield* publish(batch)

        return { added, known: staged - added }
      }).pipe(Effect.ensuring(Effect.ignore(clear(batch))))
    })

  /** Rises with every observation: they are added in the order of their positions, and none is ever taken away. */
  const version = Effect.map(
    run(
      (sql) => sql<ReadonlyArray<{ readonly version: number | string }>>`
      select coalesce(max(position), 0) as version from observation`,
    ),
    ([row]) => Number(row?.version),
  )

  const read = (studies: ReadonlyArray<NctId>) =>
    studies.length === 0
      ? Effect.succeed(new Map<NctId, ReadonlyArray<Observation>>())
      : Effect.map(
          run(
            (sql) => sql<ReadonlyArray<ObservationRow>>`
            select nct_id, facility, city, state, country, status, last_verified_at, accepts_referrals, notes
            from (
              select *, row_number() over (
                partition by nct_id, site order by last_verified_at desc, position desc) as newness
              from observation where nct_id in ${sql(studies)}
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
        (sql) => sql<ReadonlyArray<PlacedRow>>`
        select * from observation
        where (last_verified_at, position) > (${verifiedAt}, ${position})
        ${studies.length === 0 ? sql`` : sql`and nct_id in ${sql(studies)}`}
        order by last_verified_at, position limit ${pageSize}`,
      ),
      (rows) => [Chunk.unsafeFromArray(rows.map(toObservation)), Option.map(Array.last(rows), placeOf)] as const,
    )

  return VerifiedIntel.of({
    record,
    newest,
    list: (studies) => Stream.paginateChunkEffect(start, (place) => page(studies, place)),
  })
})

/** Keeps observations in the database. */
export const layer: Layer.Layer<VerifiedIntel, never, Database> = Layer.effect(VerifiedIntel, make)
