import type { Point } from "../profile/Draft.ts"
import type { Named } from "../profile/NamesLike.ts"

export interface KnownPlace extends Named, Point {}

/** Names of illnesses and places that may be meant. */
export interface KnownNames {
  readonly illnesses: ReadonlyArray<Named>
  readonly places: ReadonlyArray<KnownPlace>
}

const rowsOf = (part = ""): ReadonlyArray<ReadonlyArray<string>> => part.split("\n").map((line) => line.split("\t"))

/** Reads `names.txt`, whose three parts are diseases, regions by their codes, and cities with the codes of their regions. */
export const read = (text: string): KnownNames => {
  const [diseases, regions, cities] = text.trimEnd().split("\n\n")
  const regionNames = new Map(rowsOf(regions).map(([code = "", name = ""]) => [code, name]))

  return {
    illnesses: rowsOf(diseases).map(([name = "", ...also]) => ({ name, also })),
    places: rowsOf(cities).map(([city = "", region = "", lat, lng]) => ({
      name: region === "" ? city : `${city}, ${regionNames.get(region) ?? region}`,
      also: [],
      lat: Number(lat),
      lng: Number(lng),
    })),
  }
}

const none: KnownNames = { illnesses: [], places: [] }

let come = none
let isAsked = false

/** What has come so far. */
export const known = (): KnownNames => come

/** Gets them when a field that offers them is entered: they are the same for everybody, and nothing that is typed is sent. */
export const load = async (): Promise<void> => {
  if (isAsked) return
  isAsked = true
  try {
    const response = await fetch(new URL("names.txt", import.meta.url))
    isAsked = response.ok
    if (response.ok) come = read(await response.text())
  } catch {
    isAsked = false
  }
}
