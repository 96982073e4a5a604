import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Effect } from "effect"
import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import { honest as honestly, ofMadeUpStudies } from "../support/keptAnswers.ts"
import * as Bench from "./Bench.ts"
import * as Calls from "./Calls.ts"
import * as Faults from "./Faults.ts"
import { bodyAt, type Fault } from "./Proxy.ts"

setDefaultTimeout(300_000)

interface Row {
  readonly fault: string
  readonly meets: Fault | "refusal"
  readonly attempts: number
  /** The whole answer comes in time, in spite of the fault. */
  readonly isAnswered?: true
  readonly retryAfter?: number
  /** The connection breaks before the headers are whole: Bun asks again by itself, once, if it had used it before. */
  readonly breaksEarly?: true
  readonly calls?: ReadonlyArray<Calls.Call>
}

const { afterHeaders, beforeLastByte, corrupt, cut, drip, inBody, inHeaders, inStatusLine, late, resetAt, stall } =
  Faults

/** Milliseconds after which a fault that is over may still be felt. */
const convalescence = 2000

const matches = Calls.all.filter((call) => call !== Calls.availability && call !== Calls.keyedAvailabilityTool)

const rows: ReadonlyArray<Row> = [
  { fault: "no fault", meets: Faults.clean, attempts: 1, isAnswered: true },
  { fault: "latency of 150 ms", meets: late(150), attempts: 1, isAnswered: true },
  { fault: "latency beyond the time of an attempt", meets: Faults.tooLate, attempts: 2 },
  { fault: "a quick drip", meets: drip(65_536, 2), attempts: 1, isAnswered: true },
  { fault: "a slow drip", meets: Faults.trickle, attempts: 2 },
  { fault: "a refused connection", meets: "refusal", attempts: 0 },
  { fault: "a reset connection", meets: Faults.reset, attempts: 3, breaksEarly: true },
  { fault: "a connection that is closed without an answer", meets: Faults.hangUp, attempts: 3, breaksEarly: true },
  { fault: "a black hole", meets: Faults.silence, attempts: 2 },
  { fault: "a cut in the status line", meets: cut(inStatusLine), attempts: 3, breaksEarly: true },
  { fault: "a cut in the headers", meets: cut(inHeaders), attempts: 3, breaksEarly: true },
  { fault: "a cut after the headers", meets: cut(afterHeaders), attempts: 3 },
  { fault: "a cut in the body", meets: cut(inBody), attempts: 3 },
  { fault: "a cut before the last byte", meets: cut(beforeLastByte), attempts: 3 },
  { fault: "a reset in the headers", meets: resetAt(inHeaders), attempts: 3, breaksEarly: true },
  { fault: "a reset in the body", meets: resetAt(inBody), attempts: 3 },
  { fault: "a reset before the last byte", meets: resetAt(beforeLastByte), attempts: 3 },
  { fault: "silence in the headers", meets: stall(inHeaders), attempts: 2 },
  { fault: "silence in the body", meets: stall(inBody), attempts: 2 },
  { fault: "silence before the last byte", meets: stall(beforeLastByte), attempts: 2 },
  { fault: "a corrupt status line", meets: corrupt(() => 0, [0x58, 0x58]), attempts: 3 },
  { fault: "a corrupt header", meets: corrupt((answer) => bodyAt(answer) - 6, [0x00, 0x01]), attempts: 3 },
  { fault: "corrupt text", meets: corrupt(inBody, [0xff, 0xfe]), attempts: 3 },
  { fault: "corrupt JSON", meets: corrupt(bodyAt, [0x5b]), attempts: 3 },
  { fault: "a gzip bomb", meets: Faults.gzipBomb, attempts: 1 },
  { fault: "a body without an end", meets: Faults.endless, attempts: 1 },
  { fault: "cut gzip", meets: Faults.cutGzip, attempts: 3 },
  { fault: "a page for people", meets: Faults.html, attempts: 3 },
  { fault: "status 500", meets: Faults.status("500 Internal Server Error"), attempts: 3 },
  { fault: "status 503", meets: Faults.status("503 Service Unavailable"), attempts: 3 },
  {
    fault: "status 503 for a second",
    meets: Faults.status("503 Service Unavailable", { "retry-after": "1" }),
    attempts: 3,
    retryAfter: 1,
  },
  {
    fault: "status 429 for an hour",
    meets: Faults.status("429 Slow Down", { "retry-after": "3600" }),
    attempts: 1,
    retryAfter: 3600,
  },
  { fault: "status 403 of the edge", meets: Faults.status("403 Forbidden"), attempts: 1, retryAfter: 60 },
  { fault: "status 400", meets: Faults.status("400 Bad Request"), attempts: 1 },
  { fault: "a redirect elsewhere", meets: Faults.status("302 Found", { location: "http://[::1]:9/" }), attempts: 1 },
  { fault: "JSON of another shape", meets: Faults.otherJson([Faults.upstreamText]), attempts: 1 },
  {
    fault: "a page with one malformed study",
    meets: Faults.otherJson({ totalCount: 1, studies: [{ protocolSection: Faults.upstreamText }] }),
    attempts: 1,
    calls: matches,
  },
]

