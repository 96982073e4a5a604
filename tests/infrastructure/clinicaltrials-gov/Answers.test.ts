import { describe, expect, test } from "bun:test"
import { Effect, Exit, HashMap, Logger, Metric, MetricState, TestClock } from "effect"
import { Registry } from "../../../application/ports/Registry.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import { settableWall } from "../../support/clock.ts"
import { effect } from "../../support/effect.ts"
import * as TestRegistry from "../../support/registry.ts"

const nctId = NctId("NCT99000001")

const newNumber = NctId("NCT99000002")

const record = (studyType: string | undefined, overallStatus = "RECRUITING", number = nctId) => ({
  protocolSection: {
    identificationModule: { nctId: number },
    statusModule: { overallStatus },
    designModule: studyType && { studyType },
  },
})

const quiet = Logger.remove(Logger.defaultLogger)

const lookUp = Effect.flatMap(Registry, (registry) => registry.study(nctId))

const text = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.sync(() => new Response(body, { status, headers: { "content-type": "text/plain", ...headers } }))

const json = (body: unknown) => Effect.sync(() => Response.json(body))

const unknown = { _tag: "StudyIsUnknown", nctId }
const unavailable = (reason: string) => ({ _tag: "RegistryIsUnavailable", reason })

describe("What the registry says of one study", () => {
  test.each<[name: string, answer: Effect.Effect<Response>, comesTo: object]>([
    ["404", text(404, "NCT number NCT99000001 not found"), unknown],
    ["404 with a page", text(404, "<html>", { "content-type": "text/html; charset=utf-8" }), unavailable("failing")],
    ["404 without a word", Effect.sync(() => new Response(null, { status: 404 })), unknown],
    ["400 for its form", text(400, "NCT number NCT99000001 has incorrect format"), unknown],
    ["400 for its form, in other words", text(400, "Parameter `nctId` has Incorrect Format: NCT99000001"), unknown],
    ["400 for anything else", text(400, "Parameter 'fields' contains invalid field name: 'X'"), unavailable("refused")],
    ["400 at length", text(400, "x".repeat(1_000_000)), unavailable("refused")],
    ["400 without a word", text(400, ""), unavailable("refused")],
    ["410", text(410, "Gone"), unavailable("refused")],
    ["403", text(403, "Forbidden"), unavailable("blocked")],
    ["an observational study", json(record("OBSERVATIONAL")), unknown],
    ["a study that is withheld", json(record(undefined, "WITHHELD")), unknown],
    ["another study", json(record("INTERVENTIONAL", "RECRUITING", newNumber)), unavailable("malformed")],
    ["another study, observational", json(record("OBSERVATIONAL", "RECRUITING", newNumber)), unavailable("malformed")],
    ["a page", json({ totalCount: 0, studies: [] }), unavailable("malformed")],
    ["a study without a number", json({ protocolSection: {} }), unavailable("malformed")],
  ])("%s", async (_, answer, comesTo) => {
    const fact = await Effect.runPromise(
      Effect.flip(lookUp).pipe(Effect.provide([TestRegistry.answered(() => answer), quiet])),
    )

    expect(fact).toMatchObject(comesTo)
  })

  test("a study, whatever its status", async () => {
    const { provenance, study } = await Effect.runPromise(
      lookUp.pipe(
        Effect.provide(TestRegistry.answered(() => json(record("EXPANDED_ACCESS", "APPROVED_FOR_MARKETING")))),
      ),
    )

    expect(study).toMatchObject({ nctId, type: "expanded_access", overallStatus: "APPROVED_FOR_MARKETING" })
    expect(provenance.queryUrl).toStartWith("https://registry.test/api/v2/studies/NCT99000001?fields=NCTId")
  })

  const moved = (location: string, number: NctId, status = 301) =>
    lookUp.pipe(
      Effect.provide(
        TestRegistry.answered((url) =>
          url.pathname.endsWith("/NCT99000001")
            ? text(status, "", { location })
            : json(record("INTERVENTIONAL", "RECRUITING", number)),
        ),
      ),
    )

  test.each([
    "/api/v2/studies/NCT99000002",
    "NCT99000002?fields=NCTId",
    "https://registry.test/api/v2/studies/NCT99000002",
  ])("a study under its new number, where it leads to %s, at the address that was asked", async (location) => {
    const { provenance, study } = await Effect.runPromise(moved(location, newNumber))

    expect(study.nctId).toBe(newNumber)
    expect(provenance.queryUrl).toContain("/studies/NCT99000001?")
  })

  test.each([301, 302, 303, 307, 308])("a study under its new number, whichever redirect %d is", async (status) => {
    const { study } = await Effect.runPromise(moved("/api/v2/studies/NCT99000002", newNumber, status))

    expect(study.nctId).toBe(newNumber)
  })

  test.each([
    ["a number, and tells of another", "/api/v2/studies/NCT99000003", newNumber],
    ["a number, and tells of the former", "/api/v2/studies/NCT99000002", nctId],
    ["no number", "/api/v2/studies/latest", newNumber],
    ["no number, and tells of the former", "/api/v2/studies/latest", nctId],
    ["another folder", "/api/v2/records/NCT99000002", newNumber],
  ])("nothing, where it leads to %s", async (_, location, number) => {
    const fact = await Effect.runPromise(Effect.flip(moved(location, number)).pipe(Effect.provide(quiet)))

    expect(fact).toMatchObject(unavailable("malformed"))
  })
})

