import { expect, test } from "bun:test"
import * as Slips from "../../../../domain/eligibility/text/Slips.ts"

test.each([
  ["exclusion", "exclusion", 0, true],
  ["excluson", "exclusion", 1, true],
  ["exclustion", "exclusion", 1, true],
  ["exclusoin", "exclusion", 1, true],
  ["exlcuson", "exclusion", 1, false],
  ["exlcuson", "exclusion", 2, true],
  ["excision", "exclusion", 2, true],
  ["inclusion", "exclusion", 1, false],
  ["", "ab", 2, true],
  ["", "abc", 2, false],
] as const)("%j becomes %j with at most %d: %p", (one, other, most, are) => {
  expect(Slips.areWithin(one, other, most)).toBe(are)
  expect(Slips.areWithin(other, one, most)).toBe(are)
})
