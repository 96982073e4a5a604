import { describe, expect } from "bun:test"
import { Array, Effect, Either, TestClock } from "effect"
import { AccountId } from "../../application/Account.ts"
import { ClientNetwork, type Meter, QuotaIsSpent, Usage } from "../../application/ports/Usage.ts"
import { alone, shared, type World } from "./World.ts"

export interface Limits {
  readonly sandboxRequestsPerDay: number
  readonly callsPerMonth: number
  readonly maximumNetworks?: number
}

const network = (name: string): Meter => ({ _tag: "Network", network: ClientNetwork(name) })

const account = (id: string): Meter => ({ _tag: "Account", account: AccountId(id) })

const day = 24 * 60 * 60

const hour = 60 * 60 * 1000

const noon = Date.UTC(2026, 10, 21, 12)

const admitted = (meter: Meter, times: number, services: ReadonlyArray<typeof Usage.Service>) =>
  Effect.map(
    Effect.forEach(
      Array.range(0, times - 1),
      (index) => Effect.either(services[index % services.length]?.reserve(meter) ?? Effect.never),
      { concurrency: "unbounded" },
    ),
    (calls) => calls.filter(Either.isRight).length,
  )

const refusal = (meter: Meter) => Effect.flatMap(Usage, (usage) => Effect.flip(usage.reserve(meter)))

const reserve = (meter: Meter, times = 1) =>
  Effect.flatMap(Usage, (usage) => Effect.replicateEffect(usage.reserve(meter), times))

const remaining = (meter: Meter) =>
  Effect.flatMap(Usage, (usage) => Effect.map(usage.standing(meter), (standing) => standing.remaining))

