import { describe, expect, test } from "bun:test"
import { bundle, coded, condition, loinc, observation, parameters, patient, profile, read } from "../record.ts"

const of = (more: object) => profile(bundle(patient(more as Record<string, unknown>), condition("ALS")))

test("A record without its Patient is of the one that all of it refers to, whose age and sex stay open", () =>
  expect(profile(bundle(condition("ALS"), observation(loinc("89247-1"), { valueInteger: 1 })))).toEqual({
    condition: "amyotrophic lateral sclerosis",
    biomarkers: ["ECOG 1"],
  }))

describe("Age in full years on 28 November 2026", () => {
  test.each([
    ["1960-11-28", 66],
    ["1960-11-29", 65],
    ["1960-11", 66],
    ["1960-12", 65],
    ["1960", 66],
    ["2026-11-28", 0],
    ["2999-01-01", undefined],
    ["1850", undefined],
    ["1960-02-31", undefined],
    ["yesterday", undefined],
    [1960, undefined],
  ])("born %p: %p", (birthDate, age) => expect(of({ birthDate }).age).toBe(age as number))
})

describe("A birth date that is not used is told", () => {
  test.each([
    ["05/04/1960", "FHIR writes dates"],
    ["1960-13-45", "FHIR writes dates"],
    ["1850", "nobody alive"],
    ["2999-01-01", "nobody alive"],
  ])("%s: %s", (birthDate, why) =>
    expect(read(bundle(patient({ birthDate }), condition("ALS"))).told).toContainEqual({
      sentence: expect.stringContaining(why),
      expressions: ["Bundle.entry[0].resource.birthDate"],
    }),
  )
})

const url = "http://hl7.org/fhir/us/core/StructureDefinition"

describe("Sex", () => {
  test.each([
    ["administrative", { gender: "female" }, "female"],
    [
      "clinical before administrative",
      { gender: "female", extension: [{ url: `${url}/us-core-sex`, valueCode: "248153007" }] },
      "male",
    ],
    ["at birth", { extension: [{ url: `${url}/us-core-birthsex`, valueCode: "F" }] }, "female"],
    [
      "coded",
      {
        extension: [
          { url: `${url}/us-core-sex`, valueCoding: { system: "http://snomed.info/sct", code: "248152002" } },
        ],
      },
      "female",
    ],
    ["neither", { gender: "other" }, undefined],
    ["not known", { gender: "unknown" }, undefined],
  ])("%s", (_, more, sex) => expect<string | undefined>(of(more).sex).toBe(sex))
})

test("A gender that no study asks for is told", () =>
  expect(read(bundle(patient({ gender: "other" }), condition("ALS"))).told).toContainEqual({
    sentence: expect.stringContaining("gender not used"),
    expressions: ["Bundle.entry[0].resource.gender"],
  }))

describe("Without a Patient", () => {
  test("nobody's age and sex are read", () =>
    expect(profile(bundle(condition("ALS", { subject: undefined })))).toEqual({
      condition: "amyotrophic lateral sclerosis",
    }))
})

const asked = (values: Readonly<Record<string, unknown>>) =>
  profile(parameters(values, bundle(patient({ address: [{ postalCode: "02115" }] }), condition("ALS"))))

describe("The place", () => {
  test.each([
    [
      "a ZIP code and a radius",
      { zipCode: "94110", travelRadius: "50" },
      { lat: 37.74, lng: -122.42, radius_miles: 50 },
    ],
    ["a ZIP code alone", { zipCode: "94110-1234" }, { lat: 37.74, lng: -122.42 }],
    ["none where none is asked for: the patient's address is never read", {}, undefined],
    ["none for what is no ZIP code", { zipCode: "Boston" }, undefined],
    [
      "a radius in words",
      { zipCode: "94110", travelRadius: "50 miles" },
      { lat: 37.74, lng: -122.42, radius_miles: 50 },
    ],
    [
      "a radius in kilometers",
      { zipCode: "94110", travelRadius: "80 km" },
      { lat: 37.74, lng: -122.42, radius_miles: 49.7 },
    ],
    [
      "a radius as large as the earth",
      { zipCode: "94110", travelRadius: "99999" },
      { lat: 37.74, lng: -122.42, radius_miles: 12_500 },
    ],
  ])("%s", (_, values, location) => {
    const read = asked(values).location

    if (location === undefined) expect(read).toBeUndefined()
    else expect(read).toEqual(location)
  })

  test("is an area where the table lacks the ZIP code", () =>
    expect(asked({ zipCode: "12345" }).location).toMatchObject({
      lat: expect.closeTo(42.8, 0),
      lng: expect.closeTo(-74, 0),
    }))
})

describe("Told of the place is", () => {
  test.each([
    [{ zipCode: "94110" }, "location: the center of the ZIP code; radius: 100 miles"],
    [{ zipCode: "94110", travelRadius: "20" }, "location: the center of the ZIP code; radius: 20 miles"],
    [{ zipCode: "Boston" }, "zipCode not used: a US ZIP code has five digits."],
    [{ zipCode: "00000" }, "zipCode not used: no US ZIP code begins with these three digits."],
    [{ travelRadius: "20" }, "travelRadius not used: it needs a zipCode."],
  ])("%j: %s", (values, sentence) =>
    expect(read(parameters(values, bundle(condition("ALS")))).told.map((each) => each.sentence)).toContain(sentence),
  )
})

describe("Phases", () => {
  test.each([
    ["phase-2", ["PHASE2"]],
    ["Phase 2", ["PHASE2"]],
    ["II", ["PHASE2"]],
    ["phase-1-phase-2", ["PHASE1", "PHASE2"]],
    ["EARLY_PHASE1", ["EARLY_PHASE1"]],
    ["Early Phase 1, Phase 2", ["EARLY_PHASE1", "PHASE2"]],
    ["any", undefined],
  ])("%s", (phase, phases) => {
    const read = asked({ phase }).phases

    if (phases === undefined) expect(read).toBeUndefined()
    else expect<ReadonlyArray<string> | undefined>(read).toEqual(phases)
  })
})

test.each(["urn:oid:icd-10-gm", "urn:oid:2.16.840.1.113883.6.90", "urn:oid:2.16.840.1.113883.6.3"])(
  "A code is read by whatever system it is said to be of: %s",
  (system) => expect(profile(bundle(patient(), condition(coded(system, "C20")))).condition).toBe("rectal cancer"),
)
