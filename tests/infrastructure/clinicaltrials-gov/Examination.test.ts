import { afterEach, describe, expect, test } from "bun:test"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { Duration, Effect, Either, Layer } from "effect"
import { Registry, type Search } from "../../../application/ports/Registry.ts"
import { type Asking, RegistryExamination } from "../../../application/ports/RegistryExamination.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as ClinicalTrialsGov from "../../../infrastructure/clinicaltrials-gov/ClinicalTrialsGov.ts"
import * as Examination from "../../../infrastructure/clinicaltrials-gov/Examination.ts"

const open: Array<StandIn.StandIn> = []
afterEach(() => Promise.all(open.splice(0).map(({ stop }) => stop())))

const serve = (
  behavior: StandIn.Behavior = (_, answer) => answer(),
  studies: ReadonlyArray<object> = madeUpStudies,
) => {
  const standIn = StandIn.serve({ studies, behavior })
  open.push(standIn)

  return standIn
}

const settings = ({ url }: { readonly url: string }) => ({
  baseUrl: new URL(url),
  timeout: Duration.minutes(2),
  pageSize: 200,
  basketTrials: true,
})

const provided = Layer.provide(Examination.layer, FetchHttpClient.layer)

/** Asks everything, and gives the answers under their names: how many studies, or why not. */
const examine = (standIn: { readonly url: string }, more: Partial<Asking> = {}) =>
  Effect.gen(function* () {
    const { about, comesTheSame, questions } = yield* (yield* RegistryExamination).of({ ...settings(standIn), ...more })
    const first = yield* Effect.either(about)
    const asked = yield* Effect.forEach(questions, ({ ask, name }) =>
      Effect.map(Effect.either(ask), (told) => [name, Either.merge(told)] as const),
    )

    return {
      about: Either.merge(first),
      questions: new Map(asked),
      comesTheSame: Either.merge(yield* Effect.either(comesTheSame)),
    }
  }).pipe(Effect.provide(provided), Effect.runPromise)

const names = [
  "a condition in words",
  ...launchAreas.map(({ slug }) => `launch area ${slug}`),
  "a place in words",
  "a point and its surroundings",
  "phases",
  "a gene in basket trials",
  "one study",
  "a number that is none",
]

describe("A registry that is well", () => {
  test("tells of itself, answers every question, and a page the same way twice, in twelve calls", async () => {
    const standIn = serve()
    const { about, comesTheSame, questions } = await examine(standIn)

    expect(about).toMatchObject({ version: "2.0.5", dataTimestamp: "2026-01-05T09:00:05" })
    expect([...questions.keys()]).toEqual(names)
    for (const [name, found] of questions) {
      expect(found).toMatchObject({ strays: 0 })
      expect([name, "studies" in found && found.studies > 0]).toEqual([name, name !== "a number that is none"])
    }
    expect(comesTheSame).toBe(true)
    expect(standIn.requests.length).toBe(12)
  })

  test("is not asked for basket trials where the service does not ask for them", async () => {
    const standIn = serve()
    const { questions } = await examine(standIn, { basketTrials: false })

    expect([...questions.keys()]).toEqual(names.filter((name) => !name.includes("basket")))
    expect(standIn.requests.filter((request) => request.includes("KRAS"))).toEqual([])
  })

  test("is asked at the addresses that the service asks, but for the number of records", async () => {
    const [examined, used] = [serve(), serve()]
    await examine(examined)
    const plain: Search = {
      condition: { _tag: "Words", words: "glioblastoma" },
      location: undefined,
      types: ["interventional", "expanded_access"],
      basketGenes: [],
      phases: [],
    }
    const searches: ReadonlyArray<Search> = [
      plain,
      ...launchAreas.map(({ registryQuery }) => ({
        ...plain,
        condition: { _tag: "Expression" as const, expression: registryQuery },
      })),
      { ...plain, location: { _tag: "Named", place: "Boston" } },
      { ...plain, location: { _tag: "Around", point: { latitude: 42.36, longitude: -71.06 }, radiusInMiles: 100 } },
      { ...plain, phases: ["PHASE2", "PHASE3"] },
      { ...plain, condition: { _tag: "Words", words: "pancreatic cancer" }, basketGenes: ["KRAS"] },
      plain,
    ]
    await Effect.gen(function* () {
      const registry = yield* Registry
      const [first] = yield* Effect.forEach(searches, registry.search)
      yield* registry.study(first?.studies[0]?.nctId ?? NctId("NCT99999999"))
      yield* Effect.exit(registry.study(NctId("NCT00000000")))
    }).pipe(
      Effect.provide(
        ClinicalTrialsGov.layer({ ...settings(used), concurrency: 1 }).pipe(Layer.provide(FetchHttpClient.layer)),
      ),
      Effect.runPromise,
    )
    const asked = ({ requests, url }: StandIn.StandIn) =>
      requests.map((request) => request.slice(url.length).replace("pageSize=200", "pageSize=10")).toSorted()

    expect(asked(examined)).toEqual([...asked(used), "/version"].toSorted())
  })
})

const html = () => new Response("<html>Scheduled maintenance</html>", { headers: { "content-type": "text/html" } })

