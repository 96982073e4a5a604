import { Database as File } from "bun:sqlite"
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import { chmod, mkdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { SQL } from "bun"
import { Effect, Either, Layer, Redacted, type Scope } from "effect"
import * as Database from "../../../infrastructure/sql/Database.ts"
import * as SqliteRefusal from "../../../infrastructure/sql/SqliteRefusal.ts"
import { effect } from "../../support/effect.ts"
import { folder } from "../../support/folder.ts"
import * as Postgres from "../../support/postgres.ts"

setDefaultTimeout(300_000)

/** What an operator is told of a database: that it is new, why it cannot be opened, or nothing. */
const told = (url: string, options: Partial<Database.Options> = {}): Effect.Effect<string> => {
  const said: Array<string> = []
  const onNew = (place: string) => Effect.sync(() => void said.push(`new at ${place}`))

  return Database.Database.pipe(
    Effect.provide(Database.layer({ url: Redacted.make(url), onNew, budget: "5 seconds", ...options })),
    Effect.either,
    Effect.map((opened) => (Either.isLeft(opened) ? opened.left.sentence : said.join("\n"))),
  )
}

const newerVersion = (place: string) =>
  new RegExp(
    `^${RegExp.escape(`The database of DATABASE_URL, ${place}, was made by a newer version: its tables are of version 1000, this version knows them up to `)}\\d+: start the newer version, or use another database\\.$`,
  )

describe("A SQLite file", () => {
  effect("is told of once, when it is new", () =>
    Effect.gen(function* () {
      const file = join(yield* folder, "trials.sqlite")

      expect(yield* told(`sqlite://${file}`)).toBe(`new at ${file} (SQLite)`)
      expect(yield* told(`sqlite://${file}`)).toBe("")
    }),
  )

  effect("in a folder that is not there is refused, and nothing is made", () =>
    Effect.gen(function* () {
      const missing = join(yield* folder, "missing")

      expect(yield* told(`sqlite://${missing}/trials.sqlite`)).toBe(
        `The folder ${missing} of DATABASE_URL is not there: make it, or name another.`,
      )
      expect(yield* Effect.promise(() => stat(missing).catch(() => "absent"))).toBe("absent")
    }),
  )

  effect("in a folder of the service's own gets it made, for its owner alone", () =>
    Effect.gen(function* () {
      const own = join(yield* folder, "data")

      expect(yield* told(`sqlite://${own}/trials.sqlite`, { makesFolder: true })).toStartWith("new at ")
      expect((yield* Effect.promise(() => stat(own))).mode & 0o777).toBe(0o700)
    }),
  )

  effect("is its owner's alone, with what SQLite puts beside it, whoever made it", () =>
    Effect.gen(function* () {
      const place = yield* folder
      const file = join(place, "trials.sqlite")
      const modes = Effect.promise(() =>
        Promise.all(["", "-wal", "-shm"].map(async (end) => (await stat(file + end)).mode & 0o777)),
      )
      const opened = Effect.zipRight(Database.Database, modes).pipe(
        Effect.provide(Layer.fresh(Database.layer({ url: Redacted.make(`sqlite://${file}`) }))),
      )

      expect(yield* opened).toEqual([0o600, 0o600, 0o600])
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* Effect.acquireRelease(
            Effect.sync(() => new File(file)),
            (left) => Effect.sync(() => left.close()),
          ).pipe(Effect.tap((left) => Effect.sync(() => left.run("delete from monthly_use"))))
          yield* Effect.promise(() => Promise.all(["", "-wal", "-shm"].map((end) => chmod(file + end, 0o644))))
          expect(yield* opened).toEqual([0o600, 0o600, 0o600])
        }),
      )
    }),
  )

  effect("of a newer version is refused, and left as it is", () =>
    Effect.gen(function* () {
      const file = join(yield* folder, "trials.sqlite")
      yield* told(`sqlite://${file}`)
      const ours = new File(file)
      ours.run("insert into migration (number) values (1000)")
      const before = ours.query("select number from migration").all()

      expect(yield* told(`sqlite://${file}`)).toMatch(newerVersion(`${file} (SQLite)`))
      expect(ours.query("select number from migration").all()).toEqual(before)
      ours.close()
    }),
  )

  effect("that is another thing is refused with what it is", () =>
    Effect.gen(function* () {
      const place = yield* folder
      yield* Effect.promise(() => Bun.write(join(place, "letter"), "Dear colleague, ".repeat(100)))
      yield* Effect.promise(() => mkdir(join(place, "heap")))

      expect(yield* told(`sqlite://${place}/letter`)).toBe(
        `The file ${place}/letter of DATABASE_URL is not a SQLite database.`,
      )
      expect(yield* told(`sqlite://${place}/heap`)).toBe(
        `${place}/heap of DATABASE_URL is a folder: name a file in it.`,
      )
    }),
  )

  effect("that cannot be written is refused with what it needs", () =>
    Effect.gen(function* () {
      expect(yield* told("sqlite:///proc/trials.sqlite")).toBe(
        "The file /proc/trials.sqlite of DATABASE_URL cannot be written: both it and its folder must be writable for the user of this process.",
      )
    }),
  )

  effect("that another process holds is refused with the reason", () =>
    Effect.gen(function* () {
      const file = join(yield* folder, "held.sqlite")
      yield* told(`sqlite://${file}`)
      const [holder, waiter] = [new File(file), new File(file)]
      holder.run("begin immediate")
      const error = yield* Effect.flip(
        Effect.try({ try: () => waiter.run("begin immediate"), catch: (error) => error }),
      )

      expect(yield* Effect.promise(() => SqliteRefusal.sentence(`sqlite://${file}`, error))).toBe(
        `The file ${file} of DATABASE_URL is kept locked by another process.`,
      )
      holder.close()
      waiter.close()
    }),
  )
})

