import { defaultRadiusInMiles } from "../../../wire/Limits.ts"
import type { Answer, Area } from "../answer/Wire.ts"
import { areaOf, kinOf } from "./AreaOf.ts"
import * as Labels from "./Labels.ts"
import * as TestResults from "./TestResults.ts"

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** What stands in the form: texts as they were typed. An empty one was left out, or is not known. */
export interface Draft {
  readonly condition: string
  readonly stage: string
  /** Suggested results that are ticked. */
  readonly ticked: ReadonlyArray<string>
  /** Other results, one on each line. */
  readonly results: string
  readonly lines: string
  readonly age: string
  readonly sex: string
  readonly place: string
  /** Where the visitor is, if that was asked for; it goes before the place in words. */
  readonly point: Point | null
  readonly radius: string
  readonly kinds: ReadonlyArray<string>
  readonly phases: ReadonlyArray<string>
}

export const empty: Draft = {
  condition: "",
  stage: "",
  ticked: [],
  results: "",
  lines: "",
  age: "",
  sex: "",
  place: "",
  point: null,
  radius: String(defaultRadiusInMiles),
  kinds: [],
  phases: [],
}

/** The body of `POST /v1/match`. What could not be read stays as it was typed: the service says what is wrong with it. */
export type Request = Readonly<Record<string, unknown>>

/** An age as it is often written: "58 years old", "6 1/2", "61 años de edad". */
const inYears = /^\s*(\d{1,3})(?:\s?½|\s1\/2)?(?:\s*(?:years?|yrs?|y\/?o|años?)(?:[ -]old| of age| de edad)?)?\.?\s*$/i

/** That of a small child: "18 months old", "8 meses". */
const inMonths = /^\s*(\d{1,3})\s*(?:months?|mos?|meses|mes)(?:[ -]old| of age| de edad)?\.?\s*$/i

/** The whole years of an age, however it is written. */
const yearsOf = (age: string): number | string => {
  const [, months] = inMonths.exec(age) ?? []

  return months === undefined ? wholeNumber(age.replace(inYears, "$1")) : Math.floor(Number(months) / 12)
}

const wholeNumber = (text: string): number | string => (/^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : text)

/** What was entered for one illness, as far as the form of another can hold it: results that it does not suggest become lines. */
export const forArea = (draft: Draft, area: Area | undefined): Draft => {
  const { others, suggested } = TestResults.bySuggestion(draft.ticked, area)

  return {
    ...draft,
    ticked: suggested,
    results: [...others, draft.results].filter((each) => each !== "").join("\n"),
  }
}

const locationOf = ({ place, point, radius }: Draft): Request | undefined => {
  if (point !== null) return { lat: point.lat, lng: point.lng, radius_miles: Number(radius) }

  return place.trim() === "" ? undefined : { query: place.trim() }
}

/** A draft as it was searched with: a place that was understood is its point from then on, with its name and how far around it was looked. */
export const asSearched = (draft: Draft, { searched_area: area }: Pick<Answer, "searched_area">): Draft =>
  draft.point !== null || area?.lat == null || area.lng === null || area.radius_miles === null
    ? draft
    : {
        ...draft,
        place: area.name ?? draft.place,
        point: { lat: area.lat, lng: area.lng },
        radius: String(area.radius_miles),
      }

const given = (fields: Request): Request =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const orNothing = <A>(text: string, read: (text: string) => A): A | undefined =>
  text.trim() === "" ? undefined : read(text)

export const requestOf = (draft: Draft, areas: ReadonlyArray<Area>): Request => {
  const biomarkers = [...new Set([...draft.ticked, ...TestResults.listed(draft.results)].map(Labels.termOf))]

  return given({
    condition: areaOf(draft.condition, areas)?.slug ?? draft.condition.trim(),
    stage: orNothing(draft.stage, Labels.termOf),
    biomarkers: biomarkers.length === 0 ? undefined : biomarkers,
    prior_lines: orNothing(draft.lines, wholeNumber),
    age: orNothing(draft.age, yearsOf),
    sex: orNothing(draft.sex, (sex) => sex),
    location: locationOf(draft),
    include: draft.kinds.length === 0 ? undefined : draft.kinds,
    phases: draft.phases.length === 0 ? undefined : draft.phases,
  })
}

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : ""

const texts = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : []

const record = (value: unknown): Request =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Request) : {}

const pointOf = ({ lat, lng }: Request): Point | null =>
  typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null

/** The form that makes a request; what is not of a request's shape is left out. */
export const draftOf = (request: Request, areas: ReadonlyArray<Area>): Draft => {
  const condition = text(request["condition"])
  const area = areas.find(({ slug }) => slug === condition)
  const { others, suggested } = TestResults.bySuggestion(texts(request["biomarkers"]), kinOf(condition, areas)?.area)
  const location = record(request["location"])

  return {
    condition: area?.name ?? condition,
    stage: text(request["stage"]),
    ticked: suggested,
    results: others.join("\n"),
    lines: text(request["prior_lines"]),
    age: text(request["age"]),
    sex: text(request["sex"]),
    place: text(location["query"]),
    point: pointOf(location),
    radius: text(location["radius_miles"]) || empty.radius,
    kinds: texts(request["include"]),
    phases: texts(request["phases"]),
  }
}
