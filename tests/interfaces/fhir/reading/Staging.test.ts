import { describe, expect, test } from "bun:test"
import { bundle, coded, condition, loinc, observation, patient, profile, refusal, snomed } from "../record.ts"

const cancer = condition("Colon cancer")

const stageOf = (...resources: ReadonlyArray<ReturnType<typeof condition>>) =>
  profile(bundle(patient(), ...resources)).stage

const group = (value: object, more: object = {}) => observation(loinc("21908-9"), { ...value, ...more })

const ajcc = (code: string, display?: string) => ({
  valueCodeableConcept: coded("http://cancerstaging.org", code, display),
})

const m = (value: string, at: string) =>
  observation(snomed("399387003"), {
    valueCodeableConcept: coded("https://www.uicc.org", value),
    effectiveDateTime: at,
  })

describe("A group of stages is read however it is written", () => {
  test.each([
    ["a display", { valueCodeableConcept: snomed("261638004", "Stage 3A (qualifier value)") }, "stage IIIA"],
    ["a code of the AJCC", ajcc("4", "IV"), "stage IV"],
    ["a code alone", ajcc("c3A"), "stage IIIA"],
    ["German words", { valueCodeableConcept: { text: "Stadium IIA" } }, "stage IIA"],
    ["plain text", { valueString: "Stage IIB" }, "stage IIB"],
    ["another scale", { valueCodeableConcept: { text: "FIGO Stage IIIA" } }, "FIGO stage IIIA"],
    ["a scale of myeloma", { valueCodeableConcept: { text: "RISS Stage II" } }, "R-ISS stage II"],
    ["letters of a scale", { valueCodeableConcept: { text: "Binet Stage B" } }, "Binet stage B"],
    ["words of the course", { valueString: "Metastatic castration-resistant" }, "metastatic castration-resistant"],
    ["nothing that is known", { valueString: "see report" }, undefined],
  ])("%s", (_, value, stage) => expect(stageOf(cancer, group(value))).toBe(stage))
})

describe("The stage", () => {
  test("is the latest", () => {
    const [early, late] = [ajcc("2"), ajcc("3")]

    expect(
      stageOf(cancer, group(late, { effectiveDateTime: "2024-05" }), group(early, { effectiveDateTime: "2020-05" })),
    ).toBe("stage III")
  })

  test.each([
    ["a diagnosis' own", [condition("Colon cancer", { stage: [{ summary: { text: "Stage II" } }] })], "stage II"],
    [
      "a group before a diagnosis' own",
      [condition("Colon cancer", { stage: [{ summary: { text: "Stage II" } }] }), group(ajcc("1"))],
      "stage I",
    ],
    [
      "one that a diagnosis contains",
      [
        condition("Prostate cancer", {
          contained: [
            { resourceType: "Observation", id: "s", code: { text: "Clinical stage" }, valueString: "Stage III" },
          ],
          stage: [{ assessment: [{ reference: "#s" }] }],
        }),
      ],
      "stage III",
    ],
    ["not in the title of a code", [condition("Other recurrent and persistent IgA nephropathy")], undefined],
    ["in the words of the disease", [condition("Metastatic pancreatic cancer")], "metastatic"],
    ["a stage in the words of the disease", [condition("Adenocarcinoma of colon, stage III (HCC)")], "stage III"],
    ["of a cancer that spread", [cancer, condition("Liver metastases")], "metastatic"],
    ["of one that spread, by its code", [cancer, condition(coded("icd-10", "C78.7"))], "metastatic"],
    ["not of spread to lymph nodes", [cancer, condition(coded("icd-10", "C77.2"))], undefined],
    ["of M1", [cancer, group(ajcc("4")), m("M1", "2024")], "metastatic"],
    ["IV of M0", [cancer, group(ajcc("4")), m("M0", "2024")], "stage IV"],
    ["of the latest M", [cancer, group(ajcc("4")), m("M1", "2024"), m("M0", "2020")], "metastatic"],
    [
      "not of tumour and nodes alone",
      [cancer, observation("T category", { valueString: "T3" }), observation("N category", { valueString: "N2" })],
      undefined,
    ],
    [
      "of a cancer that came back",
      [condition("Colon cancer", { clinicalStatus: { coding: [{ code: "recurrence" }] } })],
      "recurrent",
    ],
    [
      "the narrower of two of one date",
      [cancer, group({ valueString: "Stage III" }), group({ valueString: "Stage IIIB" })],
      "stage IIIB",
    ],
    ["none of two that contradict each other", [cancer, group(ajcc("2")), group(ajcc("4"))], undefined],
    [
      "none of two that a diagnosis has",
      [condition("Colon cancer", { stage: [{ summary: { text: "Stage II" } }, { summary: { text: "Stage IV" } }] })],
      undefined,
    ],
    ["IV of M0 and M1 on one day", [cancer, group(ajcc("4")), m("M1", "2024"), m("M0", "2024")], "stage IV"],
    [
      "not of a grade",
      [condition("Colon cancer", { stage: [{ summary: { text: "Grade 2" }, type: { text: "Histologic grade" } }] })],
      undefined,
    ],
    [
      "of one that went",
      [condition("Colon cancer", { clinicalStatus: { coding: [{ code: "remission" }] } })],
      "remission",
    ],
    ["of one that went, in words", [condition("Acute myeloid leukemia, in complete remission (HCC)")], "remission"],
    ["of one that did not", [condition("Acute myeloblastic leukemia, not having achieved remission")], undefined],
    ["not of the kidneys", [condition("ALS"), observation("CKD stage", { valueString: "Stage 3" })], undefined],
  ])("%s", (_, resources, stage) => expect(stageOf(...resources)).toBe(stage))
})

