import { Effect, type Scope } from "effect"
import type { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { logDefect } from "../../application/UnexpectedFailure.ts"
import * as RealTime from "../upkeep/RealTime.ts"

type Payment = Effect.Effect<unknown, StorageIsUnavailable>

const mostOwed = 10_000

/** What is owed to callers while the database is away: calls that are to be taken back, each known by its mark. */
export interface Owed {
  /** Takes note of a call that is to be taken back as soon as the database answers. */
  readonly note: (mark: string, takeBack: Payment) => Effect.Effect<void>
}

/**
 * Pays what is owed once the database answers, one call after the other, for as long as the scope lasts. Of too many the
 * newest are not kept in mind.
 */
export const make: Effect.Effect<Owed, never, Scope.Scope> = Effect.gen(function* () {
  const owed = new Map<string, Payment>()
  const isOwing = yield* Effect.makeLatch()

  const payAll = Effect.gen(function* () {
    for (const [mark, pay] of owed) {
      yield* Effect.catchAllDefect(pay, logDefect)
      owed.delete(mark)
    }
  })

  yield* isOwing.await.pipe(
    Effect.zipRight(isOwing.close),
    Effect.zipRight(payAll),
    Effect.catchAll(() => Effect.zipRight(RealTime.wait("1 seconds"), isOwing.open)),
    Effect.forever,
    Effect.forkScoped,
  )

  return {
    note: (mark, takeBack) =>
      Effect.suspend(() => {
        if (owed.size >= mostOwed)
          return Effect.logWarning(
            `A call that was not answered stays counted, as ${mostOwed} are to be given back already once the database answers. Bring it back`,
          )
        owed.set(mark, takeBack)

        return isOwing.open
      }),
  }
})