describe("A server that is none", () => {
  /** Listens, and greets as it is told; or says nothing at all. */
  const server = (greeting: string | undefined) =>
    Effect.acquireRelease(
      Effect.sync(() =>
        Bun.listen({
          hostname: "127.0.0.1",
          port: 0,
          socket: {
            data: (socket) => {
              if (greeting !== undefined) socket.write(greeting)
            },
          },
        }),
      ),
      (listener) => Effect.sync(() => listener.stop(true)),
    )

  effect("nothing listens", () =>
    Effect.gen(function* () {
      expect(yield* told("postgres://somebody:a-secret@127.0.0.1:1/trials")).toBe(
        "Nothing takes connections at 127.0.0.1:1, where DATABASE_URL has its Postgres.",
      )
    }),
  )

  effect("a host that no name server knows", () =>
    Effect.gen(function* () {
      expect(yield* told("postgres://somebody:a-secret@nowhere.invalid/trials")).toBe(
        "The host “nowhere.invalid” of DATABASE_URL has no address: its name is not known here.",
      )
    }),
  )

  effect("one that is silent", () =>
    Effect.gen(function* () {
      const { port } = yield* server(undefined)

      expect(yield* told(`postgres://somebody:a-secret@127.0.0.1:${port}/trials`, { budget: "10 minutes" })).toBe(
        `Postgres at 127.0.0.1:${port} (DATABASE_URL) did not answer within 5 seconds.`,
      )
    }),
  )

  effect("one that does not speak TLS", () =>
    Effect.gen(function* () {
      const { port } = yield* server("N")

      expect(yield* told(`postgres://somebody:a-secret@127.0.0.1:${port}/trials?sslmode=require`)).toBe(
        `Postgres at 127.0.0.1:${port} does not speak TLS, which sslmode in DATABASE_URL asks for.`,
      )
    }),
  )

  effect("an sslmode and a certificate that are none", () =>
    Effect.gen(function* () {
      const url = "postgres://somebody:a-secret@127.0.0.1:1/trials"

      expect(yield* told(`${url}?sslmode=strict`)).toStartWith(
        "The database of DATABASE_URL, 127.0.0.1:1/trials (Postgres), cannot be opened: ERR_INVALID_ARG_VALUE The argument 'sslmode' must be one of: disable,",
      )
      expect(yield* told(`${url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`)).toBe(
        "The file that sslrootcert in DATABASE_URL names cannot be read.",
      )
    }),
  )
})

