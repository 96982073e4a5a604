import type { Effect } from "effect"
import type { Statement } from "./Statement.ts"

/** Runs a statement, which is given up after so many milliseconds where the engine may keep it waiting. */
type Ask = <Rows>(statement: Statement<Rows>, millis: number) => Effect.Effect<Rows, unknown>

/** An open database of one engine. What goes wrong with a statement is told in the engine's own words. */
export interface Client {
  readonly run: Ask
  /** As `run`; where a commit is dear, one serves all that are asked about the same time. They come to be, or fail, together. */
  readonly runTogether: Ask
  /** Works in a transaction that no other instance can enter. Nothing else may be asked meanwhile. */
  readonly exclusively: <A>(
    work: (run: <Rows>(statement: Statement<Rows>) => Promise<Rows>) => Promise<A>,
  ) => Promise<A>
  /** Whether the database is still the one that would be opened anew. */
  readonly isInPlace: () => Promise<boolean>
  readonly close: () => Promise<void>
}
