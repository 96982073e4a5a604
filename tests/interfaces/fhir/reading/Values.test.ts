import { describe, expect, test } from "bun:test"
import { bundle, condition, observation, patient, read } from "../record.ts"

type Resource = ReturnType<typeof observation>

/** What is read of results beside a disease, and why others are not used. */
const readOf = (disease: string, ...results: ReadonlyArray<Resource>) => {
  const { leftAside, request, told } = read(bundle(patient(), condition(disease), ...results))
  const notUsed = [...told, ...leftAside].flatMap(({ sentence }) => /not used: (.*)\.$/.exec(sentence)?.[1] ?? [])

  return { biomarkers: request.biomarkers, notUsed }
}

const markersOf = (disease: string, ...results: ReadonlyArray<Resource>): ReadonlyArray<string> | undefined =>
  readOf(disease, ...results).biomarkers

const cancer = "Lung cancer"
const failure = "Heart failure"

const quantity = (value: number, unit?: string, more: object = {}) => ({
  valueQuantity: { value, ...(unit === undefined ? {} : { unit, code: unit }), ...more },
})
const range = (low: number, high: number) => ({ valueRange: { low: { value: low }, high: { value: high } } })
const ratio = (numerator: number, denominator: number) => ({
  valueRatio: { numerator: { value: numerator }, denominator: { value: denominator } },
})
const words = (valueString: string) => ({ valueString })
const on = (day: string) => ({ effectiveDateTime: day })

describe("A share is told in percent", () => {
  test.each([
    [cancer, "PD-L1 TPS", quantity(0.55, "1"), ["PD-L1 TPS 55%"]],
    [cancer, "PD-L1 TPS", quantity(0.07, "1"), ["PD-L1 TPS 7%"]],
    [cancer, "PD-L1 TPS", quantity(0.5, "%"), ["PD-L1 TPS 0.5%"]],
    [cancer, "PD-L1 TPS", quantity(55), ["PD-L1 TPS 55%"]],
    [cancer, "PD-L1 TPS", ratio(55, 100), ["PD-L1 TPS 55%"]],
    [cancer, "PD-L1 CPS", quantity(20, "1"), ["PD-L1 CPS 20"]],
    ["Breast cancer", "Estrogen receptor", quantity(0.9, "1"), ["Estrogen receptor 90%"]],
    [failure, "LVEF", quantity(0.45, "1"), ["LVEF 45%"]],
    [failure, "LVEF", words("55 % (normal)"), ["LVEF 55%"]],
    ["Type 2 diabetes", "HbA1c", quantity(0.085, "1"), ["HbA1c 8.5%"]],
    // A share or a percentage, and no unit that tells which
    [cancer, "PD-L1 TPS", quantity(0.55), undefined],
    [cancer, "PD-L1 TPS", quantity(1, "1"), undefined],
    [cancer, "PD-L1 TPS", quantity(55, "1"), undefined],
    [cancer, "PD-L1 TPS", quantity(5, "mg"), undefined],
    [failure, "LVEF", quantity(0.45), undefined],
    [cancer, "Karnofsky", quantity(0.8, "1"), undefined],
  ] as const)("%s: %s %j", (disease, title, value, markers) =>
    expect(markersOf(disease, observation(title, value))).toEqual(markers as ReadonlyArray<string> | undefined),
  )
})

describe("A range is no value", () => {
  test.each([
    [cancer, "ECOG", words("1-2")],
    [cancer, "ECOG", words("1 to 2")],
    [cancer, "ECOG", words("1 or 2")],
    [cancer, "ECOG", words("Grade 0–1")],
    [cancer, "ECOG", range(1, 2)],
    [cancer, "ECOG", words(">=2")],
    [cancer, "ECOG", words("2 or higher")],
    [cancer, "ECOG", quantity(2, undefined, { comparator: "<" })],
    [cancer, "KPS", words("70-80%")],
    [cancer, "EDSS", words("4.5-5.0")],
    [failure, "LVEF", words("45-50 %")],
    [cancer, "PD-L1 TPS", words("1-49%")],
    [cancer, "PD-L1 TPS", range(1, 49)],
  ] as const)("%s: %s %j", (disease, title, value) => {
    const { biomarkers, notUsed } = readOf(disease, observation(title, value))

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toEqual([expect.stringContaining("range")])
  })

  test("and what was measured before it is no longer true", () =>
    expect(
      markersOf(
        cancer,
        observation("PD-L1 TPS", { ...words("1-49%"), ...on("2025-02-01") }),
        observation("PD-L1 TPS", { ...words("<1%"), ...on("2023-02-01") }),
        observation("ECOG", { ...words("1-2"), ...on("2025-02-01") }),
        observation("ECOG", { ...words("0"), ...on("2023-02-01") }),
      ),
    ).toBeUndefined())
})

