import type { GeoPoint } from "../study/GeoPoint.ts"

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d{1,15})?) ?°? ?`

/** Two numbers of degrees, each with its side of the Earth or a sign: "42.36, -71.06", "42.36° N 71.06° W". */
const written = new RegExp(
  String.raw`^\(?(?:lat(?:itude)?[:=]? ?)?${degrees}([NS])?[,; ] ?(?:(?:lng|lon|long|longitude)[:=]? ?)?${degrees}([EWO])?\)?$`,
  "i",
)

const signed = (told: string, side: string | undefined): number =>
  Number(told) * (side !== undefined && /[swo]/i.test(side) ? -1 : 1)

/** The point that a text gives by its coordinates, latitude first; nothing where it gives none. Whole numbers without a side may be anything. */
export const of = (text: string): GeoPoint | undefined => {
  const [, north = "", ofNorth, east = "", ofEast] = written.exec(text.trim()) ?? []
  const isTold = (north.includes(".") && east.includes(".")) || (ofNorth !== undefined && ofEast !== undefined)
  if (!isTold) return undefined
  const [latitude, longitude] = [signed(north, ofNorth), signed(east, ofEast)]

  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
