import { Database as File } from "bun:sqlite"
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdir, readdir } from "node:fs/promises"
import { join } from "node:path"
import { SQL } from "bun"
import { Effect, Either, Redacted, type Scope } from "effect"
import { type Condition, StorageExamination } from "../../../application/ports/StorageExamination.ts"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as Migrations from "../../../infrastructure/sql/Migrations.ts"
import * as SqlExamination from "../../../infrastructure/sql/SqlExamination.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

const examine = (url: string, makesFolder = false) =>
  Effect.flatMap(StorageExamination, (storage) => storage.of({ url: Redacted.make(url), makesFolder })).pipe(
    Effect.provide(SqlExamination.layer),
  )

/** How a database is that can be used. */
const found = (url: string, makesFolder = false): Effect.Effect<Condition> => Effect.orDie(examine(url, makesFolder))

/** Why a database cannot be used. */
const refusal = (url: string): Effect.Effect<string> =>
  Effect.map(Effect.either(examine(url)), (told) => (Either.isLeft(told) ? told.left.sentence : "nothing is wrong"))

/** The database as the service has made it, and as it is while the service runs. */
const served = (url: string) =>
  Effect.asVoid(Effect.provide(Database.Database, Database.layer({ url: Redacted.make(url) })))

const whileServed = <A, E>(url: string, look: Effect.Effect<A, E>) =>
  Effect.zipRight(Database.Database, look).pipe(Effect.provide(Database.layer({ url: Redacted.make(url) })))

/** A copy of a SQLite file that nothing in this process holds open. */
const copied = (file: string, to: string) =>
  Effect.sync(() => {
    using original = new File(file)
    original.run("vacuum into ?", [to])
    using copy = new File(to)
    copy.run("pragma journal_mode = wal")
  })

const contents = (place: string) => Effect.promise(() => readdir(place))

describe("A SQLite file", () => {
  effect("that is not there yet is new, and is not made", () =>
    Effect.gen(function* () {
      const place = yield* folder
      const { free, ...rest } = yield* found(`sqlite://${place}/trials.sqlite`)

      expect(rest).toEqual({
        place: `${place}/trials.sqlite (SQLite)`,
        version: new File(":memory:").query<{ v: string }, []>("select sqlite_version() as v").get()?.v ?? "",
        tables: 0,
        tablesToCome: Migrations.newest,
        lacking: [],
        taken: 0,
      })
      expect(free).toBeGreaterThan(0)
      expect(yield* contents(place)).toEqual([])
    }),
  )

  effect("in a folder that is the service's own to make is new, and neither is made", () =>
    Effect.gen(function* () {
      const place = yield* folder

      expect(yield* found(`sqlite://${place}/own/trials.sqlite`, true)).toMatchObject({ tables: 0, taken: 0 })
      expect(yield* contents(place)).toEqual([])
    }),
  )

  effect("that the service has made is told of, and left as it was", () =>
    Effect.gen(function* () {
      const [made, place] = [yield* folder, yield* folder]
      const file = join(place, "trials.sqlite")
      yield* served(`sqlite://${made}/trials.sqlite`)
      yield* copied(join(made, "trials.sqlite"), file)
      const before = yield* Effect.promise(() => Bun.file(file).bytes())

      expect(yield* found(`sqlite://${file}`)).toMatchObject({
        tables: Migrations.newest,
        taken: before.length,
        lacking: [],
      })
      expect(yield* Effect.promise(() => Bun.file(file).bytes())).toEqual(before)
      expect(yield* contents(place)).toEqual(["trials.sqlite"])
    }),
  )

  effect("that the service works on is told of", () =>
    Effect.gen(function* () {
      const url = `sqlite://${yield* folder}/trials.sqlite`

      expect(yield* whileServed(url, found(url))).toMatchObject({ tables: Migrations.newest, lacking: [] })
    }),
  )

  effect("that cannot be used is told of as at the start", () =>
    Effect.gen(function* () {
      const place = yield* folder
      yield* Effect.promise(() => Bun.write(join(place, "letter"), "Dear colleague, ".repeat(100)))
      yield* Effect.promise(() => mkdir(join(place, "heap")))
      const newer = `sqlite://${place}/newer.sqlite`
      yield* served(newer)
      using file = new File(join(place, "newer.sqlite"))
      file.run("insert into migration (number) values (1000)")

      expect(yield* refusal(`sqlite://${place}/missing/trials.sqlite`)).toBe(
        `The folder ${place}/missing of DATABASE_URL is not there: make it, or name another.`,
      )
      expect(yield* refusal(`sqlite://${place}/letter`)).toBe(
        `The file ${place}/letter of DATABASE_URL is not a SQLite database.`,
      )
      expect(yield* refusal(`sqlite://${place}/heap`)).toBe(
        `${place}/heap of DATABASE_URL is a folder: name a file in it.`,
      )
      expect(yield* refusal("sqlite:///proc/trials.sqlite")).toStartWith(
        "The file /proc/trials.sqlite of DATABASE_URL cannot be written",
      )
      expect(yield* refusal(newer)).toContain("was made by a newer version: its tables are of version 1000")
    }),
  )

  effect("that another process holds for itself is told of", () =>
    Effect.gen(function* () {
      const place = yield* folder
      const url = `sqlite://${place}/trials.sqlite`
      yield* served(url)
      using holder = new File(join(place, "trials.sqlite"))
      holder.run("begin immediate")

      expect(yield* refusal(url)).toBe(
        `The file ${place}/trials.sqlite of DATABASE_URL is kept locked by another process.`,
      )
    }),
  )
})

