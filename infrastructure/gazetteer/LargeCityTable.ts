import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as CityTable from "./CityTable.ts"
import * as RegionNames from "./RegionNames.ts"

const fewestPeople = 150_000

const fewestWhereCloselyKnown = 20_000

/** What nobody types: "Halle (Saale)". */
const special = /[()\p{N}]/u

const isLarge = (city: CityTable.Source): boolean =>
  CityTable.isCity(city) &&
  !special.test(city.name) &&
  city.population >= (CityTable.isCloselyKnown(city) ? fewestWhereCloselyKnown : fewestPeople)

/** Nobody types a city more exactly than to a mile. */
const decimals = 2

/** The cities that are named to whoever types, each by its whole name, a line each, the largest first: the name, the code of its region, latitude and longitude. */
export const of = (sources: ReadonlyArray<CityTable.Source>): string => {
  const cities = sources
    .filter(isLarge)
    .toSorted((one, other) => other.population - one.population)
    .map(({ adminCode, country, loc: { coordinates }, name }) => {
      const [longitude, latitude] = coordinates
      const region = RegionNames.codeOf(country, adminCode)

      return {
        key: `${region}\t${PlaceName.keyOf(name)}`,
        line: [name, region, latitude.toFixed(decimals), longitude.toFixed(decimals)].join("\t"),
      }
    })
  const firsts = [...Map.groupBy(cities, ({ key }) => key).values()].flatMap(([first]) => first ?? [])

  return firsts.map(({ line }) => `${line}\n`).join("")
}
