import { describe, expect, test } from "bun:test"
import { bundle, coded, condition, parameters, patient, profile, read, refusal } from "../record.ts"

const primary = {
  meta: { profile: ["http://hl7.org/fhir/us/mcode/StructureDefinition/mcode-primary-cancer-condition"] },
}

const icd = (code: string, display?: string) => coded("http://hl7.org/fhir/sid/icd-10-cm", code, display)

const status = (code: string) => ({ clinicalStatus: { coding: [{ code }] } })

const nameOf = (...conditions: ReadonlyArray<ReturnType<typeof condition>>) =>
  profile(bundle(patient(), ...conditions)).condition

describe("The disease that is meant", () => {
  test.each([
    ["the only one", [condition("Glioblastoma")], "glioblastoma"],
    ["a cancer beside other diseases", [condition("Hypertension"), condition("Melanoma")], "melanoma"],
    ["a launch area beside others", [condition("Atrial fibrillation"), condition("Alzheimer's disease")], "alzheimers"],
    ["the primary one of two", [condition("Lung cancer"), condition("Colon cancer", primary)], "colon cancer"],
    [
      "one organ said twice",
      [condition("Neoplasm of prostate"), condition("Carcinoma in situ of prostate")],
      "prostate cancer",
    ],
    ["one tumour and its spread", [condition("Colon cancer"), condition("Liver metastases")], "colon cancer"],
    ["a code without words", [condition(icd("C61"))], "prostate cancer"],
    ["a narrower code", [condition(icd("C22.1"))], "cholangiocarcinoma"],
    [
      "a code beside words of another language",
      [condition({ text: "Cáncer de mama", ...icd("C50.9") })],
      "breast cancer",
    ],
    [
      "what is active, beside what is over",
      [condition("Breast cancer"), condition("Colon cancer", status("resolved"))],
      "breast cancer",
    ],
    ["a status in plain text", [condition("Breast cancer", { clinicalStatus: "active" })], "breast cancer"],
    ["a disease that no vocabulary knows", [condition("Zorvat syndrome")], "Zorvat syndrome"],
  ] as const)("%s", (_, conditions, name) => expect(nameOf(...conditions)).toBe(name))

  test("is the one that the caller names, where there are several", () => {
    const record = bundle(patient(), condition("Lung cancer"), condition("Colon cancer"))

    expect(profile(parameters({ condition: "Malignant neoplasm of colon" }, record)).condition).toBe("colon cancer")
  })
})

describe("A record is refused, and the resources are named,", () => {
  test.each([
    ["of two patients", bundle(patient(), patient({ id: "q" }), condition("ALS")), "Patients", 2],
    ["of one who died", bundle(patient({ deceasedDateTime: "2020" }), condition("ALS")), "deceased", 1],
    ["of one who is marked as dead", bundle(patient({ deceasedBoolean: true }), condition("ALS")), "deceased", 1],
    [
      "of several cancers",
      bundle(patient(), condition("Lung cancer"), condition("Colon cancer")),
      "several diseases",
      2,
    ],
    ["of several other diseases", bundle(patient(), condition("Asthma"), condition("Gout")), "several diseases", 2],
    ["without a disease", bundle(patient()), "No disease", 0],
    [
      "of a code that nobody can read",
      bundle(patient(), condition(coded("http://purl.obolibrary.org/obo/mondo.owl", "0007843"))),
      "No disease",
      1,
    ],
  ] as const)("%s", (_, record, words, count) => {
    const { expressions, sentence } = refusal(record)

    expect(sentence).toContain(words)
    expect(expressions).toHaveLength(count)
  })
})

describe("Left aside and told", () => {
  test.each([
    ["what is of another subject", { subject: { reference: "Patient/q" } }, "another subject"],
    ["what is refuted", { verificationStatus: { coding: [{ code: "refuted" }] } }, "refuted"],
    ["what is entered in error", { verificationStatus: "entered-in-error" }, "error"],
    ["what is resolved", status("resolved"), "resolved"],
    ["what has abated", { abatementDateTime: "2015" }, "abated"],
  ])("%s", (_, more, words) => {
    const { leftAside, request } = read(bundle(patient(), condition("Colon cancer", more), condition("ALS")))

    expect(request.condition).toBe("amyotrophic lateral sclerosis")
    expect(leftAside).toEqual([{ sentence: expect.stringContaining(words), expressions: ["Bundle.entry[1].resource"] }])
  })
})
