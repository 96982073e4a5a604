import { expect, test } from "bun:test"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../../domain/Profile.ts"

const evidence = (text: string, asked: Omit<Profile, "condition">): string | undefined =>
  Reading.read(text, Questions.of({ condition: "", ...asked }))[0]?.evidence

test("a quote ends before the mark of the next item in its line", () => {
  const text = "Inclusion Criteria: - Adults - KRAS G12C mutation - Consent * Second-line therapy * Age 18"

  expect(evidence(text, { biomarkers: ["KRAS G12C"] })).toBe("Inclusion criteria: “KRAS G12C mutation”")
  expect(evidence(text, { biomarkers: [], priorLines: 1 })).toBe("Inclusion criteria: “Second-line therapy”")
})

test("a minus that belongs to a marker stays in its quote", () => {
  expect(evidence("Inclusion Criteria:\n\n* HER2-", { biomarkers: ["HER2 negative"] })).toBe(
    "Inclusion criteria: “HER2-”",
  )
})

test("a minus at the end of its line stays, too", () => {
  expect(evidence("Inclusion Criteria:\n\n* HER2 -", { biomarkers: ["HER2 negative"] })).toBe(
    "Inclusion criteria (its state is not said): “HER2 -”",
  )
})

test("the same words in both parts are quoted for each", () => {
  const text = "Inclusion Criteria:\n\n* KRAS G12C\n\nExclusion Criteria:\n\n* KRAS G12C"

  expect(evidence(text, { biomarkers: ["KRAS G12C"] })).toBe(
    "Inclusion criteria: “KRAS G12C” Exclusion criteria: “KRAS G12C”",
  )
})

test("a sentence that speaks for both sides is quoted once", () => {
  const text = "Inclusion Criteria:\n\n* EGFR mutation, or after no prior therapy no EGFR mutation of any kind"
  const quotes = [...(evidence(text, { biomarkers: ["EGFR mutation"] }) ?? "").matchAll(/“/g)]

  expect(quotes.length).toBe(1)
})
