import { expect, test } from "bun:test"
import { illnessOffers } from "../../../../interfaces/web/browser/profile/IllnessOffers.ts"
import { namesLike, onlyNamed } from "../../../../interfaces/web/browser/profile/NamesLike.ts"
import { english } from "../../../../interfaces/web/browser/words/English.ts"
import { spanish } from "../../../../interfaces/web/browser/words/Spanish.ts"
import { areas } from "./Answers.ts"

const named = (...names: ReadonlyArray<string>) => names.map((name) => ({ name, also: [] }))

const known = [
  ...named("Asthma", "Ataxia", "Friedreich ataxia", "Pancreatitis", "Glioma", "pancreatic cancer"),
  { name: "breast cancer", also: ["BC", "cáncer de mama"] },
]

const offered = (typed: string, words = english) =>
  illnessOffers(typed, areas, known, words, 5).map(({ condition, stage }) => [condition, stage])

test.each<[typed: string, offers: ReadonlyArray<readonly [condition: string, stage?: string | undefined]>]>([
  ["recurrent glioblastoma", [["Glioblastoma", "Recurrent"]]],
  ["metastatic cancer of the pancreas", [["Pancreatic cancer", "Metastatic"]]],
  ["recurrent glio", [["Glioblastoma", "Recurrent"]]],
  ["freidreich atax", [["Friedreich ataxia"]]],
  ["Asthmma", [["Asthma"]]],
  ["gliobastoma", [["Glioblastoma"]]],
  ["recurrent gliobastoma", [["Glioblastoma", "Recurrent"]]],
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
  expect(illnessOffers("cancer de mam", areas, known, spanish, 5)).toEqual([
    { label: "cáncer de mama – breast cancer", condition: "breast cancer", stage: undefined },
  ])
  expect(illnessOffers("cancer", areas, known, english, 5).map(({ label }) => label)).toContain("breast cancer")
  expect(offered("glioblastoma recurrente", spanish)).toEqual([["Glioblastoma", "Recurrent"]])
  expect(offered("Glioblastoma")).toEqual([])
})

test("names that begin with what was typed come before those of which a later word does, and no more than asked for", () => {
  const places = named("New York", "York", "Yorkton", "Ürümqi", "Old York")
  const like = (typed: string) => namesLike(typed, places, 3).map(({ as }) => as)

  expect(like("york")).toEqual(["York", "Yorkton", "New York"])
  expect(like("urum")).toEqual(["Ürümqi"])
  expect(like("y")).toEqual([])
})

test("a name, up to its first comma or whole, tells one of them, unless it tells several", () => {
  const places = named("Boston, Massachusetts", "Cambridge, Massachusetts", "Cambridge, England", "Bostonia, Ohio")
  const told = (typed: string) => onlyNamed(typed, places)?.name

  expect([" boston", "Cambridge, England", "Cambridge", "bos", ""].map(told)).toEqual([
    "Boston, Massachusetts",
    "Cambridge, England",
    undefined,
    undefined,
    undefined,
  ])
})