describe("How severe a disease is stands in its name", () => {
  test.each([
    ["Severe hemophilia A (HCC)", "severe"],
    ["Moderate persistent asthma", "moderate"],
    ["Mild late onset Alzheimer's dementia without behavioral disturbance", "mild"],
    ["Dementia due to Alzheimer's disease, moderate, with agitation", "moderate"],
    ["Moderate to severe atopic dermatitis", "moderate to severe"],
    ["Mild cognitive impairment", "mild cognitive impairment"],
    ["MCI due to Alzheimer's disease", "mild cognitive impairment"],
    ["Severe combined immunodeficiency", undefined],
    ["Severe acute respiratory syndrome", undefined],
  ])("%s: %p", (written, stage) => expect(stageOf(condition(written))).toBe(stage))
})

test("Spread beside a cancer that goes by its letters is its stage", () =>
  expect(stageOf(condition("NSCLC"), condition("Brain metastases"))).toBe("metastatic"))

test("Impairment beside the dementia that came of it is no stage", () =>
  expect(stageOf(condition("Alzheimer's disease"), condition("Mild cognitive impairment"))).toBeUndefined())

describe("A disease that is no tumour has stages of its own scale", () => {
  test.each([
    ["AL amyloidosis", observation("Mayo stage (2004)", { valueString: "Stage IIIa" }), "Mayo stage IIIA"],
    ["ALS", observation("King's staging", { valueInteger: 2, valueString: "2" }), "King's stage II"],
    ["Huntington's disease", observation("HD-ISS", { valueString: "Stage 2" }), "HD-ISS stage II"],
    ["Idiopathic pulmonary fibrosis", observation("GAP stage", { valueString: "II" }), "GAP stage II"],
    [
      "Idiopathic pulmonary fibrosis",
      observation("GAP index", { valueString: "5 points (GAP stage II)" }),
      "GAP stage II",
    ],
    ["ALS", group(ajcc("4")), undefined],
    ["ALS", observation("CKD stage", { valueString: "Stage 3" }), undefined],
    ["Chronic kidney disease", observation("CKD stage", { valueString: "Stage 3" }), "CKD stage III"],
  ])("%s: %j", (disease, staged, stage) => expect(stageOf(condition(disease), staged)).toBe(stage))
})

describe("Spread that stands behind the name of a cancer is its stage", () => {
  test.each([
    ["Lung cancer, brain metastases", "lung cancer"],
    ["Breast cancer; bone mets", "breast cancer"],
    ["Melanoma - liver metastases", "melanoma"],
    ["NSCLC, mets to brain", "non-small cell lung cancer"],
    ["Lung cancer with brain metastases", "lung cancer"],
    ["Breast cancer (HCC) with bone and liver mets", "breast cancer"],
    ["Prostate cancer with multiple osseous metastases", "prostate cancer"],
    ["Colon cancer metastasized to liver (CMS/HCC)", "colon cancer"],
    ["Pancreatic cancer which has metastasised to the lung", "pancreatic-cancer"],
    ["Breast cancer with lymph node and liver metastases", "breast cancer"],
    ["Colorectal cancer, spread to liver", "colorectal cancer"],
    ["Neuroendocrine tumor, liver metastases", "neuroendocrine tumor"],
    ["Lung cancer, s/p radiosurgery to brain metastases", "lung cancer"],
    ["Melanoma metastatic to lymph nodes and lung", "melanoma"],
  ])("%s", (words, name) =>
    expect(profile(bundle(patient(), condition(words)))).toEqual({ condition: name, stage: "metastatic" }),
  )

  test.each([
    ["Lung cancer without brain metastases", "lung cancer"],
    ["Lung cancer, no brain metastases", "lung cancer"],
    ["Breast cancer w/o bone mets", "breast cancer"],
    ["Colon cancer, not metastasized", "colon cancer"],
    ["Breast cancer with axillary lymph node metastases", "breast cancer"],
    ["Breast cancer, metastases to regional lymph nodes", "breast cancer"],
    ["Breast cancer metastatic to axillary lymph node", "breast cancer"],
    ["Colon cancer, possible liver mets", "colon cancer"],
    ["Lung cancer, metastatic workup pending", "lung cancer"],
    ["Breast cancer, staging for metastases", "breast cancer"],
    ["Metabolic syndrome (MetS)", "Metabolic syndrome"],
  ])("%s: it is denied, left open, near or none", (words, name) =>
    expect(profile(bundle(patient(), condition(words)))).toEqual({ condition: name }),
  )

  test.each([
    "Secondary malignant neoplasm of brain",
    "Brain metastases",
    "Bone mets",
    "Mets to liver",
    "Carcinoma, bone metastases",
    "Brain tumor, metastasis",
    "Liver cancer, metastases from colon",
    "Metastatic disease to brain, lung cancer",
  ])("%s: it is spread alone", (words) => {
    expect(refusal(bundle(patient(), condition(words))).expressions).toHaveLength(1)
    expect(stageOf(cancer, condition(words))).toBe("metastatic")
  })

  test.each(["No metastatic disease", "Not metastatic", "No distant metastases"])("no stage says %s", (valueString) =>
    expect(stageOf(cancer, group({ valueString }))).toBeUndefined(),
  )
})
