import { describe, expect, test } from "bun:test"
import * as HttpClient from "@effect/platform/HttpClient"
import type * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import { Duration, Effect, Fiber, Random, type Scope, TestClock, TestContext, Tracer } from "effect"
import { RegistryIsBusy, type RegistryIsUnavailable } from "../../../application/ports/Registry.ts"
import * as Connection from "../../../infrastructure/clinicaltrials-gov/Connection.ts"
import * as Inquiry from "../../../infrastructure/clinicaltrials-gov/Inquiry.ts"
import * as RetryAfter from "../../../infrastructure/clinicaltrials-gov/RetryAfter.ts"
import { resting } from "../../../infrastructure/clinicaltrials-gov/Unavailability.ts"
import { settableWall } from "../../support/clock.ts"
import { effect } from "../../support/effect.ts"

const url = new URL("https://registry.test/api/v2/studies?query.cond=Zyxoma")
const page = Inquiry.page(url, 200)

type Reply = Effect.Effect<Response>

interface Upstream {
  readonly http: HttpClient.HttpClient
  /** When each request came, in milliseconds of the test clock. */
  readonly times: Array<number>
  readonly requests: Array<HttpClientRequest.HttpClientRequest>
  readonly inFlight: { now: number; most: number }
  aborted: number
}

/** A registry that gives each of the replies once, and the last one ever after. */
const upstream = (...replies: ReadonlyArray<Reply>): Upstream => {
  const script = [...replies]
  const state = {
    times: [] as number[],
    requests: [] as HttpClientRequest.HttpClientRequest[],
    inFlight: { now: 0, most: 0 },
    aborted: 0,
  }
  const http = HttpClient.make((request, _, signal) =>
    Effect.gen(function* () {
      const reply = (script.length > 1 ? script.shift() : script[0]) ?? Effect.never
      state.times.push(yield* Effect.map(Effect.clock, (clock) => clock.unsafeCurrentTimeMillis()))
      state.requests.push(request)
      state.inFlight.now += 1
      state.inFlight.most = Math.max(state.inFlight.most, state.inFlight.now)
      signal.addEventListener("abort", () => (state.aborted += 1))

      return HttpClientResponse.fromWeb(request, yield* reply)
    }).pipe(Effect.ensuring(Effect.sync(() => (state.inFlight.now -= 1)))),
  )

  return Object.assign(state, { http })
}

const ok: Reply = Effect.sync(() => Response.json({ fine: true }))
const status = (code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  Effect.sync(() => new Response("no", { status: code, headers }))
const after = (duration: Duration.DurationInput, reply: Reply): Reply => Effect.delay(reply, duration)
const failing = status(500)

const connect = ({ http }: Upstream, options: Partial<Connection.Options> = {}) =>
  Connection.make({ timeout: Duration.seconds(12), concurrency: 4, ...options }).pipe(
    Effect.provideService(HttpClient.HttpClient, http),
  )

const settled = Effect.repeatN(Effect.yieldNow(), 200)

/** Runs an effect to its end, and tells how long the test clock took, to a tenth of a second. */
const timed = <A, E>(call: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(Effect.exit(call))
    let tenths = 0
    while (fiber.unsafePoll() === null && tenths < 1000) {
      yield* settled
      if (fiber.unsafePoll() === null) {
        yield* TestClock.adjust("100 millis")
        tenths += 1
      }
    }

    return { seconds: tenths / 10, exit: yield* Fiber.join(fiber) }
  })

const told = { _tag: "Success", value: { _tag: "Told", json: { fine: true } } }

const unavailable = (reason: RegistryIsUnavailable["reason"], retryAfter: number) => ({
  _tag: "Failure",
  cause: { error: { _tag: "RegistryIsUnavailable", reason, retryAfter } },
})

