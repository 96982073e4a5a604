import { describe, expect } from "bun:test"
import { Effect, Exit, Fiber, Option, Redacted, TestClock } from "effect"
import { Claim, Idempotency, type KeyedRequest, TooManyKeyedRequests } from "../../../application/ports/Idempotency.ts"
import * as InMemoryIdempotency from "../../../infrastructure/memory/InMemoryIdempotency.ts"
import { effect } from "../../support/effect.ts"
import { rests } from "../../support/rests.ts"

/** What begins with “sandbox” comes by the public key. */
const request = (key: string): KeyedRequest => ({
  scope: "acct_1",
  isSandbox: key.startsWith("sandbox"),
  route: "POST /v1/match",
  key: Redacted.make(key),
  secret: Redacted.make("secret"),
  fingerprint: "a body",
})

/** Keeps an answer that cannot be packed: it takes some 40 bytes more than it has. */
const keep = (key: string, bytes: number) =>
  Effect.gen(function* () {
    const store = yield* Idempotency
    const claim = yield* store.claim(request(key))
    if (Claim.$is("Granted")(claim)) {
      yield* store.keep(claim, { status: 200, contentType: null, body: crypto.getRandomValues(new Uint8Array(bytes)) })
    }
  })

const states = (...keys: ReadonlyArray<string>) =>
  Effect.flatMap(Idempotency, (store) =>
    Effect.forEach(keys, (key) => Effect.map(store.claim(request(key)), (claim) => claim._tag)),
  )

const bounded = (maximumEntries: number, maximumBytes: number) =>
  InMemoryIdempotency.layer({ lease: "30 seconds", maximumEntries, maximumBytes })

describe("answers in bounded memory", () => {
  effect("forget the one not asked for longest, when there are too many", () =>
    Effect.gen(function* () {
      for (const key of ["a", "b", "c"]) yield* keep(key, 1)
      expect(yield* states("a")).toEqual(["Answered"])
      yield* keep("d", 1)

      expect(yield* states("a", "c", "d")).toEqual(["Answered", "Answered", "Answered"])
      expect(yield* states("b")).toEqual(["Granted"])
    }).pipe(Effect.provide(bounded(3, 1_000))),
  )

  effect("forget as many as it takes, when there are too many bytes", () =>
    Effect.gen(function* () {
      for (const key of ["a", "b", "c"]) yield* keep(key, 280)
      yield* keep("d", 550)

      expect(yield* states("c", "d")).toEqual(["Answered", "Answered"])
      expect(yield* states("a", "b")).toEqual(["Granted", "Granted"])
    }).pipe(Effect.provide(bounded(10, 1_000))),
  )

  effect("are packed: more of them have room than they have bytes", () =>
    Effect.gen(function* () {
      const store = yield* Idempotency
      const answer = {
        status: 200,
        contentType: "application/json",
        body: new TextEncoder().encode("unknown ".repeat(1_000)),
      }
      for (const key of ["a", "b"]) {
        const claim = yield* store.claim(request(key))
        if (Claim.$is("Granted")(claim)) yield* store.keep(claim, answer)
      }

      expect(yield* store.claim(request("a"))).toEqual(Claim.Answered({ answer }))
      expect(yield* states("b")).toEqual(["Answered"])
    }).pipe(Effect.provide(bounded(10, 1_000))),
  )

  effect("do not keep one that is bigger than all room, and free its key", () =>
    Effect.gen(function* () {
      yield* keep("small", 900)
      yield* keep("big", 1_001)

      expect(yield* states("small", "big")).toEqual(["Answered", "Granted"])
    }).pipe(Effect.provide(bounded(10, 1_000))),
  )

  effect("free the key of one that cannot be packed, for whoever waits for it", () =>
    Effect.gen(function* () {
      const store = yield* Idempotency
      const claim = yield* store.claim(request("a"))
      const meanwhile = yield* store.claim(request("a"))
      if (!Claim.$is("Granted")(claim) || !Claim.$is("InFlight")(meanwhile)) throw new Error("not claimed")
      const broken = { status: 200, contentType: null, body: Symbol() as never }
      expect(Exit.isFailure(yield* Effect.exit(store.keep(claim, broken)))).toBeTrue()
      const waiting = yield* Effect.fork(meanwhile.settled)
      yield* Effect.repeatN(Effect.yieldNow(), 50)

      expect(Option.isSome(yield* Fiber.poll(waiting))).toBeTrue()
      expect(yield* states("a")).toEqual(["Granted"])
    }).pipe(Effect.provide(bounded(10, 1_000))),
  )

  effect("of the sandbox have a third besides, and drive out none of issued keys", () =>
    Effect.gen(function* () {
      yield* keep("a", 900)
      for (const key of ["sandbox 1", "sandbox 2", "sandbox 3", "sandbox 4"]) yield* keep(key, 60)
      expect(yield* states("a", "sandbox 2", "sandbox 3", "sandbox 4")).toEqual(Array(4).fill("Answered"))
      yield* keep("sandbox of too many bytes", 400)
      expect(yield* states("a", "sandbox 3", "sandbox 4")).toEqual(Array(3).fill("Answered"))
      expect(yield* states("sandbox of too many bytes")).toEqual(["Granted"])
    }).pipe(Effect.provide(bounded(9, 1_000))),
  )

  effect("of issued keys are given as well where the sandbox is full of requests in flight", () =>
    Effect.gen(function* () {
      const store = yield* Idempotency
      yield* states("sandbox 1", "sandbox 2")
      expect(yield* Effect.flip(store.claim(request("sandbox 3")))).toBeInstanceOf(TooManyKeyedRequests)
      yield* keep("a", 900)
      expect(yield* states("a")).toEqual(["Answered"])
    }).pipe(Effect.provide(bounded(6, 1_000))),
  )

  effect("do not forget a request in flight: the next is refused", () =>
    Effect.gen(function* () {
      const store = yield* Idempotency
      yield* states("a", "b")
      expect(yield* Effect.flip(store.claim(request("c")))).toBeInstanceOf(TooManyKeyedRequests)
      expect(yield* states("a", "b")).toEqual(["InFlight", "InFlight"])
    }).pipe(Effect.provide(bounded(2, 1_000))),
  )

  effect("make room by themselves when they are over", () =>
    Effect.gen(function* () {
      yield* states("a", "b")
      yield* TestClock.adjust("1 hours")
      expect(yield* states("c", "d")).toEqual(["Granted", "Granted"])
    }).pipe(Effect.provide(bounded(2, 1_000))),
  )

  effect("are swept each minute when they are over: none that still counts is forgotten for them", () =>
    Effect.gen(function* () {
      const { pass } = yield* rests("1 minute")
      yield* Effect.gen(function* () {
        yield* keep("early", 1)
        yield* TestClock.adjust("1 hours")
        yield* keep("late", 1)
        yield* TestClock.adjust("22 hours")
        expect(yield* states("early")).toEqual(["Answered"])
        yield* TestClock.adjust("90 minutes")
        yield* pass(1)
        yield* keep("next", 1)

        expect(yield* states("late", "next")).toEqual(["Answered", "Answered"])
      }).pipe(Effect.provide(bounded(2, 1_000)))
    }),
  )
})
