import { Context, Duration, Effect, Layer, Redacted, Schedule } from "effect"
import { DatabaseIsUnusable } from "../../application/ports/StorageExamination.ts"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import * as RealTime from "../upkeep/RealTime.ts"
import type { Client } from "./Client.ts"
import type { Engine } from "./Dialect.ts"
import * as Fault from "./Fault.ts"
import { migrate, TablesAreNewer } from "./Migrations.ts"
import * as Postgres from "./Postgres.ts"
import * as PostgresRefusal from "./PostgresRefusal.ts"
import * as Sqlite from "./Sqlite.ts"
import * as SqliteRefusal from "./SqliteRefusal.ts"
import type { Statement } from "./Statement.ts"
import * as StorageBudget from "./StorageBudget.ts"

export interface Options extends Sqlite.Options {
  /** `sqlite://PATH` or `postgres://…` */
  readonly url: Redacted.Redacted<string>
  /** How long one statement may take, from being asked to being answered; and all of a call together, where their wait is counted. */
  readonly budget?: Duration.DurationInput
  /** Is told the place of a database that was empty. */
  readonly onNew?: (place: string) => Effect.Effect<void>
}

type Run = <Rows>(statement: Statement<Rows>) => Effect.Effect<Rows, StorageIsUnavailable>

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
    /** Whether the database is still the one that a start would open: a file may be removed, or another put in its place. */
    readonly isInPlace: Effect.Effect<boolean>
  }
>() {}

export const engineOf = (url: Redacted.Redacted<string>): Engine =>
  Redacted.value(url).startsWith(Sqlite.scheme) ? "sqlite" : "postgres"

const open = async (options: Options, budget: Duration.Duration): Promise<Client> => {
  const url = Redacted.value(options.url)

  return engineOf(options.url) === "sqlite" ? Sqlite.open(url, options) : Postgres.open(url, budget)
}

/** The database that a URL names, for people: its engine and where it is, without user and password. */
export const place = (url: Redacted.Redacted<string>): string =>
  (engineOf(url) === "sqlite" ? SqliteRefusal : PostgresRefusal).place(Redacted.value(url))

const sentenceOf = async (
  error: unknown,
  url: Redacted.Redacted<string>,
  budget: Duration.Duration,
): Promise<string> => {
  if (error instanceof TablesAreNewer) {
    return `The database of DATABASE_URL, ${place(url)}, was made by a newer version: ${error.message}: start the newer version, or use another database.`
  }

  return engineOf(url) === "sqlite"
    ? SqliteRefusal.sentence(Redacted.value(url), error)
    : PostgresRefusal.sentence(Redacted.value(url), error, budget)
}

/** Why a database could not be opened. */
export const refusal = (url: Redacted.Redacted<string>, budget: Duration.Duration) => (error: unknown) =>
  Effect.promise(() => sentenceOf(error, url, budget)).pipe(
    Effect.flatMap((sentence) => new DatabaseIsUnusable({ sentence })),
  )

const untilFree = Schedule.spaced("20 millis")

const make = (options: Options) =>
  Effect.gen(function* () {
    const budget = Duration.decode(options.budget ?? "5 seconds")
    const engine = engineOf(options.url)
    const opening = <A>(work: () => Promise<A>) =>
      Effect.catchAll(Effect.tryPromise({ try: work, catch: (error) => error }), refusal(options.url, budget))
    const client = yield* Effect.acquireRelease(
      opening(() => open(options, budget)),
      (client) => Effect.promise(client.close),
    )
    const isNew = yield* opening(() => migrate(client, engine))
    if (isNew && options.onNew !== undefined) yield* options.onNew(place(options.url))

    /** It may be asked where nothing can be interrupted, so that no clock beside it could end it. */
    const persist = <Rows>(ask: Effect.Effect<Rows, unknown>, millis: number) =>
      ask.pipe(
        Effect.retry({ schedule: untilFree.pipe(Schedule.upTo(Duration.millis(millis))), while: Fault.isBusy }),
        RealTime.within,
        Effect.mapError(Fault.unavailable),
      )

    const insist = <Rows>(ask: (millis: number) => Effect.Effect<Rows, unknown>, left: () => number) =>
      ask(left()).pipe(
        Effect.catchAll((error) =>
          Fault.isLostConnection(error) || Fault.isBusy(error)
            ? persist(
                Effect.suspend(() => ask(left())),
                left(),
              )
            : Fault.unavailable(error),
        ),
        Effect.tapError(Fault.log),
      )

    const running =
      (run: Client["run"]): Run =>
      (statement) =>
        StorageBudget.within(Duration.toMillis(budget), (left) => insist((millis) => run(statement, millis), left))

    return Database.of({
      engine,
      run: running(client.run),
      runTogether: running(client.runTogether),
      isInPlace: Effect.promise(client.isInPlace),
    })
  })

/** Opens the database and brings it to the present shape. A SQLite file is created where absent. */
export const layer = (options: Options): Layer.Layer<Database, DatabaseIsUnusable> =>
  Layer.scoped(Database, make(options))
