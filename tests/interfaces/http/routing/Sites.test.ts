import { afterAll, describe, expect, test } from "bun:test"
import { NctId } from "../../../../domain/study/NctId.ts"
import type { Observation } from "../../../../domain/study/Observation.ts"
import { study } from "../../../demo/registry-stand-in/TinyStudy.ts"
import * as ask from "../../../support/ask.ts"
import { basicKey, proKey, sandboxKey, start } from "../../../support/service.ts"

const place = (facility: string, city: string, state: string, lat?: number, lon?: number, status?: string) => ({
  facility,
  city,
  state,
  country: "United States",
  ...(lat === undefined || lon === undefined ? {} : { geoPoint: { lat, lon } }),
  ...(status === undefined ? {} : { status }),
})

const record = (nctId: string, sites: ReadonlyArray<ReturnType<typeof place>>) =>
  study({ nctId, title: `Study ${nctId}`, conditions: ["zebra fever"], sites: [...sites] })

const studies = [
  record("NCT99000001", [
    place("Far Clinic", "Los Angeles", "California", 34.0522, -118.2437, "RECRUITING"),
    place("Unplaced Clinic", "Nowhere", "Kansas"),
    place("Near Clinic", "Boston", "Massachusetts", 42.3601, -71.0589, "RECRUITING"),
    place("St. Mary's Hôpital", "Philadelphia", "Pennsylvania", 39.9526, -75.1652),
  ]),
  record("NCT99000002", [place("Near Clinic", "Boston", "Massachusetts", 42.3601, -71.0589)]),
  record("NCT99000003", []),
]

const day = 24 * 60 * 60 * 1000
const seenAt = Date.UTC(2026, 10, 1, 12, 30)

const observed = (facts: Partial<Observation> = {}, facility = "Near Clinic"): Observation => ({
  nctId: NctId("NCT99000001"),
  site: { facility, city: null, state: null, country: null },
  status: "recruiting",
  lastVerifiedAt: seenAt,
  acceptsReferrals: true,
  notes: "newest",
  ...facts,
})

const service = await start({
  studies,
  sandboxRequestsPerDay: 1000,
  observations: [
    observed({ lastVerifiedAt: seenAt - day, status: "waitlist", notes: "older" }),
    observed(),
    observed({ lastVerifiedAt: seenAt - 2 * day, status: "unknown", notes: "oldest" }),
    observed({ status: "not_recruiting", acceptsReferrals: null, notes: null }, "ST MARYS HOPITAL"),
    observed({ status: "waitlist" }, "A clinic that the registry does not list"),
    observed({ nctId: NctId("NCT99000009") }, "Near Clinic"),
  ],
})
afterAll(() => service.stop())

const newYork = { lat: 40.7128, lng: -74.006, radius_miles: 12_500 }

const optionsOf = async (body: object, key?: string) =>
  (await ask.match(service, { condition: "zebra fever", ...body }, key)).options

const sitesOf = async (nctId: string, body: object, key?: string) =>
  (await optionsOf(body, key)).find(({ nct_id }) => nct_id === nctId)?.sites ?? []

describe("With a place in words of which no point is known", () => {
  test("its sites come first, without distances, and all others as the registry lists them", async () => {
    const sites = await sitesOf("NCT99000001", { location: { query: "massachusetts" } })

    expect(sites.map(({ facility }) => facility)).toEqual([
      "Near Clinic",
      "Far Clinic",
      "Unplaced Clinic",
      "St. Mary's Hôpital",
    ])
    expect(sites.every((site) => !("distance_miles" in site))).toBe(true)
  })
})

