import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { firstOf } from "../../../domain/study/NamedPlace.ts"
import { site } from "../../support/study.ts"

const sites = [
  site({ facility: "Central Hospital", city: "Newark", state: "New Jersey", country: "United States" }),
  site({ facility: "Hôpital Saint-Louis", city: "Paris", country: "France" }),
  site({ facility: "St. Mary's", city: "Boston", state: "Massachusetts", country: "United States" }),
  site({ facility: "The York Clinic", city: "York", state: "Pennsylvania", country: "United States" }),
  site({ facility: "Boston Clinic of New York", city: "New York", state: "New York", country: "United States" }),
  site({ facility: null, city: "Bostonia", state: null, country: null }),
  site({ facility: "Klinikum", city: "Köln", country: "Germany" }),
]

const cities = (place: string) => firstOf(place)(sites).map(({ city }) => city)

/** The cities as the registry gives them, with the named ones before. */
const first = (...named: ReadonlyArray<string>) => [
  ...named,
  ...sites.flatMap(({ city }) => (city === null || named.includes(city) ? [] : [city])),
]

describe("Sites of a place in words come first", () => {
  test.each<readonly [place: string, named: ReadonlyArray<string>]>([
    ["Paris", ["Paris"]],
    ["paris, FRANCE", ["Paris"]],
    ["New York", ["New York"]],
    ["Massachusetts", ["Boston"]],
    ["Boston", ["Boston", "New York"]],
    ["Boston, Massachusetts", ["Boston"]],
    ["Massachusetts Boston", ["Boston"]],
    ["St Marys", ["Boston"]],
    ["Köln", ["Köln"]],
    ["koln", ["Köln"]],
    ["hopital saint louis", ["Paris"]],
    ["United States", ["Newark", "Boston", "York", "New York"]],
    ["Tokyo", []],
    ["York Newark", []],
    [" ,-", []],
  ])("%s: %j", (place, named) => {
    expect(cities(place)).toEqual(first(...named))
  })

  test("after a comma stands what is larger: where nothing holds it all, the smaller place decides", () => {
    expect(cities("Boston, MA")).toEqual(first("Boston", "New York"))
    expect(cities("Boston, New York")).toEqual(first("New York"))
  })

  test("as it does where the last word only says of what kind it is, or is short for what is larger", () => {
    for (const place of ["New York City", "New York NY"]) expect(cities(place)).toEqual(first("New York"))
    expect(cities("Boston Massachusetts USA")).toEqual(first("Boston"))
    expect(cities("Boston MA")).toEqual(first("Boston", "New York"))
    expect(cities("Boston Clinic, MA")).toEqual(first("New York"))
  })

  test("but no other word may be missing", () => {
    expect(cities("New Orleans")).toEqual(first())
    expect(cities("St Paul")).toEqual(first())
    expect(cities("New Fe")).toEqual(first())
    expect(cities("Köln Mülheim")).toEqual(first())
    expect(cities("MA")).toEqual(first())
  })

  test("and none is lost, whatever the words", () => {
    const word = fc.constantFrom("Boston", "York", "new", "ü", ",", " ", "(", "\\", "東京", "😀")

    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(new Set(firstOf(words.join(""))(sites))).toEqual(new Set(sites))
      }),
    )
  })
})
