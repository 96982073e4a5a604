import { expect, test } from "bun:test"
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
    behaviour: async (_, answer) => {
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
