import { describe, expect, test } from "bun:test"
import { bundle, coded, condition, patient, profile, read, refusal } from "../record.ts"

type Json = ReturnType<typeof condition>

const of = (...conditions: ReadonlyArray<Json>) => bundle(patient(), ...conditions)

describe("What the words of a diagnosis deny or leave open is no stage of it", () => {
  test.each([
    ["Breast cancer, no evidence of metastatic disease", "breast cancer"],
    ["Colon cancer with no evidence of metastatic disease", "colon cancer"],
    ["Prostate cancer - not metastatic", "prostate cancer"],
    ["Prostate cancer, M0, no metastatic disease", "prostate cancer"],
    ["Non-metastatic prostate cancer", "prostate cancer"],
    ["Lung cancer, metastasis excluded", "lung cancer"],
    ["Breast cancer, negative for metastases", "breast cancer"],
    ["Pancreatic cancer with no distant metastases", "pancreatic-cancer"],
    ["Malignant neoplasm of breast without evidence of metastasis", "breast cancer"],
    ["Colon cancer without nodal, bone, or liver metastases", "colon cancer"],
    ["Non-small cell lung cancer, no brain metastases", "non-small cell lung cancer"],
    ["Breast cancer with metastases not seen", "breast cancer"],
    ["Breast cancer, metastases: none", "breast cancer"],
    ["Breast cancer, likely metastatic", "breast cancer"],
    ["Lung cancer with suspected liver metastases", "lung cancer"],
    ["Breast cancer at high risk of metastasis", "breast cancer"],
    ["Pancreatic cancer, never locally advanced", "pancreatic-cancer"],
    ["Breast cancer; mother had metastatic ovarian cancer", "breast cancer"],
  ])("%s", (words, name) => expect(profile(of(condition(words)))).toEqual({ condition: name }))
})

describe("Spread that is denied or left open beside a cancer is left aside and told", () => {
  test.each([
    ["No brain metastases", {}, "deny"],
    ["Metastases: none", {}, "deny"],
    ["Rule out brain metastases", {}, "open"],
    ["Suspected bone metastasis", {}, "open"],
    ["At risk of bone metastasis", {}, "open"],
    ["Liver metastases, possible", {}, "open"],
    ["Liver metastases", { verificationStatus: { coding: [{ code: "unconfirmed" }] } }, "not confirmed"],
  ])("%s", (words, more, why) => {
    const { leftAside, request } = read(of(condition("Non-small cell lung cancer"), condition(words, more)))

    expect(request).toEqual({ condition: "non-small cell lung cancer" })
    expect(leftAside.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(why)])
  })
})

describe("A disease that is denied, left open, past or somebody else's is none to look for", () => {
  test.each([
    "Unresectable pancreatic cancer ruled out",
    "Rule out pancreatic cancer",
    "r/o lymphoma",
    "? glioma",
    "Suspected pancreatic cancer",
    "Suspected lung cancer with liver metastases",
    "Lung cancer (HCC), suspected",
    "Lung cancer, not confirmed",
    "Lung cancer (excluded)",
    "Sarcoidosis vs tuberculosis",
    "At risk for breast cancer",
    "Screening for colon cancer",
    "Fear of cancer",
    "Personal history of malignant neoplasm of breast",
    "Breast cancer, history of",
    "H/o melanoma",
    "Pancreatic cancer in father",
    "Pancreatic cancer (father)",
    "Mother's breast cancer",
    "Family history of Huntington's disease",
    "No evidence of pancreatic cancer",
    "Father - prostate cancer",
    "FHx: colon cancer",
    "Wife has Alzheimer's disease",
    "Rule-out: lymphoma",
    "Working diagnosis of multiple sclerosis",
    "Breast cancer screening",
    "Colon cancer risk",
    "Vaccination against cervical cancer",
    "Prophylactic mastectomy for breast cancer prevention",
    "Cystic fibrosis carrier",
    "Sickle cell trait",
    "Hx breast cancer",
    "S/P colon cancer",
    "Breast cancer survivor",
    "Breast cancer: resolved",
    "Hodgkin lymphoma (cured 2015)",
    "Huntington's disease, at risk",
    "Huntington disease (at increased risk)",
    "At-risk for Huntington's disease",
    "Breast cancer, screening",
    "Sickle cell disease - carrier",
    "Cystic fibrosis, gene carrier status",
  ])("%s", (words) => {
    expect(refusal(of(condition(words))).expressions).toEqual(["Bundle.entry[1].resource.code"])
    expect(profile(of(condition(words), condition("ALS")))).toEqual({ condition: "amyotrophic lateral sclerosis" })
  })

  test.each(["Z85.3", "Z80.0", "Z12.11", "Z03.89", "Z15.01"])("by its code %s", (code) =>
    expect(refusal(of(condition({ text: "Cancer of breast", ...coded("icd-10", code) }))).expressions).toHaveLength(1),
  )

  test.each(["unconfirmed", "provisional", "differential"])("by its status: %s", (verificationStatus) => {
    const open = condition("Pancreatic cancer", { verificationStatus })

    expect(profile(of(open, condition("Breast cancer")))).toEqual({ condition: "breast cancer" })
    expect(refusal(of(open)).expressions).toHaveLength(1)
  })
})

describe("What only looks like denial or doubt belongs to a name", () => {
  test.each([
    ["Probable Alzheimer's disease", "alzheimers"],
    ["Cancer of unknown primary", "cancer of unknown primary"],
    ["Borderline resectable pancreatic cancer", "pancreatic-cancer"],
    ["Childhood absence epilepsy", "childhood absence epilepsy"],
    ["Non-Hodgkin lymphoma, unspecified, unspecified site", "non-Hodgkin lymphoma"],
    ["Lymphoma, not otherwise specified", "lymphoma"],
    ["Type 2 diabetes mellitus without complication (HCC)", "type 2 diabetes"],
    ["Acute myeloblastic leukemia, not having achieved remission", "acute myeloid leukemia"],
    ["Craniopharyngioma, status post resection", "craniopharyngioma"],
    ["Pancreatic cancer, s/p Whipple, no evidence of disease", "pancreatic-cancer"],
    ["Melanoma, no evidence of recurrence", "melanoma"],
    ["High-risk neuroblastoma", "neuroblastoma"],
    ["Neuroblastoma, high risk", "neuroblastoma"],
    ["Melanoma, surveillance", "melanoma"],
    ["Prostate cancer, at risk of fracture", "prostate cancer"],
    ["Graft versus host disease", "graft-versus-host disease"],
    ["Metastatic non-small cell lung cancer", "non-small cell lung cancer"],
  ])("%s", (words, name) => expect(profile(of(condition(words))).condition.toLowerCase()).toBe(name.toLowerCase()))
})