const onPostgres = (administrator: string, asksForPasswords: boolean) => {
  const given = (use: (database: URL, user: URL) => Effect.Effect<void, never, Scope.Scope>) =>
    Effect.gen(function* () {
      const database = new URL(Redacted.value(yield* Postgres.database(administrator)))
      const user = yield* Postgres.user(database.href)
      yield* use(database, user)
    })

  const run = (url: URL, statement: string) =>
    Effect.promise(async () => {
      const sql = new SQL({ url: url.href, max: 1 })
      await sql.unsafe(statement).finally(() => sql.close())
    })

  effect("is told of once, when it is new", () =>
    given((database) =>
      Effect.gen(function* () {
        expect(yield* told(database.href)).toBe(`new at ${database.host}${database.pathname} (Postgres)`)
        expect(yield* told(database.href)).toBe("")
      }),
    ),
  )

  if (asksForPasswords) {
    effect("says that a password is wrong", () =>
      given((_, user) =>
        Effect.gen(function* () {
          const { host, password, username } = user
          user.password = "another"
          const sentence = yield* told(user.href)

          expect(sentence).toBe(`Postgres at ${host} refuses the password of user “${username}” (DATABASE_URL).`)
          expect(sentence).not.toContain(password)
        }),
      ),
    )
  } else test.skip("says that a password is wrong: TEST_DATABASE_URL may not ask for one", () => {})

  effect("says that a database is missing", () =>
    given((_, user) =>
      Effect.gen(function* () {
        user.pathname = "/none"

        expect(yield* told(user.href)).toBe(
          `Postgres at ${user.host} has no database “none” (DATABASE_URL): create it, or name another.`,
        )
      }),
    ),
  )

  effect("says which right is missing, on the schema and on the database", () =>
    given((database, user) =>
      Effect.gen(function* () {
        const name = database.pathname.slice(1)
        const says = (what: string) =>
          `Postgres at ${user.host} gives user “${user.username}” too few rights in database “${name}” (DATABASE_URL): permission denied for ${what}. docs/deployment.md lists the rights needed.`
        yield* run(database, "revoke create on schema public from public")
        expect(yield* told(user.href)).toBe(says("schema public"))

        yield* run(database, `revoke connect on database ${name} from public`)
        expect(yield* told(user.href)).toBe(says(`database "${name}"`))
      }),
    ),
  )

  effect("says that a newer version made it", () =>
    given((database) =>
      Effect.gen(function* () {
        yield* told(database.href)
        yield* run(database, "insert into migration (number) values (1000)")

        expect(yield* told(database.href)).toMatch(newerVersion(`${database.host}${database.pathname} (Postgres)`))
      }),
    ),
  )

  effect("needs no more rights than docs/deployment.md lists", () =>
    given((database, user) =>
      Effect.gen(function* () {
        const name = database.pathname.slice(1)
        yield* run(database, `revoke all on database ${name} from public`)
        yield* run(database, "revoke all on schema public from public")
        yield* run(database, `grant connect on database ${name} to ${user.username}`)
        yield* run(database, `grant usage, create on schema public to ${user.username}`)

        expect(yield* told(user.href)).toStartWith("new at ")
        expect(yield* told(user.href)).toBe("")
      }),
    ),
  )
}

const postgres = await Postgres.postgres()

describe("A database on Postgres", () => {
  if (postgres.isThere) onPostgres(postgres.url, postgres.origin !== "TEST_DATABASE_URL")
  else test.skip(`is not there: ${postgres.reason}`, () => {})
})
