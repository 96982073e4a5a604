import { Effect, Exit, Fiber } from "effect"
import { type Answer, Claim, type Granted, Idempotency, type KeyedRequest } from "./ports/Idempotency.ts"

/** What came of a keyed request: the work was done now, or its kept answer is given again. */
export type Outcome<A> =
  | { readonly _tag: "Done"; readonly result: A }
  | { readonly _tag: "Replayed"; readonly answer: Answer }

/** Runs the work of a granted claim and settles it whatever happens: kept if it is worth keeping, else free again. */
const settle = Effect.fnUntraced(function* <A, E, R>(
  granted: Granted,
  work: Effect.Effect<A, E, R>,
  answerToKeep: (result: A) => Answer | undefined,
) {
  const idempotency = yield* Idempotency

  return yield* Effect.onExit(work, (exit) => {
    const answer = Exit.isSuccess(exit) ? answerToKeep(exit.value) : undefined

    return Effect.ignore(answer === undefined ? idempotency.release(granted) : idempotency.keep(granted, answer))
  })
})

/**
 * Does the work of a keyed request once: a request that comes again gets the kept answer, one that comes meanwhile waits
 * for it, and does the work itself where the first one failed. The work goes on when its caller hangs up: the caller
 * will ask for the answer again. An answer that cannot be stored is still given.
 */
export const once = <A, E, R>(
  request: KeyedRequest,
  work: Effect.Effect<A, E, R>,
  answerToKeep: (result: A) => Answer | undefined,
) => {
  const attempt = Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const claim = yield* (yield* Idempotency).claim(request)

      return yield* Claim.$match(claim, {
        Granted: (granted) =>
          Effect.interruptible(settle(granted, work, answerToKeep)).pipe(
            Effect.forkDaemon,
            Effect.flatMap((fiber) => restore(Fiber.join(fiber))),
            Effect.map((result): Outcome<A> => ({ _tag: "Done", result })),
          ),
        Answered: ({ answer }) => Effect.succeed<Outcome<A>>({ _tag: "Replayed", answer }),
        InFlight: ({ settled }) => Effect.as(restore(settled), undefined),
      })
    }),
  )

  return Effect.gen(function* () {
    for (;;) {
      const outcome = yield* attempt
      if (outcome !== undefined) return outcome
    }
  })
}
