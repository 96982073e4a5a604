import * as CitiesNamed from "../../domain/place/CitiesNamed.ts"
import * as CityName from "../../domain/place/CityName.ts"
import * as LargeCities from "../../domain/place/LargeCities.ts"
import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as PlaceQuery from "../../domain/place/PlaceQuery.ts"
import * as Regions from "../../domain/place/Regions.ts"
import * as UsualNames from "../../domain/place/UsualNames.ts"
import * as Steps from "../../domain/Steps.ts"
import * as NearNames from "./NearNames.ts"

/** A place was meant in any case, so that shorter names may be misspelled than those of diseases. */
const mostSlips = ({ length }: string): number => (length < 4 ? 0 : length < 9 ? 1 : 2)

/** The larger a city, the likelier it was meant. */
const nearKeys = Steps.once(function* () {
  const large = (yield* LargeCities.all()).map(({ key }) => key)
  const all = new Set([...large, ...UsualNames.byKey.keys()])
  for (const [at, key] of (yield* CitiesNamed.keys()).entries()) {
    all.add(key)
    if (Steps.isStep(at)) yield
  }

  return yield* NearNames.among([...all], mostSlips)
})

type Cities = ReadonlyArray<CitiesNamed.City>

const misspelled =
  (near: NearNames.Near) =>
  ({ key, told }: PlaceQuery.NameInPlace): Cities =>
    Regions.named(key).length > 0 ? [] : near(key).flatMap((key) => PlaceQuery.citiesMeant({ key, told }))

/** The cities that are found for the first of some names for which any is. */
const ofFirst = (
  names: ReadonlyArray<PlaceQuery.NameInPlace>,
  citiesOf: (name: PlaceQuery.NameInPlace) => Cities,
): Cities | undefined => names.map(citiesOf).find((cities) => cities.length > 0)

const shown = (cities: Cities = []): ReadonlyArray<string> => cities.map(CityName.shown)

/** The cities that a place may mean which was sought in vain by its words: those that bear its name, else those that nearly do. */
export function* of(place: string): Steps.Steps<ReadonlyArray<string>> {
  const names = PlaceQuery.namesOf(place)

  return shown(ofFirst(names, PlaceQuery.citiesMeant) ?? ofFirst(names, misspelled(yield* nearKeys())))
}

/** The city that is usually called by letters which were sought as those of a state: "LA". */
export const beside = (place: string, sought: string): ReadonlyArray<string> =>
  shown(
    PlaceQuery.namesOf(place)
      .filter(({ key, told }) => told.length === 0 && Regions.named(key).length > 0 && PlaceName.keyOf(sought) !== key)
      .slice(0, 1)
      .flatMap(PlaceQuery.citiesMeant),
  )
