/** A place on the Earth, in decimal degrees. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the Earth in miles (IUGG R1, 6371.0088 km). */
const earthRadiusInMiles = 3958.7613

/** By the international mile, 1.609344 km. */
export const milesInKilometer = 1 / 1.609344

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles, by the haversine formula. */
export const distanceInMiles = (from: GeoPoint, to: GeoPoint): number => {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord =
    halfLatitude * halfLatitude +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude * halfLongitude

  return 2 * earthRadiusInMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}
