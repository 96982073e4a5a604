import { Effect, Schedule, type Scope } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"

/** Clears away what is over, each minute for as long as the scope lasts. A sweep that fails is tried at the next. */
export const regularly = (
  sweep: Effect.Effect<unknown, StorageIsUnavailable>,
): Effect.Effect<void, never, Scope.Scope> =>
  sweep.pipe(
    Effect.catchAll(({ cause }) => Effect.logWarning("what is over could not be cleared away", cause)),
    Effect.schedule(Schedule.spaced("1 minute")),
    Effect.forkScoped,
    Effect.asVoid,
  )
