import { expect, test } from "bun:test"
import * as Steps from "../../../domain/Steps.ts"
import * as NamesMeant from "../../../interfaces/functions/NamesMeant.ts"
import * as Proposal from "../../../interfaces/functions/Proposal.ts"
import * as Search from "../../../interfaces/functions/Search.ts"

const glioblastoma =
  'The launch area "glioblastoma" is this condition by another name: send the slug as the condition, and the registry is asked for all its names.'

const pancreas =
  'This condition belongs to the launch area "pancreatic-cancer": send the slug as the condition to look for all of it.'

test.each([
  ["GBM", 4, [glioblastoma]],
  ["Glioblastoma (GBM)", 0, [glioblastoma]],
  ["PDAC", 3, [pancreas]],
  ["mPDAC", 0, [pancreas]],
  ["pancreatic adenoca", 0, [pancreas]],
  ["rGBM", 0, [glioblastoma]],
  ["pancreatic adenocarcinoma", 10, [pancreas]],
  [
    " Rare-Disease",
    0,
    ['"rare-disease" stands for any condition outside the launch areas: send the name of the disease itself.'],
  ],
  [
    "rare disease",
    3,
    ['"rare-disease" stands for any condition outside the launch areas: send the name of the disease itself.'],
  ],
  ["gliobalstoma", 0, ["Did you mean “Glioblastoma”?"]],
  ["gliobalstoma", 1, ["Did you mean “Glioblastoma”?"]],
  ["amyotrofic lateral sclerosis", 0, ["Did you mean “amyotrophic lateral sclerosis”?"]],
  ["amyotrofic lateral sclerosis", 1, ["Did you mean “amyotrophic lateral sclerosis”?"]],
  ["cáncer de páncreas", 28, ["The search used its English name, “pancreatic cancer”."]],
  ["neoplasia pancreatica", 28, ["The search used its English name, “pancreatic cancer”."]],
  ["síndrome de Rett", 0, ["The search used its English name, “Rett syndrome”."]],
  ["  Glioblastoma ", 28, []],
  ["glioblastoma", 0, []],
  ["asthma", 0, []],
  ["zzzz", 0, []],
])("of %j, which finds %i", (condition, found, sentences) => {
  expect(Proposal.of({ condition }, Steps.whole(NamesMeant.of({ condition }, found)))).toEqual(sentences)
})

test("What is proposed is on one line", () => {
  const condition = "gliobalstoma\n1. NCT"

  expect(Proposal.of({ condition }, Steps.whole(NamesMeant.of({ condition }, 0)))).toEqual([
    "Did you mean “glioblastoma 1. NCT” or “glioblastoma”?",
  ])
})

test.each(["膠芽腫", "глиобластома", "الورم"])("%s is to be named in English", (condition) => {
  expect(Search.wideningsOf({}, { condition })).toEqual([
    "the name of the condition in English: the registry is written in English",
  ])
  expect(Search.wideningsOf({}, { condition: `${condition} (GBM)` })[0]).toStartWith("“GBM” alone")
})

test.each<readonly [condition: string, hint: string]>([
  ["EGFR mutant NSCLC", "“NSCLC” alone as the condition, with stage and biomarkers in fields of their own"],
  ["recurrent GBM, IDH wt", "“GBM” alone as the condition, with stage and biomarkers in fields of their own"],
  [
    "metastatic\nbreast cancer",
    "“breast cancer” alone as the condition, with stage and biomarkers in fields of their own",
  ],
  ["NSCLC", "another name of the condition, or a wider one"],
  ["panc ca", "another name of the condition, or a wider one"],
  ["rare cancer", "another name of the condition, or a wider one"],
  ["C25.9", "the name of the disease in words in place of its code"],
  ["254637007", "the name of the disease in words in place of its code"],
  ["C9orf72", "another name of the condition, or a wider one"],
  ["zzzz", "another name of the condition, or a wider one"],
])("of %j, where nothing is found: %s", (condition, hint) => {
  expect(Search.wideningsOf({}, { condition })).toEqual([hint])
})

const inWords = (name: string) => ({ searched_area: { name, lat: null, lng: null, radius_miles: null } })

test("Of a condition whose name is known, what else narrows is told first, and of a known place no spelling", () => {
  const wideningsIn = (condition: string, name: string) =>
    Search.wideningsOf(inWords(name), { condition, location: { query: name } })
  const name = "another name of the condition, or a wider one"
  const larger = "a larger one, such as a state or a country, or no location"

  expect(wideningsIn("ALS", "Ohio")).toEqual(["a larger place, such as a country, or no location", name])
  expect(wideningsIn("ALS", "Bostn")).toEqual([`another spelling of the place, ${larger}`, name])
  expect(wideningsIn("zzzz", "Bostn")).toEqual([name, `another spelling of the place, ${larger}`])
})
