import { Effect } from "effect"

/** Ends an effect when its caller hangs up. */
export const ending = <A, E, R>(effect: Effect.Effect<A, E, R>, signal: AbortSignal): Effect.Effect<A, E, R> =>
  Effect.withFiberRuntime<A, E, R>((fiber) => {
    const end = () => fiber.unsafeInterruptAsFork(fiber.id())
    if (signal.aborted) end()
    else signal.addEventListener("abort", end, { once: true })

    return Effect.ensuring(
      effect,
      Effect.sync(() => signal.removeEventListener("abort", end)),
    )
  })
