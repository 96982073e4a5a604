import { Context, Data, type Effect, type Redacted } from "effect"

/** Which database, and whether its folder is the service's own to make. */
export interface Choice {
  readonly url: Redacted.Redacted<string>
  readonly makesFolder: boolean
}

/** A database as it was found. */
export interface Condition {
  /** Where it is, and of which kind, without user and password. */
  readonly place: string
  /** Of the engine. */
  readonly version: string
  /** The version of the service's tables; 0 where there are none yet. */
  readonly tables: number
  /** The version that the service brings them to when it starts. */
  readonly tablesToCome: number
  /** What the service needs to be allowed to, and is not, as `DELETE on observation`. */
  readonly lacking: ReadonlyArray<string>
  /** In bytes: what it takes, and what is free where it grows; null where that cannot be seen from here. */
  readonly taken: number
  readonly free: number | null
}

/** The database cannot be opened as it is; the sentence tells the cause, the place and what would help, and no password. */
export class DatabaseIsUnusable extends Data.TaggedError("DatabaseIsUnusable")<{ readonly sentence: string }> {}

/** The database as an operator looks at it. An implementer leaves it as it was: where there is none, none is made. */
export class StorageExamination extends Context.Tag("application/StorageExamination")<
  StorageExamination,
  { readonly of: (choice: Choice) => Effect.Effect<Condition, DatabaseIsUnusable> }
>() {}
