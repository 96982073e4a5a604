import { expect, test } from "bun:test"
import * as Asides from "../../../../domain/eligibility/prior-lines/Asides.ts"
import { claimIn } from "./Wording.ts"

test.each<[text: string, isAside: boolean]>([
  ["Prior chemotherapy", false],
  ["Has received systemic therapy for metastatic disease", false],
  ["Prior chemotherapy within 4 weeks of the first dose", true],
  ["Received chemotherapy recently", true],
  ["Relapsed within 6 months after prior chemotherapy", false],
  ["At least two prior lines of therapy", false],
])("%j speaks of something else than of who has had how much: %p", (text, isAside) => {
  const { claim, words } = claimIn(text, "also asides")

  expect(Asides.isAside(words, claim)).toBe(isAside)
})
