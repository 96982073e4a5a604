import { distance } from "fastest-levenshtein"
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
import * as Spelling from "./Spelling.ts"

/** So many names are suggested for a field. */
const most = 3

/** A longer text is no name. */
const mostCharacters = 100

const plain = (name: string): string => name.trim().replaceAll(/['’]/g, "").toLowerCase()

/** So many letters of a name may be wrong, missing or too many; a short one is too close to ordinary words. */
const mostSlips = ({ length }: string): number => (length < 6 ? 0 : length < 9 ? 1 : 2)

/** A name, as it is compared, and which letters it has. */
interface Name {
  readonly key: string
  readonly name: string
  readonly letters: number
}

const firstLetter = 97

const lastLetter = 122

/** A bit for each letter that stands in a key. */
const lettersOf = (key: string): number => {
  let letters = 0
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code >= firstLetter && code <= lastLetter) letters |= 1 << (code - firstLetter)
  }

  return letters
}

const nameOf = (key: string, name: string): Name => ({ key, name, letters: lettersOf(key) })

/** Whether two sets of letters differ in more than so many. */
const differ = (one: number, other: number, most: number): boolean => {
  let left = one ^ other
  for (let at = 0; at < most && left !== 0; at++) left &= left - 1

  return left !== 0
}

interface Near {
  readonly name: string
  readonly slips: number
}

/** The names that a text may be by a letter or two, the nearest first; among equals the earlier of them. A slip changes two letters of a set at most. */
const nearest = (typed: string, names: ReadonlyArray<Name>): ReadonlyArray<string> => {
  const allowed = mostSlips(typed)
  if (allowed === 0) return []
  const letters = lettersOf(typed)
  const near: Array<Near> = []
  for (const each of names) {
    if (Math.abs(each.key.length - typed.length) > allowed || differ(each.letters, letters, 2 * allowed)) continue
    const slips = distance(typed, each.key)
    if (slips > 0 && slips <= allowed) near.push({ name: each.name, slips })
  }

  return near.toSorted((one, other) => one.slips - other.slips).map(({ name }) => name)
}

/** Launch areas before other diseases, and of each disease its own name before what it is also called. */
const conditions = once((): ReadonlyArray<Name> => {
  const areas = LaunchArea.launchAreas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled])
  const diseases = DiseaseNames.all()

  return [...areas, ...diseases.flatMap(([own]) => own ?? []), ...diseases.flatMap(([, ...others]) => others)].map(
    (name) => nameOf(plain(name), name),
  )
})

const keys = once((): ReadonlySet<string> => new Set(conditions().map(({ key }) => key)))

const kinOf = AreaNames.among(LaunchArea.launchAreas)

const isKnown = (condition: string): boolean =>
  LaunchArea.find(condition) !== undefined ||
  keys().has(plain(condition)) ||
  kinOf(condition) !== undefined ||
  DiseaseNames.named(condition).length > 0

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

  return [...nearest(typed, conditions()), ...wordByWord(condition)]
}

const cities = once(
  (): ReadonlyArray<Name> =>
    CitiesNamed.byFarInWorld().map(({ key, region }) =>
      nameOf(key, `${PlaceName.shown(key)}, ${Regions.nameOf(region)}`),
    ),
)

const ofPlace = (place: string): ReadonlyArray<string> => {
  const [city = ""] = place.split(",")

  return place.length > mostCharacters ? [] : nearest(PlaceName.keyOf(city), cities())
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
