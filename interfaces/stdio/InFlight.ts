import { Effect, Fiber, FiberSet, type Scope } from "effect"
import type { RequestId } from "../mcp/RpcFault.ts"

/** Requests that are worked on at the same time. */
export interface InFlight<R> {
  /** Begins the work of a request, as soon as fewer than the most are worked on. */
  readonly begin: (id: RequestId, work: Effect.Effect<void, never, R>) => Effect.Effect<void, never, R>
  /** Ends the work of a request, if it is not done yet. */
  readonly end: (id: unknown) => Effect.Effect<void>
  /** Waits until nothing is worked on. */
  readonly idle: Effect.Effect<void>
}

/** What is still worked on when the scope closes is ended. */
export const make = <R>(most: number): Effect.Effect<InFlight<R>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const places = yield* Effect.makeSemaphore(most)
    const fibers = yield* FiberSet.make<void>()
    const byId = new Map<unknown, Fiber.Fiber<void>>()

    return {
      begin: (id, work) =>
        Effect.gen(function* () {
          yield* places.take(1)
          const fiber = yield* FiberSet.run(fibers, Effect.ensuring(work, places.release(1)))
          byId.set(id, fiber)
          fiber.addObserver(() => {
            if (byId.get(id) === fiber) byId.delete(id)
          })
        }),
      end: (id) =>
        Effect.suspend(() => {
          const fiber = byId.get(id)

          return fiber === undefined ? Effect.void : Effect.asVoid(Fiber.interruptFork(fiber))
        }),
      idle: FiberSet.awaitEmpty(fibers),
    }
  })
