import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import type { Search } from "../../../application/ports/Registry.ts"
import type { Location } from "../../../domain/Profile.ts"
import { NctId } from "../../../domain/study/NctId.ts"
import * as QueryUrl from "../../../infrastructure/clinicaltrials-gov/QueryUrl.ts"

const base = new URL("https://registry.test/api/v2")

const fields =
  "NCTId,BriefTitle,OfficialTitle,Acronym,StudyType,OverallStatus,StartDate,LastUpdatePostDate,Phase,DesignPrimaryPurpose,Condition,Keyword," +
  "ConditionMeshTerm,InterventionType,InterventionName,InterventionDescription,LeadSponsorName,BriefSummary," +
  "EligibilityCriteria,MinimumAge,MaximumAge,StdAge,Sex,LocationFacility,LocationCity,LocationState,LocationCountry," +
  "LocationStatus,LocationGeoPoint," +
  "CentralContactName,CentralContactRole,CentralContactPhone,CentralContactPhoneExt,CentralContactEMail"

const fieldsOfOne =
  `${fields},` +
  "LocationContactName,LocationContactRole,LocationContactPhone,LocationContactPhoneExt,LocationContactEMail"

const search: Search = {
  condition: { _tag: "Words", words: "lung cancer" },
  location: undefined,
  types: ["interventional"],
  basketGenes: [],
  phases: [],
}

const parametersOf = (asked: Partial<Search>) =>
  Object.fromEntries(QueryUrl.search(base, { ...search, ...asked }, 200).searchParams)

const around = (latitude: number, longitude: number, radiusInMiles: number): Location => ({
  _tag: "Around",
  point: { latitude, longitude },
  radiusInMiles,
})

