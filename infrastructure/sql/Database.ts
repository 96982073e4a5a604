import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { SQL } from "bun"
import { Context, Duration, Effect, Layer, Redacted, Schedule } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import * as RealTime from "../memory/RealTime.ts"
import type { Engine } from "./Dialect.ts"
import * as Fault from "./Fault.ts"
import { migrate } from "./Migrations.ts"

export interface Options {
  /** `sqlite://PATH` or `postgres://…` */
  readonly url: Redacted.Redacted<string>
  /** How long one statement may take, from being asked to being answered. */
  readonly patience?: Duration.DurationInput
  /** Whether what is written to a SQLite file must outlive a loss of power as well, not only of the process. */
  readonly outlivesPowerLoss?: boolean
}

/**
 * Runs statements, each by itself: a transaction on Bun's SQLite handle would take in whatever else is asked
 * meanwhile. A statement may run twice where a connection was lost, and must come to the same.
 */
export class Database extends Context.Tag("infrastructure/Database")<
  Database,
  {
    readonly engine: Engine
    readonly run: <Rows>(statement: (sql: SQL) => Promise<Rows>) => Effect.Effect<Rows, StorageIsUnavailable>
  }
>() {}

const maximumConnections = 10

const longestWaitForConnection = Duration.seconds(5)

const sqliteScheme = "sqlite://"

const engineOf = (url: Redacted.Redacted<string>): Engine =>
  Redacted.value(url).startsWith(sqliteScheme) ? "sqlite" : "postgres"

const openSqlite = async (url: string, synchronous: "normal" | "full"): Promise<SQL> => {
  const filename = url.slice(sqliteScheme.length)
  await mkdir(dirname(filename), { recursive: true })
  const sql = new SQL({ adapter: "sqlite", filename, create: true })
  await sql`pragma busy_timeout = 5000`
  await sql`pragma journal_mode = wal`
  await sql.unsafe(`pragma synchronous = ${synchronous}`)

  return sql
}

const openPostgres = (url: string, patience: Duration.Duration): SQL =>
  new SQL({
    url,
    max: maximumConnections,
    idleTimeout: 60,
    connectionTimeout: Math.ceil(Duration.toSeconds(Duration.min(patience, longestWaitForConnection))),
    connection: {
      application_name: "trial-match",
      statement_timeout: String(Duration.toMillis(patience)),
      lock_timeout: String(Duration.toMillis(patience)),
      idle_in_transaction_session_timeout: String(Duration.toMillis(patience)),
    },
  })

const open = (options: Options, patience: Duration.Duration): Promise<SQL> =>
  engineOf(options.url) === "sqlite"
    ? openSqlite(Redacted.value(options.url), options.outlivesPowerLoss === true ? "full" : "normal")
    : Promise.resolve(openPostgres(Redacted.value(options.url), patience))

/** SQLite waits for another process to end its write on the only thread there is: a little there, and then here. */
const waitOnThread = "pragma busy_timeout = 50"

const untilFree = Schedule.spaced("20 millis")

/** A promise that is given up after a time. A timer of its own is far cheaper than a race of fibers, on every call. */
const withinTime = async <A>(work: Promise<A>, patience: Duration.Duration): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Fault.AnswerIsLate(patience)), Duration.toMillis(patience))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const make = (options: Options) =>
  Effect.gen(function* () {
    const patience = Duration.decode(options.patience ?? "5 seconds")
    const engine = engineOf(options.url)
    const sql = yield* Effect.acquireRelease(
      Effect.tryPromise({ try: () => open(options, patience), catch: Fault.unavailable }),
      (sql) => Effect.promise(() => sql.close({ timeout: 1 })),
    )
    yield* Effect.tryPromise({ try: () => migrate(sql, engine), catch: Fault.unavailable })
    if (engine === "sqlite") yield* Effect.promise(() => sql.unsafe(waitOnThread))

    const ask = <Rows>(statement: (sql: SQL) => Promise<Rows>) =>
      Effect.tryPromise({ try: () => withinTime(statement(sql), patience), catch: (error) => error })

    const persist = <Rows>(statement: (sql: SQL) => Promise<Rows>) =>
      ask(statement).pipe(
        Effect.retry({ schedule: untilFree, while: Fault.isBusy }),
        Effect.mapError(Fault.unavailable),
        Effect.timeoutFail({
          duration: patience,
          onTimeout: () => Fault.unavailable(new Fault.AnswerIsLate(patience)),
        }),
        RealTime.within,
      )

    return Database.of({
      engine,
      run: (statement) =>
        Effect.catchAll(ask(statement), (error) =>
          Fault.isLostConnection(error) || Fault.isBusy(error) ? persist(statement) : Fault.unavailable(error),
        ),
    })
  })

/** Opens the database and brings it to the present shape. A SQLite file and its folder are created where absent. */
export const layer = (options: Options): Layer.Layer<Database, StorageIsUnavailable> =>
  Layer.scoped(Database, make(options))
