import { expect, test } from "bun:test"
import * as PlainHeading from "../../../../domain/eligibility/document/PlainHeading.ts"

test.each([
  ["who can join the study", false, "inclusion"],
  ["who cannot join", false, "exclusion"],
  ["reasons you may not be able to take part", false, "exclusion"],
  ["what would keep me out", false, "exclusion"],
  ["you may join if you have any of these", true, "inclusion"],
  ["you cannot take part if you are pregnant", true, "exclusion"],
  ["do not join if", true, "exclusion"],
  ["this study is not for people who have", true, "exclusion"],
  ["people who cannot be in the study", true, "exclusion"],
  ["things that rule you out", true, "exclusion"],
  ["you cannot take part if you are pregnant", false, undefined],
  ["patients who take part in another study", true, undefined],
  ["participants must have", true, undefined],
  ["who is treated with chemotherapy", false, undefined],
] as const)("%j (with a colon: %p) heads the side of %p", (heading, hasColon, side) => {
  expect<unknown>(PlainHeading.sideOf(heading.split(" "), hasColon)).toBe(side)
})
