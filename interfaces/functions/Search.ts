import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as FreeText from "../../domain/FreeText.ts"
import { wholeEarthInMiles } from "../../domain/Profile.ts"
import * as PlaceName from "../../domain/place/PlaceName.ts"
import * as Regions from "../../domain/place/Regions.ts"
import { counted } from "../Counted.ts"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import type { MatchResponse } from "../wire/Payloads.ts"
import * as KnownConditions from "./KnownConditions.ts"
import * as Spelling from "./Spelling.ts"

/** As much of a caller's words as is told in a line. */
const mostTold = 100

const told = (words: string): string => FreeText.beginning(FreeText.inOneLine(words), mostTold)

/** What of an answer tells where was searched. */
type Searched = Pick<typeof MatchResponse.Type, "searched_area">

/** Where a match looked, in words. */
export const area = ({ searched_area }: Searched, { location }: MatchRequest): string => {
  if (searched_area === undefined || location === undefined) return "everywhere"
  const { lat, lng, name, radius_miles } = searched_area
  if (radius_miles === null) return `places matching “${told(name ?? "")}”`
  const byDefault = "query" in location ? radius_miles === defaultRadiusInMiles : location.radius_miles === undefined

  return `within ${counted(radius_miles, "mile", "miles")} of ${name ?? `${lat}, ${lng}`}${byDefault ? " (the default radius)" : ""}`
}

const wider = ({ searched_area }: Searched, { location }: MatchRequest): ReadonlyArray<string> => {
  if (searched_area === undefined || location === undefined) return []
  const { name, radius_miles } = searched_area
  if (radius_miles === null) {
    return Regions.named(PlaceName.keyOf(name ?? "")).length > 0
      ? ["a larger place, such as a country, or no location"]
      : ["another spelling of the place, a larger one, such as a state or a country, or no location"]
  }
  if ("query" in location) return ["a larger place, such as a state or a country, or no location"]

  return [
    radius_miles < wholeEarthInMiles
      ? `a radius of more than ${counted(radius_miles, "mile", "miles")}, or no location`
      : "no location",
  ]
}

/** A code of a classification, such as `C25.9` or `254637007`: the registry knows names alone. */
const isCode = (condition: string): boolean => /^\s*(?:[A-Z]\d\d(?:\.?\w{1,4})?|\d{5,18})\s*$/i.test(condition)

/** The registry looks for all words of a condition. */
const otherName = ({ condition }: MatchRequest): string => {
  if (Spelling.isOfOtherScript(condition))
    return "the name of the condition in English: the registry is written in English"
  if (isCode(condition)) return "the name of the disease in words in place of its code"
  const disease = ConditionQuery.diseaseWithin(condition)

  return disease === undefined
    ? "another name of the condition, or a wider one"
    : `“${told(disease)}” alone as the condition, with stage and biomarkers in fields of their own`
}

/** What may find some options where a match found none, the likeliest first: one line for each way to widen it. A condition whose name is known is seldom what hinders. */
export const wideningsOf = (searched: Searched, request: MatchRequest): ReadonlyArray<string> => {
  const { condition, include = [], phases = [] } = request
  const isKnown = KnownConditions.isName(FreeText.read(condition))

  return [
    ...(isKnown ? [] : [otherName(request)]),
    ...wider(searched, request),
    ...(phases.length > 0 ? ["any phase"] : []),
    ...(include.length === 1 ? ["both interventional trials and expanded access"] : []),
    ...(isKnown ? [otherName(request)] : []),
  ]
}
