import { describe, expect, test } from "bun:test"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import { usualDiseases } from "../../../domain/condition/UsualDiseases.ts"
import * as PlaceQuery from "../../../domain/place/PlaceQuery.ts"
import * as Steps from "../../../domain/Steps.ts"
import { distanceInMiles } from "../../../domain/study/GeoPoint.ts"
import * as OfferedNames from "../../../interfaces/web/OfferedNames.ts"

const text = OfferedNames.file()

const rowsOf = (part: string | undefined): ReadonlyArray<ReadonlyArray<string>> =>
  (part ?? "")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))

const [diseases = [], regions = [], cities = []] = text.split("\n\n").map(rowsOf)

describe("The names that the page offers", () => {
  test("take no more than 150 KB packed", () => expect(Bun.gzipSync(text).byteLength).toBeLessThanOrEqual(150_000))

  test("begin with diseases that are often looked for, in their order, with what they are called in Spanish", () => {
    expect(diseases.slice(0, usualDiseases.length).map(([name]) => name)).toEqual(usualDiseases.map(({ name }) => name))
    expect(diseases[0]).toEqual([
      "pancreatic cancer",
      "cáncer de páncreas",
      "cáncer pancreático",
      "cáncer del páncreas",
    ])
    expect(diseases.find(([name]) => name === "amyotrophic lateral sclerosis")).toContain("ALS")
  })

  test("hold every disease of the ontology once, by its own name or a usual one", () => {
    const own = diseases.map(([name = ""]) => name)
    const named = new Set(usualDiseases.flatMap(({ name }) => DiseaseNames.named(name).map(({ names }) => names[0])))
    const all = Steps.whole(DiseaseNames.all()).flatMap(([name]) => name ?? [])

    expect(new Set(own).size).toBe(own.length)
    expect(all.filter((name) => !own.includes(name) && !named.has(name))).toEqual([])
    expect(own.length).toBeGreaterThan(7_500)
  })

  test("hold cities, the largest first, each with a region that has a name", () => {
    const names = new Map(regions.map(([code, name]) => [code, name]))

    expect(cities.length).toBeGreaterThan(5_000)
    expect(cities.slice(0, 3).map(([name]) => name)).toEqual(["Shanghai", "Istanbul", "Buenos Aires"])
    expect(cities.filter(([, code = ""]) => !names.has(code)).map(([name]) => name)).toEqual([
      "Hong Kong",
      "Singapore",
      "Macau",
    ])
    expect(cities).toContainEqual(["Berlin", "DE", "52.52", "13.41"])
    expect(names.get("DE")).toBe("Germany")
    expect(cities).toContainEqual(["Boston", "US-MA", "42.36", "-71.06"])
    expect(names.get("US-MA")).toBe("Massachusetts, United States")
  })

  test("lead to the points that the service finds for them: those of several words, and every tenth of the others", () => {
    const names = new Map(regions.map(([code, name]) => [code, name]))
    const tried = cities.filter(([city = ""], at) => city.includes(" ") || at % 10 === 0)
    const apart = tried.filter(([city = "", code, latitude, longitude]) => {
      const place = PlaceQuery.of(code === "" ? city : `${city}, ${names.get(code)}`)
      const point = { latitude: Number(latitude), longitude: Number(longitude) }

      return place._tag !== "Point" || distanceInMiles(place.point, point) > 3
    })

    expect(apart.map((cells) => cells.join(" "))).toEqual([])
  })
})
