import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as RegionNames from "./RegionNames.ts"

/** The table of countries and their parts that the domain reads: code, name, and the keys of all names. */
export const of = (countries: ReadonlyArray<string>): string => {
  const codes = [...new Set(countries)].toSorted()
  const regions = [...RegionNames.countries(codes), ...codes.flatMap(RegionNames.partsOf)]

  return regions
    .map(({ code, name, otherNames }) => {
      const keys = [...new Set([name, ...otherNames].map(PlaceName.keyOf))].filter((key) => key !== "")

      return `${code}\t${name}\t${keys.join("|")}\n`
    })
    .toSorted()
    .join("")
}