const value = (name: string, tag?: string) =>
  Effect.map(Metric.snapshot, (pairs) => {
    const found = pairs.find(
      ({ metricKey }) =>
        metricKey.name === name && (tag === undefined || metricKey.tags.some(({ value }) => value === tag)),
    )?.metricState

    if (MetricState.isCounterState(found) || MetricState.isHistogramState(found)) return Number(found.count)

    return MetricState.isGaugeState(found) ? Number(found.value) : 0
  })

const registrySeconds = Effect.map(Metric.snapshot, (pairs) => {
  const found = pairs.find(({ metricKey }) => metricKey.name === "registry_call_duration_seconds")?.metricState

  return MetricState.isHistogramState(found) ? found.sum : 0
})

describe("What an operator sees", () => {
  test.each<[outcome: string, answer: Effect.Effect<Response>, attempts: number]>([
    ["answered", json(record("INTERVENTIONAL")), 1],
    ["unknown", text(404, ""), 1],
    ["blocked", text(403, ""), 1],
    ["refused", text(400, ""), 1],
    ["malformed", json([]), 1],
    ["failing", text(500, ""), 3],
    ["overloaded", text(429, ""), 3],
    ["too_slow", text(408, ""), 3],
  ])("a call that is %s, once, and its attempts", async (outcome, answer, attempts) => {
    const seen = Effect.all([
      value("registry_calls_total", outcome),
      value("registry_attempts_total"),
      value("registry_call_duration_seconds"),
      value("registry_calls_in_flight"),
      value("registry_calls_waiting"),
    ])
    const [before, after] = await Effect.runPromise(
      Effect.gen(function* () {
        const before = yield* seen
        yield* Effect.exit(lookUp)

        return [before, yield* seen] as const
      }).pipe(Effect.provide([TestRegistry.answered(() => answer), quiet])),
    )

    expect(after.map((value, at) => value - (before[at] ?? 0))).toEqual([1, attempts, 1, 0, 0])
  })

  effect("the time that passed, also where the clock is set back meanwhile", () =>
    Effect.gen(function* () {
      const { clock, setBack } = yield* settableWall
      const slowly = Effect.zipRight(
        Effect.zipRight(
          TestClock.adjust("1 second"),
          Effect.sync(() => setBack("1 hour")),
        ),
        json(record("INTERVENTIONAL")),
      )
      const before = yield* registrySeconds
      yield* lookUp.pipe(Effect.provide(TestRegistry.answered(() => slowly)), Effect.withClock(clock))

      expect((yield* registrySeconds) - before).toBeCloseTo(1, 6)
    }).pipe(Effect.orDie),
  )

  test("that the registry gave a study twice, and did not keep to its filters", async () => {
    const lines: Array<string> = []
    const page = {
      totalCount: 3,
      studies: [record("INTERVENTIONAL"), record("INTERVENTIONAL", "COMPLETED", newNumber), record("INTERVENTIONAL")],
    }
    const found = await Effect.runPromise(
      Effect.flatMap(Registry, (registry) =>
        registry.search({
          condition: { _tag: "Words", words: "glioma" },
          location: undefined,
          types: ["interventional"],
          basketGenes: [],
          phases: [],
        }),
      ).pipe(
        Effect.provide([
          TestRegistry.answered(() => json(page)),
          Logger.replace(
            Logger.defaultLogger,
            Logger.make(({ annotations, message }) => void lines.push(`${message} ${HashMap.toEntries(annotations)}`)),
          ),
        ]),
      ),
    )

    expect([found.total, found.studies.length]).toEqual([1, 1])
    expect(lines).toEqual([
      expect.stringMatching(/^The registry listed studies more than once\..* registry_doubles,1$/),
      expect.stringMatching(
        /^The registry listed studies that its filters should have kept out\..* registry_strays,1$/,
      ),
    ])
  })

  test("that the registry is not asked any more", async () => {
    const [exit, open] = await Effect.runPromise(
      Effect.gen(function* () {
        yield* Effect.repeatN(Effect.exit(lookUp), 19)

        return [yield* Effect.exit(lookUp), yield* value("registry_breaker_open")] as const
      }).pipe(Effect.provide([TestRegistry.answered(() => text(403, "")), quiet])),
    )

    expect(Exit.isFailure(exit)).toBe(true)
    expect(open).toBe(1)
  })
})
