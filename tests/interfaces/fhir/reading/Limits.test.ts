import { describe, expect, test } from "bun:test"
import { bundle, condition, observation, patient, read } from "../record.ts"

const cancer = condition("Breast cancer")
const ecog = observation("ECOG", { valueInteger: 1 })
const many = <Each>(count: number, each: (index: number) => Each): ReadonlyArray<Each> =>
  Array.from({ length: count }, (_, index) => each(index))

const markersOf = (...resources: ReadonlyArray<ReturnType<typeof condition>>) =>
  read(bundle(patient(), cancer, ...resources)).request.biomarkers

const notUsed = (...resources: ReadonlyArray<ReturnType<typeof condition>>) =>
  read(bundle(patient(), cancer, ...resources)).leftAside

test("A Bundle that is one page of several is read, and that there are more is told", () => {
  const pageOf = (relation: string) => ({
    ...bundle(patient(), cancer),
    link: [{ relation, url: "https://ehr.test/next" }],
  })
  const told = (relation: string) =>
    read(pageOf(relation)).told.filter(({ sentence }) => sentence.includes("one page of several"))

  expect(told("next")).toEqual([{ sentence: expect.anything(), expressions: ["Bundle.link"] }])
  expect(told("self")).toEqual([])
})

describe("So much of a record is read", () => {
  test.each([
    [200, ["HER2 positive"]],
    [201, undefined],
  ])("200 parts of an Observation: %d", (count, markers) => {
    const component = many(count, (index) => ({
      code: { text: index === count - 1 ? "HER2" : "Panel" },
      valueString: index === count - 1 ? "Positive" : "done",
    }))

    expect(markersOf(observation("Panel", { component }))).toEqual(markers)
  })

  test.each([
    [50, ["HER2 positive"]],
    [51, undefined],
  ])("50 codings of a code: %d", (count, markers) => {
    const coding = many(count, (index) => ({ system: "x", code: "y", display: index === count - 1 ? "HER2" : "Panel" }))

    expect(markersOf(observation({ coding }, { valueString: "Positive" }))).toEqual(markers)
  })

  test.each([
    [1000, ["HER2 positive"]],
    [1001, undefined],
  ])("1,000 characters of a text: %d", (length, markers) =>
    expect(markersOf(observation("HER2".padStart(length), { valueString: "Positive" }))).toEqual(markers),
  )

  test.each([
    [2999, ["ECOG 1"]],
    [3000, undefined],
  ])("3,000 kinds of results, and that there are more is told: %d beside one", (count, markers) => {
    const others = many(count, (index) => observation({ coding: [{ code: `c${index}` }] }, { valueInteger: 1 }))

    const { leftAside, request } = read(bundle(patient(), cancer, ...others, ecog))

    expect(request.biomarkers).toEqual(markers)
    expect(leftAside.some(({ sentence }) => sentence.includes("more kinds of results"))).toBe(markers === undefined)
  })

  test.each([
    [498, "amyotrophic lateral sclerosis"],
    [500, "hypertension"],
  ])("500 diagnoses, and that there are more is told: %d beside one", (count, name) => {
    const others = many(count, (index) => condition(`Screening for x${index}`))
    const { leftAside, request } = read(
      bundle(patient(), condition("Hypertension"), ...others, condition("Amyotrophic lateral sclerosis")),
    )

    expect(request.condition).toBe(name)
    expect(leftAside.some(({ sentence }) => sentence.includes("more diagnoses"))).toBe(name === "hypertension")
  })

  test("50 places of what is not used for one reason", () => {
    const [told, ...others] = notUsed(...many(60, () => observation("HER2", { status: "cancelled" })))

    expect(told?.sentence).toContain("cancelled")
    expect(told?.expressions).toHaveLength(50)
    expect(others).toEqual([])
  })
})
