import { describe, expect } from "bun:test"
import { Cause, Data, Deferred, Duration, Effect, Either, Exit, Fiber, Layer, Redacted, TestClock } from "effect"
import { AccountId } from "../../application/Account.ts"
import type { Caller } from "../../application/Caller.ts"
import { CallerTimeout } from "../../application/CallerTimeout.ts"
import { type Call, chargedCall, type Work } from "../../application/ChargedCall.ts"
import type { KeptAnswer } from "../../application/ports/Idempotency.ts"
import { RegistryIsBusy, RegistryIsUnavailable, StudyIsUnknown } from "../../application/ports/Registry.ts"
import { StorageIsUnavailable } from "../../application/ports/StorageIsUnavailable.ts"
import { Usage } from "../../application/ports/Usage.ts"
import { NctId } from "../../domain/study/NctId.ts"
import * as InMemoryIdempotency from "../../infrastructure/memory/InMemoryIdempotency.ts"
import * as InMemoryUsage from "../../infrastructure/memory/InMemoryUsage.ts"
import { effect } from "../support/effect.ts"

const caller: Caller = {
  plan: "pro",
  meter: { _tag: "Account", account: AccountId("acct_1") },
  scope: "account acct_1",
  key: Redacted.make("secret"),
}

class KeyIsWrong extends Data.TaggedError("KeyIsWrong") {}

class RequestIsWrong extends Data.TaggedError("RequestIsWrong") {}

type Fact = { readonly _tag: string }

const kept = (text: string): KeptAnswer => ({ status: 200, contentType: null, body: new TextEncoder().encode(text) })

const named = (cause: Cause.Cause<Fact>) =>
  Effect.succeed(
    Either.match(Cause.failureOrCause(cause), { onLeft: ({ _tag }) => `no: ${_tag}`, onRight: () => "no: a bug" }),
  )

const key = Redacted.make("key")

/** A call whose answers are texts. */
const call = (run: Effect.Effect<string, Fact>, over: Partial<Call<string, Fact, never>> = {}) =>
  chargedCall<string, Fact, never>({
    caller,
    route: "/v1/match",
    key: Either.right(undefined),
    read: Effect.succeed<Work<string, Fact, never>>({ fingerprint: "a body", run }),
    refuse: named,
    toKeep: kept,
    replay: ({ body }) => `replay of ${new TextDecoder().decode(body)}`,
    ...over,
  })

const keyed = { key: Either.right(key) }

const world = (callsPerMonth = 10) =>
  Effect.provide(
    Layer.mergeAll(
      InMemoryUsage.layer({ sandboxRequestsPerDay: 25, callsPerMonth }),
      InMemoryIdempotency.layer({ lease: "1 minute" }),
      Layer.succeed(CallerTimeout, Duration.seconds(12)),
    ),
  )

const remaining = Effect.flatMap(Usage, (usage) =>
  Effect.map(usage.standing(caller.meter), (standing) => standing.remaining),
)

describe("A call costs one", () => {
  for (const [what, run] of [
    ["that is answered", Effect.succeed("yes")],
    ["that asks for what is not there", Effect.fail(new StudyIsUnknown({ nctId: NctId("NCT00000000") }))],
  ] as const) {
    effect(what, () =>
      Effect.gen(function* () {
        const { standing } = yield* call(run)

        expect([standing.remaining, yield* remaining]).toEqual([9, 9])
      }).pipe(world()),
    )
  }

  effect("whose request is wrong, in its body or in its key", () =>
    Effect.gen(function* () {
      const never = Effect.dieMessage("must not be done")
      const wrong = new RequestIsWrong()

      expect(yield* call(never, { read: wrong })).toMatchObject({
        answer: "no: RequestIsWrong",
        standing: { remaining: 9 },
      })
      expect((yield* call(never, { key: Either.left(wrong) })).standing.remaining).toBe(8)
      expect(yield* remaining).toBe(8)
    }).pipe(world()),
  )

  effect("whose body and key are both wrong: the body is told of", () =>
    Effect.gen(function* () {
      const { answer } = yield* call(Effect.dieMessage("must not be done"), {
        key: Either.left(new KeyIsWrong()),
        read: new RequestIsWrong(),
      })

      expect(answer).toBe("no: RequestIsWrong")
    }).pipe(world()),
  )

  effect("whose answer is known without a key that is wrong", () =>
    Effect.gen(function* () {
      const { answer } = yield* call(Effect.never, {
        key: Either.left(new KeyIsWrong()),
        read: Effect.succeed({ run: Effect.succeed("a refusal") }),
      })

      expect(answer).toBe("a refusal")
    }).pipe(world()),
  )

  effect("whose caller hangs up after its answer is promised to be kept: it can be asked for again", () =>
    Effect.gen(function* () {
      const gate = yield* Deferred.make<string>()
      const fiber = yield* Effect.fork(call(Deferred.await(gate), keyed))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(fiber)
      yield* Deferred.succeed(gate, "yes")

      expect((yield* call(Effect.succeed("other"), keyed)).answer).toBe("replay of yes")
      expect(yield* remaining).toBe(9)
    }).pipe(world()),
  )
})

