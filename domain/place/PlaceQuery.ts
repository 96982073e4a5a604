import { distanceInMiles, type GeoPoint } from "../study/GeoPoint.ts"
import * as Cities from "./CitiesNamed.ts"
import * as CityName from "./CityName.ts"
import * as LargeCities from "./LargeCities.ts"
import * as Regions from "./Regions.ts"
import * as UsualNames from "./UsualNames.ts"
import * as WrittenPlace from "./WrittenPlace.ts"
import * as WrittenPoint from "./WrittenPoint.ts"
import * as WrittenRadius from "./WrittenRadius.ts"
import * as ZipCodes from "./ZipCodes.ts"

/**
 * What a place in words is: a point with its name, and how far around it is told, if it is; or words to look for in records, those cut
 * short written out.
 */
export type Place =
  | { readonly _tag: "Point"; readonly name: string; readonly point: GeoPoint; readonly radiusInMiles?: number }
  | { readonly _tag: "Words"; readonly words: string }

/** Each of them says where the city is: what was told of the state, of the country. */
type Told = ReadonlyArray<ReadonlyArray<Regions.Region>>

const isWhere = (region: string, told: Told): boolean =>
  told.every((meanings) => meanings.some(({ code }) => Regions.isWithin(region, code)))

/** The cities of a name, usual ones as meant by it. */
const citiesOf = (key: string): ReadonlyArray<Cities.City> => {
  const usual = UsualNames.meant(key)
  const own = Cities.named(key)
  if (usual === undefined) return own
  const meant = Cities.namedIn(usual.city, usual.region).map((city) => ({
    ...city,
    isMeant: { inCountry: true, inWorld: true },
  }))

  return [...meant, ...own.map((city) => ({ ...city, isMeant: { inCountry: false, inWorld: false } }))]
}

/** Whether a name is that of a state or a country, of which what is told beside it says no more than what it is a part of. */
const isRegion = (key: string, told: Told): boolean =>
  (told.length === 0 || UsualNames.meant(key) === undefined) &&
  Regions.named(key).some(
    ({ code }) =>
      !Regions.isCity(code) &&
      told.every(([likeliest]) => likeliest !== undefined && Regions.isPartOf(code, likeliest.code)),
  )

/** The city that is meant, if there is one alone or one by far the largest. A name that is a state's or a country's means that. */
const cityOf = (key: string, told: Told): Cities.City | undefined => {
  const bare = told.length === 0
  if (isRegion(key, told)) return undefined
  const found = citiesOf(key).filter(({ region }) => isWhere(region, told))
  if (bare) return found.find(({ isMeant }) => isMeant.inWorld)
  const [first, second] = found

  return second === undefined ? first : found.find(({ isMeant }) => isMeant.inCountry)
}

/** So many words a name of a state or a country has at most. */
const mostWords = 4

/** So many of them stand behind a city: its state, its country. */
const mostRegions = 2

/** What may be the key of a city's name, and what is told of where it lies. */
export interface NameInPlace {
  readonly key: string
  readonly told: Told
}

/** The name that a part may be as a whole, then with states and countries told behind it. */
function* namesIn(key: string, told: Told): Generator<NameInPlace> {
  yield { key, told }
  if (told.length >= mostRegions) return
  const words = key.split(" ")
  for (let left = Math.max(1, words.length - mostWords); left < words.length; left++) {
    const meanings = Regions.named(words.slice(left).join(" "))
    if (meanings.length > 0) yield* namesIn(words.slice(0, left).join(" "), [...told, meanings])
  }
}

/** The city that a part names, with the state or country behind its name, if they stand there. */
const cityIn = (part: string, where: Told): Cities.City | undefined => {
  for (const { key, told } of namesIn(part, where)) {
    const city = cityOf(key, told)
    if (city !== undefined) return city
  }

  return undefined
}

interface Where {
  readonly told: Told
  /** The part of a text that states and countries stand behind. */
  readonly city: string | undefined
  /** Whether what stands before is parts of an address. */
  readonly isPlain: boolean
}

