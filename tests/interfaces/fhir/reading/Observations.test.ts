import { describe, expect, test } from "bun:test"
import { bundle, condition, hgnc, loinc, observation, patient, read, variant } from "../record.ts"

type Resource = ReturnType<typeof observation>

const cancer = condition("Breast cancer", { id: "c1" })

/** What is read of results beside a disease, and the sentences on what is not used. */
const readOf = (...results: ReadonlyArray<Resource>) => {
  const {
    request: { biomarkers, stage },
    leftAside,
    told,
  } = read(bundle(patient(), cancer, ...results))
  const notUsed = [...told, ...leftAside].filter(({ sentence }) => sentence.includes("not used"))

  return { biomarkers, stage, notUsed }
}

const notPerformed = { dataAbsentReason: { coding: [{ code: "not-performed" }] } }
const positive = { interpretation: [{ coding: [{ code: "POS" }] }] }
const kras = [
  ["48018-6", hgnc(6407, "KRAS")],
  ["48005-3", { text: "p.G12D" }],
] as const

describe("A result is none where the record says why it is missing", () => {
  test.each([
    ["a variant", variant(undefined, kras, notPerformed)],
    ["an interpretation beside it", observation("EGFR T790M", { ...notPerformed, ...positive })],
    ["a value beside it", observation("ECOG", { dataAbsentReason: { text: "Error" }, valueInteger: 1 })],
    [
      "a part of a test",
      observation("Panel", { component: [{ code: { text: "EGFR T790M" }, ...notPerformed, ...positive }] }),
    ],
  ])("%s", (_, result) => {
    const { biomarkers, notUsed } = readOf(result)

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toEqual([
      { sentence: expect.stringContaining("result is missing"), expressions: [expect.stringContaining("entry[2]")] },
    ])
  })

  test.each(["not-performed", "UNK"])("a variant whose value is a code that is not known: %s", (code) =>
    expect(readOf(variant(code, kras)).biomarkers).toBeUndefined(),
  )

  test("the other parts of the test stay", () =>
    expect(
      readOf(
        observation("Panel", {
          component: [
            { code: { text: "KRAS" }, ...notPerformed },
            { code: { text: "BRAF V600E" }, valueString: "Detected" },
          ],
        }),
      ).biomarkers,
    ).toEqual(["BRAF V600E"]))
})

describe("A result of another person is not the patient's", () => {
  const about = (reference: string) => ({ focus: [{ reference }] })
  const found = { valueString: "Positive" }

  test.each([
    ["by its title", observation("BRCA1 mutation in mother", found)],
    ["by the title of a donor's", observation("Donor FLT3-ITD", { valueString: "Negative" })],
    ["by the words of its value", observation("BRCA1 mutation", { valueString: "Positive in her sister" })],
    ["by a relative in its focus", observation("KRAS", { valueString: "G12D", ...about("RelatedPerson/m") })],
    ["by another patient in its focus", observation("KRAS", { valueString: "G12D", ...about("Patient/other") })],
    [
      "by the title of a part",
      observation("Panel", { component: [{ code: { text: "Father: BRCA2 mutation" }, ...found }] }),
    ],
    ["by its focus on what is not told", observation("KRAS", { valueString: "G12D", ...about("urn:uuid:1") })],
  ])("%s", (_, result) => {
    const { biomarkers, notUsed } = readOf(result)

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toHaveLength(1)
  })

  test.each([
    ["the patient in its focus", observation("KRAS", { valueString: "G12D", ...about("Patient/p") }), ["KRAS G12D"]],
    ["a specimen in its focus", observation("KRAS", { valueString: "G12D", ...about("Specimen/s") }), ["KRAS G12D"]],
    ["Child-Pugh", observation("Child-Pugh class", { valueString: "B" }), ["Child-Pugh B"]],
  ])("but with %s it is", (_, result, biomarkers) => expect(readOf(result).biomarkers).toEqual(biomarkers))
})

