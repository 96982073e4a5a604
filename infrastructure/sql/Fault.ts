import { Duration, Effect, Predicate } from "effect"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { WaitForStorage } from "../../application/WaitForStorage.ts"

/** The database did not answer in time. */
export class AnswerIsLate extends Error {
  constructor(millis: number) {
    super(`no answer within ${Duration.format(Duration.millis(Math.ceil(millis)))}`)
  }
}

const text = (error: unknown, property: string): string =>
  Predicate.hasProperty(error, property) ? String(error[property] ?? "") : ""

/** The classes of Postgres' errors whose messages may repeat a value: data exceptions and broken constraints. */
const repeatsValues = /^2[23]/

/** Postgres ends a connection, or it was lost (57P01 to 57P03, class 08): the pool opens another. */
const lostConnection = /^(57P0[123]|08...)$/

/** Whether the connection was lost, perhaps after the statement had run. */
export const isLostConnection = (error: unknown): boolean =>
  lostConnection.test(text(error, "errno")) || text(error, "code") === "ERR_POSTGRES_CONNECTION_CLOSED"

/** Whether another process is writing to the SQLite file. */
export const isBusy = (error: unknown): boolean => text(error, "code").startsWith("SQLITE_BUSY")

/** What the engine told of an error, without any value that was stored: its code, Postgres' five-character state, and words. */
export const told = (error: unknown) => {
  const state = text(error, "errno")

  return { code: text(error, "code"), state, message: repeatsValues.test(state) ? "" : text(error, "message") }
}

/** Tells of an error without any value that was stored. */
export const unavailable = (error: unknown): StorageIsUnavailable => {
  const { code, message, state } = told(error)

  return new StorageIsUnavailable({ cause: [code, state, message].filter(Boolean).join(" ") })
}

const notDone =
  "The database did not do what it was asked. If this lasts, `bun run cli doctor` tells what hinders the database of DATABASE_URL"

/** One line for a statement that came to nothing, whether a call asked it or the service for itself. */
export const log = ({ cause }: StorageIsUnavailable): Effect.Effect<void> =>
  Effect.flatMap(WaitForStorage, (waited) =>
    Effect.annotateLogs(Effect.logWarning(notDone), {
      storage_fact: cause,
      storage_in_call: waited !== undefined,
    }),
  )
