import { expect, spyOn, test } from "bun:test"
import { Effect } from "effect"
import { Registry, type Search } from "../../../application/ports/Registry.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as TestRegistry from "../../support/registry.ts"

const search: Search = {
  condition: { _tag: "Words", words: "glioblastoma" },
  location: undefined,
  types: ["interventional"],
  basketGenes: [],
  phases: [],
}

const firstStudies = (texts: ReadonlyArray<string>): Promise<ReadonlyArray<Study | undefined>> => {
  let asked = 0
  const standIn = StandIn.serve({
    studies: madeUpStudies,
    behavior: async (_, answer) => {
      const body = await answer().text()
      const text = texts[asked] ?? ""
      asked += 1

      return new Response(body.replace('"briefTitle":"', `"briefTitle":"${text}`), {
        headers: { "content-type": "application/json" },
      })
    },
  })
  const registry = TestRegistry.served(new URL(standIn.url))

  return Effect.flatMap(Registry, (registry) =>
    Effect.forEach(texts, () => Effect.map(registry.search(search), ({ studies: [study] }) => study)),
  ).pipe(Effect.provide(registry), Effect.ensuring(Effect.promise(() => standIn.stop())), Effect.runPromise)
}

test("A record that comes again and again is worked through no more, and one that differs is", async () => {
  const [first, second, third, other, fourth] = await firstStudies(["A ", "A ", "A ", "B ", "A "])

  expect(first).toEqual(second as Study)
  expect(third).toBe(second as Study)
  expect(fourth).toBe(second as Study)
  expect([first, other].map((study) => study?.title.slice(0, 2))).toEqual(["A ", "B "])
})

test("A page that comes again and again is parsed no more", async () => {
  const parse = spyOn(JSON, "parse")
  const page = JSON.stringify({ totalCount: 1, studies: [madeUpStudies[0]] })
  const registry = TestRegistry.answered(() =>
    Effect.sync(() => new Response(page, { headers: { "content-type": "application/json" } })),
  )
  const calls = Effect.flatMap(Registry, (registry) =>
    Effect.forEach([1, 2, 3, 4], () =>
      Effect.map(registry.search(search), () => {
        const { length } = parse.mock.calls
        parse.mockClear()

        return length
      }),
    ),
  )
  const [first = 0, second = 0, ...others] = await Effect.runPromise(Effect.provide(calls, registry))
  parse.mockRestore()

  expect([first > 0, second > 0, ...others]).toEqual([true, true, 0, 0])
})
