import { describe, expect } from "bun:test"
import { Array, Deferred, Effect, Fiber, Redacted, Ref, TestClock, TestServices } from "effect"
import {
  Claim,
  type Granted,
  Idempotency,
  IdempotencyKeyWasReused,
  type KeptAnswer,
  type KeyedRequest,
} from "../../application/ports/Idempotency.ts"
import { settableWall } from "../support/clock.ts"
import { alone, shared, type World } from "./World.ts"

export interface Bounds {
  /** At most this long may a caller be at work. */
  readonly lease: "30 seconds"
  readonly maximumEntries?: number
  readonly maximumBytes?: number
}

const request = (over: Partial<KeyedRequest> = {}): KeyedRequest => ({
  scope: "acct_1",
  isSandbox: false,
  route: "POST /v1/match",
  key: Redacted.make("retry-1"),
  secret: Redacted.make("ctm_live_secret"),
  fingerprint: "a body",
  ...over,
})

const answerOf = (body: Uint8Array): KeptAnswer => ({ status: 200, contentType: "application/json", body })

const answer = answerOf(new Uint8Array(Array.makeBy(70_000, (index) => (index * 31) % 256)))

const another = answerOf(new TextEncoder().encode(`{"n":"ü"}`))

const granted = (service: typeof Idempotency.Service, keyed: KeyedRequest) =>
  Effect.flatMap(service.claim(keyed), (claim) =>
    Claim.$is("Granted")(claim) ? Effect.succeed(claim) : Effect.dieMessage(`the claim is ${claim._tag}`),
  )

const stateOf = (service: typeof Idempotency.Service, keyed: KeyedRequest) =>
  Effect.map(service.claim(keyed), (claim) => claim._tag)

/** What a caller does: it claims again for as long as others are at work. */
const once = (
  service: typeof Idempotency.Service,
  keyed: KeyedRequest,
  work: (claim: Granted) => Effect.Effect<KeptAnswer, unknown>,
): Effect.Effect<KeptAnswer, unknown> =>
  Effect.flatMap(
    service.claim(keyed),
    Claim.$match({
      Granted: (claim) => Effect.tap(work(claim), (answer) => service.keep(claim, answer)),
      Answered: ({ answer }) => Effect.succeed(answer),
      InFlight: ({ settled }) =>
        Effect.zipRight(
          settled,
          Effect.suspend(() => once(service, keyed, work)),
        ),
    }),
  )

type Services = Array.NonEmptyReadonlyArray<typeof Idempotency.Service>

/** How often the work ran in each round of 20 racers for one key, and whether all of them had the same bytes. */
const races = (services: Services, rounds: number) =>
  Effect.forEach(
    Array.range(1, rounds),
    (round) =>
      Effect.gen(function* () {
        const runs = yield* Ref.make(0)
        const work = Effect.as(Ref.update(runs, increment), answerOf(new TextEncoder().encode(`answer ${round}`)))
        const keyed = request({ key: Redacted.make(`round-${round}`) })
        const answers = yield* Effect.forEach(
          Array.range(0, 19),
          (racer) => once(services[racer % services.length] ?? services[0], keyed, () => work),
          { concurrency: "unbounded" },
        )

        return [yield* Ref.get(runs), answers.every(({ body }) => Buffer.from(body).toString() === `answer ${round}`)]
      }),
    { concurrency: 4 },
  ).pipe(TestServices.provideLive)

const increment = (count: number) => count + 1

const alwaysOnce = Array.replicate([1, true], 100)

