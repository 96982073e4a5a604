import { expect, test } from "bun:test"
import { illnessOffers } from "../../../../interfaces/web/browser/profile/IllnessOffers.ts"
import { namesLike } from "../../../../interfaces/web/browser/profile/NamesLike.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { areas } from "./Answers.ts"

const known = ["Asthma", "Ataxia", "Friedreich ataxia", "Pancreatitis", "Glioma"].map((name) => ({ name }))

const offered = (typed: string, words = english) =>
  illnessOffers(typed, areas, known, words, 5).map(({ condition, stage }) => [condition, stage])

test.each<[typed: string, offers: ReadonlyArray<readonly [condition: string, stage?: string | undefined]>]>([
  ["recurrent glioblastoma", [["Glioblastoma", "Recurrent"]]],
  ["metastatic cancer of the pancreas", [["Pancreatic cancer", "Metastatic"]]],
  ["glio", [["Glioblastoma"], ["Glioma"]]],
  ["pancr", [["Pancreatic cancer"], ["Pancreatitis"]]],
  ["GBM", [["Glioblastoma"]]],
  ["ataxia", [["Ataxia"], ["Friedreich ataxia"]]],
  ["a", []],
  ["", []],
])("what is typed as “%s” may be meant for %j", (typed, offers) => {
  expect(offered(typed)).toEqual(offers.map(([condition, stage]) => [condition, stage]))
})

test("an illness is offered by its name in the language of the page, and nothing that stands there already", () => {
  expect(offered("cancer de panc", spanish)).toEqual([["Cáncer de páncreas", undefined]])
  expect(offered("glioblastoma recurrente", spanish)).toEqual([["Glioblastoma", "Recurrent"]])
  expect(offered("Glioblastoma")).toEqual([])
})

test("names that begin with what was typed come before those of which a later word does, and no more than asked for", () => {
  const names = ["New York", "York", "Yorkton", "Ürümqi", "Old York"].map((name) => ({ name }))

  expect(namesLike("york", names, 3).map(({ name }) => name)).toEqual(["York", "Yorkton", "New York"])
  expect(namesLike("urum", names, 3).map(({ name }) => name)).toEqual(["Ürümqi"])
  expect(namesLike("y", names, 3)).toEqual([])
})
