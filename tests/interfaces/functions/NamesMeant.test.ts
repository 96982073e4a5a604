import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as AreaNames from "../../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"
import * as NamesMeant from "../../../interfaces/functions/NamesMeant.ts"

const kinOf = AreaNames.among(launchAreas)

const ofCondition = (condition: string, found = 0): ReadonlyArray<string> =>
  NamesMeant.of({ condition }, found, false).map(({ value }) => value)

const ofPlace = (query: string, found = 0, wereWords = true): ReadonlyArray<string> =>
  NamesMeant.of({ condition: "asthma", location: { query } }, found, wereWords).map(({ value }) => value)

describe("A condition that is a letter or two away from a name", () => {
  test.each([
    ["gliobastoma", "Glioblastoma"],
    ["pancratic cancer", "Pancreatic cancer"],
    ["alzhiemers", "Alzheimer's"],
    ["huntigtons disease", "Huntington's disease"],
    ["cistic fibrosis", "cystic fibrosis"],
    ["multigple myeloma", "multiple myeloma"],
    ["amyotrofic lateral sclerosis", "amyotrophic lateral sclerosis"],
    ["recurrent gliobastoma", "recurrent glioblastoma"],
  ])("%s may mean %s", (typed, meant) => {
    expect(ofCondition(typed)).toContain(meant)
  })

  test("is given a name once, with and without the sign of whose it is", () => {
    expect(ofCondition("Huntingdons disease")).toEqual(["Huntington's disease"])
  })

  test("is given three names at most, each once", () => {
    const names = ofCondition("lriver fibroma")

    expect(names.length).toBeLessThanOrEqual(3)
    expect(new Set(names).size).toBe(names.length)
  })

  const names = DiseaseNames.all().flatMap(([own]) => own ?? [])
  const plain = names.filter((name) => name.length >= 9 && name.length <= 90 && /^[A-Za-z' -]+$/.test(name))

  test("is found again, whichever letter is left out", () => {
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.nat(), (name, at) => {
        const left = at % name.length
        const typed = name.slice(0, left) + name.slice(left + 1)
        const suggested = ofCondition(typed)
        const isName = DiseaseNames.named(typed).length > 0 || kinOf(typed) !== undefined

        if (!isName && suggested.length < 3)
          expect(suggested.map((one) => one.toLowerCase())).toContain(name.toLowerCase())
      }),
      { numRuns: 60, seed: 20_261_128 },
    )
  })
})

describe("Nothing is called misspelt", () => {
  test.each([
    "glioblastoma",
    "GBM",
    "pancreatic-cancer",
    "Alzheimer’s disease",
    "EGFR mutant NSCLC",
    "nerve sheath tumour",
    "company",
    "airport",
    "battery",
    "metal",
    "hospital",
    "medicine",
    "treatment",
    "strawberry",
    "qwertyuiop",
    "膠芽腫",
    "",
  ])("%j", (condition) => {
    expect(ofCondition(condition)).toEqual([])
  })

  test("that is a name of a disease", () => {
    const every = DiseaseNames.all().flat()
    fc.assert(
      fc.property(fc.constantFrom(...every), (name) => expect(ofCondition(name)).toEqual([])),
      { numRuns: 100 },
    )
  })

  test("however long it is", () => {
    expect(ofCondition("gliobalstoma ".repeat(100_000))).toEqual([])
  })
})

describe("A place where nothing was found", () => {
  test.each([
    ["Philadelfia", "Philadelphia, Pennsylvania, United States"],
    ["Houstan, TX", "Houston, Texas, United States"],
    ["Seatle", "Seattle, Washington, United States"],
  ])("%s may mean %s", (typed, meant) => {
    expect(ofPlace(typed)).toContain(meant)
  })

  test("is left as it is where something was found, or it was a point", () => {
    expect(ofPlace("Houstan", 3)).toEqual([])
    expect(ofPlace("Houstan", 0, false)).toEqual([])
    expect(ofPlace("zzzzzz")).toEqual([])
  })
})
