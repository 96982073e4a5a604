import { expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Sentences from "../../../../domain/eligibility/document/Sentences.ts"

const around = (text: string, word: string): string => {
  const at = text.indexOf(word)
  const { end, start } = Sentences.around(Document.make(text), { start: 0, end: text.length }, at, at + word.length)

  return text.slice(start, end)
}

test.each([
  ["Adults. KRAS mutation. Consent.", "KRAS mutation."],
  ["Adults; KRAS mutation; consent", "KRAS mutation"],
  ["Adults; HER2-low (IHC 1+ or 2+; KRAS) tumours; consent", "HER2-low (IHC 1+ or 2+; KRAS) tumours"],
  [
    "KRAS-mutated (IHC 1+ or 2+/ISH negative; exploratory cohort)",
    "KRAS-mutated (IHC 1+ or 2+/ISH negative; exploratory cohort)",
  ],
  ["Adults (any sex; KRAS mutation; consent", "KRAS mutation"],
  ["KRAS with t(9;22)(q34;q11); consent", "KRAS with t(9;22)(q34;q11)"],
  ["Tumours, e.g. KRAS vs. NRAS mutated", "Tumours, e.g. KRAS vs. NRAS mutated"],
  ["Adults - KRAS mutation - Consent", "KRAS mutation -"],
  ["Stage III - IV KRAS mutation; consent", "Stage III - IV KRAS mutation"],
  ["Stage II - IIIA KRAS mutation; consent", "Stage II - IIIA KRAS mutation"],
  ["Adults • KRAS mutation • Consent", "KRAS mutation •"],
  ["At least 2.5 cm KRAS", "At least 2.5 cm KRAS"],
  ["Measurable lesions No KRAS mutation Prior surgery allowed", "No KRAS mutation"],
  ["Surgery: Not specified Molecular status: KRAS wild-type Other: See protocol", "Molecular status: KRAS wild-type"],
  ["Adults (any sex) Patients with KRAS mutations", "Patients with KRAS mutations"],
  ["See Disease Characteristics No KRAS mutation", "No KRAS mutation"],
  ["Consent of Patients with KRAS mutations", "Consent of Patients with KRAS mutations"],
  ["For phase 2 Patients with KRAS mutations", "For phase 2 Patients with KRAS mutations"],
  ["Either 1) EGFR or 2) No KRAS mutation", "Either 1) EGFR or 2) No KRAS mutation"],
  ["For metastatic disease Recurrence with a KRAS mutation", "Recurrence with a KRAS mutation"],
  ["Eligible Patients with KRAS mutations", "Eligible Patients with KRAS mutations"],
  ["Cohort 1 (lung), Patients with KRAS mutations", "Cohort 1 (lung), Patients with KRAS mutations"],
  ["KRAS mutation (eg. by sequencing) in blood", "KRAS mutation (eg. by sequencing) in blood"],
])("In %j the sentence is %j", (text, sentence) => expect(around(text, "KRAS")).toBe(sentence))

test("A very long sentence is cut on both sides", () => {
  expect(around(`${"a".repeat(2000)} KRAS ${"b".repeat(2000)}`, "KRAS").length).toBeLessThan(1100)
})

test.each<[text: string, sentences: ReadonlyArray<string>]>([
  ["Adults; KRAS mutation.  Consent", ["Adults", "KRAS mutation.", "Consent"]],
  ["; Adults (any sex; any age) ;; Consent;", ["Adults (any sex; any age)", "Consent"]],
  ["  ", []],
])("%j is made of the sentences %j", (text, sentences) => {
  const all = [...Sentences.within(Document.make(text), { start: 0, end: text.length })]

  expect(all.map(({ end, start }) => text.slice(start, end))).toEqual([...sentences])
})