const always = rows.flatMap(({ calls = Calls.all, ...row }) => calls.map((call) => ({ ...row, call })))

const standIn = StandIn.serve({ studies: madeUpStudies, behavior: ofMadeUpStudies(honestly) })
const registry = new URL(standIn.url)
const honest = new Map<Calls.Call, unknown>()
let longestIllness = 0
let rowsRun = 0

beforeAll(async () => {
  const bench = await Bench.open(registry)
  for (const call of Calls.all) {
    honest.set(call, Calls.lasting((await Calls.read(await call.make(bench.service))).payload))
  }
  await bench.close()
})

afterAll(async () => {
  await standIn.stop()
  process.stdout.write(`${rowsRun} rows of fault and call; healthy again after at most ${longestIllness} ms.\n`)
})

/** An answer, and what was spent on it: `millis` were let pass, and so many attempts were made. */
const watched = async ({ proxy, service }: Bench.Bench, call: Calls.Call) => {
  const before = { requests: proxy.requests(), millis: service.passed() }
  const answer = await call.make(service)
  const told = await Calls.read(answer)

  return {
    status: answer.status,
    told,
    millis: service.passedUntil(answer) - before.millis,
    attempts: proxy.requests() - before.requests,
  }
}

const expectGood = (call: Calls.Call, told: Calls.Told) => {
  expect(told.isGood).toBe(true)
  expect(honest.get(call)).toBeDefined()
  expect(Calls.lasting(told.payload)).toEqual(honest.get(call))
}

const expectFailure = (
  call: Calls.Call,
  { millis, status, told }: Awaited<ReturnType<typeof watched>>,
  charged: number,
) => {
  expect(millis).toBeLessThanOrEqual(Bench.deadline)
  expect({ status, code: told.code, isGood: told.isGood }).toEqual({
    status: call.failsOn,
    code: "internal_error",
    isGood: false,
  })
  expect(told.message).toMatch(/Nothing was (cached or )?made up in its place; try again in \d+ seconds?\.$/)
  if (call.failsOn === 502) expect(told.retryAfter).toBeGreaterThan(0)
  expect(told.limit - told.remaining).toBe(charged)
  for (const secret of [Calls.canary, Faults.upstreamText, "127.0.0.1", "/api/v2", "NCT", "options", "structured"]) {
    expect(told.text).not.toContain(secret)
  }
}

/** Asks, now and then, until the answer is good or should have been. */
const healing = async (bench: Bench.Bench, call: Calls.Call) => {
  for (let millis = 0; ; millis += 100) {
    const { told } = await watched(bench, call)
    if (told.isGood || millis >= convalescence) {
      longestIllness = Math.max(longestIllness, millis)

      return told
    }
    bench.service.passes(100)
  }
}

const expectHealthy = async (bench: Bench.Bench, call: Calls.Call, charged: number) => {
  const told = await healing(bench, call)
  expectGood(call, told)
  expect(told.isReplay).toBe(false)
  expect(told.limit - told.remaining).toBe(charged + 1)
  if (call.hasKey === undefined) return
  const again = await watched(bench, call)
  expect(again.told.isReplay).toBe(true)
  expect(again.told.text).toBe(told.text)
  expect(again.told.limit - again.told.remaining).toBe(charged + 1)
}

