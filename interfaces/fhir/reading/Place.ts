import { wholeEarthInMiles } from "../../../domain/Profile.ts"
import * as ZipCodes from "../../../domain/place/ZipCodes.ts"
import { number, text } from "./Element.ts"
import type { Resources } from "./Resources.ts"
import { type Field, found, none, told } from "./Told.ts"

/** Where is looked, as a caller asks for it. */
export interface Place {
  readonly lat: number
  readonly lng: number
  readonly radius_miles?: number
}

const zipCode = /^(\d{5})(?:-\d{4})?$/

const radiusOf = ({ parameters }: Resources): number | undefined => {
  const element = parameters.find(({ name }) => name === "travelRadius")?.element
  const told = element?.["valueDecimal"] ?? element?.["valueInteger"] ?? text(element, "valueString")
  const miles = Number(told)

  return told !== undefined && Number.isFinite(miles) && miles > 0 ? Math.min(miles, wholeEarthInMiles) : undefined
}

/** The place that the parameters `zipCode` and `travelRadius` (in miles) ask for. The address of the patient is never read. */
export const of = (resources: Resources): Field<Place> => {
  const asked = resources.parameters.find(({ name }) => name === "zipCode")?.element
  const digits = text(asked, "valueString") ?? number(asked, "valueInteger")?.toString().padStart(5, "0")
  if (digits === undefined) return none()
  const at = "Parameters.parameter.where(name = 'zipCode')"
  const zip = ZipCodes.find(zipCode.exec(digits)?.[1] ?? "")
  if (zip === undefined) return none(told("zipCode is left aside: it is not a US ZIP code, which has five digits.", at))
  const radius = radiusOf(resources)
  const { latitude, longitude } = zip.point
  const place = { lat: latitude, lng: longitude, ...(radius === undefined ? {} : { radius_miles: radius }) }
  const sentence = zip.isOfArea
    ? "location: the middle of the codes that begin with the same three digits, for this ZIP code is not known"
    : "location: the middle of the ZIP code"

  return found(place, told(sentence, at))
}
