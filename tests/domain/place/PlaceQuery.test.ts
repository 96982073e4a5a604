import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as PlaceQuery from "../../../domain/place/PlaceQuery.ts"
import { distanceInMiles } from "../../../domain/study/GeoPoint.ts"

/** Where the centres of some cities are, by their own public maps. */
const centres = {
  "Boston, Massachusetts, United States": [42.36, -71.06],
  "Cambridge, Massachusetts, United States": [42.37, -71.11],
  "New York City, New York, United States": [40.71, -74.01],
  "Köln, North Rhine-Westphalia, Germany": [50.94, 6.96],
  "Munich, Bavaria, Germany": [48.14, 11.58],
  "London, England, United Kingdom": [51.51, -0.13],
  "London, Ontario, Canada": [42.98, -81.25],
  "Berlin, Germany": [52.52, 13.4],
  "Paris, France": [48.86, 2.35],
  "Paris, Texas, United States": [33.66, -95.56],
  "Athens, Georgia, United States": [33.96, -83.38],
  "Tbilisi, Georgia": [41.69, 44.8],
  "St. Louis, Missouri, United States": [38.63, -90.2],
  "Toronto, Ontario, Canada": [43.65, -79.38],
  "Mexico City, Mexico": [19.43, -99.13],
  "São Paulo, Brazil": [-23.55, -46.63],
  "Santa Fe, New Mexico, United States": [35.69, -105.94],
  "The Hague, Netherlands": [52.08, 4.31],
  "Halle Saale, Saxony-Anhalt, Germany": [51.48, 11.97],
  "Halle, North Rhine-Westphalia, Germany": [52.06, 8.36],
  "The Bronx, New York, United States": [40.85, -73.87],
  "Ontario, California, United States": [34.06, -117.65],
  "Washington, D.C., United States": [38.9, -77.04],
  "Frankfurt am Main, Hesse, Germany": [50.11, 8.68],
  "Hong Kong": [22.28, 114.16],
  "Bremerhaven, Bremen, Germany": [53.55, 8.58],
  "Stratford upon Avon, England, United Kingdom": [52.19, -1.71],
  "Post Falls, Idaho, United States": [47.72, -116.95],
  "ZIP code 02115": [42.34, -71.1],
  "ZIP code 77030": [29.71, -95.4],
  "the area of ZIP code 12345": [42.81, -73.94],
} as const

type Name = keyof typeof centres

