import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { Array, Chunk, Deferred, Effect, Fiber, Layer, Redacted, type Scope, Stream, TestServices } from "effect"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { VerifiedIntel } from "../../../application/ports/VerifiedIntel.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import type { Observation } from "../../../domain/study/Observation.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as SqlVerifiedIntel from "../../../infrastructure/sql/SqlVerifiedIntel.ts"
import { sql } from "../../../infrastructure/sql/Statement.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"
import { rests } from "../../support/rests.ts"

setDefaultTimeout(300_000)

const nctId = NctId("NCT00000001")

const seen = (facility: string): Observation => ({
  nctId,
  site: { facility, city: null, state: null, country: null },
  status: "recruiting",
  lastVerifiedAt: 0,
  acceptsReferrals: null,
  notes: null,
})

const many = (count: number) => Array.makeBy(count, (index) => seen(`Facility ${index}`))

type Run = typeof Database.Database.Service.run

/** The observations of an instance, over a database that runs statements in another way. */
const instance = (url: Redacted.Redacted<string>, another: (run: Run) => Run = (run) => run) =>
  SqlVerifiedIntel.layer.pipe(
    Layer.provide(
      Layer.effect(
        Database.Database,
        Effect.map(Database.Database, (database) => ({ ...database, run: another(database.run) })),
      ),
    ),
    Layer.provide(Database.layer({ url, budget: "4 minutes" })),
    Layer.fresh,
  )

/** Counts the rows of a table, which need not be visible to callers. */
const rowsOf = (url: Redacted.Redacted<string>, table: string) =>
  Effect.flatMap(Database.Database, ({ run }) =>
    run(sql<ReadonlyArray<{ readonly rows: number | string }>>`select count(*) as rows from ${sql(table)}`),
  ).pipe(
    Effect.map(([row]) => Number(row?.rows)),
    Effect.provide(Layer.fresh(Database.layer({ url }))),
  )

const listed = Effect.flatMap(VerifiedIntel, (intel) =>
  Effect.map(Stream.runCollect(intel.list([])), Chunk.toReadonlyArray),
)

const record = <E>(observations: Stream.Stream<Observation, E>) =>
  Effect.flatMap(VerifiedIntel, (intel) => intel.record(observations))