export const idempotencyContract = (
  name: string,
  given: { readonly world: (bounds: Bounds) => World<Idempotency>; readonly isShared: boolean },
): void =>
  describe(`${name} honors the Idempotency contract`, () => {
    const world = given.world({ lease: "30 seconds" })
    const test = alone(world)

    test("grants one of 20 racers at a time, in each of 100 rounds", () =>
      Effect.gen(function* () {
        expect(yield* races([yield* Idempotency], 100)).toEqual(alwaysOnce)
      }))

    test("answers with the very bytes that were kept", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        yield* store.keep(yield* granted(store, request()), answer)
        const claims = yield* Effect.replicateEffect(store.claim(request()), 3)

        expect(claims).toEqual(Array.replicate(Claim.Answered({ answer }), 3))
      }))

    test("answers with the bytes as they were when they were kept", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        const body = new Uint8Array([1, 2, 3])
        yield* store.keep(yield* granted(store, request()), answerOf(body))
        body.fill(0)

        expect(yield* store.claim(request())).toEqual(Claim.Answered({ answer: answerOf(new Uint8Array([1, 2, 3])) }))
      }))

    test("keeps an empty answer, of any status and without a content type", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        const empty = { status: 202, contentType: null, body: new Uint8Array() }
        yield* store.keep(yield* granted(store, request()), empty)

        expect(yield* store.claim(request())).toEqual(Claim.Answered({ answer: empty }))
      }))

    test("forgets an answer 24 hours after the first claim", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        const claim = yield* granted(store, request())
        yield* TestClock.adjust("20 seconds")
        yield* store.keep(claim, answer)
        yield* TestClock.adjust("86379999 millis")
        expect(yield* stateOf(store, request())).toBe("Answered")
        yield* TestClock.adjust("1 millis")
        expect(yield* stateOf(store, request({ fingerprint: "another body" }))).toBe("Granted")
      }))

    test("refuses another body under a used key, in flight and answered", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        const other = request({ fingerprint: "another body" })
        const claim = yield* granted(store, request())
        expect(yield* Effect.flip(store.claim(other))).toEqual(new IdempotencyKeyWasReused())
        yield* store.keep(claim, answer)
        expect(yield* Effect.flip(store.claim(other))).toEqual(new IdempotencyKeyWasReused())
        expect(yield* stateOf(store, request())).toBe("Answered")
      }))

    test("keeps scopes, routes, keys and API keys apart", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        yield* store.keep(yield* granted(store, request()), answer)
        const others = [
          request({ scope: "acct_2" }),
          request({ route: "POST /mcp" }),
          request({ key: Redacted.make("retry-2") }),
          request({ secret: Redacted.make("ctm_live_another") }),
          request({ scope: "acct_1P", route: "OST /v1/match" }),
        ]
        for (const other of others) yield* store.keep(yield* granted(store, other), another)

        expect(yield* store.claim(request())).toEqual(Claim.Answered({ answer }))
      }))

    test("frees what was released, for any body", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        yield* store.release(yield* granted(store, request()))
        const second = yield* granted(store, request({ fingerprint: "another body" }))
        yield* store.keep(second, another)

        expect(yield* store.claim(second.request)).toEqual(Claim.Answered({ answer: another }))
      }))

    test("frees what was neither kept nor released within its lease, and ignores its late end", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        const late = yield* granted(store, request())
        yield* TestClock.adjust("29999 millis")
        expect(yield* stateOf(store, request())).toBe("InFlight")
        yield* TestClock.adjust("1 millis")
        const next = yield* granted(store, request())
        yield* store.keep(late, another)
        yield* store.release(late)
        expect(yield* stateOf(store, request())).toBe("InFlight")
        yield* store.keep(next, answer)
        yield* store.release(late)
        yield* store.release(next)

        expect(yield* store.claim(request())).toEqual(Claim.Answered({ answer }))
      }))

    for (const [end, then] of [
      ["kept", "Answered"],
      ["released", "Granted"],
    ] as const) {
      test(`wakes who waits for a claim when it is ${end}`, () =>
        Effect.gen(function* () {
          const store = yield* Idempotency
          const claim = yield* granted(store, request())
          const isWaiting = yield* Deferred.make<void>()
          const waiting = yield* Effect.fork(
            Effect.flatMap(
              store.claim(request()),
              Claim.$match({
                Granted: () => Effect.dieMessage("granted twice"),
                Answered: () => Effect.dieMessage("answered too early"),
                InFlight: ({ settled }) =>
                  Deferred.succeed(isWaiting, undefined).pipe(
                    Effect.zipRight(settled),
                    Effect.zipRight(stateOf(store, request())),
                  ),
              }),
            ),
          )
          yield* Effect.raceFirst(Deferred.await(isWaiting), Fiber.join(waiting))
          yield* end === "kept" ? store.keep(claim, answer) : store.release(claim)

          expect(yield* Fiber.join(waiting)).toBe(then)
        }).pipe(Effect.timeout("4 minutes"), TestServices.provideLive))
    }

    test("wakes who waits for a claim when it lapses", () =>
      Effect.gen(function* () {
        const store = yield* Idempotency
        yield* granted(store, request())
        const claim = yield* store.claim(request())
        if (!Claim.$is("InFlight")(claim)) return yield* Effect.dieMessage("not in flight")
        const waiting = yield* Effect.fork(claim.settled)
        yield* Effect.yieldNow()
        yield* TestClock.adjust("30 seconds")
        yield* Fiber.join(waiting).pipe(Effect.timeout("4 minutes"), TestServices.provideLive)

        expect(yield* stateOf(store, request())).toBe("Granted")
      }))

    test("frees no later what was neither kept nor released where the clock has been set back", () =>
      Effect.flatMap(settableWall, ({ clock, setBack }) =>
        Effect.gen(function* () {
          const store = yield* Idempotency
          yield* granted(store, request())
          setBack("1 hour")
          yield* TestClock.adjust("29999 millis")
          const waiting = yield* Effect.fork(once(store, request(), () => Effect.succeed(another)))
          yield* Effect.yieldNow()
          yield* TestClock.adjust("1 millis")

          expect(yield* Fiber.join(waiting).pipe(Effect.timeout("60 seconds"), TestServices.provideLive)).toBe(another)
        }).pipe(Effect.withClock(clock)),
      ))

    if (!given.isShared) return

    const together = shared(world, Idempotency)

    together("grants one of 20 racers on two instances together, in each of 100 rounds", (here, there) =>
      Effect.gen(function* () {
        expect(yield* races([here, there], 100)).toEqual(alwaysOnce)
      }),
    )

    together("answers on one instance with the bytes that another kept", (here, there) =>
      Effect.gen(function* () {
        yield* here.keep(yield* granted(here, request()), answer)

        expect(yield* there.claim(request())).toEqual(Claim.Answered({ answer }))
      }),
    )
  })
