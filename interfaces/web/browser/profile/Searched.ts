import * as Spelling from "../../../functions/Spelling.ts"
import { defaultRadiusInMiles } from "../../../wire/Limits.ts"
import type { Area } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"
import { areaOf } from "./AreaOf.ts"
import type { Draft, Request } from "./Draft.ts"
import { isAround, isNamed, type Named } from "./NamesLike.ts"

/** One thing that was searched with: what it is, and what was said of it. */
export type Entry = readonly [name: string, value: string]

const isList = (value: unknown): value is ReadonlyArray<string> => Array.isArray(value)

const placeOf = (location: Request | undefined, name: string, words: Words): string => {
  if (location === undefined) return words.searched.everywhere
  const miles = location["radius_miles"]

  return typeof location["query"] === "string"
    ? location["query"]
    : words.searched.around(typeof miles === "number" ? miles : defaultRadiusInMiles, name)
}

/** What was searched, in words: every field that was given, and where; `place` is the name of the point, if it has one. */
export const entriesOf = (
  request: Request,
  areas: ReadonlyArray<Area>,
  words: Words,
  place = "",
): ReadonlyArray<Entry> => {
  const said = words.searched
  const condition = String(request["condition"])
  const area = areas.find(({ slug }) => slug === condition)
  const joined = (value: unknown, table: Readonly<Record<string, string>> = {}): string =>
    isList(value) ? value.map((each) => table[each] ?? each).join(", ") : value === undefined ? "" : String(value)
  const lines = request["prior_lines"]
  const entries: ReadonlyArray<Entry> = [
    [said.illness, area === undefined ? condition : (words.areas[area.slug] ?? area.name)],
    [said.stage, joined([request["stage"] ?? ""], words.suggested)],
    [said.markers, joined(request["biomarkers"], words.suggested)],
    [said.lines, typeof lines === "number" ? (words.lineNumbers[lines] ?? String(lines)) : ""],
    [said.age, joined(request["age"])],
    [said.sex, joined([request["sex"] ?? ""], words.form.sexes)],
    [said.kinds, joined(request["include"], words.kinds)],
    [said.phases, joined(request["phases"], words.phases)],
    [said.place, placeOf(request["location"] as Request | undefined, place, words)],
  ]

  return entries.filter(([, value]) => value !== "")
}

/** What would look wider: the words for it, and what of the form it changes. */
export interface Widening {
  readonly label: string
  readonly change: Partial<Draft>
}

/** Names that are known, beside those of launch areas. */
interface Known {
  readonly illnesses: ReadonlyArray<Named>
  readonly places: ReadonlyArray<Named>
}

/** What to look at in the form where a search found nothing: no spelling of a name that is known. */
export const hintsOf = (
  { condition, place, point }: Draft,
  areas: ReadonlyArray<Area>,
  { illnesses, places }: Known,
  { nothing }: Words,
): ReadonlyArray<string> => {
  const isKnown = areaOf(condition, areas) !== undefined || isNamed(condition, illnesses)
  const isPlaceKnown = point !== null || place.trim() === "" || isAround(place, places)

  return [
    Spelling.isOfOtherScript(condition) ? nothing.inEnglish : isKnown ? nothing.broader : nothing.otherName,
    ...(isPlaceKnown ? [] : [nothing.place]),
  ]
}

const farthest = 250

/** Everything that narrows a search besides the illness, and how it is undone. */
export const wideningsOf = (draft: Draft, words: Words): ReadonlyArray<Widening> => {
  const farther = draft.point !== null && Number(draft.radius) < farthest
  const isPlaced = draft.point !== null || draft.place.trim() !== ""
  const both = draft.phases.length > 0 ? [] : draft.kinds

  return [
    ...(farther ? [{ label: words.nothing.farther(farthest), change: { radius: String(farthest) } }] : []),
    ...(isPlaced ? [{ label: words.nothing.anywhere, change: { point: null, place: "" } }] : []),
    ...(draft.phases.length > 0 ? [{ label: words.nothing.anyPhase, change: { phases: [] } }] : []),
    ...(both.length === 1 ? [{ label: words.nothing.anyKind, change: { kinds: [] } }] : []),
  ]
}
