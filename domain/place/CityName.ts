import * as LargeCities from "./LargeCities.ts"
import * as PlaceName from "./PlaceName.ts"
import * as Regions from "./Regions.ts"

type Named = Pick<LargeCities.LargeCity, "key" | "region">

/** The code of the region that is told behind a city's name: of one that is the city itself, what it is a part of, if of anything. */
export const regionBehind = ({ key, region }: Named): string | undefined => {
  const isItself = Regions.isCity(region) && Regions.named(key).some(({ code }) => code === region)

  return isItself ? Regions.countryAround(region) : region
}

/** A city as it is shown, with where it lies: "Köln, North Rhine-Westphalia, Germany", "Berlin, Germany". */
export const shown = (city: Named): string => {
  const name = LargeCities.find(city)?.name ?? PlaceName.shown(city.key)
  const region = regionBehind(city)

  return region === undefined ? name : `${name}, ${Regions.nameOf(region)}`
}
