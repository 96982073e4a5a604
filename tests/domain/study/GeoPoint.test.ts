import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import { distanceInMiles, type GeoPoint } from "../../../domain/study/GeoPoint.ts"

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude })

const newYork = at(40.7128, -74.006)
const boston = at(42.3601, -71.0589)
const losAngeles = at(34.0522, -118.2437)
const london = at(51.5074, -0.1278)
const sydney = at(-33.8688, 151.2093)
const tokyo = at(35.6895, 139.6917)
const suva = at(-18.1416, 178.4419)
const apia = at(-13.8333, -171.7667)

const halfTheEarth = 12_436.9

describe("Known distances, to half a percent", () => {
  test.each<readonly [name: string, from: GeoPoint, to: GeoPoint, miles: number]>([
    ["New York to Boston", newYork, boston, 190],
    ["New York to Los Angeles", newYork, losAngeles, 2446],
    ["New York to London", newYork, london, 3461],
    ["London to Sydney", london, sydney, 10_560],
    ["Los Angeles to Tokyo", losAngeles, tokyo, 5479],
    ["Suva to Apia, over the date line", suva, apia, 713],
    ["a degree of latitude", at(0, 0), at(1, 0), 69.09],
    ["a degree of longitude at 60 degrees north", at(60, 10), at(60, 11), 34.55],
    ["pole to pole", at(90, 0), at(-90, 0), halfTheEarth],
    ["a point to its antipode", at(40, -74), at(-40, 106), halfTheEarth],
  ])("%s", (_, from, to, miles) => {
    expect(Math.abs(distanceInMiles(from, to) - miles) / miles).toBeLessThan(0.005)
  })
})

describe("Nothing lies between a place and itself", () => {
  test.each<readonly [string, GeoPoint, GeoPoint]>([
    ["the same point", boston, boston],
    ["the date line from both sides", at(10, 180), at(10, -180)],
    ["a pole by any longitude", at(90, 0), at(90, 77)],
  ])("%s", (_, from, to) => {
    expect(distanceInMiles(from, to)).toBeCloseTo(0, 5)
  })
})

const point = FastCheck.record({
  latitude: FastCheck.double({ min: -90, max: 90, noNaN: true }),
  longitude: FastCheck.double({ min: -180, max: 180, noNaN: true }),
})

test("A distance is the same in both directions, never below nothing and never beyond half the Earth", () => {
  FastCheck.assert(
    FastCheck.property(point, point, (from, to) => {
      const miles = distanceInMiles(from, to)
      expect(miles).toBeCloseTo(distanceInMiles(to, from), 6)
      expect(miles).toBeGreaterThanOrEqual(0)
      expect(miles).toBeLessThanOrEqual(halfTheEarth + 0.1)
    }),
  )
})

test("No way round is shorter", () => {
  FastCheck.assert(
    FastCheck.property(point, point, point, (from, over, to) => {
      expect(distanceInMiles(from, to)).toBeLessThanOrEqual(
        distanceInMiles(from, over) + distanceInMiles(over, to) + 0.001,
      )
    }),
  )
})
