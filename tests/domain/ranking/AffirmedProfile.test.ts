import { expect, test } from "bun:test"
import * as AffirmedProfile from "../../../domain/ranking/AffirmedProfile.ts"

test("What is denied or not understood is left out of what is looked for in titles", () => {
  const profile = {
    condition: "glioblastoma",
    stage: "locally advanced, no metastases",
    biomarkers: [
      "no MGMT methylation",
      "IDH nicht mutiert",
      "EGFR amplification",
      "KRAS wild-type",
      "something else",
      "NF7",
    ],
  }

  expect(AffirmedProfile.of(profile)).toEqual({
    condition: "glioblastoma",
    stage: "locally advanced",
    biomarkers: ["EGFR amplification", "KRAS wild-type", "NF7"],
  })
  expect(AffirmedProfile.of({ condition: "glioma", biomarkers: [] })).toEqual({ condition: "glioma", biomarkers: [] })
})

test("Of an entry with several markers, what is affirmed is left", () => {
  const profile = {
    condition: "lung cancer",
    biomarkers: ["KRAS G12C, no EGFR mutation", "HER2 equivocal/MET amplified"],
  }

  expect(AffirmedProfile.of(profile).biomarkers).toEqual(["KRAS G12C", "MET amplified"])
})

test("The kind that brackets name is looked for", () => {
  expect(AffirmedProfile.of({ condition: "kidney disease (FSGS)", biomarkers: [] }).condition).toBe(
    "focal segmental glomerulosclerosis",
  )
})

test("What is cut short is looked for in full", () => {
  const staged = (condition: string, stage: string) => AffirmedProfile.of({ condition, stage, biomarkers: [] })

  expect(staged("panc ca", "newly dx, liver mets")).toMatchObject({
    condition: "pancreatic cancer",
    stage: "newly diagnosed, liver metastases",
  })
  expect(staged("glioblastoma", "stage 4")).toMatchObject({ stage: "grade 4" })
  expect(staged("glioblastoma", "4")).toMatchObject({ stage: "grade 4" })
  expect(staged("breast cancer", "2")).toMatchObject({ stage: "stage 2" })
  expect(staged("breast cancer", "IIIB")).toMatchObject({ stage: "stage IIIB" })
  expect(staged("lung cancer", "III/IV")).toMatchObject({ stage: "stage III/IV" })
  expect(staged("colorectal cancer", "0")).toMatchObject({ stage: "stage 0" })
})