const onPostgres = (administrator: string, isOwn: boolean) => {
  const given = (use: (database: URL, user: URL) => Effect.Effect<void, unknown, Scope.Scope>) =>
    Effect.gen(function* () {
      const database = new URL(Redacted.value(yield* Postgres.database(administrator)))
      yield* use(database, yield* Postgres.user(database.href))
    })

  const run = (url: URL, ...statements: ReadonlyArray<string>) =>
    Effect.promise(async () => {
      const sql = new SQL({ url: url.href, max: 1 })
      for (const statement of statements) await sql.unsafe(statement)
      await sql.close()
    })

  effect("that is empty is new, and stays empty", () =>
    given((database) =>
      Effect.gen(function* () {
        const { taken, version, ...rest } = yield* found(database.href)

        expect(rest).toEqual({
          place: `${database.host}${database.pathname} (Postgres)`,
          tables: 0,
          tablesToCome: Migrations.newest,
          lacking: [],
          free: null,
        })
        expect(version).toMatch(/^\d+\.\d+$/)
        expect(taken).toBeGreaterThan(1_000_000)
        expect(yield* found(database.href)).toMatchObject({ tables: 0 })
      }),
    ),
  )

  effect("that the service has made is told of, also while the service runs", () =>
    given((database) =>
      Effect.gen(function* () {
        yield* served(database.href)

        expect(yield* found(database.href)).toMatchObject({ tables: Migrations.newest, lacking: [] })
        expect(yield* whileServed(database.href, found(database.href))).toMatchObject({ lacking: [] })
      }),
    ),
  )

  effect("of which the user lacks rights is told of with each of them", () =>
    given((database, user) =>
      Effect.gen(function* () {
        yield* served(database.href)
        const all = Migrations.tables("postgres")
        yield* run(
          database,
          `grant usage on schema public to ${user.username}`,
          "revoke create on schema public from public",
          `grant select on migration to ${user.username}`,
          ...all.map((table) => `grant select, insert, update, delete on ${table} to ${user.username}`),
          `revoke delete, insert on observation from ${user.username}`,
        )

        expect((yield* found(user.href)).lacking).toEqual([
          "CREATE on schema public",
          "DELETE on observation",
          "INSERT on observation",
        ])
      }),
    ),
  )

  effect("in which the user has no schema is told of", () =>
    given((database, user) =>
      Effect.gen(function* () {
        yield* run(database, `alter role ${user.username} set search_path to nowhere`)

        expect((yield* found(user.href)).lacking).toEqual(["a schema (none of the search_path is there)"])
      }),
    ),
  )

  effect("that only reads is told of", () =>
    given((database, user) =>
      Effect.gen(function* () {
        yield* run(
          database,
          `grant create on schema public to ${user.username}`,
          `alter role ${user.username} set default_transaction_read_only to on`,
        )

        expect((yield* found(user.href)).lacking).toEqual(["writing (the server only reads)"])
      }),
    ),
  )

  effect("that cannot be used is told of as at the start, and no password is", () =>
    given((database, user) =>
      Effect.gen(function* () {
        yield* served(database.href)
        yield* run(database, "insert into migration (number) values (1000)")

        expect(yield* refusal(database.href)).toContain("was made by a newer version")
        expect(yield* refusal(user.href)).toContain("permission denied for table migration")
        user.pathname = "/none"
        const missing = yield* refusal(user.href)
        expect(missing).toContain("has no database “none”")
        expect(missing).not.toContain(user.password)
      }),
    ),
  )

  if (isOwn) {
    effect("whose password is another is told of", () =>
      given((_, user) =>
        Effect.gen(function* () {
          user.password = "another"

          expect(yield* refusal(user.href)).toContain(`refuses the password of user “${user.username}”`)
        }),
      ),
    )
  } else test.skip("whose password is another is told of: TEST_DATABASE_URL may not ask for one", () => {})
}

const postgres = await Postgres.postgres()

describe("A database on Postgres", () => {
  effect("whose server is not there is told of", () =>
    Effect.gen(function* () {
      expect(yield* refusal("postgres://somebody:a-secret@127.0.0.1:1/trials")).toBe(
        "Nothing takes connections at 127.0.0.1:1, where DATABASE_URL has its Postgres.",
      )
    }),
  )

  if (postgres.isThere) onPostgres(postgres.url, postgres.origin !== "TEST_DATABASE_URL")
  else test.skip(`is not there: ${postgres.reason}`, () => {})
})
