import { once } from "../Memo.ts"
import largeCities from "./large-cities.txt"
import * as PlaceName from "./PlaceName.ts"

/** A city by its whole name, with the code of its region; latitude and longitude as they are written. */
export interface LargeCity {
  readonly name: string
  readonly key: string
  readonly region: string
  readonly point: readonly [latitude: string, longitude: string]
}

/** The cities that are named to whoever types, the largest first. */
export const all = once(
  (): ReadonlyArray<LargeCity> =>
    largeCities
      .trimEnd()
      .split("\n")
      .map((row) => row.split("\t"))
      .map(([name = "", region = "", latitude = "", longitude = ""]) => ({
        name,
        key: PlaceName.keyOf(name),
        region,
        point: [latitude, longitude],
      })),
)
