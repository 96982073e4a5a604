import { Effect, type Scope } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { logDefect } from "../../application/UnexpectedFailure.ts"
import * as RealTime from "./RealTime.ts"

/** Clears away what is over, each minute for as long as the scope lasts. A sweep that fails is tried at the next. */
export const regularly = (
  sweep: Effect.Effect<unknown, StorageIsUnavailable>,
): Effect.Effect<void, never, Scope.Scope> =>
  RealTime.wait("1 minute").pipe(
    Effect.zipRight(sweep),
    Effect.catchAll(({ cause }) =>
      Effect.annotateLogs(
        Effect.logWarning(
          "What is over could not be cleared away, and nothing is lost by it. It is tried again in a minute",
        ),
        {
          storage_fact: cause,
        },
      ),
    ),
    Effect.catchAllDefect(logDefect),
    Effect.forever,
    Effect.forkScoped,
    Effect.asVoid,
  )
