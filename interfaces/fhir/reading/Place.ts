import { wholeEarthInMiles } from "../../../domain/Profile.ts"
import * as ZipCodes from "../../../domain/place/ZipCodes.ts"
import { milesInKilometer } from "../../../domain/study/GeoPoint.ts"
import { defaultRadiusInMiles } from "../../wire/Limits.ts"
import { child, type Element, number, text } from "./Element.ts"
import * as Parameter from "./Parameter.ts"
import type { Resources } from "./Resources.ts"
import { type Field, found, none, notUsed, told } from "./Told.ts"

/** Where is searched, as a caller asks for it. */
export interface Place {
  readonly lat: number
  readonly lng: number
  readonly radius_miles?: number
}

const zipCode = /^(\d{5})(?:-\d{4})?$/

const length = /^(\d{1,6}(?:\.\d+)?)(\D*)$/

/** Units of lengths in miles, as they are written and as UCUM has them. */
const units: ReadonlyArray<readonly [written: RegExp, miles: number]> = [
  [/^(?:mi|miles?|\[mi_i\]|)$/i, 1],
  [/^(?:km|kilomet(?:er|re)s?)$/i, milesInKilometer],
]

const writtenIn = (element: Element): string | undefined => {
  const quantity = child(element, "valueQuantity")
  const value = number(element, "valueDecimal") ?? number(element, "valueInteger") ?? number(quantity, "value")

  return value === undefined
    ? text(element, "valueString")
    : `${value} ${text(quantity, "unit") ?? text(quantity, "code") ?? ""}`
}

/** The miles of a radius; nothing where it is none. */
export const milesOf = (element: Element): number | undefined => {
  const [, value, unit = ""] = length.exec(writtenIn(element)?.trim() ?? "") ?? []
  const [, miles] = units.find(([written]) => written.test(unit.trim())) ?? []
  if (value === undefined || miles === undefined || Number(value) === 0) return undefined

  return Math.min(Math.round(Number(value) * miles * 10) / 10, wholeEarthInMiles)
}

/** The place that the parameters `zipCode` and `travelRadius` ask for. The address of the patient is never read. */
export const of = (resources: Resources): Field<Place> => {
  const [asked] = Parameter.given(resources, "zipCode")
  const [around] = Parameter.given(resources, "travelRadius")
  const at = Parameter.at("zipCode")
  const digits = text(asked, "valueString") ?? number(asked, "valueInteger")?.toString().padStart(5, "0")
  if (digits === undefined)
    return around === undefined
      ? none()
      : none(notUsed("travelRadius", "it needs a zipCode", Parameter.at("travelRadius")))
  const [, five] = zipCode.exec(digits) ?? []
  if (five === undefined) return none(notUsed("zipCode", "a US ZIP code has five digits", at))
  const zip = ZipCodes.find(five)
  if (zip === undefined) return none(notUsed("zipCode", "no US ZIP code begins with these three digits", at))
  const radius = around === undefined ? undefined : milesOf(around)
  const { latitude, longitude } = zip.point
  const place = { lat: latitude, lng: longitude, ...(radius === undefined ? {} : { radius_miles: radius }) }
  const center = zip.isOfArea
    ? "this ZIP code is unknown, so the center of the ZIP codes with the same first three digits is used"
    : "the center of the ZIP code"

  return found(place, told(`location: ${center}; radius: ${radius ?? defaultRadiusInMiles} miles`, at))
}
