import { describe, expect } from "bun:test"
import { Deferred, Duration, Effect, Exit, Fiber, FiberSet, Layer, Option, Redacted, Scope, TestClock } from "effect"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import { AnswerIsNotReady, Background, once } from "../../application/Once.ts"
import { Claim, Idempotency, type KeptAnswer, type KeyedRequest } from "../../application/ports/Idempotency.ts"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import * as InMemoryIdempotency from "../../infrastructure/memory/InMemoryIdempotency.ts"
import { effect } from "../support/effect.ts"

const request: KeyedRequest = {
  scope: "a caller",
  isSandbox: false,
  route: "/v1/match",
  key: Redacted.make("key"),
  secret: Redacted.make("secret"),
  fingerprint: "body",
}

const callerTimeout = Layer.succeed(CallerTimeout, Duration.seconds(12))

const store = Layer.merge(InMemoryIdempotency.layer({ lease: "1 minute" }), callerTimeout)

const answerOf = (text: string): KeptAnswer => ({
  status: 200,
  contentType: "text/plain",
  body: new TextEncoder().encode(text),
})

const toKeep = (result: string): KeptAnswer | undefined => (result === "not worth it" ? undefined : answerOf(result))

/** Does some work once, and tells the result of it, or of the replay. */
const did = <E, R>(
  work: Effect.Effect<string, E, R>,
  asked: KeyedRequest = request,
  leave: Effect.Effect<void> = Effect.void,
) =>
  Effect.suspend(() => {
    const interruptible = Effect.onInterrupt(Effect.interruptible(work), () => leave)

    return once({
      request: asked,
      work: interruptible,
      workAfterWaiting: interruptible,
      beforeWaiting: leave,
      toKeep,
    })
  }).pipe(
    Effect.map((outcome) =>
      outcome._tag === "Done" ? outcome.result : `replay of ${new TextDecoder().decode(outcome.answer.body)}`,
    ),
  )

/** Work that counts itself. */
const counted = () => {
  let count = 0

  const work = Effect.sync(() => {
    count += 1

    return `work ${count}`
  })

  return { work, count: () => count }
}

describe("Work is done once", () => {
  effect("and then replayed", () =>
    Effect.gen(function* () {
      const { count, work } = counted()

      expect(yield* did(work)).toBe("work 1")
      expect(yield* did(work)).toBe("replay of work 1")
      expect(count()).toBe(1)
    }).pipe(Effect.provide(store)),
  )

  effect("however many ask at once", () =>
    Effect.gen(function* () {
      const { count, work } = counted()
      const slow = Effect.zipRight(Effect.yieldNow(), work)
      const callers = Array.from({ length: 50 }, () => did(slow))
      const results = yield* Effect.all(callers, { concurrency: "unbounded" })

      expect(results.filter((result) => result === "work 1")).toHaveLength(1)
      expect(results.filter((result) => result === "replay of work 1")).toHaveLength(49)
      expect(count()).toBe(1)
    }).pipe(Effect.provide(store)),
  )

  effect("for 24 hours, by the clock", () =>
    Effect.gen(function* () {
      const { work } = counted()
      yield* did(work)
      yield* TestClock.adjust("23 hours")
      expect(yield* did(work)).toBe("replay of work 1")
      yield* TestClock.adjust("1 hour")
      expect(yield* did(work)).toBe("work 2")
    }).pipe(Effect.provide(store)),
  )

  effect("for one body: another is refused", () =>
    Effect.gen(function* () {
      const { count, work } = counted()
      yield* did(work)
      const refused = yield* Effect.flip(did(work, { ...request, fingerprint: "another body" }))

      expect(refused._tag).toBe("IdempotencyKeyWasReused")
      expect(count()).toBe(1)
    }).pipe(Effect.provide(store)),
  )
})

