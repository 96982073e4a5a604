import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"
import type { Profile } from "../../../../domain/Profile.ts"

const told = (profile: Partial<Profile>, ...lines: ReadonlyArray<string>): Signpost => {
  const [question] = Questions.of({ condition: "breast cancer", biomarkers: [], ...profile })
  if (question === undefined) throw new Error("Something is asked.")

  return Reading.answer(Reading.open(["Inclusion Criteria:", "", ...lines].join("\n")), question)
}

const ofMelanoma = [
  "Cohort 2 (melanoma):",
  "",
  "* PD-L1 positive",
  "* Metastatic disease",
  "* At least one prior line of therapy",
]

const fields: ReadonlyArray<readonly [field: string, profile: Partial<Profile>]> = [
  ["a biomarker", { biomarkers: ["PD-L1 positive"] }],
  ["the stage", { stage: "metastatic" }],
  ["earlier lines", { priorLines: 1 }],
]

describe.each(fields)("Of %s", (_, profile) => {
  test("what is said of those with another cancer is told as before, and known to be of others", () => {
    const signpost = told(profile, ...ofMelanoma)

    expect(signpost.state).toBe("mentioned_inclusion")
    expect(signpost.isOfOthers).toBe(true)
    expect(signpost.evidence.sentence).toContain("Cohort 2 (melanoma)")
  })

  test.each(["melanoma", "solid tumor", "Alzheimer's disease"])("it is of no others for %s", (condition) => {
    expect(told({ ...profile, condition }, ...ofMelanoma).isOfOthers).toBe(false)
  })

  test("what is said of the patient's own cancer counts, wherever it stands", () => {
    const ofBreast = ofMelanoma.map((line) => line.replace("melanoma", "breast cancer").replace("2", "3"))

    for (const lines of [
      [...ofMelanoma, "", ...ofBreast],
      [...ofBreast, "", ...ofMelanoma],
    ])
      expect(told(profile, ...lines).isOfOthers).toBe(false)
  })
})

test("What a sentence says of the patient's cancer counts under whatever heading", () => {
  const lines = ["Cohort 2 (melanoma):", "", "* PD-L1-positive breast cancer is let in, too"]

  expect(told({ biomarkers: ["PD-L1 positive"] }, ...lines).isOfOthers).toBe(false)
})

test("More lines than usual are told apart as well", () => {
  const lines = ["Cohort 2 (melanoma):", "", "* At least one prior line of therapy"]

  expect(told({ priorLines: 12 }, ...lines).isOfOthers).toBe(true)
  expect(told({ priorLines: 12, condition: "melanoma" }, ...lines).isOfOthers).toBe(false)
})
