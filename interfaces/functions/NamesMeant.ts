import * as AreaNames from "../../domain/condition/AreaNames.ts"
import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"
import * as SpanishNames from "../../domain/condition/SpanishNames.ts"
import * as FreeText from "../../domain/FreeText.ts"
import { once } from "../../domain/Memo.ts"
import * as CitiesNamed from "../../domain/place/CitiesNamed.ts"
import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as Regions from "../../domain/place/Regions.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { Suggestion } from "../wire/Payloads.ts"
import * as NearNames from "./NearNames.ts"
import * as Spelling from "./Spelling.ts"

/** So many names are suggested for a field. */
const most = 3

/** A longer text is no name. */
const mostCharacters = 100

const plain = (name: string): string => name.trim().replaceAll(/['’]/g, "").toLowerCase()

/** Launch areas before other diseases, and of each disease its own name before what it is also called. */
const nearDiseases = once(() => {
  const areas = LaunchArea.launchAreas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled])
  const diseases = DiseaseNames.all()

  return NearNames.among(
    [...areas, ...diseases.flatMap(([own]) => own ?? []), ...diseases.flatMap(([, ...others]) => others)],
    plain,
  )
})

const kinOf = AreaNames.among(LaunchArea.launchAreas)

const isKnown = (condition: string): boolean =>
  LaunchArea.find(condition) !== undefined || kinOf(condition) !== undefined || DiseaseNames.named(condition).length > 0

/** The words one by one, where neither the whole is a name nor a piece of it: "recurrent gliobastoma". */
const wordByWord = (condition: string): ReadonlyArray<string> => {
  if (ConditionQuery.diseaseWithin(condition) !== undefined) return []
  const spelt = Spelling.corrected(condition, DiseaseNames.vocabulary())

  return spelt !== undefined && (isKnown(spelt) || ConditionQuery.diseaseWithin(spelt) !== undefined) ? [spelt] : []
}

const ofCondition = (condition: string): ReadonlyArray<string> => {
  const english = SpanishNames.inEnglish(condition)
  if (english !== undefined) return [english]
  const typed = plain(condition)
  if (typed.length > mostCharacters || isKnown(condition)) return []

  return [...nearDiseases()(typed), ...wordByWord(condition)]
}

const divider = "\t"

const nearCities = once(() =>
  NearNames.among(
    CitiesNamed.byFarInWorld().map(({ key, region }) => `${key}${divider}${region}`),
    (city) => city.slice(0, city.indexOf(divider)),
  ),
)

const shown = (city: string): string => {
  const [key = "", region = ""] = city.split(divider)

  return `${PlaceName.shown(key)}, ${Regions.nameOf(region)}`
}

const ofPlace = (place: string): ReadonlyArray<string> => {
  const [city = ""] = place.split(",")

  return place.length > mostCharacters ? [] : nearCities()(PlaceName.keyOf(city)).map(shown)
}

/** Names that differ in capitals only are one, and so are "Huntington's disease" and "Huntington disease". */
const suggested = (field: (typeof Suggestion.Type)["field"], names: ReadonlyArray<string>) =>
  [...Map.groupBy(names.map(FreeText.inOneLine), (name) => name.toLowerCase().replaceAll(/['’]s\b/g, "")).values()]
    .slice(0, most)
    .flatMap(([value]) => (value === undefined ? [] : [{ field, value }]))

/**
 * The English name by which a condition was sought that is named in Spanish; the names that a misspelt one may have been meant for; and, where nothing was found, those of a place that was sought by its words.
 * A name that is known is never called misspelt.
 */
export const of = (
  { condition, location }: MatchRequest,
  found: number,
  wereWords: boolean,
): ReadonlyArray<typeof Suggestion.Type> => [
  ...suggested("condition", ofCondition(FreeText.read(condition))),
  ...(found === 0 && wereWords && location !== undefined && "query" in location
    ? suggested("location.query", ofPlace(FreeText.read(location.query)))
    : []),
]