describe("A call costs nothing", () => {
  for (const fault of [
    new RegistryIsUnavailable({ reason: "failing", retryAfter: 1 }),
    new RegistryIsBusy({ retryAfter: 1 }),
    new StorageIsUnavailable({}),
  ]) {
    effect(`that fails because ${fault._tag}`, () =>
      Effect.gen(function* () {
        const failed = yield* call(fault)

        expect(failed).toMatchObject({ answer: `no: ${fault._tag}`, standing: { remaining: 10 } })
        expect(yield* remaining).toBe(10)
      }).pipe(world()),
    )
  }

  effect("whose caller hangs up before it is answered", () =>
    Effect.gen(function* () {
      for (const over of [{}, { read: Effect.never }, { ...keyed, read: Effect.never }]) {
        const fiber = yield* Effect.fork(call(Effect.never, over))
        yield* Effect.yieldNow()
        yield* Fiber.interrupt(fiber)

        expect(yield* remaining).toBe(10)
      }
    }).pipe(world()),
  )

  effect("whose caller hangs up at any moment, if no answer is kept for the next try", () =>
    Effect.gen(function* () {
      const work = Effect.as(Effect.repeatN(Effect.yieldNow(), 5), "yes")
      const read = Effect.as(Effect.repeatN(Effect.yieldNow(), 5), { fingerprint: "a body", run: work })
      for (let moment = 0; moment < 40; moment += 1) {
        for (const isKeyed of [false, true]) {
          const before = yield* remaining
          const key = isKeyed ? Either.right(Redacted.make(`key ${moment}`)) : Either.right(undefined)
          const fiber = yield* Effect.fork(call(work, { read, key }))
          yield* Effect.repeatN(Effect.yieldNow(), moment)
          const exit = yield* Fiber.interrupt(fiber)
          yield* Effect.repeatN(Effect.yieldNow(), 40)
          if (isKeyed) yield* call(Effect.succeed("another answer"), { key })
          const paid = before - (yield* remaining)

          expect([moment, isKeyed, paid]).toEqual([moment, isKeyed, Number(isKeyed || Exit.isSuccess(exit))])
        }
      }
    }).pipe(world(1000)),
  )

  effect("that dies of a bug of ours", () =>
    Effect.gen(function* () {
      expect(yield* call(Effect.die("a bug"))).toMatchObject({ answer: "no: a bug", standing: { remaining: 10 } })
    }).pipe(world()),
  )

  effect("whose answer was kept, also with the quota used up", () =>
    Effect.gen(function* () {
      expect(yield* call(Effect.succeed("yes"), keyed)).toMatchObject({ answer: "yes", standing: { remaining: 1 } })
      expect(yield* call(Effect.succeed("other"), keyed)).toMatchObject({
        answer: "replay of yes",
        standing: { remaining: 1 },
      })
      yield* call(Effect.succeed("another"))
      expect(yield* call(Effect.succeed("other"), keyed)).toMatchObject({
        answer: "replay of yes",
        standing: { remaining: 0 },
      })
    }).pipe(world(2)),
  )

  effect("that waits for another until its own time is over, or hangs up meanwhile", () =>
    Effect.gen(function* () {
      const first = yield* Effect.fork(call(Effect.never, keyed))
      yield* Effect.yieldNow()
      const waiting = yield* Effect.fork(call(Effect.succeed("never"), keyed))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(waiting)
      expect(yield* remaining).toBe(9)

      const patient = yield* Effect.fork(call(Effect.succeed("never"), keyed))
      yield* TestClock.adjust("12 seconds")
      expect(yield* Fiber.join(patient)).toMatchObject({ answer: "no: AnswerIsNotReady", standing: { remaining: 9 } })
      yield* Fiber.interrupt(first)
    }).pipe(world()),
  )
})