describe("With a point", () => {
  test("every site carries its distance to one decimal, the nearest first, those without coordinates last", async () => {
    const sites = await sitesOf("NCT99000001", { location: newYork })

    expect(sites.map(({ distance_miles, facility }) => [facility, distance_miles])).toEqual([
      ["St. Mary's Hôpital", 80.5],
      ["Near Clinic", 190.2],
      ["Far Clinic", 2445.6],
      ["Unplaced Clinic", null],
    ])
  })

  test("all sites are listed, also those beyond the radius", async () => {
    const near = { lat: 42.36, lng: -71.06, radius_miles: 5 }

    expect(await sitesOf("NCT99000001", { location: near })).toHaveLength(4)
    expect((await sitesOf("NCT99000001", { location: near }))[0]).toMatchObject({
      facility: "Near Clinic",
      distance_miles: 0.1,
    })
  })
})

test("Without a location sites stand in the registry's order and carry no distance", async () => {
  const sites = await sitesOf("NCT99000001", {})

  expect(sites.map(({ facility }) => facility)).toEqual([
    "Far Clinic",
    "Unplaced Clinic",
    "Near Clinic",
    "St. Mary's Hôpital",
  ])
  for (const site of sites) expect(site).not.toHaveProperty("distance_miles")
})

test("A site has every field of the specification, and says what the registry does not publish", async () => {
  expect((await sitesOf("NCT99000001", {}))[1]).toEqual({
    facility: "Unplaced Clinic",
    city: "Nowhere",
    state: "Kansas",
    country: "United States",
    registry_status: null,
  })
})

describe("A Pro key sees the newest observation of a site", () => {
  test("with every field of the specification", async () => {
    const sites = await sitesOf("NCT99000001", {}, proKey)

    expect(sites.map(({ facility, verified }) => [facility, verified])).toEqual([
      ["Far Clinic", undefined],
      ["Unplaced Clinic", undefined],
      [
        "Near Clinic",
        {
          status: "recruiting",
          last_verified_at: "2026-11-01T12:30:00.000Z",
          investigator_accepts_referrals: true,
          notes: "newest",
        },
      ],
      [
        "St. Mary's Hôpital",
        {
          status: "not_recruiting",
          last_verified_at: "2026-11-01T12:30:00.000Z",
          investigator_accepts_referrals: null,
          notes: null,
        },
      ],
    ])
  })

  test("kept apart from the registry's own status", async () => {
    const { study } = await ask.availability(service, "NCT99000001", proKey)

    expect(study.sites.map(({ registry_status, verified }) => [registry_status, verified?.status])).toEqual([
      ["RECRUITING", undefined],
      [null, undefined],
      ["RECRUITING", "recruiting"],
      [null, "not_recruiting"],
    ])
  })

  test("of the same study only: a site of another study by the same name has none", async () => {
    expect((await sitesOf("NCT99000002", {}, proKey)).map(({ verified }) => verified)).toEqual([undefined])
  })

  test("and no counts", async () => {
    const answer = await ask.match(service, { condition: "zebra fever" }, proKey)

    expect(answer.verified_fields_included).toBe(true)
    expect(answer).not.toHaveProperty("verified_site_counts")
  })
})

describe.each([
  ["the sandbox", sandboxKey],
  ["basic", basicKey],
])("A key of %s", (_, key) => {
  test("sees how many sites were observed, for the options that have any", async () => {
    const answer = await ask.match(service, { condition: "zebra fever" }, key)

    expect(answer.verified_fields_included).toBe(false)
    expect(answer.verified_site_counts).toEqual({ NCT99000001: 2 })
  })

  test("sees counts only of the options that are returned", async () => {
    const answer = await ask.match(service, { condition: "zebra fever", limit: 1, location: newYork }, key)
    const [only] = answer.options

    expect(answer.options).toHaveLength(1)
    expect(Object.keys(answer.verified_site_counts ?? {})).toEqual(
      only?.nct_id === "NCT99000001" ? ["NCT99000001"] : [],
    )
  })

  test("sees nothing of their contents", async () => {
    const text = JSON.stringify(await ask.match(service, { condition: "zebra fever" }, key))

    for (const content of ['verified"', "newest", "older", "last_verified_at", "waitlist"])
      expect(text).not.toContain(content)
  })
})
