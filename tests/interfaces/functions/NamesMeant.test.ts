import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as AreaNames from "../../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import { launchAreas } from "../../../domain/condition/LaunchArea.ts"
import * as CityName from "../../../domain/place/CityName.ts"
import * as LargeCities from "../../../domain/place/LargeCities.ts"
import * as PlaceQuery from "../../../domain/place/PlaceQuery.ts"
import * as Steps from "../../../domain/Steps.ts"
import { locationOf } from "../../../interfaces/functions/Location.ts"
import * as NamesMeant from "../../../interfaces/functions/NamesMeant.ts"

const kinOf = AreaNames.among(launchAreas)

const ofCondition = (condition: string, found = 1): ReadonlyArray<string> =>
  Steps.whole(NamesMeant.of({ condition }, found)).map(({ value }) => value)

const ofPlace = (query: string, found = 0): ReadonlyArray<string> =>
  Steps.whole(NamesMeant.of({ condition: "asthma", location: { query } }, found, locationOf({ query }))).map(
    ({ value }) => value,
  )

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

  const names = Steps.whole(DiseaseNames.all()).flatMap(([own]) => own ?? [])
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

test("Of misspelled words, the name that stands among them is suggested, too, where nothing was found", () => {
  expect(ofCondition("my dad has alzeimers", 0)).toEqual(["my dad has alzheimer's", "alzheimer's"])
  expect(ofCondition("my dad has alzeimers", 1)).toEqual(["my dad has alzheimer's"])
})

describe("Nothing is called misspelled", () => {
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
    const every = Steps.whole(DiseaseNames.all()).flat()
    fc.assert(
      fc.property(fc.constantFrom(...every), (name) => expect(ofCondition(name)).toEqual([])),
      { numRuns: 100 },
    )
  })

  test("however long it is", () => {
    expect(ofCondition("gliobalstoma ".repeat(100_000))).toEqual([])
  })
})

describe("The name of a disease among other words", () => {
  test.each([
    ["pancreatic cancer stage 4", "pancreatic cancer"],
    ["my mother has pancreatic cancer", "pancreatic cancer"],
    ["EGFR mutant NSCLC", "NSCLC"],
    ["my dad has alzheimer's", "alzheimer's"],
    ["mi papá tiene alzheimer", "alzheimer"],
  ])("%s holds %s, which is suggested where nothing was found", (condition, name) => {
    expect(ofCondition(condition, 0)).toEqual([name])
    expect(ofCondition(condition, 1)).toEqual([])
  })

  test.each(["glioblastoma", "pancreatic-cancer", "ALS", "rare-disease"])("is not sought in %s", (condition) => {
    expect(ofCondition(condition, 0)).toEqual([])
  })
})

const cambridges = [
  "Cambridge, England, United Kingdom",
  "Cambridge, Ontario, Canada",
  "Cambridge, Massachusetts, United States",
]

const springfields = [
  "Springfield, Missouri, United States",
  "Springfield, Massachusetts, United States",
  "Springfield, Illinois, United States",
]

describe("A place whose name several cities bear, where nothing was found", () => {
  test.each<readonly [string, ReadonlyArray<string>]>([
    ["Cambridge", cambridges],
    ["near Cambridge", cambridges],
    ["within 50 miles of Cambridge", cambridges],
    ["Springfield", springfields],
    ["Springfield, USA", springfields],
    ["San José", ["San Jose, California, United States", "San José, Costa Rica"]],
    ["St. Louis", ["St. Louis, Missouri, United States", "Saint-Louis, Senegal"]],
  ])("%s may mean each of them, the largest first", (typed, meant) => {
    expect(ofPlace(typed).slice(0, meant.length)).toEqual([...meant])
  })

  test.each(Steps.whole(LargeCities.all()).filter((_, at) => at % 97 === 0))(
    "$name is suggested in words that lead to it",
    (city) => {
      const name = CityName.shown(city)

      expect(PlaceQuery.of(name)).toMatchObject({ _tag: "Point", name })
    },
  )

  test.each(["Ohio", "Georgia", "Florida", "Massachusetts General Hospital", "Mayo Clinic", "zzzzzz", ""])(
    "%j means none",
    (place) => expect(ofPlace(place)).toEqual([]),
  )
})

test("LA is sought as Louisiana, and may mean Los Angeles", () => {
  for (const place of ["LA", "near LA"]) {
    expect(ofPlace(place)).toEqual(["Los Angeles, California, United States"])
    expect(ofPlace(place, 5)).toEqual(["Los Angeles, California, United States"])
  }
  for (const place of ["MA", "Louisiana", "New York", "Washington", "UK"]) expect(ofPlace(place, 5)).toEqual([])
})

describe("A place where nothing was found", () => {
  test.each([
    ["Philadelfia", "Philadelphia, Pennsylvania, United States"],
    ["Houstan, TX", "Houston, Texas, United States"],
    ["Seatle", "Seattle, Washington, United States"],
    ["Bostn", "Boston, Massachusetts, United States"],
    ["Bostn, MA", "Boston, Massachusetts, United States"],
    ["Bostn MA", "Boston, Massachusetts, United States"],
    ["Londn", "London, England, United Kingdom"],
    ["Londn, Ontario", "London, Ontario, Canada"],
    ["Chicgo", "Chicago, Illinois, United States"],
    ["Sprngfield", "Springfield, Missouri, United States"],
    ["Mayo Clinic, Rochestr, MN", "Rochester, Minnesota, United States"],
    ["Colgne", "Köln, North Rhine-Westphalia, Germany"],
    ["Heidelbrg", "Heidelberg, Baden-Württemberg, Germany"],
  ])("%s may mean %s", (typed, meant) => {
    expect(ofPlace(typed)).toContain(meant)
  })

  test("is left as it is where something was found, or it was a point", () => {
    expect(ofPlace("Houstan", 3)).toEqual([])
    expect(ofPlace("Houston")).toEqual([])
  })
})
