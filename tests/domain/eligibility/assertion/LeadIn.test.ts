import { expect, test } from "bun:test"
import * as LeadIn from "../../../../domain/eligibility/assertion/LeadIn.ts"
import * as Sentence from "./Sentence.ts"

test.each([
  ["None of the following: KRAS", "none of the following"],
  ["Excluded: KRAS", "excluded"],
  ["Surgery. Allowed: ALK or KRAS", "allowed"],
  ["Drugs (not allowed: ALK, KRAS)", "not allowed"],
  ["Drugs (permissible: ALK, KRAS)", "permissible"],
  ["Tumor type: KRAS", undefined],
  ["Excluded: ALK. KRAS", undefined],
  ["KRAS: excluded", undefined],
  ["Drugs (not allowed: ALK), KRAS", undefined],
])("%j is introduced by %p", (text, lead) => {
  const { first, words } = Sentence.of(text)

  expect(LeadIn.before(words, first)?.join(" ")).toBe(lead as string)
})
