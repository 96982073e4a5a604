import type { GeoPoint } from "../../domain/study/GeoPoint.ts"
import type { Site } from "../../domain/study/Study.ts"
import * as ContactRecord from "./ContactRecord.ts"
import type { Fields, Shape } from "./Shape.ts"

/** A point off the globe is no point. */
const pointOf = (shape: Shape, location: Fields): GeoPoint | null => {
  const published = shape.optional(location, "geoPoint")
  if (published === null) return null

  const latitude = shape.number(published, "lat")
  const longitude = shape.number(published, "lon")

  return latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null
}

const siteTexts = ["facility", "city", "state", "country", "status"]

/** What `of` would find at fault, for a fraction of what it costs to make a site. */
export const check = (shape: Shape, location: Fields): void => {
  for (const name of siteTexts) shape.isText(location, name)
  ContactRecord.listed(shape, location, "contacts")
  const point = shape.optional(location, "geoPoint")
  if (point === null) return
  shape.isNumber(point, "lat")
  shape.isNumber(point, "lon")
}

/** One of the locations of a record as a site. */
export const of = (shape: Shape, location: Fields): Site => ({
  facility: shape.text(location, "facility"),
  city: shape.text(location, "city"),
  state: shape.text(location, "state"),
  country: shape.text(location, "country"),
  status: shape.text(location, "status"),
  point: pointOf(shape, location),
  contacts: ContactRecord.listed(shape, location, "contacts"),
})
