import { expect, setDefaultTimeout, test } from "bun:test"
import { SQL } from "bun"
import { Effect, Fiber, Layer, Redacted, Stream, TestServices } from "effect"
import { VerifiedIntel } from "../../../application/ports/VerifiedIntel.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import type { Observation } from "../../../domain/study/Observation.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as ObservationRow from "../../../infrastructure/sql/ObservationRow.ts"
import * as SqlVerifiedIntel from "../../../infrastructure/sql/SqlVerifiedIntel.ts"
import { effect } from "../../support/effect.ts"
import * as Postgres from "../../support/postgres.ts"
import { until } from "../../support/until.ts"

setDefaultTimeout(300_000)

const postgres = await Postgres.postgres()

const [early, late] = [NctId("NCT00000001"), NctId("NCT00000002")]

const seen = (nctId: NctId, facility: string): Observation => ({
  nctId,
  site: { facility, city: null, state: null, country: null },
  status: "recruiting",
  lastVerifiedAt: 0,
  acceptsReferrals: null,
  notes: null,
})

const connection = (url: Redacted.Redacted<string>) =>
  Effect.acquireRelease(
    Effect.sync(() => new SQL({ url: Redacted.value(url), max: 1 })),
    (sql) => Effect.promise(() => sql.close()),
  )

const tests = (administrator: string) => {
  /** The first import stands in the middle of its rows, as somebody else is about to write the last of them. */
  effect("of two imports at once, the one that ends last is seen, also by who looked between", () =>
    Effect.gen(function* () {
      const url = yield* Postgres.database(administrator)
      const instance = Layer.provide(SqlVerifiedIntel.layer, Database.layer({ url, patience: "4 minutes" }))
      yield* Effect.gen(function* () {
        const intel = yield* VerifiedIntel
        const record = (...observations: ReadonlyArray<Observation>) =>
          Effect.fork(intel.record(Stream.fromIterable(observations)))
        const [writer, watcher] = [yield* connection(url), yield* connection(url)]
        const waiting = async () => {
          const [row] = await watcher`select cast(count(*) as integer) as number from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`

          return row.number
        }
        const contended = seen(early, "contended")

        yield* Effect.promise(() => writer`begin`)
        yield* Effect.promise(
          () => writer`insert into observation ${writer(ObservationRow.fromObservation(contended))}`,
        )
        const first = yield* record(seen(early, "own"), contended)
        yield* Effect.promise(() => until(async () => (await waiting()) === 1))
        const second = yield* record(seen(late, "own"))
        yield* Effect.promise(() => until(async () => second.unsafePoll() !== null || (await waiting()) === 2))
        yield* intel.newest([early, late])
        yield* Effect.promise(() => writer`rollback`)
        yield* Fiber.join(first)
        yield* Fiber.join(second)

        const told = yield* intel.newest([early, late])
        expect(told.get(early)).toHaveLength(2)
        expect(told.get(late)).toHaveLength(1)
      }).pipe(Effect.provide(instance))
    }).pipe(TestServices.provideLive),
  )
}

if (postgres.isThere) tests(postgres.url)
else test.skip(`what becomes of two imports at once: ${postgres.reason}`, () => {})