describe("Work that comes to nothing leaves its key free", () => {
  effect("because it failed", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(did(Effect.fail("no")))).toBe("no")
      expect(yield* did(Effect.succeed("yes"))).toBe("yes")
    }).pipe(Effect.provide(store)),
  )

  effect("because it died", () =>
    Effect.gen(function* () {
      expect(Exit.isFailure(yield* Effect.exit(did(Effect.die("a bug"))))).toBe(true)
      expect(yield* did(Effect.succeed("yes"))).toBe("yes")
    }).pipe(Effect.provide(store)),
  )

  effect("because its own time was over", () =>
    Effect.gen(function* () {
      const late = Effect.timeoutFail(Effect.never, { duration: "1 second", onTimeout: () => "too late" })
      const doing = yield* Effect.fork(Effect.flip(did(late)))
      yield* TestClock.adjust("1 second")

      expect(yield* Fiber.poll(doing)).toEqual(Option.some(Exit.succeed("too late")))
      expect(yield* did(Effect.succeed("yes"))).toBe("yes")
    }).pipe(Effect.provide(store)),
  )

  effect("because it is not worth keeping", () =>
    Effect.gen(function* () {
      expect(yield* did(Effect.succeed("not worth it"))).toBe("not worth it")
      expect(yield* did(Effect.succeed("yes"))).toBe("yes")
    }).pipe(Effect.provide(store)),
  )

  effect("and one who waited for it does it instead", () =>
    Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      const failing = yield* Effect.fork(did(Effect.zipRight(Deferred.await(gate), Effect.fail("no"))))
      yield* Effect.yieldNow()
      const { count, work } = counted()
      const waiting = yield* Effect.fork(Effect.all([did(work), did(work)], { concurrency: "unbounded" }))
      yield* Effect.yieldNow()
      yield* Deferred.succeed(gate, undefined)

      expect(yield* Effect.flip(Fiber.join(failing))).toBe("no")
      expect([...(yield* Fiber.join(waiting))].toSorted()).toEqual(["replay of work 1", "work 1"])
      expect(count()).toBe(1)
    }).pipe(Effect.provide(store)),
  )
})

describe("A caller who hangs up", () => {
  effect("has the work done where it is waited for, and else gets back what is due, and the key", () =>
    Effect.gen(function* () {
      const owed = counted()
      const began = yield* Deferred.make<void>()
      const scope = yield* Scope.make()
      const running = yield* Scope.extend(FiberSet.make(), scope)
      const endless = did(
        Effect.zipRight(Deferred.succeed(began, undefined), Effect.never),
        request,
        Effect.asVoid(owed.work),
      )
      const background = Background.of({ fork: (work) => FiberSet.run(running, work) })
      const caller = yield* Effect.fork(Effect.provideService(endless, Background, background))
      yield* Deferred.await(began)
      yield* Fiber.interrupt(caller)
      expect([yield* FiberSet.size(running), owed.count()]).toEqual([1, 0])
      yield* Scope.close(scope, Exit.void)

      expect(owed.count()).toBe(1)
      expect(yield* did(Effect.succeed("work"))).toBe("work")
    }).pipe(Effect.provide(store)),
  )

  effect("does not stop the work, whose answer is there when it is asked for again", () =>
    Effect.gen(function* () {
      const gate = yield* Deferred.make<void>()
      const began = yield* Deferred.make<void>()
      const work = Effect.zipRight(Deferred.succeed(began, undefined), Effect.as(Deferred.await(gate), "work"))
      const caller = yield* Effect.fork(did(work))
      yield* Deferred.await(began)
      yield* Fiber.interrupt(caller)
      const again = yield* Effect.fork(did(Effect.die("must not be done twice")))
      yield* Deferred.succeed(gate, undefined)

      expect(yield* Fiber.join(again)).toBe("replay of work")
    }).pipe(Effect.provide(store)),
  )

  effect("while their claim is on its way has the work done, and is owed nothing", () =>
    Effect.gen(function* () {
      const { count, work } = counted()
      const owed = counted()
      const told = yield* Deferred.make<void>()
      const slow = Effect.map(Idempotency, (store) => ({
        ...store,
        claim: (request: KeyedRequest) => Effect.zipLeft(store.claim(request), Deferred.await(told)),
      }))
      const caller = yield* Effect.fork(
        Effect.provideServiceEffect(did(work, request, Effect.asVoid(owed.work)), Idempotency, slow),
      )
      yield* Effect.yieldNow()
      const leaving = yield* Effect.fork(Fiber.interrupt(caller))
      yield* Effect.yieldNow()
      yield* Deferred.succeed(told, undefined)
      yield* Fiber.join(leaving)

      expect(yield* did(Effect.die("must not be done twice"))).toBe("replay of work 1")
      expect([count(), owed.count()]).toEqual([1, 0])
    }).pipe(Effect.provide(store)),
  )

  effect("while waiting is let go at once, and got back what is due before", () =>
    Effect.gen(function* () {
      const began = yield* Deferred.make<void>()
      const owed = counted()
      yield* Effect.fork(did(Effect.zipRight(Deferred.succeed(began, undefined), Effect.never)))
      yield* Deferred.await(began)
      const waiting = yield* Effect.fork(did(Effect.succeed("never"), request, Effect.asVoid(owed.work)))
      yield* Effect.yieldNow()

      expect(Exit.isInterrupted(yield* Fiber.interrupt(waiting))).toBe(true)
      expect(owed.count()).toBe(1)
    }).pipe(Effect.provide(store)),
  )
})

