import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as Regions from "./Regions.ts"

/** The table of countries and their parts that the domain reads: code, name, and the keys of all names. */
export const of = (countries: ReadonlyArray<string>): string => {
  const codes = [...new Set(countries)].toSorted()
  const regions = [...Regions.countries(codes), ...codes.flatMap(Regions.partsOf)]

  return regions
    .map(({ code, name, otherNames }) => {
      const keys = [...new Set([name, ...otherNames].map(PlaceName.keyOf))].filter((key) => key !== "")

      return `${code}\t${name}\t${keys.join("|")}\n`
    })
    .toSorted()
    .join("")
}