describe("A call of the registry", () => {
  effect("sends one request, and nothing that it was not told to send", () =>
    Effect.gen(function* () {
      const registry = upstream(ok)
      const { get } = yield* connect(registry)
      const { exit } = yield* timed(get(page))

      expect(exit).toMatchObject(told)
      expect(registry.requests.map(({ method, url }) => [method, url])).toEqual([["GET", url.href]])
      expect(registry.requests.flatMap(({ headers }) => Object.entries(headers))).toEqual([
        ["accept", "application/json"],
      ])
    }),
  )

  effect("gives the bytes of an answer back, and not their JSON", () =>
    Effect.gen(function* () {
      const { get } = yield* connect(upstream(ok))
      const answer = yield* get(page)

      expect(answer).toMatchObject(told.value)
      expect(answer._tag === "Told" && answer.body.byteLength).toBe(0)
    }),
  )

  effect("tells a tracer nothing of the address", () =>
    Effect.gen(function* () {
      const spans: Array<Tracer.Span> = []
      const tracer = yield* Effect.tracer
      const watching = Tracer.make({
        context: tracer.context,
        span: (...described) => {
          const span = tracer.span(...described)
          spans.push(span)

          return span
        },
      })
      const registry = upstream(ok)
      const { get } = yield* connect(registry)
      yield* get(page).pipe(Effect.withSpan("caller"), Effect.withTracer(watching))

      expect(spans.map(({ name }) => name)).toEqual(["caller"])
      expect(registry.requests[0]?.headers).not.toHaveProperty("traceparent")
    }),
  )

  test.each<[name: string, replies: ReadonlyArray<Reply>, seconds: number, times: ReadonlyArray<number>, ends: object]>(
    [
      [
        "is over after half the time twice, where the registry is silent",
        [Effect.never],
        12,
        [0, 6],
        unavailable("too slow", 5),
      ],
      ["is answered at the second attempt, where the first was silent", [Effect.never, ok], 6, [0, 6], told],
      [
        "is over in time, whatever its last attempt does",
        [after("5900 millis", failing), after("5900 millis", failing), Effect.never],
        12,
        [0, 5.9, 11.8],
        unavailable("too slow", 5),
      ],
      ["is answered late, as long as it is in time", [after("5900 millis", ok)], 5.9, [0], told],
      ["waits as long as the registry wants", [status(429, { "retry-after": "3" }), ok], 3, [0, 3], told],
      [
        "waits until the registry wants",
        [status(503, { "retry-after": "Thu, 01 Jan 1970 00:00:04 GMT" }), ok],
        4,
        [0, 4],
        told,
      ],
      [
        "waits each time",
        [status(429, { "retry-after": "3" }), status(503, { "retry-after": "5" }), ok],
        8,
        [0, 3, 8],
        told,
      ],
      [
        "does not wait for longer than its caller can",
        [status(429, { "retry-after": "12" }), ok],
        0,
        [0],
        unavailable("overloaded", 12),
      ],
      [
        "does not wait for what comes too late",
        [status(503, { "retry-after": "7" })],
        7,
        [0, 7],
        unavailable("overloaded", 7),
      ],
      ["gives up after three attempts", [failing], 0, [0, 0, 0], unavailable("failing", 10)],
      ["does not repeat what is refused", [status(403)], 0, [0], unavailable("blocked", 60)],
      ["does not repeat what cannot be", [status(422)], 0, [0], unavailable("refused", 60)],
    ],
  )("%s", (_, replies, seconds, times, ends) =>
    Effect.gen(function* () {
      const registry = upstream(...replies)
      const { get } = yield* connect(registry)
      const call = yield* timed(get(page))

      expect(call.exit).toMatchObject(ends)
      expect(call.seconds).toBe(seconds)
      expect(registry.times.map((time) => time / 1000)).toEqual([...times])
    }).pipe(Effect.withRandom(Random.fixed([0])), Effect.provide(TestContext.TestContext), Effect.runPromise),
  )

  effect("pauses at random, a little and then a little longer", () =>
    Effect.gen(function* () {
      const registry = upstream(failing)
      const { get } = yield* connect(registry, { concurrency: 100 })
      const calls = yield* Effect.fork(Effect.all(Effect.replicate(Effect.exit(get(page)), 19), { concurrency: 100 }))
      yield* settled
      yield* TestClock.adjust("300 millis")
      yield* settled
      yield* TestClock.adjust("900 millis")
      yield* Fiber.join(calls)

      const [first, second, third] = [0, 19, 38].map((from) => registry.times.slice(from, from + 19))

      expect(first).toEqual(Array(19).fill(0))
      expect(new Set(second).size).toBeGreaterThan(10)
      expect(new Set(third).size).toBeGreaterThan(10)
      expect(Math.max(...(second ?? []))).toBeLessThanOrEqual(300)
      expect(Math.max(...(third ?? []))).toBeLessThanOrEqual(1200)
    }),
  )

  effect("pauses up to 0.3 seconds before the second attempt, and up to three times as long before the third", () =>
    Effect.gen(function* () {
      const registry = upstream(failing)
      const { get } = yield* connect(registry)
      yield* timed(get(page))

      expect(registry.times).toEqual([0, 300, 1200])
    }).pipe(Effect.withRandom(Random.fixed([1]))),
  )
})

