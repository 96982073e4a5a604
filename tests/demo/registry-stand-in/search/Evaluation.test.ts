import { describe, expect, test } from "bun:test"
import { Either } from "effect"
import * as Areas from "../../../../demo/registry-stand-in/search/Areas.ts"
import * as Evaluation from "../../../../demo/registry-stand-in/search/Evaluation.ts"
import { study } from "../TinyStudy.ts"

const glioma = study({
  nctId: "NCT00000001",
  title: "Temozolomide in Newly Diagnosed Brain Tumors",
  conditions: ["Glioblastoma Multiforme", "Brain Cancer"],
  keywords: ["IDH1 wild-type"],
  phases: ["PHASE1", "PHASE2"],
  criteria: "Inclusion Criteria:\n\n* Age \\>= 18\n* MGMT methylated",
  sex: "ALL",
  minimumAge: "18 Years",
  maximumAge: "75 Years",
  start: "2022-03",
  enrollment: 120,
  sites: [
    {
      facility: "Maine Medical Center",
      city: "Portland",
      state: "Maine",
      country: "United States",
      status: "WITHDRAWN",
    },
    { facility: "OHSU", city: "Portland", state: "Oregon", country: "United States", status: "RECRUITING" },
  ],
})

const infants = study({
  nctId: "NCT00000002",
  title: "Alzheimer's Disease Studies",
  conditions: ["Alzheimer Disease"],
  studyType: "OBSERVATIONAL",
  sex: "FEMALE",
  minimumAge: "6 Months",
})

const score = (query: string, on = glioma, area = Areas.ConditionSearch): number | undefined =>
  Either.getOrThrowWith(Evaluation.compile(query, area), (reason) => new Error(reason))(on)

describe("finds or leaves out", () => {
  test.each<[string, boolean]>([
    ["glioblastoma", true],
    ["GLIOBLASTOMAS", true],
    ["glioblastoma temozolomide", true],
    ["melanoma", false],
    ["glioblastoma melanoma", false],
    ["glioblastoma OR melanoma", true],
    ["glioblastoma NOT melanoma", true],
    ["glioblastoma NOT temozolomide", false],
    ['"brain cancer"', true],
    ['"cancer brain"', false],
    ['"multiforme brain"', false],
    ["cancer multiforme", true],
    ["GBM", true],
    ["newly diagnosed GBM", true],
    ["glioblastoma GBM", true],
    ["recurrent GBM", false],
    ['"GBM"', true],
    ["GBM melanoma", false],
    ["PDAC", false],
    ["wild type", true],
    ["wild-type", true],
    ["blastoma", false],
    ["NCT00000001", true],
    ["methylated", false],
    ["AREA[EligibilityCriteria]methylated", true],
    ["AREA[EligibilitySearch]methylated", true],
    [
      '(melanoma) OR (("brain cancer" OR "solid tumor") AND (AREA[EligibilityCriteria](MGMT) OR AREA[BriefTitle](ALK)))',
      true,
    ],
    ['(melanoma) OR (("brain cancer") AND (AREA[EligibilityCriteria](ALK OR MGMT)))', true],
    ['(melanoma) OR (("brain cancer") AND (AREA[EligibilityCriteria](ALK) OR AREA[BriefTitle](ALK)))', false],
    ['(melanoma) OR (("solid tumor") AND (AREA[EligibilityCriteria](MGMT)))', false],
    ['"&"', false],
    ["/", false],
    ["ALL", true],
    ["MISSING", false],
    ["COVERAGE[FullMatch]brain cancer", true],
    ["COVERAGE[FullMatch]brain", false],
    ["COVERAGE[StartsWith]temozolomide", true],
    ["COVERAGE[StartsWith]brain tumor", false],
    ["COVERAGE[EndsWith]brain tumor", true],
    ["AREA[Phase]PHASE2", true],
    ["AREA[Phase](PHASE3 OR PHASE4)", false],
    ["AREA[Phase](PHASE2 OR PHASE3) AND AREA[StudyType]INTERVENTIONAL", true],
    ["AREA[Phase:size] 2", true],
    ["AREA[Phase:size]RANGE[3, MAX]", false],
    ['AREA[Sex]"ALL"', true],
    ["AREA[Sex]\\ALL", true],
    ['AREA[Sex]("FEMALE" OR "MALE")', false],
    ["AREA[StartDate]2022", true],
    ["AREA[StartDate]2021", false],
    ["AREA[StartDate]RANGE[2022-03-01, 03/31/2022]", true],
    ["AREA[StartDate]RANGE[2022-04, MAX]", false],
    ["AREA[StartDate]RANGE[MIN, 2022]", true],
    ["AREA[EnrollmentCount]RANGE[100, 120]", true],
    ["AREA[EnrollmentCount]RANGE[121, MAX]", false],
    ["AREA[MinimumAge]RANGE[MIN, 18 years]", true],
    ["AREA[MinimumAge]RANGE[MIN, 215 months]", false],
    ["AREA[CompletionDate]MISSING", true],
    ["AREA[LocationGeoPoint]MISSING", true],
    ["AREA[LocationCity]Portland AND AREA[LocationState]Maine AND AREA[LocationStatus]RECRUITING", true],
    [
      "SEARCH[Location](AREA[LocationCity]Portland AND AREA[LocationState]Maine AND AREA[LocationStatus]RECRUITING)",
      false,
    ],
    [
      "SEARCH[Location](AREA[LocationCity]Portland AND AREA[LocationState]Oregon AND AREA[LocationStatus]RECRUITING)",
      true,
    ],
    ["SEARCH[Study](glioblastoma)", true],
  ])("%s", (query, isFound) => {
    expect(score(query) !== undefined).toBe(isFound)
  })
})

