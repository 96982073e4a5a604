import { describe, expect } from "bun:test"
import { Chunk, Duration, Effect, Fiber, Layer, Logger, Metric, MetricState, TestClock } from "effect"
import { Registry, type Search } from "../../../application/ports/Registry.ts"
import { effect } from "../../support/effect.ts"
import * as TestRegistry from "../../support/registry.ts"

const search: Search = {
  condition: { _tag: "Words", words: "zebra carcinoma" },
  location: undefined,
  types: ["interventional"],
  phases: [],
  basketGenes: ["KRAS"],
}

const plain = "zebra carcinoma"
const isWidened = (expression: string) => expression.includes("solid tumor")

const text = (status: number, body: string) =>
  Effect.sync(() => new Response(body, { status, headers: { "content-type": "text/plain" } }))
const page = Effect.sync(() => Response.json({ totalCount: 0, studies: [] }))

type Answers = (expression: string) => Effect.Effect<Response>

/** A registry that answers to what it is asked for, what it was asked, and what was logged. */
const world = (answers: Answers, basketTrials = true) => {
  const asked: Array<string> = []
  const lines: Array<string> = []
  const answer = (url: URL) => {
    const expression = url.searchParams.get("query.cond") ?? ""
    asked.push(expression)

    return answers(expression)
  }
  const layer = Layer.merge(
    TestRegistry.answered(answer, { timeout: Duration.seconds(12), basketTrials }),
    Logger.replace(
      Logger.defaultLogger,
      Logger.map(Logger.logfmtLogger, (line) => void lines.push(line)),
    ),
  )

  return { asked, lines, layer }
}

const find = (asked: Partial<Search> = {}) =>
  Effect.flatMap(Registry, (registry) => registry.search({ ...search, ...asked }))

const refusesWidened: Answers = (expression) =>
  isWidened(expression) ? text(400, "Error parsing query in Conditions or disease: no") : page

const refusals = Effect.map(Metric.snapshot, (pairs) => {
  const found = pairs.find(({ metricKey }) => metricKey.name === "registry_basket_refusals_total")?.metricState

  return MetricState.isCounterState(found) ? Number(found.count) : 0
})

const conditionOf = ({ queryUrl }: { readonly queryUrl: string }) => new URL(queryUrl).searchParams.get("query.cond")

describe("A search with a gene", () => {
  effect("is asked once, widened, and names the address that was answered", () => {
    const { asked, layer } = world(() => page)

    return Effect.gen(function* () {
      const { provenance } = yield* find()

      expect(asked.map(isWidened)).toEqual([true])
      expect(conditionOf(provenance)).toBe(asked[0] ?? "")
    }).pipe(Effect.provide(layer))
  })

  effect("is asked plainly where basket trials are turned off", () => {
    const { asked, layer } = world(() => page, false)

    return Effect.gen(function* () {
      expect(conditionOf((yield* find()).provenance)).toBe(plain)
      expect(asked).toEqual([plain])
    }).pipe(Effect.provide(layer))
  })
})

describe("A search that the registry refuses to widen", () => {
  effect("is asked again without, names that address, and is logged and counted without a word of it", () => {
    const { asked, layer, lines } = world(refusesWidened)

    return Effect.gen(function* () {
      const before = yield* refusals
      const { provenance } = yield* find()

      expect(asked.map(isWidened)).toEqual([true, false])
      expect(conditionOf(provenance)).toBe(plain)
      expect((yield* refusals) - before).toBe(1)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain("registry_terms=9")
      expect(lines[0]).not.toMatch(/KRAS|zebra|carcinoma|parsing/i)
    }).pipe(Effect.provide(layer))
  })

  effect("is not widened again for ten minutes, nor is another of as many terms; one of other terms is", () => {
    const { asked, layer } = world(refusesWidened)
    const asksNext = (more: Partial<Search>) =>
      Effect.gen(function* () {
        asked.length = 0
        yield* find(more)

        return asked.map(isWidened)
      })

    return Effect.gen(function* () {
      expect(yield* asksNext({})).toEqual([true, false])
      expect(yield* asksNext({})).toEqual([false])
      expect(yield* asksNext({ condition: { _tag: "Words", words: "lion sarcoma" }, basketGenes: ["RET"] })).toEqual([
        false,
      ])
      expect(yield* asksNext({ condition: { _tag: "Words", words: "lion bone sarcoma" } })).toEqual([true, false])
      yield* TestClock.adjust("599 seconds")
      expect(yield* asksNext({})).toEqual([false])
      yield* TestClock.adjust("1 second")
      expect(yield* asksNext({})).toEqual([true, false])
      expect(yield* asksNext({})).toEqual([false])
    }).pipe(Effect.provide(layer))
  })

  effect("is refused where the plain one is, too, and then the widening was not to blame", () => {
    const { asked, layer } = world(() => text(400, "no"))

    return Effect.gen(function* () {
      expect(yield* Effect.flip(find())).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "refused" })
      yield* Effect.flip(find())

      expect(asked.map(isWidened)).toEqual([true, false, true, false])
    }).pipe(Effect.provide(layer))
  })

  effect("has both asked within the one deadline", () => {
    const { asked, layer } = world((expression) =>
      isWidened(expression) ? Effect.delay(text(400, "no"), "5 seconds") : Effect.never,
    )

    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(Effect.flip(find()))
      yield* Effect.repeatN(Effect.yieldNow(), 200)
      for (const _ of Chunk.range(1, 119)) {
        yield* TestClock.adjust("100 millis")
        yield* Effect.repeatN(Effect.yieldNow(), 50)
      }
      expect(fiber.unsafePoll()).toBeNull()
      yield* TestClock.adjust("100 millis")

      expect(yield* Fiber.join(fiber)).toMatchObject({ _tag: "RegistryIsUnavailable", reason: "too slow" })
      expect(asked.map(isWidened).slice(0, 2)).toEqual([true, false])
    }).pipe(Effect.provide(layer))
  })

  for (const status of [403, 404, 500])
    effect(`is not asked plainly for ${status}, which is no word on its form`, () => {
      const { asked, layer } = world(() => text(status, "no"))

      return Effect.gen(function* () {
        yield* Effect.flip(find())

        expect(asked.every(isWidened)).toBe(true)
      }).pipe(Effect.provide(layer))
    })
})