describe("A place is a point", () => {
  test.each<readonly [place: Name, written: ReadonlyArray<string>]>([
    [
      "Boston, Massachusetts, United States",
      [
        "Boston, MA",
        "Boston, Massachusetts",
        "boston ma",
        "BOSTON, Mass.",
        "Boston, MA, USA",
        "Boston Massachusetts United States",
        "Boston",
        "near Boston",
        "close to Boston, MA",
        "around Boston",
        "greater Boston",
        "Boston area",
        "the Boston metropolitan area",
        "cerca de Boston",
      ],
    ],
    ["ZIP code 02115", ["02115", "02115-1234", "ZIP 02115", "zip code: 02115", "Boston, MA 02115", "MA 02115, USA"]],
    ["ZIP code 02115", ["75 Francis Street, Boston, MA 02115", "Apt 4B\n75 Francis St\nBoston, MA 02115-6110"]],
    ["ZIP code 77030", ["Houston TX 77030"]],
    ["The Hague, Netherlands", ["The Hague", "The Hague, Netherlands", "near The Hague", "Den Haag"]],
    ["The Bronx, New York, United States", ["The Bronx, NY"]],
    ["Ontario, California, United States", ["Ontario, CA", "Ontario, California, USA"]],
    ["Washington, D.C., United States", ["Washington, D.C.", "Washington DC", "Washington, District of Columbia"]],
    ["Frankfurt am Main, Hesse, Germany", ["Frankfurt", "Frankfurt am Main"]],
    ["Hong Kong", ["Hong Kong", "Hong Kong, Hong Kong"]],
    ["Bremerhaven, Bremen, Germany", ["Bremerhaven"]],
    ["Stratford upon Avon, England, United Kingdom", ["Stratford-upon-Avon"]],
    ["Post Falls, Idaho, United States", ["Post Falls, ID"]],
    ["Halle Saale, Saxony-Anhalt, Germany", ["Halle, Germany", "Halle Saale", "Halle an der Saale"]],
    ["Halle, North Rhine-Westphalia, Germany", ["Halle, North Rhine-Westphalia"]],
    ["the area of ZIP code 12345", ["12345"]],
    ["New York City, New York, United States", ["NYC", "New York, NY", "New York City", "Nueva York", "N.Y.C."]],
    ["Cambridge, Massachusetts, United States", ["Cambridge, MA", "Cambridge, Massachusetts", "cambridge ma"]],
    ["Köln, North Rhine-Westphalia, Germany", ["Köln", "Cologne, Germany", "Cologne", "Koeln", "Colonia, Alemania"]],
    ["Munich, Bavaria, Germany", ["München", "Munich", "Muenchen, Deutschland", "MÜNCHEN", "München"]],
    ["London, England, United Kingdom", ["London", "London, UK", "London, England", "Londres", "SW1A 1AA London"]],
    ["London, Ontario, Canada", ["London, Ontario", "London, ON", "London Ontario Canada"]],
    ["Berlin, Germany", ["Berlin", "10115 Berlin", "10115 Berlin, Germany", "Berlín, Alemania"]],
    ["Paris, France", ["Paris", "París, Francia", "75013 Paris"]],
    ["Paris, Texas, United States", ["Paris, Texas", "Paris TX"]],
    ["Athens, Georgia, United States", ["Athens, GA", "Athens, Georgia"]],
    ["Tbilisi, Georgia", ["Tbilisi", "Tbilisi, Georgia"]],
    ["St. Louis, Missouri, United States", ["St. Louis, MO", "Saint Louis, Missouri", "St Louis MO"]],
    ["Toronto, Ontario, Canada", ["Toronto", "Toronto, ON M5G 2M9", "Toronto, Canada"]],
    ["Mexico City, Mexico", ["Mexico City", "Ciudad de México", "CDMX"]],
    ["São Paulo, Brazil", ["São Paulo", "Sao Paulo, Brasil"]],
    ["Santa Fe, New Mexico, United States", ["Santa Fe, New Mexico", "Santa Fe NM"]],
  ])("%s", (name, written) => {
    const [latitude, longitude] = centres[name]
    for (const text of written) {
      const place = PlaceQuery.of(text)
      expect(place).toMatchObject({ _tag: "Point", name })
      if (place._tag === "Point") expect(distanceInMiles(place.point, { latitude, longitude })).toBeLessThan(5)
    }
  })
})

const boston = "Boston, Massachusetts, United States"

describe("How far around a place somebody looks is read from its words", () => {
  test.each<readonly [text: string, name: string, miles: number]>([
    ["within 50 miles of Boston", boston, 50],
    ["Within 50 miles of Boston, MA", boston, 50],
    ["within a 50-mile radius of Boston", boston, 50],
    ["50 miles from 02115", "ZIP code 02115", 50],
    ["02115 within 25 mi", "ZIP code 02115", 25],
    ["Boston, 25 miles", boston, 25],
    ["Boston (25 mi.)", boston, 25],
    ["Boston 25mi", boston, 25],
    ["25 miles around Boston", boston, 25],
    ["up to 100 km from Boston", boston, 62.1],
    ["less than 30 miles away from Boston", boston, 30],
    ["12.5 miles near Boston", boston, 12.5],
    ["a 50 millas de Boston", boston, 50],
    ["a menos de 80 km de Boston", boston, 49.7],
    ["within 50 miles of 42.36, -71.06", "42.36, -71.06", 50],
  ])("%s", (text, name, radiusInMiles) => {
    expect(PlaceQuery.of(text)).toMatchObject({ _tag: "Point", name, radiusInMiles })
  })

  test.each([
    ["within 50 miles of Ohio", "Ohio"],
    ["Mayo Clinic, 25 miles", "Mayo Clinic"],
    ["50 miles", "50 miles"],
    ["0 miles from Boston", "0 miles from Boston"],
    ["100 Mile House", "100 Mile House"],
    ["Memorial Hospital 48109 MI", "Memorial Hospital 48109 Michigan"],
  ])("and no words of it are sought in records: %s", (text, words) => {
    expect(PlaceQuery.of(text)).toEqual({ _tag: "Words", words })
  })
})