test.each(["alzheimer", "alzheimers", "Alzheimer's", "Alzheimer’s disease", "study"])("%s is one word", (query) => {
  expect(score(query, infants)).toBeGreaterThan(0)
})

test("a range says nothing of studies without the value, and MISSING does", () => {
  expect(score("AREA[MaximumAge]RANGE[62 years, MAX]", infants)).toBeUndefined()
  expect(score("AREA[MaximumAge]RANGE[62 years, MAX] OR AREA[MaximumAge]MISSING", infants)).toBe(0)
})

test("a location query binds the terms to the searched area, and SEARCH to one site", () => {
  expect(score("Portland Maine", glioma, Areas.LocationSearch)).toBeDefined()
  expect(score("Portland AND AREA[LocationStatus]WITHDRAWN", glioma, Areas.LocationSearch)).toBeDefined()
  expect(
    score("SEARCH[Location](Maine AND AREA[LocationStatus]RECRUITING)", glioma, Areas.LocationSearch),
  ).toBeUndefined()
})

describe("weighs", () => {
  test.each<[string, string, string]>([
    ["a condition above a title", "cancer", "temozolomide"],
    ["a title above a keyword", "temozolomide", "IDH1"],
    ["words side by side above words apart", "brain cancer", "cancer brain"],
  ])("%s", (_, more, less) => {
    expect(score(more) ?? 0).toBeGreaterThan(score(less) ?? 0)
  })

  test("a condition as documented", () => {
    expect(score('"brain cancer"')).toBe(0.95)
    expect(score("NCT00000001")).toBe(0.4)
  })
})

describe("refuses", () => {
  test.each([
    ["AREA[NotARealField]x", "Unknown area name: `NotARealField`"],
    ["AREA[EligibilityModule]x", "Unknown area name: `EligibilityModule`"],
    ["AREA[phase]PHASE2", "Unknown area name: `phase`"],
    [
      "AREA[Phase]PHASE5",
      "Allowed values for enum field `protocolSection.designModule.phases` are `NA`, `EARLY_PHASE1`, `PHASE1`, `PHASE2`, `PHASE3`, `PHASE4`",
    ],
    [
      "AREA[StudyType]interventional",
      "Allowed values for enum field `protocolSection.designModule.studyType` are `EXPANDED_ACCESS`, `INTERVENTIONAL`, `OBSERVATIONAL`",
    ],
    ["AREA[StartDate]soon", "Invalid date: `soon`"],
    ["AREA[MinimumAge]RANGE[18, MAX]", "Invalid age: `18`"],
    ["RANGE[1, 2]", "RANGE and values are for fields that hold dates, ages or numbers"],
    ["TILT[Nothing]x", "Unknown area name: `Nothing`"],
    ["a b c d e f g h i j k l m", "Too complicated query"],
    ["a b c d e f g h i j k l-m", "Too complicated query"],
    ["(a b c d e f) OR (g h i j k l m)", "Too complicated query"],
    ["(a b c d e f g h) OR (AREA[EligibilityCriteria](x y) AND AREA[BriefTitle](x OR y z))", "Too complicated query"],
  ])("%s", (query, reason) => {
    expect(Evaluation.compile(query, Areas.ConditionSearch)).toEqual(Either.left(reason))
  })

  test.each([
    "a b c d e f g h i j k l",
    "a-b-c-d-e-f g h i j k l",
    "AREA[Phase](NA OR EARLY_PHASE1) AND (a b c d e f g h i j k l)",
  ])("not twelve terms: %s", (query) => {
    expect(Either.isRight(Evaluation.compile(query, Areas.ConditionSearch))).toBe(true)
  })
})

test.each(["Alzheimer disease", "Alzheimers", '"Alzheimer dementia"', "dementia of the Alzheimer type"])(
  "%s is found by the disease's other name",
  (query) => {
    expect(score(query, infants)).toBeDefined()
  },
)

test("Other names of a disease are not searched in places", () => {
  expect(
    score(
      "glioblastoma",
      study({ nctId: "NCT00000003", title: "One", sites: [{ facility: "GBM Clinic" }] }),
      Areas.LocationSearch,
    ),
  ).toBeUndefined()
})
