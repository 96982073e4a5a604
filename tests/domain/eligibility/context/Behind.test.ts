import { describe, expect, test } from "bun:test"
import { behind, ofNone } from "../../../../domain/eligibility/context/Context.ts"
import type { AssertionStatus } from "../../../../domain/eligibility/context/CuesAhead.ts"
import * as Sentence from "./Sentence.ts"

describe.each<readonly [status: AssertionStatus, texts: ReadonlyArray<string>]>([
  [
    "allowed",
    [
      "KRAS is allowed",
      "KRAS allowed.",
      "KRAS allowed if treated",
      "KRAS (by a local test, not allowed in tissue) is allowed",
      "KRAS is not an exclusion",
      "KRAS does not make a patient ineligible",
      "KRAS does not disqualify",
      "KRAS is not a reason for exclusion",
      "KRAS is no exclusion criterion",
      "KRAS is no reason for exclusion",
      "KRAS does not lead to exclusion",
      "KRAS will not exclude patients",
      "KRAS are not excluded",
      "KRAS: allowed",
    ],
  ],
  [
    "forbidden",
    [
      "KRAS is excluded",
      "KRAS is not allowed",
      "No KRAS is allowed",
      "KRAS excluded",
      "KRAS will make a patient ineligible",
      "KRAS renders subjects not eligible for the trial",
      "KRAS disqualifies",
      "KRAS disqualifies the patient from this study",
      "KRAS is disqualifying",
      "KRAS precludes participation",
      "KRAS precludes study entry",
      "KRAS is grounds for exclusion",
      "KRAS is a reason for exclusion",
      "KRAS is considered cause for exclusion",
      "KRAS will lead to exclusion",
      "KRAS results in exclusion",
      "KRAS excludes patients from the study",
      "KRAS would exclude the patient",
      "KRAS constitutes an exclusion",
      "KRAS cannot be enrolled",
      "KRAS cannot participate",
      "KRAS may not take part",
      "KRAS should not enter the study",
      "KRAS are not to be enrolled",
      "KRAS are not candidates for this study",
      "KRAS is barred",
      "KRAS ineligible",
      "KRAS tumours ineligible.",
      "KRAS PDAC: ineligible",
      "KRAS patients: not permitted",
      "KRAS tumors: excluded",
      "KRAS is a contraindication to enrollment",
    ],
  ],
  ["permitted", ["KRAS may be enrolled", `KRAS ${"very ".repeat(16)}is allowed`]],
  ["neutral", ["KRAS is optional", "KRAS is not required", "No KRAS is required"]],
  ["incapable", ["KRAS is not feasible", "KRAS was not performed"]],
  [
    "uncertain",
    [
      "KRAS cannot be performed",
      "KRAS is absent",
      "KRAS was not found",
      "KRAS not excluded",
      "KRAS has not been ruled out",
      "KRAS could not be excluded",
    ],
  ],
  ["negated", ["KRAS has been ruled out", "KRAS is not suspected", "KRAS-naive", "KRAS naive", "KRAS-free"]],
  [
    "affirmed",
    [
      "KRAS",
      "KRAS is required",
      "KRAS in allowed places",
      "KRAS, but ALK is excluded",
      "KRAS is only allowed with treatment",
      "KRAS without any condition that makes a patient ineligible",
      "KRAS with no illness which precludes participation",
      "KRAS precludes surgery",
      "KRAS in patients who cannot participate",
      "KRAS may not be detected",
      "KRAS is not eligible for surgery",
      "(KRAS in tissue) is allowed",
      "KRAS unless ALK is excluded",
      `KRAS ${"very ".repeat(30)}is allowed`,
    ],
  ],
])("what is behind a mention makes it %s", (status, texts) => {
  test.each(texts)("%j", (text) => {
    const { first, last, words } = Sentence.of(text)

    expect(behind(words, first, last)).toBe(status)
  })
})

test.each([
  ["No KRAS", true],
  ["None of KRAS", true],
  ["Surgery, no KRAS", true],
  ["Surgery without KRAS", false],
  ["KRAS", false],
])("In %j the clause begins with none: %p", (text, is) => {
  const { first, words } = Sentence.of(text)

  expect(ofNone(words, first)).toBe(is)
})