describe("Coordinates are a point", () => {
  test.each<readonly [text: string, latitude: number, longitude: number]>([
    ["42.36, -71.06", 42.36, -71.06],
    ["42.36,-71.06", 42.36, -71.06],
    ["(42.36 -71.06)", 42.36, -71.06],
    ["42.36° N, 71.06° W", 42.36, -71.06],
    ["42.36N 71.06W", 42.36, -71.06],
    ["33.87 S, 151.21 E", -33.87, 151.21],
    ["lat: 42.36, lng: -71.06", 42.36, -71.06],
    ["42 N, 71 W", 42, -71],
  ])("%s", (text, latitude, longitude) => {
    expect(PlaceQuery.of(text)).toEqual({
      _tag: "Point",
      name: `${latitude}, ${longitude}`,
      point: { latitude, longitude },
    })
  })

  test.each(["42, 71", "91.5, 10.5", "42.36, 181.5", "42.36", "1.5, Boston Street"])("but not %s", (text) => {
    expect(PlaceQuery.of(text)._tag).toBe("Words")
  })
})

describe("What is ambiguous, larger than a city, or no place stays words", () => {
  test.each([
    "Cambridge",
    "Springfield",
    "Rochester",
    "Springfield, United States",
    "Florida, United States",
    "Wyoming United States",
    "Delaware, United States",
    "Quebec, Canada",
    "New York",
    "Washington",
    "Georgia",
    "Massachusetts",
    "Ontario",
    "Deutschland",
    "United States",
    "Mayo Clinic",
    "Massachusetts General Hospital",
    "University of Michigan",
    "Memorial Sloan Kettering, New York, New York",
    "Dana-Farber Cancer Institute, Boston, Massachusetts",
    "Hospital Clínic de Barcelona",
    "Bostn",
    "pancreatic cancer",
    "Alzheimer's disease",
    "00000",
    "123",
    "near",
    "…",
  ])("%s", (words) => {
    expect(PlaceQuery.of(words)).toEqual({ _tag: "Words", words })
  })
})

describe("Words are sought as records write them", () => {
  test.each([
    ["MA", "Massachusetts"],
    ["CA", "California"],
    ["USA", "United States"],
    ["U.S.A.", "United States"],
    ["UK", "United Kingdom"],
    ["near UK", "United Kingdom"],
    ["Springfield, USA", "Springfield, United States"],
    ["Dana-Farber, Boston, MA", "Dana-Farber, Boston, Massachusetts"],
    ["around Mayo Clinic", "Mayo Clinic"],
  ])("%s: %s", (text, words) => {
    expect(PlaceQuery.of(text)).toEqual({ _tag: "Words", words })
  })
})

describe("A text that goes on and on is taken apart no more often than a short one", () => {
  test.each([
    ["regions without end", "washington dc ".repeat(14)],
    ["states without end", "Georgia ".repeat(25)],
    ["more than a place has", `Boston, ${"MA, ".repeat(100)}`],
  ])("%s", (_, text) => {
    expect(PlaceQuery.of(text)._tag).toBe("Words")
  })
})

test("Any text is a place or words, and never without either", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (text) => {
      const place = PlaceQuery.of(text)
      if (place._tag === "Words" && text.trim() !== "") expect(place.words.trim()).not.toBe("")
    }),
  )
})