describe("A crowd of callers", () => {
  effect("meets the registry a few at a time, in order of arrival", () =>
    Effect.gen(function* () {
      const registry = upstream(after("1 second", ok))
      const { get } = yield* connect(registry, { concurrency: 3 })
      const answered: Array<number> = []
      const calls = yield* Effect.forEach(Array.from({ length: 12 }).keys(), (caller) =>
        Effect.fork(
          Effect.tap(get(Inquiry.page(new URL(`?caller=${caller}`, url), 200)), () =>
            Effect.sync(() => answered.push(caller)),
          ),
        ),
      )
      yield* settled
      for (const _ of Array(4).keys()) {
        yield* TestClock.adjust("1 second")
        yield* settled
      }
      yield* Fiber.joinAll(calls)

      expect(registry.inFlight.most).toBe(3)
      expect(registry.times).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000, 2000, 3000, 3000, 3000])
      expect(registry.requests.map(({ url }) => Number(url.split("caller=")[1]))).toEqual([...Array(12).keys()])
    }),
  )

  effect("is turned away after half the time, and not counted against the registry", () =>
    Effect.gen(function* () {
      const registry = upstream(after("4 seconds", ok))
      const { get } = yield* connect(registry, { concurrency: 1 })
      const calls = yield* Effect.fork(Effect.all(Effect.replicate(Effect.either(get(page)), 31), { concurrency: 31 }))
      yield* settled
      for (const _ of Array(12).keys()) {
        yield* TestClock.adjust("1 second")
        yield* settled
      }
      const answers = yield* Fiber.join(calls)
      const busy = answers.filter((answer) => answer._tag === "Left").map(({ left }) => left)

      expect(registry.times).toEqual([0, 4000])
      expect(busy.length).toBe(29)
      expect(busy.every((fact) => fact instanceof RegistryIsBusy && fact.retryAfter === 6)).toBe(true)
      expect(yield* Effect.map(Effect.fork(get(page)), (fiber) => fiber.unsafePoll())).toBeNull()
    }),
  )

  effect("is turned away at once where the line is full", () =>
    Effect.gen(function* () {
      const registry = upstream(Effect.never)
      const { get } = yield* connect(registry, { concurrency: 1 })
      const calls = yield* Effect.replicateEffect(Effect.fork(get(page)), 33)
      yield* settled

      expect(yield* Effect.flip(get(page))).toEqual(new RegistryIsBusy({ retryAfter: 6 }))
      yield* Fiber.interruptAll(calls)
    }),
  )

  effect("leaves nothing behind when it hangs up", () =>
    Effect.gen(function* () {
      const registry = upstream(Effect.never)
      const { get } = yield* connect(registry, { concurrency: 2 })
      const calls = yield* Effect.replicateEffect(Effect.fork(get(page)), 10)
      yield* settled
      yield* Fiber.interruptAll(calls)

      expect(registry.aborted).toBe(2)
      expect(registry.times.length).toBe(2)
      expect(registry.inFlight.now).toBe(0)
    }),
  )
})

const fail = (get: Connection.Connection["get"], count: number) =>
  Effect.repeatN(Effect.exit(get(page)), count - 1).pipe(Effect.withRandom(Random.fixed([0])))

