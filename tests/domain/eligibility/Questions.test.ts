import { expect, test } from "bun:test"
import * as Questions from "../../../domain/eligibility/Questions.ts"

test("A profile asks one question for each field or item that it holds, in one order", () => {
  const asked = Questions.of({ condition: "glioma", priorLines: 0, biomarkers: ["MSI-H", " x "], stage: "Recurrent" })

  expect(asked.map(({ kind, label }) => [kind, label])).toEqual([
    ["stage", "Stage: Recurrent"],
    ["biomarker", "Biomarker: MSI-H"],
    ["biomarker", "Biomarker:  x "],
    ["prior_lines", "Prior lines of therapy"],
  ])
})

test("A profile of nothing but a condition asks nothing", () => {
  expect(Questions.of({ condition: "glioma", biomarkers: [] })).toEqual([])
})
