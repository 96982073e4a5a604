import { expect, test } from "bun:test"
import * as ListIntroduction from "../../../../domain/eligibility/document/ListIntroduction.ts"

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
])("%j introduces %p", (sentence, side) => expect<unknown>(ListIntroduction.sideOf(sentence.split(" "))).toBe(side))