/** A stream that stands still in the middle until it is let go on. */
const halting = (first: ReadonlyArray<Observation>, second: ReadonlyArray<Observation>) =>
  Effect.gen(function* () {
    const [stands, goesOn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const pause = Deferred.succeed(stands, undefined).pipe(Effect.zipRight(Deferred.await(goesOn)))
    const observations = Stream.concat(
      Stream.fromIterable(first),
      Stream.unwrap(Effect.as(pause, Stream.fromIterable(second))),
    )

    return {
      observations,
      stands: Deferred.await(stands),
      goOn: Deferred.succeed(goesOn, undefined),
    }
  })

const imports = (place: Effect.Effect<Redacted.Redacted<string>, never, Scope.Scope>) => {
  effect("write and take away few rows at a time, and are published by one statement of one row", () =>
    Effect.gen(function* () {
      const url = yield* place
      const changes: Array<number> = []
      const noting =
        (run: Run): Run =>
        (write) =>
          Effect.tap(run(write), (rows) => {
            if (typeof rows === "object" && rows !== null && "count" in rows) changes.push(Number(rows.count))
          })
      const failing = Stream.concat(Stream.fromIterable(many(3_000)), Stream.fail("the last line is wrong"))
      yield* Effect.gen(function* () {
        yield* Effect.flip(record(failing))
        expect(yield* record(Stream.fromIterable(many(3_000)))).toEqual({ added: 3_000, known: 0 })
      }).pipe(Effect.provide(instance(url, noting)))

      expect(changes.length).toBeGreaterThan(12)
      expect(Math.max(...changes)).toBeLessThanOrEqual(500)
      expect(yield* rowsOf(url, "observation")).toBe(3_000)
    }).pipe(TestServices.provideLive),
  )

  effect("leave nothing to see where they die, and are cleared away at the next start", () =>
    Effect.gen(function* () {
      const url = yield* place
      let statements = 0
      /** A process that dies amid its import cannot clear it away. */
      const dying =
        (run: Run): Run =>
        (write) =>
          Effect.suspend(() => {
            statements += 1

            return statements > 10 ? Effect.fail(new StorageIsUnavailable({})) : run(write)
          })
      yield* Effect.flip(record(Stream.fromIterable(many(5_000)))).pipe(Effect.provide(instance(url, dying)))
      expect(yield* rowsOf(url, "observation")).toBeGreaterThan(0)

      const { pass } = yield* rests("1 minute")
      yield* Effect.gen(function* () {
        expect(yield* listed).toEqual([])
        const { goOn, observations, stands } = yield* halting(many(600), [seen("the last")])
        const living = yield* Effect.fork(record(observations))
        yield* stands
        yield* pass(1)
        expect(yield* listed).toEqual([])
        expect(yield* rowsOf(url, "observation")).toBe(500)
        yield* goOn
        expect(yield* Fiber.join(living)).toEqual({ added: 601, known: 0 })
        expect(yield* listed).toHaveLength(601)
        expect(yield* rowsOf(url, "observation_import")).toBe(yield* rowsOf(url, "publication"))
      }).pipe(Effect.provide(instance(url)))
    }).pipe(TestServices.provideLive),
  )

  effect("of several at once record each observation once, and are seen by who looked between", () =>
    Effect.gen(function* () {
      const url = yield* place
      yield* Effect.gen(function* () {
        const intel = yield* VerifiedIntel
        const { goOn, observations, stands } = yield* halting(many(1_000), [seen("the first's")])
        const first = yield* Effect.fork(intel.record(observations))
        yield* stands
        expect(yield* intel.newest([nctId])).toEqual(new Map())
        const second = yield* intel.record(Stream.fromIterable([...many(700), seen("the second's")]))
        expect((yield* intel.newest([nctId])).get(nctId)).toHaveLength(701)
        yield* goOn

        expect([second, yield* Fiber.join(first)]).toEqual([
          { added: 701, known: 0 },
          { added: 301, known: 700 },
        ])
        expect((yield* intel.newest([nctId])).get(nctId)).toHaveLength(1_002)
        expect(yield* listed).toHaveLength(1_002)
      }).pipe(Effect.provide(instance(url)))
    }).pipe(TestServices.provideLive),
  )

  effect("of what is known already stand still no more than others", () =>
    Effect.gen(function* () {
      const url = yield* place
      const { pass } = yield* rests("1 minute")
      yield* Effect.gen(function* () {
        yield* record(Stream.fromIterable(many(600)))
        const known = yield* halting([], many(600))
        const fresh = yield* halting([], [seen("the last")])
        const again = yield* Effect.fork(record(Stream.concat(known.observations, fresh.observations)))
        yield* known.stands
        yield* pass(1)
        yield* known.goOn
        yield* fresh.stands
        yield* pass(1)
        yield* fresh.goOn

        expect(yield* Fiber.join(again)).toEqual({ added: 1, known: 600 })
      }).pipe(Effect.provide(instance(url)))
    }).pipe(TestServices.provideLive),
  )

  effect("that stood still for too long, and were cleared away, are told so and record nothing", () =>
    Effect.gen(function* () {
      const url = yield* place
      const { pass } = yield* rests("1 minute")
      yield* Effect.gen(function* () {
        const { goOn, observations, stands } = yield* halting(many(1_000), [seen("the last")])
        const halted = yield* Effect.fork(Effect.flip(record(observations)))
        yield* stands
        yield* pass(1)
        yield* pass(1)
        expect(yield* rowsOf(url, "observation")).toBe(0)
        yield* goOn

        expect(yield* Fiber.join(halted)).toEqual(
          new StorageIsUnavailable({ cause: "the import stood still, and was cleared away" }),
        )
        expect(yield* listed).toEqual([])
      }).pipe(Effect.provide(instance(url)))
    }).pipe(TestServices.provideLive),
  )
}

const postgres = await Postgres.postgres()

describe("Imports into SQLite", () =>
  imports(Effect.map(folder, (folder) => Redacted.make(`sqlite://${folder}/trials.sqlite`))))

describe("Imports into Postgres", () => {
  if (postgres.isThere) imports(Postgres.emptied(postgres.url))
  else test.skip(`are not tried: ${postgres.reason}`, () => {})
})
