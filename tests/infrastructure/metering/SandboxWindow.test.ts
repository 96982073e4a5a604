import { describe, expect, test } from "bun:test"
import { Clock, Effect, FastCheck, TestClock, TestContext } from "effect"
import { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { ClientNetwork, QuotaIsSpent } from "../../../application/ports/Usage.ts"
import * as SandboxWindow from "../../../infrastructure/metering/SandboxWindow.ts"
import { sizes } from "../../endurance/Sizes.ts"
import { settableWall } from "../../support/clock.ts"
import { effect } from "../../support/effect.ts"
import { floods } from "./Floods.ts"

const day = 24 * 60 * 60 * 1000

const small = () => SandboxWindow.make({ sandboxRequestsPerDay: 3, maximumNetworks: 3 })

const calls = (window: ReturnType<typeof small>, name: string, times: number) =>
  Effect.replicateEffect(window.reserve(ClientNetwork(name)), times)

const remaining = (window: ReturnType<typeof small>, ...names: ReadonlyArray<string>) =>
  Effect.forEach(names, (name) => Effect.map(window.standing(ClientNetwork(name)), (standing) => standing.remaining))

describe("the window of a bounded number of networks", () => {
  effect("gives up the network with the fewest calls first, of those the one idle longest", () =>
    Effect.gen(function* () {
      const window = small()
      yield* calls(window, "two", 2)
      yield* calls(window, "one, older", 1)
      yield* calls(window, "one, newer", 1)
      yield* calls(window, "newcomer", 1)
      expect(yield* remaining(window, "two", "one, older", "one, newer", "newcomer")).toEqual([1, 3, 2, 2])
      yield* calls(window, "newcomer", 1)
      yield* calls(window, "another", 1)
      expect(yield* remaining(window, "two", "one, newer", "newcomer", "another")).toEqual([1, 3, 1, 2])
    }),
  )

  effect("gives up what has expired before what counts", () =>
    Effect.gen(function* () {
      const window = small()
      yield* calls(window, "expired", 3)
      yield* TestClock.adjust("23 hours")
      yield* calls(window, "one", 1)
      yield* calls(window, "two", 2)
      yield* TestClock.adjust("1 hours")
      yield* calls(window, "newcomer", 1)

      expect(yield* remaining(window, "one", "two", "newcomer")).toEqual([2, 1, 2])
    }),
  )

  effect("lets nobody wait longer than 24 hours, at whatever fraction of a second", () =>
    Effect.gen(function* () {
      const window = small()
      yield* TestClock.adjust("1500 millis")
      yield* calls(window, "one", 3)

      expect(yield* Effect.flip(window.reserve(ClientNetwork("one")))).toMatchObject({ retryAfter: day / 1000 })
    }),
  )

  effect("refuses a newcomer while all are blocked, and takes it when one no longer is", () =>
    Effect.gen(function* () {
      const window = small()
      for (const name of ["a", "b", "c"]) {
        yield* calls(window, name, 3)
        yield* TestClock.adjust("1 hours")
      }
      expect(yield* Effect.flip(window.reserve(ClientNetwork("d")))).toBeInstanceOf(StorageIsUnavailable)
      expect(yield* remaining(window, "a", "b", "c", "d")).toEqual([0, 0, 0, 3])
      yield* TestClock.adjust("21 hours")
      yield* calls(window, "d", 1)
      expect(yield* remaining(window, "a", "b", "c", "d")).toEqual([3, 0, 0, 2])
    }),
  )
})

floods(sizes.floods.short)

describe("a clock that is set", () => {
  for (const direction of ["setBack", "setAhead"] as const) {
    effect(`(${direction}) neither lengthens the window nor shortens it, and admits who obeys`, () =>
      Effect.flatMap(settableWall, ({ clock, ...set }) =>
        Effect.gen(function* () {
          const window = small()
          yield* TestClock.setTime(day)
          yield* calls(window, "x", 3)
          set[direction]("1 hour")
          yield* TestClock.adjust("23 hours")
          const refused = yield* Effect.flip(window.reserve(ClientNetwork("x")))
          if (!(refused instanceof QuotaIsSpent)) return yield* Effect.dieMessage("not refused for its quota")
          expect(refused.retryAfter).toBe(3600)
          expect(refused.standing.resetAt * 1000).toBe((yield* Clock.currentTimeMillis) + 3600 * 1000)
          yield* TestClock.adjust("1 hour")
          expect(yield* remaining(window, "x")).toEqual([3])
        }).pipe(Effect.withClock(clock)),
      ),
    )
  }
})

describe("any sequence of calls", () => {
  const schedule = FastCheck.array(FastCheck.integer({ min: 0, max: 3 * 60 * 60 * 1000 }), { maxLength: 200 })

  test("has never more than the limit in 24 hours, and admits who obeys", () =>
    FastCheck.assert(
      FastCheck.asyncProperty(schedule, (waits) =>
        Effect.gen(function* () {
          const window = SandboxWindow.make({ sandboxRequestsPerDay: 5 })
          const admitted: Array<number> = []
          let now = 0
          for (const wait of waits) {
            now += wait
            yield* TestClock.setTime(now)
            const call = yield* Effect.either(window.reserve(ClientNetwork("x")))
            if (call._tag === "Right") admitted.push(now)
            else if (call.left._tag === "QuotaIsSpent") {
              now += call.left.retryAfter * 1000
              yield* TestClock.setTime(now)
              yield* window.reserve(ClientNetwork("x"))
              admitted.push(now)
            }
          }

          return admitted.every((at) => admitted.filter((other) => other > at - day && other <= at).length <= 5)
        }).pipe(Effect.provide(TestContext.TestContext), Effect.runPromise),
      ),
      { numRuns: 30 },
    ))
})