describe("Who waits for an earlier call", () => {
  const neverDone = Effect.forkDaemon(did(Effect.never))

  effect("waits as long as any caller, and then learns that it is still at work", () =>
    Effect.gen(function* () {
      yield* neverDone
      yield* Effect.yieldNow()
      const waiting = yield* Effect.fork(Effect.flip(did(Effect.succeed("never"))))
      yield* TestClock.adjust("11999 millis")
      expect(Option.isNone(yield* Fiber.poll(waiting))).toBe(true)
      yield* TestClock.adjust("1 millis")

      expect(yield* Fiber.join(waiting)).toEqual(new AnswerIsNotReady())
    }).pipe(Effect.provide(store)),
  )

  effect("does not begin to wait anew when one of several fails", () =>
    Effect.gen(function* () {
      const failing = yield* Effect.fork(Effect.flip(did(Effect.delay(Effect.fail("no"), "10 seconds"))))
      yield* Effect.yieldNow()
      const next = yield* Effect.fork(did(Effect.never))
      const last = yield* Effect.fork(Effect.flip(did(Effect.succeed("never"))))
      yield* TestClock.adjust("10 seconds")
      expect(yield* Fiber.join(failing)).toBe("no")
      yield* TestClock.adjust("2 seconds")

      expect(yield* Fiber.join(last)).toEqual(new AnswerIsNotReady())
      yield* Fiber.interrupt(next)
    }).pipe(Effect.provide(store)),
  )
})

describe("With the store away", () => {
  const away = Effect.fail(new StorageIsUnavailable({}))

  effect("an answer that cannot be kept is still given", () =>
    Effect.gen(function* () {
      expect(yield* did(Effect.succeed("yes"))).toBe("yes")
      expect(yield* Effect.flip(did(Effect.fail("no")))).toBe("no")
    }).pipe(
      Effect.provide(callerTimeout),
      Effect.provide(
        Layer.succeed(Idempotency, {
          claim: (request) => Effect.succeed(Claim.Granted({ mark: "1", request })),
          keep: () => away,
          release: () => away,
        }),
      ),
    ),
  )

  effect("nothing is done that could not be claimed", () =>
    Effect.gen(function* () {
      const { count, work } = counted()

      expect((yield* Effect.flip(did(work)))._tag).toBe("StorageIsUnavailable")
      expect(count()).toBe(0)
    }).pipe(
      Effect.provide(callerTimeout),
      Effect.provide(Layer.succeed(Idempotency, { claim: () => away, keep: () => away, release: () => away })),
    ),
  )
})