describe("Points may be told with all that can be had", () => {
  test.each([
    ["MMSE", words("22/30"), ["MMSE 22"]],
    ["MMSE", words("22 / 30"), ["MMSE 22"]],
    ["MMSE", words("Score: 22 out of 30"), ["MMSE 22"]],
    ["MMSE", ratio(22, 30), ["MMSE 22"]],
    ["MMSE", words("22/27"), undefined],
    ["ECOG", words("Grade 1 - restricted in strenuous activity"), ["ECOG 1"]],
    ["ECOG", words("-1"), undefined],
    ["ECOG", quantity(1.5), undefined],
    ["EDSS", words("4.5"), ["EDSS 4.5"]],
    ["EDSS", words("4,5"), undefined],
  ] as const)("%s %j", (title, value, markers) =>
    expect(markersOf(cancer, observation(title, value))).toEqual(markers as ReadonlyArray<string> | undefined),
  )
})

describe("Results of one date that contradict each other are not used", () => {
  const day = on("2025-01-01")

  test.each([
    ["HER2", words("Positive"), "HER2", words("Negative")],
    ["ECOG", quantity(1), "ECOG", quantity(2)],
    ["Microsatellite instability", words("MSI-H"), "Microsatellite instability", words("Stable")],
    ["MGMT promoter", words("Methylated"), "MGMT promoter", words("Unmethylated")],
    ["EGFR T790M", words("Positive"), "EGFR T790M", words("Negative")],
    ["KRAS", words("Wild type"), "KRAS", words("G12D")],
    ["PD-L1 TPS", words("50%"), "PD-L1 TPS", words("<1%")],
  ])("%s %j and %s %j", (title, value, other, otherValue) => {
    const results = [observation(title, { ...value, ...day }), observation(other, { ...otherValue, ...day })]
    const { biomarkers, notUsed } = readOf(cancer, ...results)

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toEqual([expect.stringContaining("contradict")])
    expect(markersOf(cancer, ...results.toReversed())).toBeUndefined()
    expect(markersOf(cancer, ...results, observation(title, { ...value, ...on("2025-02-01") }))).toHaveLength(1)
  })

  test.each([
    [
      [observation("EGFR L858R", words("Positive")), observation("EGFR T790M", words("Negative"))],
      ["EGFR L858R", "EGFR T790M negative"],
    ],
    [
      [observation("PD-L1 TPS", words("50%")), observation("PD-L1 CPS", words("60"))],
      ["PD-L1 TPS 50%", "PD-L1 CPS 60"],
    ],
    [
      [observation("MET mutation", words("Negative")), observation("MET amplification", words("Positive"))],
      ["MET mutation negative", "MET amplification"],
    ],
    [
      [
        observation("HTT CAG repeat length, larger allele", quantity(44)),
        observation("HTT CAG repeat length, smaller allele", quantity(17)),
      ],
      ["CAG repeats 44"],
    ],
  ])("%j are read each", (results, markers) => {
    expect(markersOf(cancer, ...results)?.toSorted()).toEqual(markers.toSorted())
    expect(markersOf(cancer, ...results.toReversed())?.toSorted()).toEqual(markers.toSorted())
  })
})

test("Genes that a test found as usual are each so", () =>
  expect(markersOf("Colon cancer", observation("KRAS/NRAS/BRAF", words("Wild type")))).toEqual([
    "KRAS wild-type",
    "NRAS wild-type",
    "BRAF wild-type",
  ]))

describe("What is known and cannot be read is told", () => {
  test.each([
    ["MMSE", quantity(35), "cannot be read"],
    ["ECOG", { valueCodeableConcept: { coding: [{ code: "422512005" }] } }, "cannot be read"],
    ["HER2", words("see report"), "cannot be read"],
    ["HER2", words("Equivocal"), "open"],
    ["BRCA2", words("VUS"), "nobody knows what it does"],
    ["HbA1c", quantity(6.1, "%"), "other diseases"],
    ["Number of prior lines of therapy", quantity(2), "therapy"],
    ["Body height", quantity(180, "cm"), "no stage, biomarker or score"],
  ] as const)("%s %j", (title, value, why) => {
    const { biomarkers, notUsed } = readOf(cancer, observation(title, value))

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toEqual([expect.stringContaining(why)])
  })

  test("and so are resources of other types, and a sex that studies do not ask for", () => {
    const { leftAside, told } = read(
      bundle(
        patient({ gender: "other" }),
        condition(cancer),
        { resourceType: "Procedure" },
        { resourceType: "Procedure" },
      ),
    )

    expect([...told, ...leftAside]).toContainEqual({
      sentence: "Procedure not used: resources of this type are not read.",
      expressions: ["Bundle.entry[2].resource", "Bundle.entry[3].resource"],
    })
    expect([...told, ...leftAside]).toContainEqual({
      sentence: "Patient.gender not used: it is neither male nor female.",
      expressions: ["Bundle.entry[0].resource.gender"],
    })
  })
})