describe("A result belongs to the disease that it is linked to", () => {
  const melanoma = condition("Melanoma of skin", { id: "c2", clinicalStatus: { coding: [{ code: "resolved" }] } })
  const staged = (stage: string, at: string, more: object = {}) =>
    observation(loinc("21908-9"), { valueString: stage, effectiveDateTime: at, ...more })
  const of = (reference: string) => ({ focus: [{ reference }] })

  test.each([
    [
      "a stage of another disease is not used",
      [melanoma, staged("Stage IV", "2024", of("Condition/c2")), staged("Stage IIA", "2020", of("Condition/c1"))],
      "stage IIA",
    ],
    [
      "nor is one of a disease that the record does not hold",
      [staged("Stage IV", "2024", of("Condition/x"))],
      undefined,
    ],
    [
      "nor is an unlinked stage beside one that is linked",
      [staged("Stage IV", "2024"), staged("Stage IIA", "2020", of("Condition/c1"))],
      "stage IIA",
    ],
    ["a stage without a link counts alone", [melanoma, staged("Stage III", "2024")], "stage III"],
  ])("%s", (_, results, stage) => expect(readOf(...results).stage).toBe(stage))

  test("as its assessment as well", () => {
    const own = condition("Breast cancer", { stage: [{ assessment: [{ reference: "Observation/s1" }] }] })
    const others = condition("Melanoma", {
      clinicalStatus: { coding: [{ code: "resolved" }] },
      stage: [{ assessment: [{ reference: "Observation/s2" }] }],
    })
    const stage = (...resources: ReadonlyArray<Resource>) => read(bundle(patient(), ...resources)).request.stage

    expect(stage(own, staged("Stage IIA", "2020", { id: "s1" }), staged("Stage IV", "2024"))).toBe("stage IIA")
    expect(stage(condition("Breast cancer"), others, staged("Stage IV", "2024", { id: "s2" }))).toBeUndefined()
    expect(stage(own, staged("Stage IIA", "2020", { id: "s1", status: "entered-in-error" }))).toBeUndefined()
  })

  test("and a marker of another disease is not used", () => {
    const { biomarkers, notUsed } = readOf(
      melanoma,
      observation("BRAF V600E", { valueString: "Detected", ...of("Condition/c2") }),
    )

    expect(biomarkers).toBeUndefined()
    expect(notUsed.at(-1)?.sentence).toContain("another condition")
  })

  test("while one of the spread of the disease is", () =>
    expect(
      readOf(
        condition("Liver metastases", { id: "c3" }),
        observation("HER2", { valueString: "Positive", ...of("Condition/c3") }),
      ).biomarkers,
    ).toEqual(["HER2 positive"]))
})

test("A result of a day to come is not used", () => {
  const ecog = (grade: number, at: string) => observation("ECOG", { valueInteger: grade, effectiveDateTime: at })
  const { biomarkers, notUsed } = readOf(ecog(1, "2036-05-01"), ecog(3, "2026-05-01"))

  expect(biomarkers).toEqual(["ECOG 3"])
  expect(notUsed).toEqual([{ sentence: expect.stringContaining("future"), expressions: ["Bundle.entry[2].resource"] }])
})

test("All resources of a large Bundle are read", () => {
  const others = Array.from({ length: 20_001 }, () => ({ resourceType: "Encounter" }))
  const ecog = observation("ECOG", { valueInteger: 1 })

  expect(read(bundle(...others, patient({ gender: "female" }), cancer, ecog)).request).toMatchObject({
    condition: "breast cancer",
    sex: "female",
    biomarkers: ["ECOG 1"],
  })
})

describe("A result that a report contains and refers to", () => {
  const { subject: _, status: __, ...bare } = observation("BRAF V600E", { id: "o", valueString: "Detected" })
  const report = (contained: object, more: object = {}) => ({
    resourceType: "DiagnosticReport",
    status: "final",
    subject: { reference: "Patient/p" },
    contained: [contained],
    result: [{ reference: "#o" }],
    ...more,
  })

  test.each([
    ["is read", report({ ...bare, status: "final", subject: { reference: "Patient/p" } })],
    ["is of the report's subject and status", report(bare)],
    ["is read of a report that was added to", report(bare, { status: "appended" })],
  ])("%s", (_, sent) => expect(readOf(sent).biomarkers).toEqual(["BRAF V600E"]))

  test.each([
    ["of another subject", report({ ...bare, subject: { reference: "Patient/q" } }), "another subject"],
    ["of a report on another", report(bare, { subject: { reference: "Patient/q" } }), "another subject"],
    ["of one that is entered in error", report({ ...bare, status: "entered-in-error" }), "entered in error"],
    ["of a report that is", report({ ...bare, status: "final" }, { status: "entered-in-error" }), "entered in error"],
    ["of a report without a result yet", report(bare, { status: "registered" }), "not a result yet"],
  ])("is not used where it is %s", (_, sent, why) => {
    const { biomarkers, notUsed } = readOf(sent)

    expect(biomarkers).toBeUndefined()
    expect(notUsed).toContainEqual({
      sentence: expect.stringContaining(why),
      expressions: ["Bundle.entry[2].resource.contained[0]"],
    })
  })

  test("is none where the report does not refer to it, or it is of one that is contained", () => {
    expect(readOf(report(bare, { result: [] })).biomarkers).toBeUndefined()
    expect(readOf(report({ ...bare, subject: { reference: "#q" } })).biomarkers).toBeUndefined()
  })

  test("is of the report's time where it tells none", () => {
    const earlier = observation("BRAF V600E", { valueString: "Not detected", effectiveDateTime: "2023" })

    expect(readOf(earlier, report(bare, { effectiveDateTime: "2024" })).biomarkers).toEqual(["BRAF V600E"])
  })

  test("belongs to the record's only subject, on the report's server", () => {
    const on = (resource: object, path: string) => ({ fullUrl: `https://a.org/${path}`, resource })
    const entry = [
      on(cancer, "Condition/c1"),
      on(report({ ...bare, subject: { reference: "Patient/p" } }), "DiagnosticReport/d"),
    ]

    expect(read({ resourceType: "Bundle", type: "collection", entry }).request.biomarkers).toEqual(["BRAF V600E"])
  })
})
