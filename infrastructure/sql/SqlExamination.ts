import { Duration, Effect, Layer, Redacted } from "effect"
import { type Condition, StorageExamination } from "../../application/ports/StorageExamination.ts"
import * as Database from "./Database.ts"
import * as PostgresExamination from "./PostgresExamination.ts"
import * as SqliteExamination from "./SqliteExamination.ts"

/** How long Postgres may take for one answer. */
const budget = Duration.seconds(5)

const examine = (url: Redacted.Redacted<string>, makesFolder: boolean): Effect.Effect<Condition, unknown> =>
  Database.engineOf(url) === "sqlite"
    ? Effect.tryPromise({
        try: () => SqliteExamination.examine(Redacted.value(url), makesFolder),
        catch: (error) => error,
      })
    : PostgresExamination.examine(Redacted.value(url), budget)

/** Looks at the service's own database, or at the place where it would be. */
export const layer: Layer.Layer<StorageExamination> = Layer.succeed(StorageExamination, {
  of: ({ makesFolder, url }) => Effect.catchAll(examine(url, makesFolder), Database.refusal(url, budget)),
})
