import { once } from "../Memo.ts"
import regions from "./regions.txt"

/** A country or a part of one: its code ("FR", "US-MA") and its name as the registry writes it. */
export interface Region {
  readonly code: string
  readonly name: string
}

const isAmerican = ({ code }: Region): boolean => code.startsWith("US-")

/** Most sites are in the United States: "CA" is California before it is Canada. */
const americanFirst = (one: Region, other: Region): number => Number(isAmerican(other)) - Number(isAmerican(one))

const listed = once((): ReadonlyMap<string, ReadonlyArray<Region>> => {
  const rows = regions
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"))
    .flatMap(([code = "", name = "", keys = ""]) => keys.split("|").map((key) => ({ key, region: { code, name } })))

  return new Map(
    Map.groupBy(rows, ({ key }) => key)
      .entries()
      .map(([key, own]) => [key, own.map(({ region }) => region).toSorted(americanFirst)] as const),
  )
})

const none: ReadonlyArray<Region> = []

/** What a key may be the name of: "georgia" is a state and a country, "ca" short for a state and for a country. */
export const named = (key: string): ReadonlyArray<Region> => listed().get(key) ?? none

const names = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      listed()
        .values()
        .flatMap((own) => own.map(({ code, name }) => [code, name] as const)),
    ),
)

/** The code of the country that a region is a part of; nothing where it is one. */
export const countryAround = (code: string): string | undefined =>
  code.includes("-") ? code.slice(0, code.indexOf("-")) : undefined

/** The name of a region with that of the country that it is a part of. */
export const nameOf = (code: string): string => {
  const [country = "", part] = code.split("-")
  const whole = names().get(country) ?? country

  return part === undefined ? whole : `${names().get(code) ?? part}, ${whole}`
}

export const isPartOf = (code: string, other: string): boolean => code.startsWith(`${other}-`)

/** Whether a region is another one, or a part of it. */
export const isWithin = (code: string, other: string): boolean => code === other || isPartOf(code, other)

/** Regions that are a city: their name means no more than it. */
const cities: ReadonlySet<string> = new Set(["DE-BE", "DE-HB", "DE-HH", "HK", "MC", "MO", "SG", "US-DC"])

export const isCity = (code: string): boolean => cities.has(code)
