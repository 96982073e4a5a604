import * as ByFar from "../../domain/place/ByFar.ts"
import * as Grid from "../../domain/place/Grid.ts"
import * as PlaceName from "../../domain/place/PlaceName.ts"
import type { GeoPoint } from "../../domain/study/GeoPoint.ts"
import * as RegionNames from "./RegionNames.ts"

/** A city as GeoNames has it. */
export interface Source {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

interface City {
  readonly key: string
  readonly region: string
  readonly country: string
  readonly population: number
  readonly point: GeoPoint
}

/** What is no city: a part of one, or one that is no more. */
const others: ReadonlySet<string> = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"])

/** In these countries smaller places are known, too: most studies are there. */
const closelyKnown: ReadonlySet<string> = new Set(["US", "CA"])

const fewestPeople = 15_000

const fewestWhereCloselyKnown = 1_000

/** A city of a name is by far the largest that has so many times the people of the next one. */
const byFar = 5

export const isCity = ({ featureCode }: Source): boolean => !others.has(featureCode)

export const isCloselyKnown = ({ country }: Source): boolean => closelyKnown.has(country)

const isKnown = (source: Source): boolean =>
  isCity(source) && source.population >= (isCloselyKnown(source) ? fewestWhereCloselyKnown : fewestPeople)

const cityOf = ({ adminCode, country, loc, name, population }: Source): City => ({
  key: PlaceName.keyOf(name),
  region: RegionNames.codeOf(country, adminCode),
  country,
  population,
  point: { latitude: loc.coordinates[1], longitude: loc.coordinates[0] },
})

/** One letter beyond these, as three keys have it, and the engine keeps two bytes for each of the whole table: half a megabyte more. */
const inBytes = /^[\0-\xff]+$/

/** Of cities, the largest first, the one that is by far the largest. */
const largest = ([first, second]: ReadonlyArray<City>): City | undefined =>
  first !== undefined && (second === undefined || first.population >= byFar * second.population) ? first : undefined

const largestIn = (cities: ReadonlyArray<City>, placeOf: (city: City) => string): ReadonlySet<City | undefined> =>
  new Set([...Map.groupBy(cities, (city) => `${placeOf(city)}\t${city.key}`).values()].map(largest))

/** The largest of a name in each region, by region. */
const byRegion = (cities: ReadonlyArray<City>): ReadonlyMap<string, ReadonlyArray<City>> => {
  const firsts = [...Map.groupBy(cities, ({ key, region }) => `${region}\t${key}`).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  )

  return Map.groupBy(firsts, ({ region }) => region)
}

/** The table of cities that the domain reads: a line a region, its cities sorted by their keys. */
export const of = (sources: ReadonlyArray<Source>): string => {
  const cities = sources
    .filter(isKnown)
    .map(cityOf)
    .filter(({ key }) => inBytes.test(key))
    .toSorted((one, other) => other.population - one.population)
  const inWorld = largestIn(cities, () => "")
  const inCountry = largestIn(cities, ({ country }) => country)
  const mark = (city: City): string =>
    inWorld.has(city) && city.population >= fewestPeople ? ByFar.inWorld : inCountry.has(city) ? ByFar.inCountry : ""
  const lines = Array.from(byRegion(cities), ([region, own]) => {
    const grid = Grid.around(own.map(({ point }) => point))
    const told = own.map((city) => `${city.key}${mark(city)}${Grid.write(grid, city.point)}`).toSorted()

    return `${region}\t${Grid.heading(grid)}\t${told.join("")}\n`
  })

  return lines.toSorted().join("")
}
