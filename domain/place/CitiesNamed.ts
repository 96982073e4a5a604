import * as Steps from "../Steps.ts"
import type { GeoPoint } from "../study/GeoPoint.ts"
import * as ByFar from "./ByFar.ts"
import cities from "./cities.txt"
import * as Grid from "./Grid.ts"
import * as Regions from "./Regions.ts"

/** A city of the table. */
export interface City {
  readonly key: string
  readonly region: string
  readonly point: GeoPoint
  /** Whether it is by far the largest of its name in its country, and in the world. */
  readonly isMeant: { readonly inCountry: boolean; readonly inWorld: boolean }
}

const newline = "\n"

const separator = "\t"

/** A character of a point, behind which another city's key may begin. */
const ofPoint = /[0-9A-Z\t]/

/** The city whose key stands at a place of the table; nothing where it is a piece of another one's. */
const cityAt = (key: string, at: number): City | undefined => {
  if (!ofPoint.test(cities.charAt(at - 1))) return undefined
  const behind = at + key.length
  const mark = cities.charAt(behind)
  const isMarked = mark === ByFar.inWorld || mark === ByFar.inCountry
  const told = isMarked ? behind + 1 : behind
  if (!ofPoint.test(cities.charAt(told))) return undefined
  const line = cities.lastIndexOf(newline, at) + 1
  const [region = "", heading = ""] = cities.slice(line, at).split(separator, 2)
  const grid = Grid.ofHeading(heading)

  return {
    key,
    region,
    point: Grid.read(grid, cities.slice(told, told + 2 * grid.width)),
    isMeant: { inCountry: isMarked, inWorld: mark === ByFar.inWorld },
  }
}

/** A key, its mark, and a point of so many characters. */
const ofWidth = (width: number) => new RegExp(`([^!*A-Z]*?[^!*A-Z0-9])[!*]?[0-9A-Z]{${2 * width}}`, "gy")

/** The keys of all cities, a region after the other. */
export function* keys(): Steps.Steps<ReadonlyArray<string>> {
  const all: Array<string> = []
  for (const line of cities.trimEnd().split(newline)) {
    const [, heading = "", own = ""] = line.split(separator)
    for (const [, key = ""] of own.matchAll(ofWidth(Grid.ofHeading(heading).width))) {
      all.push(key)
      if (Steps.isStep(all.length)) yield
    }
  }

  return all
}

/** The cities of a name, by its key. The table is searched as the text it is. */
export const named = (key: string): ReadonlyArray<City> => {
  const found: Array<City> = []
  if (key === "") return found
  for (let at = cities.indexOf(key); at >= 0; at = cities.indexOf(key, at + 1)) {
    const city = cityAt(key, at)
    if (city !== undefined) found.push(city)
  }

  return found
}

/** Those of a country, or of a part of one. */
export const namedIn = (key: string, code: string): ReadonlyArray<City> =>
  named(key).filter(({ region }) => Regions.isWithin(region, code))
