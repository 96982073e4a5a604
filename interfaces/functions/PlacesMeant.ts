import { once } from "../../domain/Memo.ts"
import * as CitiesNamed from "../../domain/place/CitiesNamed.ts"
import * as CityName from "../../domain/place/CityName.ts"
import * as LargeCities from "../../domain/place/LargeCities.ts"
import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as PlaceQuery from "../../domain/place/PlaceQuery.ts"
import * as Regions from "../../domain/place/Regions.ts"
import * as UsualNames from "../../domain/place/UsualNames.ts"
import * as NearNames from "./NearNames.ts"

/** A place was meant in any case, so that shorter names may be misspelt than those of diseases. */
const mostSlips = ({ length }: string): number => (length < 4 ? 0 : length < 9 ? 1 : 2)

/** The larger a city, the likelier it was meant. */
const nearKeys = once(() => {
  const large = LargeCities.all().map(({ key }) => key)

  return NearNames.among([...new Set([...large, ...UsualNames.byKey.keys(), ...CitiesNamed.keys()])], mostSlips)
})

type Cities = ReadonlyArray<CitiesNamed.City>

const misspelt = ({ key, told }: PlaceQuery.NameInPlace): Cities =>
  Regions.named(key).length > 0 ? [] : nearKeys()(key).flatMap((near) => PlaceQuery.citiesMeant({ key: near, told }))

/** The cities that are found for the first of some names for which any is. */
const ofFirst = (
  names: ReadonlyArray<PlaceQuery.NameInPlace>,
  citiesOf: (name: PlaceQuery.NameInPlace) => Cities,
): Cities | undefined => names.map(citiesOf).find((cities) => cities.length > 0)

const shown = (cities: Cities = []): ReadonlyArray<string> => cities.map(CityName.shown)

/** The cities that a place may mean which was sought in vain by its words: those that bear its name, else those that nearly do. */
export const of = (place: string): ReadonlyArray<string> => {
  const names = PlaceQuery.namesOf(place)

  return shown(ofFirst(names, PlaceQuery.citiesMeant) ?? ofFirst(names, misspelt))
}

/** The city that is usually called by letters which were sought as those of a state: "LA". */
export const beside = (place: string, sought: string): ReadonlyArray<string> =>
  shown(
    PlaceQuery.namesOf(place)
      .filter(({ key, told }) => told.length === 0 && Regions.named(key).length > 0 && PlaceName.keyOf(sought) !== key)
      .slice(0, 1)
      .flatMap(PlaceQuery.citiesMeant),
  )
