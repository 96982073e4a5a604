import { Duration, Effect, Layer, Redacted } from "effect"
import { StorageExamination } from "../../application/ports/StorageExamination.ts"
import * as Database from "./Database.ts"
import * as PostgresExamination from "./PostgresExamination.ts"
import * as SqliteExamination from "./SqliteExamination.ts"

/** How long Postgres may take for one answer. */
const patience = Duration.seconds(5)

/** Looks at the service's own database, or at the place where it would be. */
export const layer: Layer.Layer<StorageExamination> = Layer.succeed(StorageExamination, {
  of: ({ makesFolder, url }) =>
    Effect.tryPromise({
      try: () =>
        Database.engineOf(url) === "sqlite"
          ? SqliteExamination.examine(Redacted.value(url), makesFolder)
          : PostgresExamination.examine(Redacted.value(url), patience),
      catch: (error) => error,
    }).pipe(Effect.catchAll(Database.refusal(url, patience))),
})
