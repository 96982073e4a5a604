import { expect, test } from "bun:test"
import * as AffirmedProfile from "../../../domain/ranking/AffirmedProfile.ts"

test("What is denied or not understood is left out of what is looked for in titles", () => {
  const profile = {
    condition: "glioblastoma",
    stage: "locally advanced, no metastases",
    biomarkers: ["no MGMT methylation", "IDH nicht mutiert", "EGFR amplification", "KRAS wild-type", "something else"],
  }

  expect(AffirmedProfile.of(profile)).toEqual({
    condition: "glioblastoma",
    stage: "locally advanced",
    biomarkers: ["EGFR amplification", "KRAS wild-type", "something else"],
  })
  expect(AffirmedProfile.of({ condition: "glioma", biomarkers: [] })).toEqual({ condition: "glioma", biomarkers: [] })
})