const whereOf = (parts: ReadonlyArray<WrittenPlace.Part>): Where => {
  const told: Array<ReadonlyArray<Regions.Region>> = []
  let left = parts.length
  for (; left > 1; left--) {
    const meanings = Regions.named(parts[left - 1]?.key ?? "")
    if (meanings.length === 0) break
    told.push(meanings)
  }

  return {
    told,
    city: parts[left - 1]?.key,
    isPlain: parts.slice(0, Math.max(0, left - 1)).every(({ isNumbered }) => isNumbered),
  }
}

const cityAt = ({ city, isPlain, told }: Where): Cities.City | undefined =>
  city === undefined || !isPlain ? undefined : cityIn(city, told)

/** A city may be so far from its ZIP codes. */
const nearInMiles = 60

/** The point of a ZIP code that stands alone, with a state, or with its own city. */
const zipOf = (
  zip: string,
  parts: ReadonlyArray<WrittenPlace.Part>,
  city: Cities.City | undefined,
): Place | undefined => {
  const found = ZipCodes.find(zip)
  const stands =
    parts.every(({ key }) => Regions.named(key).some(({ code }) => Regions.isWithin(code, "US"))) ||
    (found !== undefined &&
      city !== undefined &&
      Regions.isWithin(city.region, "US") &&
      distanceInMiles(found.point, city.point) <= nearInMiles)

  return found === undefined || !stands
    ? undefined
    : { _tag: "Point", name: found.isOfArea ? `the area of ZIP code ${zip}` : `ZIP code ${zip}`, point: found.point }
}

const pointOf = (city: Cities.City): Place => ({ _tag: "Point", name: CityName.shown(city), point: city.point })

const found = ({ parts, zip }: WrittenPlace.WrittenPlace): Place | undefined => {
  const city = cityAt(whereOf(parts))
  const ofZip = zip === undefined ? undefined : zipOf(zip, parts, city)

  return ofZip ?? (city === undefined ? undefined : pointOf(city))
}

/** The names of cities that may stand in a place, with what is told of where they lie; last the first of its parts, alone. */
export const namesOf = (text: string): ReadonlyArray<NameInPlace> => {
  const written = WrittenPlace.of(WrittenRadius.of(text)?.place ?? text).map(({ parts }) => parts)
  const first = written[0]?.[0]

  return [
    ...written.flatMap((parts) => {
      const { city, told } = whereOf(parts)

      return city === undefined ? [] : [...namesIn(city, told)]
    }),
    ...(first === undefined ? [] : [{ key: first.key, told: [] }]),
  ]
}

/** Where it stands among cities by their size; those that are not large stand last. */
const rankOf = (city: Cities.City): number => LargeCities.find(city)?.rank ?? Number.POSITIVE_INFINITY

const bySize = (cities: ReadonlyArray<Cities.City>): ReadonlyArray<Cities.City> =>
  cities
    .map((city) => ({ city, rank: rankOf(city) }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ city }) => city)

/**
 * The cities that a name may mean: the one alone that is by far the largest or usually meant, else all that bear it, the largest first.
 * Beside a state or a country that is called so, no city is meant but the one whose usual name it is.
 */
export const citiesMeant = ({ key, told }: NameInPlace): ReadonlyArray<Cities.City> => {
  const bearing = citiesOf(key).filter(({ region }) => isWhere(region, told))
  const meant = bearing.filter(({ isMeant }) => isMeant.inWorld)
  if (Regions.named(key).length > 0) return UsualNames.meant(key) === undefined ? [] : meant

  return meant.length > 0 ? meant : bySize(bearing)
}

const pointIn = (text: string): Place | undefined => {
  const point = WrittenPoint.of(text)
  if (point !== undefined) return { _tag: "Point", name: `${point.latitude}, ${point.longitude}`, point }
  for (const written of WrittenPlace.of(text)) {
    const place = found(written)
    if (place !== undefined) return place
  }

  return undefined
}

/** Reads a place as people write it. */
export const of = (text: string): Place => {
  const radius = WrittenRadius.of(text)
  if (radius === undefined) return pointIn(text) ?? { _tag: "Words", words: WrittenPlace.inFull(text) }
  const place = of(radius.place)

  return place._tag === "Words" ? place : { ...place, radiusInMiles: radius.miles }
}
