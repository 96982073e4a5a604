import { Data } from "effect"

/** The database cannot be opened as it is; the sentence tells the cause, the place and what would help, and no password. */
export class DatabaseIsUnusable extends Data.TaggedError("DatabaseIsUnusable")<{ readonly sentence: string }> {}
