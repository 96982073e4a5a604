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

test.each([
  ["patients will be excluded if any of the following apply", "exclusion"],
  ["patients will not be entered for any of the following reasons", "exclusion"],
  ["you cannot participate if", "exclusion"],
  ["you may not be able to participate if", "exclusion"],
  ["none of the following", "exclusion"],
  ["to be eligible patients must", "inclusion"],
  ["patients will not be eligible if", "exclusion"],
  ["patients are not excluded if", undefined],
  ["patients eligible for this study must not meet any of the following criteria", undefined],
  ["eligible patients may not have any of the following", undefined],
  ["patients must have", undefined],
  ["patients will be treated as follows", undefined],
])("%j introduces %p", (sentence, side) => expect<unknown>(PlainHeading.sideIntroduced(sentence.split(" "))).toBe(side))