describe("A search becomes one address", () => {
  test("to the letter", () => {
    const url = QueryUrl.search(
      base,
      { ...search, types: ["interventional", "expanded_access"], location: around(39.0035707, -77.1013313, 50) },
      200,
    )

    expect(url.href).toBe(
      "https://registry.test/api/v2/studies?query.cond=lung+cancer" +
        "&filter.geo=distance%2839.0035707%2C-77.1013313%2C50mi%29" +
        "&filter.overallStatus=RECRUITING%2CNOT_YET_RECRUITING%2CAVAILABLE" +
        "&filter.advanced=AREA%5BStudyType%5DINTERVENTIONAL+OR+AREA%5BStudyType%5DEXPANDED_ACCESS" +
        `&fields=${fields.replaceAll(",", "%2C")}` +
        "&sort=%40relevance&countTotal=true&pageSize=200",
    )
  })

  test("with every parameter once, and none that the registry does not know", () => {
    expect(parametersOf({ location: { _tag: "Named", place: "Boston" } })).toEqual({
      "query.cond": "lung cancer",
      "query.locn": "Boston",
      "filter.overallStatus": "RECRUITING,NOT_YET_RECRUITING",
      "filter.advanced": "AREA[StudyType]INTERVENTIONAL",
      fields,
      sort: "@relevance",
      countTotal: "true",
      pageSize: "200",
    })
  })

  test("with an expression of ours as it is, and a caller's words as words", () => {
    const expression = '"Alzheimer disease" OR (dementia AND NOT AREA[Phase]NA)'

    expect(parametersOf({ condition: { _tag: "Expression", expression } })).toMatchObject({ "query.cond": expression })
    expect(parametersOf({ condition: { _tag: "Words", words: expression } })).toMatchObject({
      "query.cond": 'Alzheimer disease dementia "NOT" "AREA" Phase NA',
    })
    expect(parametersOf({ location: { _tag: "Named", place: "Boston, MA OR (" } })).toMatchObject({
      "query.locn": "Boston MA",
    })
  })

  test.each<[name: string, asked: Partial<Search>, statuses: string, advanced: string]>([
    ["interventional", {}, "RECRUITING,NOT_YET_RECRUITING", "AREA[StudyType]INTERVENTIONAL"],
    [
      "interventional of some phases",
      { phases: ["PHASE2", "PHASE3", "PHASE2"] },
      "RECRUITING,NOT_YET_RECRUITING",
      "AREA[StudyType]INTERVENTIONAL AND AREA[Phase](PHASE2 OR PHASE3)",
    ],
    [
      "expanded access",
      { types: ["expanded_access"] },
      "RECRUITING,NOT_YET_RECRUITING,AVAILABLE",
      "AREA[StudyType]EXPANDED_ACCESS",
    ],
    [
      "expanded access, which has no phase",
      { types: ["expanded_access"], phases: ["PHASE1"] },
      "RECRUITING,NOT_YET_RECRUITING,AVAILABLE",
      "AREA[StudyType]EXPANDED_ACCESS",
    ],
    [
      "both, in any order",
      { types: ["expanded_access", "interventional"] },
      "RECRUITING,NOT_YET_RECRUITING,AVAILABLE",
      "AREA[StudyType]INTERVENTIONAL OR AREA[StudyType]EXPANDED_ACCESS",
    ],
    [
      "both, the interventional ones of some phases",
      { types: ["interventional", "expanded_access"], phases: ["EARLY_PHASE1"] },
      "RECRUITING,NOT_YET_RECRUITING,AVAILABLE",
      "(AREA[StudyType]INTERVENTIONAL AND AREA[Phase](EARLY_PHASE1)) OR AREA[StudyType]EXPANDED_ACCESS",
    ],
  ])("of the kinds that are asked for: %s", (_, asked, statuses, advanced) => {
    expect(parametersOf(asked)).toMatchObject({ "filter.overallStatus": statuses, "filter.advanced": advanced })
  })

  test.each<[name: string, location: Location, filter: string]>([
    ["whole numbers", around(10, -20, 100), "distance(10,-20,100mi)"],
    ["zero without a sign", around(-0, -1e-9, 1), "distance(0,0,1mi)"],
    ["the smallest step", around(1e-7, -1e-7, 1e-7), "distance(0.0000001,-0.0000001,0.0000001mi)"],
    ["a radius that is hardly one", around(0, 0, 5e-324), "distance(0,0,0.0000001mi)"],
    ["a radius beyond the Earth", around(0, 0, 1e300), "distance(0,0,12500mi)"],
    ["the whole Earth", around(-90, 180, 12_500), "distance(-90,180,12500mi)"],
    ["no more decimals than help", around(1 / 3, 0.1 + 0.2, 62.137119), "distance(0.3333333,0.3,62.137119mi)"],
  ])("with a point in plain decimals: %s", (_, location, filter) => {
    expect(parametersOf({ location })).toMatchObject({ "filter.geo": filter })
  })

  test("with any point in the registry's form", () => {
    const form = /^distance\(-?\d+(\.\d+)?,-?\d+(\.\d+)?,\d+(\.\d+)?(km|mi)?\)$/

    FastCheck.assert(
      FastCheck.property(
        FastCheck.double({ min: -90, max: 90, noNaN: true }),
        FastCheck.double({ min: -180, max: 180, noNaN: true }),
        FastCheck.double({ min: Number.MIN_VALUE, noNaN: true }),
        (latitude, longitude, radius) => {
          const filter = parametersOf({ location: around(latitude, longitude, radius) })["filter.geo"] ?? ""
          const [lat = "", lon = "", miles = ""] = filter.match(/-?[\d.]+/g) ?? []

          expect(filter).toMatch(form)
          expect(Math.abs(Number(lat) - latitude)).toBeLessThan(1e-7)
          expect(Math.abs(Number(lon) - longitude)).toBeLessThan(1e-7)
          expect(Number(miles)).toBeGreaterThan(0)
          expect(Number(miles)).toBeLessThanOrEqual(12_500)
        },
      ),
    )
  })
})

describe("A study becomes one address", () => {
  test.each(["https://registry.test/api/v2", "https://registry.test/api/v2/"])("under %s", (base) => {
    expect(QueryUrl.study(new URL(base), NctId("NCT01234567")).href).toBe(
      `https://registry.test/api/v2/studies/NCT01234567?fields=${fieldsOfOne.replaceAll(",", "%2C")}`,
    )
  })
})
