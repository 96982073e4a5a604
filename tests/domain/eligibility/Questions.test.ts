import { expect, test } from "bun:test"
import * as Questions from "../../../domain/eligibility/Questions.ts"

test("A profile asks one question for each field or item that it holds, in one order", () => {
  const asked = Questions.of({ condition: "glioma", priorLines: 0, biomarkers: ["MSI-H", " x "], stage: "Recurrent" })

  expect(asked.map(({ kind, label }) => [kind, label])).toEqual([
    ["stage", "Stage: Recurrent"],
    ["biomarker", "Biomarker: MSI-H"],
    ["biomarker", "Biomarker:  x "],
    ["priorLines", "Prior lines of therapy"],
  ])
})

test.each<readonly [one: string, other: string, areAlike: boolean]>([
  ["KRAS G12D", " kras p.G12D mutation", true],
  ["KRAS G12D", "KRAS G12C", false],
  ["KRAS mutation", "KRAS wild-type", false],
  ["HER2 positive", "ERBB2 positive", true],
  ["PD-L1 60 %", "PD-L1 5 %", false],
  ["Something", "something ", true],
])("%j and %j ask the same: %p", (one, other, areAlike) => {
  const [first, second] = Questions.of({ condition: "x", biomarkers: [one, other] })

  expect(first?.asks === second?.asks).toBe(areAlike)
})

test("A profile of nothing but a condition asks nothing", () => {
  expect(Questions.of({ condition: "glioma", biomarkers: [] })).toEqual([])
})