/** Answers honestly but for the requests that a word is in. */
const spoilt =
  (word: string, instead: (answer: Response) => Response | Promise<Response>): StandIn.Behavior =>
  (request, answer) =>
    decodeURIComponent(request.url).includes(word) ? instead(answer()) : answer()

describe("A registry that is not well", () => {
  test.each<[name: string, behavior: StandIn.Behavior, unanswered: object]>([
    ["answers with pages", html, { reason: "failing", says: "status 200 without JSON" }],
    ["blocks", () => new Response("Forbidden", { status: 403 }), { reason: "blocked", says: "status 403" }],
    ["has no such path", () => new Response("no", { status: 404 }), { reason: "refused", says: "status 404" }],
    ["sends its readers on", () => Response.redirect("/elsewhere"), { reason: "malformed", says: "redirected" }],
    ["answers in another shape", () => Response.json([]), { reason: "malformed" }],
  ])("%s: nothing is answered", async (_, behavior, unanswered) => {
    const { about, comesTheSame, questions } = await examine(serve(behavior))
    questions.delete("a number that is none")

    for (const told of [about, comesTheSame, questions.get("a condition in words"), questions.get("phases")]) {
      expect(told).toMatchObject({ _tag: "QuestionIsUnanswered", ...unanswered })
    }
  })

  test("is not there", async () => {
    const standIn = serve()
    await standIn.stop()

    expect((await examine(standIn)).about).toMatchObject({ reason: "unreachable" })
  })

  test.each<[name: string, word: string]>([
    ["phases", "AREA[Phase]"],
    ["a gene in basket trials", "AREA[EligibilityCriteria]"],
    ["a place in words", "query.locn"],
    ["a point and its surroundings", "filter.geo"],
    ["launch area alzheimers", "Alzheimer"],
    ["one study", "/studies/NCT99"],
    ["a number that is none", "/studies/NCT00000000"],
  ])("does not take one question: %s", async (name, word) => {
    const words = "Error parsing query:\n\u001b[31m no viable\u0000 alternative ".repeat(50)
    const { comesTheSame, questions } = await examine(serve(spoilt(word, () => new Response(words, { status: 400 }))))
    const told = questions.get(name)
    questions.delete(name)
    const says = told !== undefined && "says" in told ? told.says : ""

    expect(told).toMatchObject({ _tag: "QuestionIsUnanswered", reason: "refused" })
    expect(says).toStartWith("status 400 Error parsing query: [31m no viable alternative Error")
    expect(says.length).toBeLessThan(250)
    expect([...questions.values()].every((found) => "studies" in found)).toBe(true)
    expect(comesTheSame).toBe(true)
  })

  test("answers a page otherwise each time", async () => {
    let times = 0
    const { comesTheSame } = await examine(
      serve(async (_, answer) => {
        times += 1
        const body = await answer().text()

        return new Response(`${body}${" ".repeat(times)}`, { headers: { "content-type": "application/json" } })
      }),
    )

    expect(comesTheSame).toBe(false)
  })

  test("does not keep to what it is asked", async () => {
    const { questions } = await examine(
      serve(
        spoilt("AREA[Phase]", async () => {
          const studies = madeUpStudies.slice(0, 10)

          return Response.json({ totalCount: 10, studies })
        }),
      ),
    )

    const found = questions.get("phases")

    expect(found !== undefined && "strays" in found ? found.strays : 0).toBeGreaterThan(0)
  })

  test("tells of another study than the one that it named", async () => {
    const { questions } = await examine(
      serve((request, answer) =>
        request.url.includes("/studies/NCT99") ? Response.json(madeUpStudies[100]) : answer(),
      ),
    )

    expect(questions.get("one study")).toMatchObject({ reason: "malformed", says: "field nctId" })
  })

  test("holds nothing to ask about", async () => {
    const { questions } = await examine(serve(undefined, []))

    expect(questions.get("a condition in words")).toEqual({ studies: 0, strays: 0 })
    expect(questions.get("one study")).toMatchObject({ _tag: "NothingToAskAbout" })
  })
})

describe("The registry's time", () => {
  const clock = async (headers: Readonly<Record<string, string>>) => {
    const { about } = await examine(
      serve((_, answer) => {
        const response = answer()
        for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)

        return response
      }),
    )

    return "clockIsAheadBy" in about ? about.clockIsAheadBy : Number.NaN
  }
  const ago = (millis: number) => new Date(Date.now() - millis).toUTCString()
  const minute = 60_000

  test("is that of its Date", async () => {
    expect((await clock({ date: ago(10 * minute) })) ?? 0).toBeGreaterThanOrEqual(10 * minute)
    expect((await clock({ date: ago(-10 * minute) })) ?? 0).toBeLessThan(-9 * minute)
  })

  test("is later, where a cache has kept the answer for a while", async () => {
    const ahead = (await clock({ date: ago(10 * minute), age: "600" })) ?? Number.NaN

    expect(Math.abs(ahead)).toBeLessThan(minute)
  })

  test("is not told by what is no date", async () => {
    expect(await clock({ date: "soon" })).toBeNull()
  })
})
