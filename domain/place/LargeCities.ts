import * as Steps from "../Steps.ts"
import largeCities from "./large-cities.txt"
import * as PlaceName from "./PlaceName.ts"

/** A city by its whole name, with the code of its region; latitude and longitude as they are written. */
export interface LargeCity {
  readonly name: string
  readonly key: string
  readonly region: string
  readonly point: readonly [latitude: string, longitude: string]
}

const newline = "\n"

const separator = "\t"

/** The cities that are named to whoever types, the largest first. */
export const all = (): Steps.Steps<ReadonlyArray<LargeCity>> =>
  Steps.each(largeCities.trimEnd().split(newline), (row) => {
    const [name = "", region = "", latitude = "", longitude = ""] = row.split(separator)

    return { name, key: PlaceName.keyOf(name), region, point: [latitude, longitude] }
  })

/** The whole name of one of them, by its key and the code of its region; the larger it is, the smaller is `rank`. The table is searched as the text it is. */
export const find = ({ key, region }: Pick<LargeCity, "key" | "region">) => {
  const cell = `${separator}${region}${separator}`
  for (let at = largeCities.indexOf(cell); at >= 0; at = largeCities.indexOf(cell, at + 1)) {
    const rank = largeCities.lastIndexOf(newline, at) + 1
    const name = largeCities.slice(rank, at)
    if (PlaceName.keyOf(name) === key) return { name, rank }
  }

  return undefined
}