/** Rows mostly wait, but they compete for the processor. */
const turns = Effect.unsafeMakeSemaphore(12)

const within = async (use: (bench: Bench.Bench) => Promise<void>, options?: Parameters<typeof Bench.open>[1]) => {
  await Effect.runPromise(turns.take(1))
  const bench = await Bench.open(registry, options)
  try {
    await use(bench)
    rowsRun += 1
  } finally {
    await bench.close()
    await Effect.runPromise(turns.release(1))
  }
}

describe("A fault that lasts", () => {
  test.concurrent.each(always)(
    "$fault, during $call.name: $attempts attempts",
    ({ attempts, call, isAnswered, meets, retryAfter }) =>
      within(async (bench) => {
        if (meets === "refusal") await bench.proxy.refuses(true)
        else bench.proxy.meets(meets)
        const first = await watched(bench, call)
        expect(first.attempts).toBe(attempts)
        if (isAnswered) return expectGood(call, first.told)
        expectFailure(call, first, 0)
        if (retryAfter !== undefined) expect(first.told.message).toContain(`in ${retryAfter} second`)
        if (retryAfter !== undefined && call.failsOn === 502) expect(first.told.retryAfter).toBe(retryAfter)
        if (meets === "refusal") await bench.proxy.refuses(false)
        bench.proxy.meets(Faults.clean)
        await expectHealthy(bench, call, 0)
      }),
  )
})

/** The faults that a proxy which listens can bring about. */
const broughtAbout = always.flatMap((row) => (row.meets === "refusal" ? [] : [{ ...row, meets: row.meets }]))

describe("A fault of the first attempt", () => {
  const passing = broughtAbout.filter(
    ({ attempts, call }) => attempts > 1 && (call === Calls.match || call === Calls.availability),
  )

  test.concurrent.each(passing)("$fault, during $call.name: the second is answered", ({ call, meets }) =>
    within(async (bench) => {
      bench.proxy.meets(meets, Faults.clean)
      const { attempts, millis, told } = await watched(bench, call)
      expectGood(call, told)
      expect(attempts).toBe(2)
      expect(millis).toBeLessThanOrEqual(Bench.deadline)
    }),
  )
})

describe("A fault on a connection that was used before", () => {
  const lasting = broughtAbout.filter(({ call, isAnswered }) => isAnswered === undefined && call === Calls.match)

  test.concurrent.each(lasting)("$fault: $attempts attempts", ({ attempts, breaksEarly, call, meets }) =>
    within(async (bench) => {
      expectGood(call, (await watched(bench, call)).told)
      bench.proxy.meets(meets)
      const failed = await watched(bench, call)
      expectFailure(call, failed, 1)
      expect(failed.attempts).toBe(attempts + (breaksEarly ? 1 : 0))
      bench.proxy.meets(Faults.clean)
      await expectHealthy(bench, call, 1)
    }),
  )
})

describe("A fault that meets 60 callers", () => {
  test.each<[fault: string, meets: Fault]>([
    ["a reset connection", Faults.reset],
    ["a black hole", Faults.silence],
    ["status 500", Faults.status("500 Oops")],
    ["a cut in the body", cut(inBody)],
  ])("%s: all are answered in time, nobody pays, and it is over 2 seconds after the fault", (_, meets) =>
    within(
      async (bench) => {
        bench.proxy.meets(meets)
        const callers = Array.from({ length: 60 }, () => watched(bench, Calls.match))
        for (const failed of await Promise.all(callers)) {
          expect(failed.millis).toBeLessThanOrEqual(Bench.deadline + Bench.beyond)
          expect([502, 503]).toContain(failed.status)
          expect(failed.told.code).toBe("internal_error")
          expect(failed.told.retryAfter).toBeGreaterThan(0)
        }
        expect(bench.proxy.requests()).toBeLessThanOrEqual(60 * 3)
        bench.proxy.meets(Faults.clean)
        await expectHealthy(bench, Calls.match, 0)
      },
      { concurrency: 8, callers: 8 },
    ),
  )
})
