import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import { usualDiseases } from "../../domain/condition/UsualDiseases.ts"
import * as CityName from "../../domain/place/CityName.ts"
import * as LargeCities from "../../domain/place/LargeCities.ts"
import * as Regions from "../../domain/place/Regions.ts"
import * as Steps from "../../domain/Steps.ts"

/** A name of letters that a disease goes by: "ALS", "NSCLC". */
const short = /^[A-Z0-9][A-Za-z0-9-]{1,6}$/

const line = (...cells: ReadonlyArray<string>): string => [...new Set(cells)].join("\t")

/** Usual diseases in their order, then those of the ontology that none of these is, by name. */
const diseases = (): ReadonlyArray<string> => {
  const usual = usualDiseases.map((disease) => ({ ...disease, same: DiseaseNames.named(disease.name) }))
  const named = new Set<string | undefined>(
    usual.flatMap(({ name, same }) => [name, ...same.map(({ names }) => names[0])]),
  )
  const others = Map.groupBy(
    Steps.whole(DiseaseNames.all()).filter(([own]) => !named.has(own)),
    ([own = ""]) => own,
  )
  const shortOf = (names: ReadonlyArray<string>) => names.filter((name) => short.test(name))

  return [
    ...usual.map(({ name, same, spanish }) => line(name, ...shortOf(same.flatMap(({ names }) => names)), ...spanish)),
    ...Array.from(others, ([own, same]) => line(own, ...shortOf(same.flat()))).toSorted(),
  ]
}

/** Regions by their codes, then the cities that lie in them; a city that lies in none has no code. */
const places = (): readonly [regions: string, cities: string] => {
  const cities = Steps.whole(LargeCities.all()).map((city) => ({ ...city, behind: CityName.regionBehind(city) }))
  const codes = new Set(cities.flatMap(({ behind }) => behind ?? []))

  return [
    Array.from(codes, (code) => line(code, Regions.nameOf(code))).join("\n"),
    cities.map(({ behind = "", name, point }) => [name, behind, ...point].join("\t")).join("\n"),
  ]
}

/**
 * The names that the page offers while somebody types, as a text of three parts with an empty line between them, each of lines whose cells
 * are divided by tabs:
 *
 *     pancreatic cancer⇥cáncer de páncreas⇥…       a disease, then what else it may be typed as: letters, Spanish
 *     US-MA⇥Massachusetts, United States           a region's code, and its name
 *     Boston⇥US-MA⇥42.36⇥-71.06                    a city, the code of the region it lies in, if it is none itself, its latitude and longitude
 *
 * Of diseases those come first that are often looked for, in their order, then all others by name; of cities the largest. What is sent
 * for a disease is its first cell. The whole is the same for everybody, so that no keystroke leaves the browser.
 */
export const file = (): string => `${[diseases().join("\n"), ...places()].join("\n\n")}\n`
