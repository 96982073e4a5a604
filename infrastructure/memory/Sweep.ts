import { Clock, Effect, type Scope } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"

// Whatever time it is for the service, the waiting is real: a test that lets years pass need not pass their minutes.
const aMinute = Effect.withClock(Effect.sleep("1 minute"), Clock.make())

/** Clears away what is over, each minute for as long as the scope lasts. A sweep that fails is tried at the next. */
export const regularly = (
  sweep: Effect.Effect<unknown, StorageIsUnavailable>,
): Effect.Effect<void, never, Scope.Scope> =>
  aMinute.pipe(
    Effect.zipRight(sweep),
    Effect.catchAll(({ cause }) => Effect.logWarning("what is over could not be cleared away", cause)),
    Effect.forever,
    Effect.forkScoped,
    Effect.asVoid,
  )
