import type { GeoPoint } from "../study/GeoPoint.ts"

/** Places of a table are told as steps from a corner, in few characters each way. */
export interface Grid {
  readonly corner: GeoPoint
  /** How many characters each of the two takes. */
  readonly width: number
}

/** In degrees: no place is told more than 0.02 degrees, some 1.4 miles, off. */
const step = 0.04

const base = 36

/** Small letters and digits stand in names, so that these are large. */
const written = (steps: number, width: number): string => steps.toString(base).toUpperCase().padStart(width, "0")

const stepsBetween = (from: number, to: number): number => Math.round((to - from) / step)

/** The smallest grid that holds some points. */
export const around = (points: ReadonlyArray<GeoPoint>): Grid => {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100 + 0
  const corner = { latitude: rounded(Math.min(...latitudes)), longitude: rounded(Math.min(...longitudes)) }
  const most = Math.max(
    stepsBetween(corner.latitude, Math.max(...latitudes)),
    stepsBetween(corner.longitude, Math.max(...longitudes)),
  )

  return { corner, width: most.toString(base).length }
}

/** A point of a grid in characters. */
export const write = ({ corner, width }: Grid, { latitude, longitude }: GeoPoint): string =>
  written(Math.max(0, stepsBetween(corner.latitude, latitude)), width) +
  written(Math.max(0, stepsBetween(corner.longitude, longitude)), width)

/** The degrees of whole hundredths, as they are written. */
const degrees = (corner: number, steps: string): number =>
  Math.round((corner + Number.parseInt(steps, base) * step) * 100) / 100 + 0

/** The point that some characters tell. */
export const read = ({ corner, width }: Grid, told: string): GeoPoint => ({
  latitude: degrees(corner.latitude, told.slice(0, width)),
  longitude: degrees(corner.longitude, told.slice(width, 2 * width)),
})

/** A grid in a table's heading, and back. */
export const heading = ({ corner: { latitude, longitude }, width }: Grid): string => `${latitude},${longitude},${width}`

export const ofHeading = (told: string): Grid => {
  const [latitude = 0, longitude = 0, width = 0] = told.split(",").map(Number)

  return { corner: { latitude, longitude }, width }
}
