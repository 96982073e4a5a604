import { Effect, type Either } from "effect"

/** From so many bytes on, work on a record keeps others waiting. */
const large = 128 * 1024

const oneAtATime = Effect.unsafeMakeSemaphore(1)

/** Lets the event loop serve others first. */
const afterOthers = Effect.async<void>((resume) => {
  const due = setImmediate(() => resume(Effect.void))

  return Effect.sync(() => clearImmediate(due))
})

/** Does work on the bytes of a record; that on large ones one after the other, so that others are served between any two. */
export const inLine = <A, E>(
  bytes: Uint8Array,
  work: (bytes: Uint8Array) => Either.Either<A, E>,
): Effect.Effect<A, E> => {
  const done = Effect.suspend(() => work(bytes))

  return bytes.length < large
    ? done
    : oneAtATime.withPermits(1)(Effect.zipRight(afterOthers, Effect.zipLeft(done, afterOthers)))
}
