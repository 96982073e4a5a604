import { expect, test } from "bun:test"
import * as SiteDistance from "../../../domain/study/SiteDistance.ts"
import { site } from "../../support/study.ts"

const from = { latitude: 0, longitude: 0 }
const at = (facility: string, longitude: number) => site({ facility, point: { latitude: 0, longitude } })

test("The nearest site stands first, and those without coordinates last, as they came", () => {
  const sites = [
    site({ facility: "unplaced A" }),
    at("far", 10),
    at("near", -1),
    site({ facility: "unplaced B" }),
    at("here", 0),
    at("middle", 5),
  ]
  const ordered = SiteDistance.nearestFirst(sites, from)

  expect(ordered.map(({ site }) => site.facility)).toEqual([
    "here",
    "near",
    "middle",
    "far",
    "unplaced A",
    "unplaced B",
  ])
  expect(ordered.map(({ miles }) => (miles === null ? null : Math.round(miles)))).toEqual([0, 69, 345, 691, null, null])
})

test("Sites in one city keep the registry's order", () => {
  const sites = ["a", "b", "c", "d"].map((facility) => at(facility, 3))

  expect(SiteDistance.nearestFirst(sites, from).map(({ site }) => site.facility)).toEqual(["a", "b", "c", "d"])
})
