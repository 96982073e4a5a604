import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../domain/condition/LaunchArea.ts"
import * as SpanishNames from "../../domain/condition/SpanishNames.ts"
import * as FreeText from "../../domain/FreeText.ts"
import type * as Profile from "../../domain/Profile.ts"
import * as Steps from "../../domain/Steps.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { Suggestion } from "../wire/Payloads.ts"
import * as KnownConditions from "./KnownConditions.ts"
import * as NearNames from "./NearNames.ts"
import * as PlacesMeant from "./PlacesMeant.ts"
import * as Spelling from "./Spelling.ts"

/** So many names are suggested for a field. */
const most = 3

/** A longer text is no name. */
const mostCharacters = 100

/** So many letters of a name may be wrong; a short one is too close to ordinary words. */
const mostSlips = ({ length }: string): number => (length < 6 ? 0 : length < 9 ? 1 : 2)

const plain = (name: string): string => name.trim().replaceAll(/['’]/g, "").toLowerCase()

/** Launch areas before other diseases, and of each disease its own name before what it is also called. */
const nearDiseases = Steps.once(function* () {
  const areas = LaunchArea.launchAreas.flatMap(({ alsoCalled, name }) => [name, ...alsoCalled])
  const diseases = yield* DiseaseNames.all()

  return yield* NearNames.among(
    [...areas, ...diseases.flatMap(([own]) => own ?? []), ...diseases.flatMap(([, ...others]) => others)],
    mostSlips,
    plain,
  )
})

const nearWords = Steps.once(function* () {
  return yield* NearNames.among([...(yield* DiseaseNames.words())], Spelling.mostSlips, Spelling.plain)
})

/** The words one by one, where neither the whole is a name nor a piece of it: "recurrent gliobastoma". */
function* wordByWord(condition: string): Steps.Steps<ReadonlyArray<string>> {
  const near = yield* nearWords()
  const spelled = Spelling.corrected(condition, (typed) => near(typed)[0])
  yield

  return spelled !== undefined && (KnownConditions.has(spelled) || ConditionQuery.diseaseWithin(spelled) !== undefined)
    ? [spelled]
    : []
}

function* misspelled(condition: string, within: string | undefined, found: number): Steps.Steps<ReadonlyArray<string>> {
  const typed = plain(condition)
  if (typed.length > mostCharacters) return []
  const near = (yield* nearDiseases())(typed)
  yield

  if (within !== undefined) return near
  const spelled = yield* wordByWord(condition)

  return [...near, ...spelled, ...(found > 0 ? [] : spelled.flatMap((each) => KnownConditions.within(each) ?? []))]
}

function* ofCondition(condition: string, found: number): Steps.Steps<ReadonlyArray<string>> {
  const english = SpanishNames.inEnglish(condition)
  if (english !== undefined) return [english]
  const isKnown = KnownConditions.has(condition)
  const within = isKnown && found > 0 ? undefined : KnownConditions.within(condition)
  yield
  const near = isKnown ? [] : yield* misspelled(condition, within, found)

  return found > 0 || within === undefined ? near : [...near, within]
}

/** What a place may mean that was sought by words. */
function* ofPlace(place: string, sought: string, found: number): Steps.Steps<ReadonlyArray<string>> {
  if (place.length > mostCharacters) return []

  return found === 0 ? yield* PlacesMeant.of(place) : PlacesMeant.beside(place, sought)
}

/** Names that differ in capitals only are one, and so are "Huntington's disease" and "Huntington disease". */
const suggested = (field: (typeof Suggestion.Type)["field"], names: ReadonlyArray<string>) =>
  [...Map.groupBy(names.map(FreeText.inOneLine), (name) => name.toLowerCase().replaceAll(/['’]s\b/g, "")).values()]
    .slice(0, most)
    .flatMap(([value]) => (value === undefined ? [] : [{ field, value }]))

/** The cities that a place in words may mean which has none of the sites that were looked through. */
export function* placesMeant(place: string): Steps.Steps<ReadonlyArray<typeof Suggestion.Type>> {
  return suggested("location.query", yield* ofPlace(place, place, 0))
}

/**
 * The English name by which a condition was sought that is named in Spanish, and the names that a misspelled one may have been meant for; where nothing
 * was found, the name that stands among other words of it, and the cities that a place may mean that was sought by its words; and a city that goes by
 * the letters of a state. A name that is known is never called misspelled.
 */
export function* of(
  { condition, location }: MatchRequest,
  found: number,
  searched?: Profile.Location,
): Steps.Steps<ReadonlyArray<typeof Suggestion.Type>> {
  const conditions = yield* ofCondition(FreeText.read(condition), found)
  yield
  const places =
    searched?._tag === "Named" && location !== undefined && "query" in location
      ? yield* ofPlace(FreeText.read(location.query), searched.place, found)
      : []

  return [...suggested("condition", conditions), ...suggested("location.query", places)]
}
