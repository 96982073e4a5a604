import { expect, test } from "bun:test"
import * as Washout from "../../../../domain/eligibility/prior-lines/Washout.ts"
import { claimIn } from "./Wording.ts"

test.each<[text: string, isTimed: boolean]>([
  ["Prior chemotherapy within 4 weeks of the first dose", true],
  ["Received chemotherapy recently", true],
  ["Prior chemotherapy", false],
  ["Relapsed within 6 months after prior chemotherapy", false],
])("%j speaks of a wash-out: %p", (text, isTimed) => {
  const { claim, words } = claimIn(text, "also asides")

  expect(Washout.isTimed(words, claim)).toBe(isTimed)
})
