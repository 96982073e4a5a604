import { describe, expect, test } from "bun:test"
import * as Geo from "../../../../demo/registry-stand-in/request/Geo.ts"
import { study } from "../TinyStudy.ts"

describe("reads a circle", () => {
  test.each<[string, Geo.Circle]>([
    ["distance(39.0035707,-77.1013313,50mi)", { lat: 39.0035707, lon: -77.1013313, kilometers: 80.4672 }],
    ["distance(39,-77,50km)", { lat: 39, lon: -77, kilometers: 50 }],
    ["distance(-0.5,0,1.5km)", { lat: -0.5, lon: 0, kilometers: 1.5 }],
    ["distance(39,-77,10)", { lat: 39, lon: -77, kilometers: 16.09344 }],
  ])("%s", (text, circle) => {
    expect(Geo.circle(text)).toEqual(circle)
  })
})

describe("refuses", () => {
  test.each([
    "",
    "distance(39, -77, 50mi)",
    "distance(+39,-77,50mi)",
    "distance(1e-7,-77,50mi)",
    "distance(.5,-77,50mi)",
    "distance(39.,-77,50mi)",
    "distance(39,-77,-50mi)",
    "distance(39,-77,50miles)",
    "distance(39,-77,50 mi)",
    "Distance(39,-77,50mi)",
    "distance(39,-77)",
    "distance(39,-77,50mi) ",
  ])("%p", (text) => {
    expect(Geo.circle(text)).toBeUndefined()
  })
})

test("measures along the great circle", () => {
  const [boston, newYork] = [
    { lat: 42.3601, lon: -71.0589 },
    { lat: 40.7128, lon: -74.006 },
  ]

  expect(Geo.between(boston, newYork)).toBeCloseTo(306, 0)
  expect(Geo.between(newYork, boston)).toBe(Geo.between(boston, newYork))
  expect(Geo.between({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1)
  expect(Geo.between({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015.1, 1)
})

test("the nearest site counts, and sites without coordinates do not", () => {
  const sites = [
    { facility: "Far", geoPoint: { lat: 0, lon: 3 } },
    { facility: "Unplaced" },
    { facility: "Near", geoPoint: { lat: 0, lon: 1 } },
  ]

  expect(Geo.nearest(study({ nctId: "NCT00000001", sites }), { lat: 0, lon: 0 })).toBeCloseTo(111.2, 1)
  expect(Geo.nearest(study({ nctId: "NCT00000001", sites: [{ facility: "Unplaced" }] }), { lat: 0, lon: 0 })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test.each<[string, number, number]>([
  ["func:exp,scale:300km,offset:0km,decay:0.5", 300, 0.5],
  ["func:exp,scale:300km,offset:10km,decay:0.5", 610, 0.25],
  ["func:gauss,scale:100km,offset:0km,decay:0.5", 200, 0.0625],
  ["func:linear,scale:100km,offset:10km,decay:0.1", 60, 0.55],
  ["func:linear,scale:100km,offset:10km,decay:0.1", 500, 0],
  ["func:gauss,scale:500mi,offset:5mi,decay:0.3", 8, 1],
])("%s at %d km", (text, distance, factor) => {
  const decay = Geo.decay(text)

  expect(decay === undefined ? undefined : Geo.proximity(decay, distance)).toBeCloseTo(factor, 6)
})

test.each(["", "func:cubic,scale:1mi,offset:0mi,decay:0.5", "func:exp,scale:300,offset:0mi,decay:0.5"])(
  "no decay: %p",
  (text) => {
    expect(Geo.decay(text)).toBeUndefined()
  },
)
