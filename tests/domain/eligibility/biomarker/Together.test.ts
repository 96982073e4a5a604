import { describe, expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"

const answer = (written: string, text: string): Signpost => {
  const questions = Questions.of({ condition: "cancer", biomarkers: [written] })
  const [signpost] = Reading.read(text, questions)
  if (signpost === undefined) throw new Error("There is one answer for each entry.")

  return signpost
}

const inclusion = (text: string): string => `Inclusion Criteria:\n- ${text}`

const exclusion = (text: string): string => `Exclusion Criteria:\n- ${text}`

describe("Who is kept out for one of several markers is kept out", () => {
  test.each([
    ["HR+/HER2-", "Hormone receptor positive disease"],
    ["ER+/PR+/HER2-", "Hormone receptor positive disease"],
    ["ER positive, HER2 negative", "Hormone receptor positive disease"],
    ["KRAS G12D, HER2 negative", "KRAS mutation"],
    ["MSI-H, TMB-high", "MSI-H tumors"],
    ["BRCA1/BRCA2 mutation", "BRCA2 mutation"],
    ["MGMT methylated, IDH wild-type", "IDH wild-type"],
  ])("%j: %s", (written, text) => {
    expect(answer(written, exclusion(text))).toMatchObject({ state: "mentioned_exclusion" })
    expect(answer(written, exclusion(text)).evidence.sentence).toContain(`“${text}”`)
  })
})

describe("Who is let in for one of them is let in, if no other is left open", () => {
  test.each([
    ["HR+/HER2-", inclusion("HR+/HER2- breast cancer")],
    ["KRAS G12D, HER2 negative", inclusion("KRAS G12D mutation")],
    ["BRCA wild-type, KRAS G12D", inclusion("KRAS G12D mutation")],
    ["KRAS G12C, EGFR WT", inclusion("KRAS G12C mutation\n- EGFR status known")],
    ["KRAS G12C, EGFR WT", `${inclusion("KRAS G12C mutation")}\n\n${exclusion("EGFR mutation")}`],
    ["amyloid positive, tau positive", inclusion("Amyloid PET positive")],
    ["BRCA1/BRCA2 mutation", inclusion("BRCA2 mutation")],
    ["EGFR exon 19 deletion, T790M negative", inclusion("EGFR mutation (exon 19 deletion or L858R)")],
    ["PD-L1 80%, EGFR/ALK/ROS1 negative", inclusion("PD-L1 TPS ≥50%, no EGFR, ALK or ROS1 alterations")],
    ["ER 95%, PR 80%, HER2 1+", inclusion("HR+/HER2-low breast cancer")],
    ["negative: EGFR, ALK; positive: KRAS G12C", inclusion("KRAS G12C")],
    ["EGFR-/ALK-", inclusion("Negative for EGFR and ALK")],
    ["RAS/BRAF wt", inclusion("RAS wild-type")],
  ])("%j: %j", (written, text) => expect(answer(written, text)).toMatchObject({ state: "mentioned_inclusion" }))
})

describe("What is left open for one of them leaves the entry open", () => {
  test.each([
    ["HR+/HER2-", inclusion("Triple-negative breast cancer")],
    ["ER positive, HER2 negative", inclusion("Triple-negative breast cancer")],
    ["HR+/HER2-", inclusion("HER2-positive breast cancer")],
    ["KRAS G12C, EGFR WT", inclusion("KRAS G12C mutation\n- EGFR mutation")],
    ["EGFR exon 19 deletion, T790M negative", inclusion("EGFR T790M mutation")],
    ["KRAS G12C, HER2 equivocal", inclusion("KRAS G12C mutation\n- HER2 positive")],
    ["KRAS G12C, TP53 mutation", exclusion("KRAS wild-type")],
  ])("%j: %j", (written, text) => {
    const { evidence, state } = answer(written, text)

    expect(state).toBe("unknown")
    expect(evidence.sentence).toContain("“")
  })
})

describe("What is left open for one of them leaves nothing open where another is enough", () => {
  test.each([
    ["BRCA negative, ATM mutated", inclusion("BRCA1, BRCA2 or ATM mutation")],
    ["BRCA mutated, ATM negative", inclusion("BRCA1, BRCA2 or ATM mutation")],
    ["BRCA1 wild-type, ATM mutation", inclusion("Mutation in BRCA1, BRCA2, ATM, or PALB2")],
    ["BRCA negative, ATM mutated", inclusion("Gene alterations (BRCA1, BRCA2, ATM, CDK12)")],
    ["BRCA negative, ATM mutated", inclusion("One of the following mutations:\n  - BRCA1\n  - BRCA2\n  - ATM")],
    ["EGFR negative, ALK positive", inclusion("EGFR mutation or ALK fusion")],
    ["EGFR negative, ALK positive", inclusion("EGFR mutation or ALK fusion, after an EGFR inhibitor")],
    ["KRAS G12V, BRAF V600E", inclusion("KRAS G12C, G12D or BRAF V600E mutation")],
    ["ER+/PR-/HER2-", inclusion("ER and/or PR positive, HER2-negative")],
  ])("%j: %j", (written, text) => expect(answer(written, text)).toMatchObject({ state: "mentioned_inclusion" }))

  test.each([
    ["BRCA negative, ATM mutated", inclusion("BRCA2 mutation and ATM mutation")],
    ["BRCA negative, ATM mutated", inclusion("BRCA1, BRCA2 or ATM mutation\n- BRCA2 mutation in the germline")],
    ["BRCA negative, ATM negative", inclusion("BRCA1, BRCA2 or ATM mutation")],
    ["EGFR negative, PD-L1 positive", inclusion("EGFR mutation, PD-L1 positive")],
    ["EGFR negative, MET amplification", inclusion("All of the following:\n  - EGFR mutation\n  - MET amplification")],
    ["PD-L1 negative, HER2 positive", inclusion("Negative for PD-L1 or HER2")],
    ["KRAS G12V, STK11 wild-type", inclusion("KRAS and STK11 co-mutation")],
  ])("but not %j: %j", (written, text) => expect(answer(written, text)).toMatchObject({ state: "unknown" }))
})

test("The same markers in another order or in other words ask the same", () => {
  const asks = (...biomarkers: ReadonlyArray<string>) =>
    Questions.of({ condition: "cancer", biomarkers }).map((question) => question.asks)
  const [one, ...others] = asks("HR+/HER2-", "HER2 negative, HR positive", "HER2-, HR+, HER2-")

  expect(others).toEqual([one ?? "", one ?? ""])
  expect(asks("KRAS G12D, KRAS G12D mutation")).toEqual(asks("KRAS G12D"))
})
