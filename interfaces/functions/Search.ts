import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as FreeText from "../../domain/FreeText.ts"
import { wholeEarthInMiles } from "../../domain/Profile.ts"
import { defaultRadiusInMiles } from "../wire/Limits.ts"
import type { MatchRequest } from "../wire/MatchRequest.ts"
import * as Miles from "./Miles.ts"
import * as Spelling from "./Spelling.ts"

/** As much of a caller's words as is told in a line. */
const mostTold = 100

const told = (words: string): string => FreeText.beginning(FreeText.inOneLine(words), mostTold)

/** Where a match looked, in words. */
export const area = ({ location }: MatchRequest): string => {
  if (location === undefined) return "everywhere"
  if ("query" in location) return `in “${told(location.query)}”`
  const { lat, lng, radius_miles } = location

  return `within ${Miles.inWords(radius_miles ?? defaultRadiusInMiles)} of ${lat}, ${lng}${radius_miles === undefined ? " (the default radius)" : ""}`
}

const wider = ({ location }: MatchRequest): ReadonlyArray<string> => {
  if (location === undefined) return []
  if ("query" in location)
    return ["another spelling of the place, a larger one, such as a state or a country, or no location"]
  const radius = location.radius_miles ?? defaultRadiusInMiles

  return [radius < wholeEarthInMiles ? `a radius of more than ${Miles.inWords(radius)}, or no location` : "no location"]
}

/** The registry looks for all words of a condition. */
const otherName = ({ condition }: MatchRequest): string => {
  if (Spelling.isOfOtherScript(condition))
    return "the name of the condition in English: the registry is written in English"
  const disease = ConditionQuery.diseaseWithin(condition)

  return disease === undefined
    ? "another name of the condition, or a wider one"
    : `“${told(disease)}” alone as the condition, with stage and biomarkers in fields of their own`
}

/** What may find some options where a match found none: one line for each way to widen it. */
export const wideningsOf = (request: MatchRequest): ReadonlyArray<string> => {
  const { include = [], phases = [] } = request

  return [
    otherName(request),
    ...wider(request),
    ...(phases.length > 0 ? ["any phase"] : []),
    ...(include.length === 1 ? ["both interventional trials and expanded access"] : []),
  ]
}
