import { expect, test } from "bun:test"
import * as TreatmentPhrase from "../../../../domain/eligibility/treatment/TreatmentPhrase.ts"
import { wordsOf } from "../prior-lines/Wording.ts"

test.each<[text: string, kind: TreatmentPhrase.Treatment["kind"] | undefined]>([
  ["systemic therapy", "any"],
  ["prior lines of therapy", "any"],
  ["chemotherapy", "any"],
  ["platinum-based chemotherapy", "class"],
  ["an EGFR inhibitor", "class"],
  ["endocrine therapy", "class"],
  ["adjuvant chemotherapy", "early"],
  ["radiotherapy", undefined],
  ["therapy for hepatitis", "other"],
  ["cycles of chemotherapy", "any"],
  ["therapy-induced", "other"],
  ["weeks", undefined],
])("%j is a treatment of kind %p", (text, kind) => {
  expect<unknown>(TreatmentPhrase.at(wordsOf(text), 0)?.kind).toBe(kind)
})

test("Lines are told from cycles, and what is called prior or systemic from what is only called treatment", () => {
  expect(TreatmentPhrase.at(wordsOf("prior lines of therapy"), 0)).toMatchObject({ isGrouped: true, isPrior: true })
  expect(TreatmentPhrase.at(wordsOf("cycles of chemotherapy"), 0)).toMatchObject({ isPortion: true, isGrouped: false })
  expect(TreatmentPhrase.at(wordsOf("systemic therapy"), 0)).toMatchObject({ isSystemic: true, isPrior: false })
})
