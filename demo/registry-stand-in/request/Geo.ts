import * as Json from "../record/Json.ts"
import type { Study } from "../record/StoredStudy.ts"

export interface Circle {
  readonly lat: number
  readonly lon: number
  readonly kilometers: number
}

/** How quickly relevance fades with the distance of the nearest site. */
export interface Decay {
  readonly shape: "gauss" | "exp" | "linear"
  readonly scale: number
  readonly offset: number
  readonly decay: number
}

const kilometersPerMile = 1.609344
const earthRadius = 6371.0088

const circleForm = /^distance\((-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)(km|mi)?\)$/
const decayForm =
  /^func:(gauss|exp|linear),scale:(\d+(?:\.\d+)?)(km|mi),offset:(\d+(?:\.\d+)?)(km|mi),decay:(\d+(?:\.\d+)?)$/

const kilometers = (length: string | undefined, unit: string | undefined): number =>
  Number(length) * (unit === "km" ? 1 : kilometersPerMile)

/** Reads `distance(lat,lon,dist)`; a distance without a unit is read as miles, the registry's own choice is not documented. */
export const circle = (text: string): Circle | undefined => {
  const [whole, lat, lon, distance, unit] = circleForm.exec(text) ?? []

  return whole === undefined
    ? undefined
    : { lat: Number(lat), lon: Number(lon), kilometers: kilometers(distance, unit) }
}

export const decay = (text: string): Decay | undefined => {
  const [, shape, scale, scaleUnit, offset, offsetUnit, factor] = decayForm.exec(text) ?? []

  return shape === "gauss" || shape === "exp" || shape === "linear"
    ? { shape, scale: kilometers(scale, scaleUnit), offset: kilometers(offset, offsetUnit), decay: Number(factor) }
    : undefined
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometers along the great circle (haversine). */
export const between = (a: Pick<Circle, "lat" | "lon">, b: Pick<Circle, "lat" | "lon">): number => {
  const chord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2

  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Kilometers to the nearest site that has coordinates, whatever its status. */
export const nearest = (study: Study, center: Pick<Circle, "lat" | "lon">): number =>
  Json.at(study, ["protocolSection", "contactsLocationsModule", "locations", "geoPoint"]).reduce<number>(
    (closest, point) =>
      Json.isObject(point) && typeof point["lat"] === "number" && typeof point["lon"] === "number"
        ? Math.min(closest, between(center, { lat: point["lat"], lon: point["lon"] }))
        : closest,
    Number.POSITIVE_INFINITY,
  )

/** The factor of relevance at a distance: 1 up to the offset, `decay` one scale farther. */
export const proximity = ({ decay, offset, scale, shape }: Decay, distance: number): number => {
  const steps = Math.max(0, distance - offset) / scale
  if (shape === "gauss") return decay ** (steps * steps)

  return shape === "exp" ? decay ** steps : Math.max(0, 1 - steps * (1 - decay))
}