describe("A call that waits for an earlier one with its key", () => {
  /** An earlier call, and one that waits for it; what the earlier one comes to is told later. */
  const waiting = (again: Effect.Effect<string, Fact>) =>
    Effect.gen(function* () {
      const outcome = yield* Deferred.make<string, Fact>()
      const first = yield* Effect.fork(call(Deferred.await(outcome), keyed))
      yield* Effect.yieldNow()
      const second = yield* Effect.fork(call(again, keyed))
      yield* Effect.yieldNow()

      return { outcome, first, second }
    })

  effect("costs nothing meanwhile, so that others are let in, and is told what is left", () =>
    Effect.gen(function* () {
      const { first, outcome, second } = yield* waiting(Effect.dieMessage("must not be done twice"))
      expect(yield* remaining).toBe(1)
      expect(yield* call(Effect.succeed("another"))).toMatchObject({ answer: "another", standing: { remaining: 0 } })
      yield* Deferred.succeed(outcome, "yes")

      expect(yield* Fiber.join(first)).toMatchObject({ answer: "yes", standing: { remaining: 1 } })
      expect(yield* Fiber.join(second)).toMatchObject({ answer: "replay of yes", standing: { remaining: 0 } })
    }).pipe(world(2)),
  )

  effect("is counted anew where it does the work itself", () =>
    Effect.gen(function* () {
      const { outcome, second } = yield* waiting(Effect.succeed("yes"))
      yield* Deferred.fail(outcome, new StorageIsUnavailable({}))

      expect(yield* Fiber.join(second)).toMatchObject({ answer: "yes", standing: { remaining: 1 } })
      expect(yield* remaining).toBe(1)
    }).pipe(world(2)),
  )

  effect("is refused where others have used up the quota meanwhile, and leaves its key free", () =>
    Effect.gen(function* () {
      const { outcome, second } = yield* waiting(Effect.dieMessage("must not be done"))
      yield* call(Effect.succeed("another"))
      yield* Deferred.fail(outcome, new StudyIsUnknown({ nctId: NctId("NCT00000000") }))
      expect(yield* Fiber.join(second)).toMatchObject({ answer: "no: QuotaIsSpent", standing: { remaining: 0 } })
      yield* TestClock.adjust("31 days")

      expect((yield* call(Effect.succeed("yes"), keyed)).answer).toBe("yes")
    }).pipe(world(2)),
  )
})

describe("What is said", () => {
  effect("of work that failed is said in its own words", () =>
    Effect.gen(function* () {
      const run = Effect.fail(new RequestIsWrong())
      const read = Effect.succeed({ run, refuse: () => Effect.succeed("in other words") })

      expect((yield* call(run, { read })).answer).toBe("in other words")
    }).pipe(world()),
  )

  effect("with the quota used up is that alone, and no work is done for it", () =>
    Effect.gen(function* () {
      yield* call(Effect.succeed("the only one"))
      const never = Effect.dieMessage("must not be done")
      const wrong = new RequestIsWrong()

      for (const over of [{}, keyed, { read: wrong }, { ...keyed, read: wrong }, { key: Either.left(wrong) }]) {
        expect((yield* call(never, over)).answer).toBe("no: QuotaIsSpent")
      }
    }).pipe(world(1)),
  )

  effect("of a call whose quota is used up leaves its key free", () =>
    Effect.gen(function* () {
      const usage = yield* Usage
      const only = yield* usage.reserve(caller.meter)
      expect((yield* call(Effect.succeed("yes"), keyed)).answer).toBe("no: QuotaIsSpent")
      yield* usage.giveBack(only)

      expect((yield* call(Effect.succeed("yes"), keyed)).answer).toBe("yes")
    }).pipe(world(1)),
  )

  effect("of a failure is not kept", () =>
    Effect.gen(function* () {
      yield* call(Effect.fail(new RequestIsWrong()), keyed)

      expect((yield* call(Effect.succeed("yes"), keyed)).answer).toBe("yes")
    }).pipe(world()),
  )
})