export const usageContract = (
  name: string,
  given: {
    readonly world: (limits: Limits) => World<Usage>
    /** Whether instances share the accounts' counters, and the networks'. */
    readonly isShared: { readonly accounts: boolean; readonly networks: boolean }
  },
): void =>
  describe(`${name} honors the Usage contract`, () => {
    const world = given.world({ sandboxRequestsPerDay: 25, callsPerMonth: 40 })
    const test = alone(world)

    describe("of a network", () => {
      const caller = network("192.0.2.1")

      test("admits exactly the limit of 200 calls that arrive at once", () =>
        Effect.gen(function* () {
          expect(yield* admitted(caller, 200, [yield* Usage])).toBe(25)
        }))

      test("admits exactly the limit in any rolling 24 hours", () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(noon)
          yield* reserve(caller, 10)
          yield* TestClock.setTime(noon + hour)
          yield* reserve(caller, 15)
          yield* TestClock.setTime(noon + day * 1000 - 1)
          yield* refusal(caller)
          yield* TestClock.setTime(noon + day * 1000)
          expect(yield* remaining(caller)).toBe(10)
          yield* reserve(caller, 10)
          yield* refusal(caller)
          yield* TestClock.setTime(noon + hour + day * 1000)
          expect(yield* remaining(caller)).toBe(15)
        }))

      test("does not count a refused call", () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(noon)
          yield* reserve(caller, 25)
          yield* TestClock.setTime(noon + hour)
          yield* Effect.replicateEffect(refusal(caller), 30)
          yield* TestClock.setTime(noon + day * 1000)

          expect(yield* remaining(caller)).toBe(25)
        }))

      test("says when the oldest counted call leaves the window, and admits who waits for it", () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(noon + 1)
          const [first] = yield* reserve(caller)
          expect(first?.standing).toEqual({ limit: 25, remaining: 24, resetAt: noon / 1000 + 1 + day })
          yield* TestClock.setTime(noon + hour + 999)
          const [second] = yield* reserve(caller)
          expect(second?.standing.resetAt).toBe(noon / 1000 + 1 + day)
          yield* reserve(caller, 23)

          const refused = yield* refusal(caller)
          if (!(refused instanceof QuotaIsSpent)) return expect(refused).toBeInstanceOf(QuotaIsSpent)
          expect(refused.standing).toEqual({ limit: 25, remaining: 0, resetAt: noon / 1000 + 1 + day })
          expect(refused.retryAfter).toBe(refused.standing.resetAt - (noon + hour) / 1000)
          yield* TestClock.adjust(refused.retryAfter * 1000)
          yield* reserve(caller)
        }))

      test("asks a refused caller to wait at least a second", () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(noon)
          yield* reserve(caller, 25)
          yield* TestClock.setTime(noon + day * 1000 - 1)

          expect(yield* refusal(caller)).toMatchObject({ retryAfter: 1 })
          yield* TestClock.adjust("1 seconds")
          yield* reserve(caller)
        }))

      test("resets now where nothing is counted", () =>
        Effect.gen(function* () {
          yield* TestClock.setTime(noon)
          const usage = yield* Usage

          expect(yield* usage.standing(caller)).toEqual({ limit: 25, remaining: 25, resetAt: noon / 1000 })
        }))

      test("gives a call back once, and that very call", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          yield* TestClock.setTime(noon)
          const first = yield* usage.reserve(caller)
          yield* TestClock.setTime(noon + hour)
          yield* reserve(caller, 4)

          expect(yield* usage.giveBack(first)).toEqual({
            limit: 25,
            remaining: 21,
            resetAt: (noon + hour) / 1000 + day,
          })
          yield* reserve(caller)
          yield* Effect.forEach([first, { ...first }, first], usage.giveBack, { concurrency: "unbounded" })
          expect(yield* remaining(caller)).toBe(20)
        }))

      test("gives back nothing that has left the window", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          const first = yield* usage.reserve(caller)
          yield* TestClock.adjust("25 hours")
          yield* reserve(caller)
          yield* usage.giveBack(first)

          expect(yield* remaining(caller)).toBe(24)
        }))

      alone(given.world({ sandboxRequestsPerDay: 3, callsPerMonth: 1, maximumNetworks: 20 }))(
        "never admits a network that is blocked, whatever flood of others comes",
        () =>
          Effect.gen(function* () {
            yield* reserve(caller, 3)
            for (const wave of Array.range(1, 10)) {
              yield* Effect.forEach(Array.range(1, 30), (index) =>
                Effect.either(reserve(network(`2001:db8:${wave}:${index}00::/56`), index % 3)),
              )
              yield* TestClock.adjust("2 minutes")
              yield* refusal(caller)
            }
            yield* TestClock.adjust("24 hours")
            yield* reserve(caller)
          }),
      )
    })

    describe("of an account", () => {
      const caller = account("acct_1")

      test("admits exactly the limit of 200 calls that arrive at once", () =>
        Effect.gen(function* () {
          expect(yield* admitted(caller, 200, [yield* Usage])).toBe(40)
        }))

      test("counts a month's last moment and the next one's first in the right month", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          const december = Date.UTC(2026, 11, 1)
          yield* TestClock.setTime(december - 1)
          yield* reserve(caller, 39)
          const last = yield* usage.reserve(caller)
          expect(last.standing).toEqual({ limit: 40, remaining: 0, resetAt: december / 1000 })
          expect(yield* refusal(caller)).toMatchObject({ standing: last.standing, retryAfter: 1 })

          yield* TestClock.setTime(december)
          const first = yield* usage.reserve(caller)
          expect(first.standing).toEqual({ limit: 40, remaining: 39, resetAt: Date.UTC(2027, 0, 1) / 1000 })
          expect(yield* usage.report).toEqual([
            { account: AccountId("acct_1"), month: "2026-11", calls: 40 },
            { account: AccountId("acct_1"), month: "2026-12", calls: 1 },
          ])
        }))

      test("does not count a refused call", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          const calls = yield* reserve(caller, 40)
          yield* Effect.replicateEffect(refusal(caller), 10)
          yield* Effect.forEach(calls, usage.giveBack)

          expect(yield* remaining(caller)).toBe(40)
        }))

      test("tells how it stands without counting", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          yield* TestClock.setTime(noon)
          const fresh = { limit: 40, remaining: 40, resetAt: Date.UTC(2026, 11, 1) / 1000 }

          expect(yield* Effect.replicateEffect(usage.standing(caller), 3)).toEqual([fresh, fresh, fresh])
        }))

      test("gives a call back once, however often it is asked to", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          yield* reserve(caller, 5)
          const call = yield* usage.reserve(caller)

          expect((yield* usage.giveBack(call)).remaining).toBe(35)
          yield* Effect.forEach([call, { ...call }, call], usage.giveBack, { concurrency: "unbounded" })
          expect(yield* remaining(caller)).toBe(35)
        }))

      test("gives a call back to the month it was taken from", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          yield* TestClock.setTime(Date.UTC(2026, 11, 1) - 1)
          const [, call] = yield* reserve(caller, 2)
          yield* TestClock.adjust("1 minutes")
          yield* reserve(caller)
          if (call !== undefined) expect((yield* usage.giveBack(call)).remaining).toBe(39)

          expect((yield* usage.report).map(({ calls }) => calls)).toEqual([1, 1])
        }))

      test("counts accounts and networks apart", () =>
        Effect.gen(function* () {
          yield* reserve(caller, 40)
          yield* reserve(account("acct_2"))
          yield* reserve(network("acct_1"))

          expect(
            yield* Effect.forEach([caller, account("acct_2"), network("acct_1"), network("other")], remaining),
          ).toEqual([0, 39, 24, 25])
        }))

      test("reports the calls of accounts alone, by account and month", () =>
        Effect.gen(function* () {
          const usage = yield* Usage
          yield* TestClock.setTime(noon)
          yield* reserve(account("acct_b"), 2)
          yield* reserve(account("acct_a"), 1)
          yield* reserve(network("192.0.2.9"))
          const [only] = yield* reserve(account("acct_c"))
          if (only !== undefined) yield* usage.giveBack(only)

          expect(yield* usage.report).toEqual([
            { account: AccountId("acct_a"), month: "2026-11", calls: 1 },
            { account: AccountId("acct_b"), month: "2026-11", calls: 2 },
          ])
        }))
    })

    const together = shared(world, Usage)

    if (given.isShared.accounts) {
      together("admits exactly an account's limit on two instances together", (here, there) =>
        Effect.gen(function* () {
          const caller = account("acct_1")

          expect(yield* admitted(caller, 200, [here, there])).toBe(40)
          expect((yield* there.standing(caller)).remaining).toBe(0)
        }),
      )

      together("takes back on one instance what another counted", (here, there) =>
        Effect.gen(function* () {
          const call = yield* here.reserve(account("acct_1"))
          yield* Effect.all([here.giveBack(call), there.giveBack(call)], { concurrency: "unbounded" })

          expect((yield* here.standing(account("acct_1"))).remaining).toBe(40)
        }),
      )
    }

    if (given.isShared.networks) {
      together("admits exactly a network's limit on two instances together", (here, there) =>
        Effect.gen(function* () {
          const caller = network("192.0.2.1")

          expect(yield* admitted(caller, 200, [here, there])).toBe(25)
          expect((yield* there.standing(caller)).remaining).toBe(0)
        }),
      )
    }
  })
