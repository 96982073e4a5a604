import { Context, Duration, Effect, Layer, Redacted, Schedule } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import * as RealTime from "../memory/RealTime.ts"
import type { Client } from "./Client.ts"
import type { Engine } from "./Dialect.ts"
import * as Fault from "./Fault.ts"
import { migrate } from "./Migrations.ts"
import * as Postgres from "./Postgres.ts"
import * as Sqlite from "./Sqlite.ts"
import { type Sql, type Statement, sql } from "./Statement.ts"

export interface Options extends Sqlite.Options {
  /** `sqlite://PATH` or `postgres://…` */
  readonly url: Redacted.Redacted<string>
  /** How long one statement may take, from being asked to being answered. */
  readonly patience?: Duration.DurationInput
}

type Run = <Rows>(write: (sql: Sql) => Statement<Rows>) => Effect.Effect<Rows, StorageIsUnavailable>

/**
 * Runs statements, each by itself, or together with others that are asked about the same time, where that is cheaper. One
 * may run twice where a connection was lost, and must come to the same.
 */
export class Database extends Context.Tag("infrastructure/Database")<
  Database,
  {
    readonly engine: Engine
    readonly run: Run
    readonly runTogether: Run
  }
>() {}

const engineOf = (url: Redacted.Redacted<string>): Engine =>
  Redacted.value(url).startsWith(Sqlite.scheme) ? "sqlite" : "postgres"

const open = async (options: Options, patience: Duration.Duration): Promise<Client> => {
  const url = Redacted.value(options.url)

  return engineOf(options.url) === "sqlite" ? Sqlite.open(url, options) : Postgres.open(url, patience)
}

const untilFree = Schedule.spaced("20 millis")

const make = (options: Options) =>
  Effect.gen(function* () {
    const patience = Duration.decode(options.patience ?? "5 seconds")
    const engine = engineOf(options.url)
    const client = yield* Effect.acquireRelease(
      Effect.tryPromise({ try: () => open(options, patience), catch: Fault.unavailable }),
      (client) => Effect.promise(client.close),
    )
    yield* Effect.tryPromise({ try: () => migrate(client, engine), catch: Fault.unavailable })

    const persist = <Rows>(ask: Effect.Effect<Rows, unknown>) =>
      ask.pipe(
        Effect.retry({ schedule: untilFree, while: Fault.isBusy }),
        Effect.mapError(Fault.unavailable),
        Effect.timeoutFail({
          duration: patience,
          onTimeout: () => Fault.unavailable(new Fault.AnswerIsLate(patience)),
        }),
        RealTime.within,
      )

    const insist = <Rows>(ask: Effect.Effect<Rows, unknown>) =>
      Effect.catchAll(ask, (error) =>
        Fault.isLostConnection(error) || Fault.isBusy(error) ? persist(ask) : Fault.unavailable(error),
      )

    return Database.of({
      engine,
      run: (write) => insist(client.run(write(sql))),
      runTogether: (write) => insist(client.runTogether(write(sql))),
    })
  })

/** Opens the database and brings it to the present shape. A SQLite file and its folder are created where absent. */
export const layer = (options: Options): Layer.Layer<Database, StorageIsUnavailable> =>
  Layer.scoped(Database, make(options))