describe("A registry that keeps failing", () => {
  effect("is not asked any more, whoever comes", () =>
    Effect.gen(function* () {
      const registry = upstream(failing)
      const { get } = yield* connect(registry)
      const failures = yield* Effect.fork(fail(get, 20))
      yield* timed(Fiber.join(failures))
      const asked = registry.times.length

      expect(asked).toBe(60)
      expect(yield* Effect.flip(get(page))).toEqual(resting("failing", 1000))
      expect(registry.times.length).toBe(asked)
    }),
  )

  effect("is asked on where it refuses what it is asked: a refusal, too, is an answer", () =>
    Effect.gen(function* () {
      const registry = upstream(status(422))
      const { get } = yield* connect(registry)
      yield* fail(get, 20)

      expect(yield* Effect.flip(get(page))).toMatchObject({ reason: "refused" })
      expect(registry.times.length).toBe(21)
    }),
  )

  effect("is asked still after 19 calls in vain, whatever their retries", () =>
    Effect.gen(function* () {
      const registry = upstream(failing)
      const { get } = yield* connect(registry)
      yield* timed(fail(get, 19))
      yield* timed(get(page))

      expect(registry.times.length).toBe(60)
    }),
  )

  effect("is asked again by one caller after a second, and by all once it answers", () =>
    Effect.gen(function* () {
      const registry = upstream(...Array<Reply>(20).fill(status(403)), after("500 millis", ok), ok)
      const { get } = yield* connect(registry)
      yield* timed(fail(get, 20))
      yield* TestClock.adjust("1 second")
      const probe = yield* Effect.fork(get(page))
      yield* settled

      expect(yield* Effect.flip(get(page))).toEqual(resting("blocked", 1000))

      yield* TestClock.adjust("500 millis")
      yield* Fiber.join(probe)
      const { exit } = yield* timed(Effect.all(Effect.replicate(get(page), 4), { concurrency: 4 }))

      expect(exit).toMatchObject({ _tag: "Success" })
      expect(registry.times.length).toBe(25)
    }),
  )

  effect("dismisses those who wait for it already", () =>
    Effect.gen(function* () {
      const registry = upstream(after("1 second", status(403)))
      const { get } = yield* connect(registry, { concurrency: 20 })
      const calls = Effect.all(Effect.replicate(Effect.flip(get(page)), 200), { concurrency: 200 })
      const { exit, seconds } = yield* timed(calls)
      const refusal = resting("blocked", 1000)

      expect(registry.times.length).toBeLessThan(40)
      expect(seconds).toBeLessThanOrEqual(2)
      expect(exit._tag === "Success" ? exit.value.slice(40) : []).toEqual(Array(160).fill(refusal))
    }),
  )

  effect("does not keep anybody waiting, though calls still hang", () =>
    Effect.gen(function* () {
      const registry = upstream(
        ...Array<Reply>(4).fill(Effect.never),
        ...Array<Reply>(20).fill(status(403)),
        Effect.never,
      )
      const { get } = yield* connect(registry, { concurrency: 5 })
      const hanging = yield* Effect.replicateEffect(Effect.fork(get(page)), 4)
      yield* settled
      yield* fail(get, 20)
      yield* TestClock.adjust("1 second")
      const probe = yield* Effect.fork(get(page))
      yield* settled

      expect(registry.inFlight.now).toBe(5)
      expect((yield* timed(get(page))).exit).toMatchObject(unavailable("blocked", 1))
      expect((yield* timed(get(page))).seconds).toBe(0)
      yield* Fiber.interruptAll([...hanging, probe])
    }),
  )

  effect("is not held to fail by refusals, nor by callers who hang up", () =>
    Effect.gen(function* () {
      const registry = upstream(
        ...Array<Reply>(30).fill(status(400)),
        ...Array<Reply>(30).fill(status(414)),
        ...Array<Reply>(30).fill(Effect.never),
        ok,
      )
      const { get } = yield* connect(registry, { concurrency: 100 })
      yield* timed(fail(get, 60))
      const calls = yield* Effect.replicateEffect(Effect.fork(get(page)), 30)
      yield* settled
      yield* Fiber.interruptAll(calls)

      expect((yield* timed(get(page))).exit).toMatchObject(told)
    }),
  )
})

/** A test on a clock whose wall is set back an hour when it says so. */
const onASettableWall = <E>(
  name: string,
  program: (setBack: Effect.Effect<void>) => Effect.Effect<void, E, Scope.Scope>,
) =>
  effect(name, () =>
    Effect.flatMap(settableWall, ({ clock, setBack }) =>
      Effect.withClock(program(Effect.sync(() => setBack("1 hour"))), clock),
    ),
  )

describe("A clock that is set back an hour", () => {
  onASettableWall("does not keep a registry from being asked again", (setBack) =>
    Effect.gen(function* () {
      const registry = upstream(...Array<Reply>(20).fill(status(403)), ok)
      const { get } = yield* connect(registry)
      yield* timed(fail(get, 20))
      yield* setBack
      yield* TestClock.adjust("1 second")

      expect((yield* timed(get(page))).exit).toMatchObject(told)
    }),
  )

  onASettableWall("leaves no failures of the future behind", (setBack) =>
    Effect.gen(function* () {
      const registry = upstream(...Array<Reply>(38).fill(status(403)), ok)
      const { get } = yield* connect(registry)
      yield* timed(fail(get, 19))
      yield* setBack
      yield* TestClock.adjust("11 seconds")
      yield* timed(fail(get, 19))

      expect((yield* timed(get(page))).exit).toMatchObject(told)
    }),
  )

  onASettableWall("does not lengthen a caller's deadline", (setBack) =>
    Effect.gen(function* () {
      const registry = upstream(after("5 seconds", Effect.zipRight(setBack, failing)))
      const { get } = yield* connect(registry)
      const { exit, seconds } = yield* timed(get(page)).pipe(Effect.withRandom(Random.fixed([0])))

      expect(seconds).toBe(12)
      expect(exit).toMatchObject(unavailable("too slow", 5))
    }),
  )
})

describe("Retry-After", () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0)
  const day = 86_400_000

  test.each<[header: string | undefined, millis: number | undefined]>([
    [undefined, undefined],
    ["", undefined],
    ["0", 0],
    [" 120 ", 120_000],
    ["999999", day],
    ["99999999999999999999", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["1e3", undefined],
    ["soon", undefined],
    ["2026", 2_026_000],
    ["Sat, 21 Nov 2026 12:00:07 GMT", 7000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["Sat, 28 Nov 2026 12:00:00 GMT", day],
    ["Sat, 41 Nov 2026 12:00:00 GMT", undefined],
    ["2026-11-21T12:00:07Z", undefined],
  ])("%j is %p milliseconds", (header, millis) => {
    expect(RetryAfter.millis(header, now)).toBe(millis)
  })
})
