import { afterEach, describe, expect, spyOn, test } from "bun:test"
import { Effect, Layer, Logger } from "effect"
import { Registry } from "../../../application/ports/Registry.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as Inquiry from "../../../infrastructure/clinicaltrials-gov/Inquiry.ts"
import * as ObjectCount from "../../../infrastructure/clinicaltrials-gov/ObjectCount.ts"
import * as TestRegistry from "../../support/registry.ts"

const pageSize = 200

const registryThatAnswers = (body: string) =>
  TestRegistry.answered(
    () => Effect.sync(() => new Response(body, { headers: { "content-type": "application/json" } })),
    { pageSize },
  ).pipe(Layer.merge(Logger.remove(Logger.defaultLogger)))

const search = Effect.flatMap(Registry, (registry) =>
  registry.search({
    condition: { _tag: "Words", words: "glioma" },
    location: undefined,
    types: ["interventional"],
    basketGenes: [],
    phases: [],
  }),
)

const study = Effect.flatMap(Registry, (registry) => registry.study(NctId("NCT99000001")))

const record = (number: number, sites = 0) =>
  JSON.stringify({
    protocolSection: {
      identificationModule: { nctId: `NCT${String(number).padStart(8, "0")}` },
      statusModule: { overallStatus: "RECRUITING" },
      designModule: { studyType: "INTERVENTIONAL", phases: ["PHASE2"] },
      contactsLocationsModule: {
        locations: Array.from({ length: sites }, (_, site) => ({
          facility: `Hospital {${site}] of a town`,
          geoPoint: { lat: 1, lon: 2 },
          contacts: [{ name: "A. Person" }, { name: "B. Person" }],
        })),
      },
    },
  })

const page = (records: number, sites = 0) =>
  `{"totalCount":60000,"studies":[${Array.from({ length: records }, (_, index) => record(index + 1, sites)).join()}]}`

describe("An answer that is more than was asked for is refused", () => {
  const parse = spyOn(JSON, "parse")
  afterEach(() => void parse.mockClear())

  test.each<[what: string, call: Effect.Effect<unknown, unknown, Registry>, body: string]>([
    ["60,000 records", search, page(60_000)],
    ["a million empty records", search, `{"totalCount":1,"studies":[${"{},".repeat(1_000_000)}{}]}`],
    ["a million empty lists", search, `[${"[],".repeat(1_000_000)}[]]`],
    ["lists in lists, a million deep", search, "[".repeat(1_000_000) + "]".repeat(1_000_000)],
    ["a thousand records in place of one", study, `[${Array(1000).fill(record(1, 20)).join()}]`],
  ])("without being worked through: %s", async (_, call, body) => {
    const fact = await Effect.runPromise(Effect.flip(call).pipe(Effect.provide(registryThatAnswers(body))))

    expect(fact).toMatchObject({ reason: "malformed", cause: "more than was asked for" })
    expect(parse).not.toHaveBeenCalled()
  })

  test.each([
    ["one record more", page(pageSize + 1)],
    ["some thousand small ones", page(5000)],
  ])("once it is counted: %s", async (_, body) => {
    const fact = await Effect.runPromise(Effect.flip(search).pipe(Effect.provide(registryThatAnswers(body))))

    expect(fact).toMatchObject({ reason: "malformed", cause: "field studies" })
  })

  test.each<[what: string, call: Effect.Effect<unknown, unknown, Registry>, body: string]>([
    ["a full page, each record with 200 sites", search, page(pageSize, 200)],
    ["a study of 8,000 sites", study, record(99_000_001, 8000)],
  ])("and what was asked for is not: %s", async (_, call, body) => {
    const exit = await Effect.runPromise(Effect.exit(call).pipe(Effect.provide(registryThatAnswers(body))))

    expect(exit).toMatchObject({ _tag: "Success" })
  })
})

describe("The objects of an answer", () => {
  const count = (text: string) => ObjectCount.of(new TextEncoder().encode(text).buffer)

  test("are its objects and lists, on all levels", () => {
    expect(count(`{"a":[{"b":{}},[],"text",1]}`)).toBe(5)
    expect(count("")).toBe(0)
    expect(count(page(3, 2))).toBe(2 + 3 * (8 + 2 * 6))
  })

  test("are not counted beyond what is ever taken", () => {
    expect(count("[".repeat(Inquiry.mostObjects * 2))).toBe(Inquiry.mostObjects + 1)
  })

  test("also where it came before as what was asked for", async () => {
    const body = `{"totalCount":1,"studies":[${"{},".repeat(60_000)}{}]}`
    const causes = Effect.forEach([search, search, search, study], (call) =>
      Effect.map(Effect.flip<unknown, unknown, Registry>(call), (fact) => (fact as { readonly cause: string }).cause),
    )

    expect(await Effect.runPromise(Effect.provide(causes, registryThatAnswers(body)))).toEqual([
      "field studies",
      "field studies",
      "field studies",
      "more than was asked for",
    ])
  })
})
