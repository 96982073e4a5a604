import { describe, expect } from "bun:test"
import { Deferred, Duration, Effect, Exit, Fiber, Random, TestClock } from "effect"
import * as Bulkhead from "../../application/Bulkhead.ts"
import { CurrentTicket } from "../../application/QueueTicket.ts"
import { effect } from "../support/effect.ts"

const bulkhead = (options: Partial<Bulkhead.Options> = {}) =>
  Bulkhead.make({ slots: 2, places: 100, queueTimeout: Duration.seconds(6), ...options })

/** Lets every fiber run until it waits for something. */
const settled = Effect.repeatN(Effect.yieldNow(), 50)

const isFull = Exit.fail(new Bulkhead.BulkheadIsFull())

describe("The bulkhead", () => {
  effect("lets in as many as there are slots, and the others in order of arrival", () =>
    Effect.gen(function* () {
      const { within } = bulkhead()
      const entered: Array<number> = []
      const doors = yield* Effect.replicateEffect(Deferred.make<void>(), 6)
      const visits = yield* Effect.forEach(doors, (door, visitor) =>
        Effect.fork(
          within(
            Effect.zipRight(
              Effect.sync(() => entered.push(visitor)),
              Deferred.await(door),
            ),
          ),
        ),
      )
      yield* settled
      expect(entered).toEqual([0, 1])

      for (const leaving of [1, 0, 2, 3]) {
        yield* Effect.forEach(doors.slice(leaving, leaving + 1), (door) => Deferred.succeed(door, undefined))
        yield* settled
      }
      expect(entered).toEqual([0, 1, 2, 3, 4, 5])
      yield* Fiber.interruptAll(visits)
    }),
  )

  effect("lets tenants come one after the other, and the calls of each in the order in which they began", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1 })
      const entered: Array<string> = []
      const inside = yield* Effect.fork(within(Effect.sleep("1 second")))
      const visit = (tenant: string, began: number) =>
        within(Effect.sync(() => entered.push(`${tenant}${began}`))).pipe(
          Effect.provideService(CurrentTicket, { tenant, began }),
          Effect.fork,
          Effect.zipLeft(settled),
        )
      yield* settled
      const visits = [visit("a", 1), visit("a", 3), visit("a", 2), visit("b", 9), visit("c", 9), visit("b", 10)]
      const waiting = yield* Effect.all(visits)
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(inside)
      yield* Fiber.joinAll(waiting)

      expect(entered).toEqual(["a1", "b9", "c9", "a2", "b10", "a3"])
    }),
  )

  effect("lets nobody fill the line alone: who has the most in it gives way to another", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1, places: 3 })
      const visit = (tenant: string) =>
        within(Effect.never).pipe(
          Effect.provideService(CurrentTicket, { tenant, began: 0 }),
          Effect.fork,
          Effect.zipLeft(settled),
        )
      const [inside, first, second, third] = yield* Effect.all([visit("a"), visit("a"), visit("a"), visit("a")])
      const another = yield* visit("b")

      expect(yield* Fiber.await(third)).toEqual(isFull)
      yield* Fiber.interruptAll([inside, first, second])
      expect(yield* Fiber.poll(another)).toMatchObject({ _tag: "None" })
      yield* Fiber.interrupt(another)
    }),
  )

  effect("does not let a newcomer pass one who waits", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1 })
      const entered: Array<string> = []
      const visit = (name: string) => within(Effect.sync(() => entered.push(name)))
      const door = yield* Deferred.make<void>()
      const first = yield* Effect.fork(within(Deferred.await(door)))
      yield* settled
      const second = yield* Effect.fork(visit("waited"))
      yield* settled
      yield* Effect.zipRight(Deferred.succeed(door, undefined), Fiber.join(first))
      yield* visit("newcomer")
      yield* Fiber.join(second)

      expect(entered).toEqual(["waited", "newcomer"])
    }),
  )

  effect("turns away who waited as long as allowed, and keeps the line for the others", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1 })
      const long = yield* Effect.fork(within(Effect.sleep("8 seconds")))
      yield* settled
      const early = yield* Effect.fork(within(Effect.succeed("early")))
      yield* TestClock.adjust("3 seconds")
      const late = yield* Effect.fork(within(Effect.succeed("late")))
      yield* TestClock.adjust("3 seconds")

      expect(yield* Fiber.await(early)).toEqual(isFull)
      expect(yield* Fiber.poll(late)).toMatchObject({ _tag: "None" })

      yield* TestClock.adjust("2 seconds")
      expect(yield* Fiber.join(late)).toBe("late")
      yield* Fiber.join(long)
    }),
  )

  effect("turns away at once where the line is full", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1, places: 2 })
      const visits = yield* Effect.replicateEffect(Effect.fork(within(Effect.never)), 3)
      yield* settled

      expect(yield* Effect.exit(within(Effect.void))).toEqual(isFull)
      yield* Fiber.interruptAll(visits)
      yield* within(Effect.void)
    }),
  )

  effect("gets a slot back from who fails, dies or is interrupted, inside or in line", () =>
    Effect.gen(function* () {
      const { within } = bulkhead({ slots: 1 })
      yield* Effect.exit(within(Effect.fail("failed")))
      yield* Effect.exit(within(Effect.die("died")))
      const inside = yield* Effect.fork(within(Effect.never))
      const inLine = yield* Effect.fork(within(Effect.never))
      yield* settled
      yield* Fiber.interrupt(inLine)
      yield* Fiber.interrupt(inside)

      expect(yield* within(Effect.succeed("in"))).toBe("in")
    }),
  )

  effect("loses no slot, and lends none twice, in any crowd", () =>
    Effect.gen(function* () {
      let seen = { taken: 0, waiting: 0 }
      let inside = 0
      let most = 0
      const { within } = bulkhead({
        slots: 3,
        onChange: (taken, waiting) => {
          seen = { taken, waiting }
        },
      })
      const visit = Effect.gen(function* () {
        inside += 1
        most = Math.max(most, inside)
        yield* Effect.repeatN(Effect.yieldNow(), yield* Random.nextIntBetween(0, 5))
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            inside -= 1
          }),
        ),
      )

      const visitor = Effect.gen(function* () {
        const fiber = yield* Effect.fork(within(visit))
        yield* Effect.repeatN(Effect.yieldNow(), yield* Random.nextIntBetween(0, 30))
        if (yield* Random.nextBoolean) yield* Fiber.interrupt(fiber)
        else yield* Fiber.join(fiber)
      })
      yield* Effect.all(Effect.replicate(visitor, 2000), { concurrency: 20 })

      expect(most).toBe(3)
      expect(inside).toBe(0)
      expect(seen).toEqual({ taken: 0, waiting: 0 })
    }),
  )
})
