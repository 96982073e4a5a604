import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"

const told = (biomarker: string, ...items: ReadonlyArray<string>): Signpost => {
  const written = ["Inclusion Criteria:", "", ...items.map((item) => `* ${item}`)].join("\n")
  const [question] = Questions.of({ condition: "cancer", biomarkers: [biomarker] })
  if (question === undefined) throw new Error(`${biomarker} is asked for.`)

  return Reading.answer(Reading.open(written), question)
}

describe("Asked of those who have it is", () => {
  test.each<readonly [biomarker: string, item: string]>([
    ["EGFR mutation", "Patients with EGFR mutations must have progressed on an EGFR inhibitor"],
    ["ALK fusion", "Participants whose tumors have EGFR or ALK alterations should have received targeted therapy"],
    [
      "ALK fusion",
      "Progression on platinum (Note: patients with EGFR or ALK aberrations should have had approved therapy)",
    ],
    ["HER2 positive", "HER2 negative or, if HER2 positive, disease must have progressed on trastuzumab"],
    ["BRAF V600E", "For subjects with a BRAF V600E mutation, one line of targeted therapy will be required"],
    ["HER2 positive", "HER2-overexpressing participants must have received prior anti-HER2 therapy"],
    [
      "KRAS G12C",
      "Patients with tumors with known alterations such as EGFR, ALK, ROS1, BRAF, RET, MET, and KRAS need prior therapy",
    ],
    [
      "EGFR mutation",
      "For patients with EGFR activating mutations, appropriate targeted treatment should have been used",
    ],
    ["Ph+", "Patients with Ph+ disease have to be refractory to two inhibitors"],
  ])("%s: %s", (biomarker, item) => {
    const signpost = told(biomarker, item)

    expect(signpost.state).toBe("mentioned_inclusion")
    expect(signpost.isLookedFor).toBe(false)
    expect(signpost.evidence.sentence).toContain("(asked of those who have it)")
  })
})

describe("Looked for is", () => {
  test.each<readonly [biomarker: string, item: string]>([
    ["EGFR mutation", "EGFR mutation"],
    ["EGFR mutation", "Patients must have an EGFR mutation and have progressed on an EGFR inhibitor"],
    ["EGFR mutation", "Patients with an EGFR mutation who progressed on osimertinib"],
    ["EGFR mutation", "Patients with an EGFR mutation and must have received osimertinib"],
    ["HER2 positive", "Patients with HER2-positive disease must have a tumor sample"],
    ["EGFR mutation", "Documented EGFR mutation, and patients must have progressed on an inhibitor"],
    ["EGFR mutation", "Documented EGFR mutation. Patients must have progressed on an inhibitor"],
    ["EGFR mutation", "The tumor harbors an EGFR mutation or must have responded to prior gefitinib"],
  ])("%s: %s", (biomarker, item) => {
    const signpost = told(biomarker, item)

    expect(signpost.state).toBe("mentioned_inclusion")
    expect(signpost.isLookedFor).toBe(true)
  })

  test("what is looked for elsewhere, wherever that stands", () => {
    const duty = "Patients with EGFR mutations must have received an EGFR inhibitor"
    const sought = "EGFR mutation"

    for (const items of [
      [duty, sought],
      [sought, duty],
    ]) {
      const { evidence, isLookedFor } = told("EGFR mutation", ...items)

      expect(isLookedFor).toBe(true)
      expect(evidence.sentence).toBe("Inclusion criteria: “EGFR mutation”")
    }
  })

  test.each(["Regardless of PD-L1 status", "PD-L1 positive or negative disease", "Any PD-L1 status"])(
    "nobody where either way is accepted: %s",
    (item) => {
      const { isLookedFor, state } = told("PD-L1 positive", item)

      expect(state).toBe("mentioned_inclusion")
      expect(isLookedFor).toBe(false)
    },
  )

  test("what is kept out is kept out", () => {
    const { isLookedFor, state } = told("EGFR mutation", "No patients with EGFR mutations, who must have other therapy")

    expect(state).toBe("mentioned_exclusion")
    expect(isLookedFor).toBe(false)
  })
})
