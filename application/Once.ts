import { Effect, Exit } from "effect"
import { type Answer, Claim, type Granted, Idempotency, type KeyedRequest } from "./ports/Idempotency.ts"

export interface Outcome {
  readonly answer: Answer
  readonly isReplay: boolean
}

/** Runs the work of a granted claim and settles it whatever happens: kept if it is worth keeping, else free again. */
const settle = Effect.fnUntraced(function* <E, R>(
  granted: Granted,
  work: Effect.Effect<Answer, E, R>,
  isKept: (answer: Answer) => boolean,
) {
  const idempotency = yield* Idempotency

  return yield* Effect.onExit(work, (exit) =>
    (Exit.isSuccess(exit) && isKept(exit.value)
      ? idempotency.keep(granted, exit.value)
      : idempotency.release(granted)
    ).pipe(Effect.ignore),
  )
})

/**
 * Does the work of a keyed request once: a request that comes again gets the kept answer, one that comes meanwhile
 * waits for it, and does the work itself where the first one failed. An answer that cannot be stored is still given.
 */
export const once = <E, R>(
  request: KeyedRequest,
  work: Effect.Effect<Answer, E, R>,
  isKept: (answer: Answer) => boolean,
) =>
  Effect.gen(function* () {
    const idempotency = yield* Idempotency
    for (;;) {
      const claim = yield* idempotency.claim(request)
      const outcome: Outcome | undefined = yield* Claim.$match(claim, {
        Granted: (granted) => Effect.map(settle(granted, work, isKept), (answer) => ({ answer, isReplay: false })),
        Answered: ({ answer }) => Effect.succeed({ answer, isReplay: true }),
        InFlight: ({ settled }) => Effect.as(settled, undefined),
      })
      if (outcome !== undefined) return outcome
    }
  })
