import type { GeoPoint } from "../../domain/study/GeoPoint.ts"
import type { Site } from "../../domain/study/Study.ts"
import * as ContactRecord from "./ContactRecord.ts"
import type { Fields, Shape } from "./Shape.ts"

/** The registry's names of what is text of a site, and of what are numbers of its point. */
const texts = {
  facility: "facility",
  city: "city",
  state: "state",
  country: "country",
  status: "status",
} as const satisfies Readonly<Record<Exclude<keyof Site, "point" | "contacts">, string>>

const coordinates = { latitude: "lat", longitude: "lon" } as const satisfies Readonly<Record<keyof GeoPoint, string>>

const allTexts = Object.values(texts)
const allCoordinates = Object.values(coordinates)

/** A point off the globe is no point. */
const pointOf = (shape: Shape, location: Fields): GeoPoint | null => {
  const published = shape.optional(location, "geoPoint")
  if (published === null) return null

  const latitude = shape.number(published, coordinates.latitude)
  const longitude = shape.number(published, coordinates.longitude)

  return latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null
}

/** Notes on the shape what `of` would find at fault, for a fraction of what it costs to make a site. */
export const noteFaults = (shape: Shape, location: Fields): void => {
  for (const name of allTexts) shape.expect("string", location, name)
  ContactRecord.listed(shape, location, "contacts")
  const point = shape.optional(location, "geoPoint")
  if (point !== null) for (const name of allCoordinates) shape.expect("number", point, name)
}

/** One of the locations of a record as a site. */
export const of = (shape: Shape, location: Fields): Site => ({
  facility: shape.text(location, texts.facility),
  city: shape.text(location, texts.city),
  state: shape.text(location, texts.state),
  country: shape.text(location, texts.country),
  status: shape.text(location, texts.status),
  point: pointOf(shape, location),
  contacts: ContactRecord.listed(shape, location, "contacts"),
})
